import Foundation

/// Reads XML 1.0 in UTF-8, and in what `utf8` converts, strictly, without document types: nothing can be declared, so
/// nothing can grow or be fetched.
///
/// Foundation's own reader is in FoundationXML, which would add libxml2 and its start-up to every start.
public struct XMLReader {
  /// The bytes are not such a document, from this line on (the first is 1).
  public struct Failure: Error, Hashable {
    public var line: Int
  }

  public enum Event: Hashable {
    /// The name without its prefix.
    case start(String, attributes: [String: String])
    case text(String)
    case end(String)
  }

  private let bytes: [UInt8]
  private let keepsUnknownReferences: Bool
  private var position = 0
  /// The names of the elements that are open, with their prefixes.
  private var open: [String] = []
  private var hasRoot = false
  /// `<a/>` is a start and an end.
  private var endsNext = false

  /// `keepsUnknownReferences` leaves what XML does not define, such as HTML's `&nbsp;`, in the text as it was written.
  public init(_ bytes: [UInt8], keepsUnknownReferences: Bool = false) {
    let bytes = Self.utf8(bytes)
    self.bytes = bytes
    self.keepsUnknownReferences = keepsUnknownReferences
    // A mark of byte order is no part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// A text outside of a document with its references resolved; others, and a text that XML can't hold, stay as they
  /// are.
  public static func resolved(_ text: String) -> String {
    var reader = XMLReader(Array(text.utf8), keepsUnknownReferences: true)
    return (try? reader.text { _ in false }) ?? text
  }

  /// `nil` when the document has ended as it should.
  public mutating func next() throws(Failure) -> Event? {
    if endsNext {
      endsNext = false
      return .end(try close(open.last ?? ""))
    }
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let text = try text()
        if !open.isEmpty { return .text(text) }
        guard text.allSatisfy(\.isWhitespace) else { throw failure }
        continue
      }
      if take("<!--") {
        try skip(to: "-->")
      } else if take("<?xml ") {
        try declaration()
      } else if take("<?") {
        try skip(to: "?>")
      } else if take("<![CDATA[") {
        guard !open.isEmpty else { throw failure }
        let start = position
        try skip(to: "]]>")
        return .text(try string(start..<position - 3))
      } else if take("</") {
        return try endTag()
      } else if take("<!") {
        throw failure
      } else {
        return try startTag()
      }
    }
    guard open.isEmpty, hasRoot else { throw failure }
    return nil
  }
}

extension XMLReader {
  private static let deepest = 64
  private static let mostAttributes = 100

  /// Here, at this line.
  private var failure: Failure {
    Failure(line: bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1)
  }

  /// Only UTF-8 is read; a document that says otherwise is not understood.
  private mutating func declaration() throws(Failure) {
    try skip(to: "?>")
    if let encoding = Self.declared(bytes), !Self.isUTF8(encoding) { throw failure }
  }

  private mutating func startTag() throws(Failure) -> Event {
    guard !(open.isEmpty && hasRoot), open.count < Self.deepest else { throw failure }
    position += 1
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = skipSpace()
      if take("/>") {
        endsNext = true
        break
      }
      if take(">") { break }
      guard hasSpace else { throw failure }
      let key = try self.name()
      skipSpace()
      guard take("=") else { throw failure }
      skipSpace()
      guard attributes.updateValue(try value(), forKey: key) == nil,
        attributes.count <= Self.mostAttributes
      else { throw failure }
    }
    hasRoot = true
    open.append(name)
    return .start(Self.local(name), attributes: attributes)
  }

  private mutating func endTag() throws(Failure) -> Event {
    let name = try name()
    skipSpace()
    guard take(">") else { throw failure }
    return .end(try close(name))
  }

  private mutating func close(_ name: String) throws(Failure) -> String {
    guard open.last == name else { throw failure }
    open.removeLast()
    return Self.local(name)
  }

  private mutating func value() throws(Failure) -> String {
    guard position < bytes.count else { throw failure }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw failure }
    position += 1
    let text = try text { $0 == quote || $0 == UInt8(ascii: "<") }
    guard position < bytes.count, bytes[position] == quote else { throw failure }
    position += 1
    return text
  }

  /// Text up to a byte that ends it, with its references resolved: the five of XML and those by number.
  private mutating func text(
    until ends: (UInt8) -> Bool = { $0 == UInt8(ascii: "<") }
  ) throws(Failure) -> String {
    var text = ""
    var start = position
    while position < bytes.count, !ends(bytes[position]) {
      guard bytes[position] == UInt8(ascii: "&") else {
        position += 1
        continue
      }
      text += try string(start..<position)
      start = position
      if let scalar = reference() {
        text.unicodeScalars.append(scalar)
        start = position
      } else {
        guard keepsUnknownReferences else { throw failure }
        position = start + 1
      }
    }
    return text + (try string(start..<position))
  }

  /// `nil` where none begins that XML defines: a failure counts lines, which takes too long for each of many.
  private mutating func reference() -> Unicode.Scalar? {
    for (name, scalar) in Self.references where take(name) { return scalar }
    guard take("&#") else { return nil }
    let radix = take("x") ? 16 : 10
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ";"), position - start < 8 {
      position += 1
    }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard take(";"), digits.first?.isHexDigit == true, let number = UInt32(digits, radix: radix),
      let scalar = Unicode.Scalar(number), Self.isAllowed(scalar)
    else { return nil }
    return scalar
  }

  private static let references: [(StaticString, Unicode.Scalar)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
  ]

  private mutating func name() throws(Failure) -> String {
    let start = position
    while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
    let name = try string(start..<position)
    guard let first = name.first, first.isLetter || first == "_" else { throw failure }
    return name
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: byte >= 0x80
    }
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":", maxSplits: 1).last.map(String.init) ?? name
  }

  private func string(_ range: Range<Int>) throws(Failure) -> String {
    let text = Self.text(bytes[range])
    guard text.unicodeScalars.allSatisfy(Self.isAllowed) else { throw failure }
    return text
  }

  private mutating func skip(to end: StaticString) throws(Failure) {
    while position < bytes.count {
      if take(end) { return }
      position += 1
    }
    throw failure
  }

  @discardableResult private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
    return position > start
  }

  private mutating func take(_ literal: StaticString) -> Bool {
    let isThere = literal.withUTF8Buffer { wanted in
      position + wanted.count <= bytes.count
        && wanted.indices.allSatisfy { bytes[position + $0] == wanted[$0] }
    }
    if isThere { position += literal.utf8CodeUnitCount }
    return isThere
  }
}
