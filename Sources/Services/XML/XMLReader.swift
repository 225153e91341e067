import Foundation

/// Reads XML 1.0 in UTF-8, and in what `utf8` converts, strictly, without document types: nothing can be declared, so
/// nothing can grow or be fetched.
///
/// Foundation's own reader is in FoundationXML, which would add libxml2 and its start-up to every start.
public struct XMLReader {
  /// The bytes are not such a document, from this line on (the first is 1).
  public struct Failure: Error, Hashable {
    public var line: Int

    public init(line: Int) { self.line = line }
  }

  public enum Event: Hashable {
    /// The name without its prefix.
    case start(String, attributes: [String: String])
    case text(String)
    case end(String)
  }

  /// The document in UTF-8.
  public let bytes: [UInt8]
  private let keepsUnknown: Bool
  var position = 0
  /// The names of the elements that are open, with their prefixes.
  public internal(set) var open: [Range<Int>] = []
  /// Of the element that began last.
  public internal(set) var attributes: [Attribute] = []
  var hasRoot = false
  /// `<a/>` is a start and an end.
  var endsNext = false

  /// `keepsUnknown` leaves what XML does not define, such as HTML's `&nbsp;` and control characters, in the text as it
  /// was written.
  public init(_ bytes: [UInt8], keepsUnknown: Bool = false) {
    let bytes = Self.utf8(bytes)
    self.bytes = bytes
    self.keepsUnknown = keepsUnknown
    // A mark of byte order is no part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// `nil` when the document has ended as it should.
  public mutating func next() throws(Failure) -> Event? {
    switch try nextPiece() {
    case .start(let name):
      var values: [String: String] = [:]
      for attribute in attributes {
        values[try string(attribute.name)] = try text(attribute.value, isMarked: false)
      }
      return .start(try local(name), attributes: values)
    case .text(let range, let isMarked): return .text(try text(range, isMarked: isMarked))
    case .end(let name): return .end(try local(name))
    case nil: return nil
    }
  }
}

extension XMLReader {
  /// A piece of text with its references resolved: the five of XML and those by number. Marked
  /// text has none.
  public func text(_ range: Range<Int>, isMarked: Bool) throws(Failure) -> String {
    guard !isMarked, bytes[range].contains(UInt8(ascii: "&")) else { return try string(range) }
    var text = ""
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "&") else {
        index += 1
        continue
      }
      text += try string(start..<index)
      start = index
      if let scalar = reference(&index, in: range) {
        text.unicodeScalars.append(scalar)
        start = index
      } else {
        guard keepsUnknown else { throw failure(at: index) }
        index += 1
      }
    }
    return text + (try string(start..<range.upperBound))
  }

  /// `nil` where none begins that XML defines: a failure counts lines, which takes too long for each of many.
  private func reference(_ index: inout Int, in range: Range<Int>) -> Unicode.Scalar? {
    guard
      let end = bytes[range].dropFirst(index - range.lowerBound).prefix(12)
        .firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
    guard let scalar = Self.references[name] ?? Self.character(name) else { return nil }
    index = end + 1
    return scalar
  }

  private static let references: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// `#381` or `#x17D`
  private static func character(_ name: String) -> Unicode.Scalar? {
    let radix = name.hasPrefix("#x") ? 16 : 10
    let digits = name.dropFirst(radix == 16 ? 2 : 1)
    guard name.hasPrefix("#"), digits.first?.isHexDigit == true,
      let number = UInt32(digits, radix: radix), let scalar = Unicode.Scalar(number),
      isAllowed(scalar)
    else { return nil }
    return scalar
  }

  private func local(_ name: Range<Int>) throws(Failure) -> String {
    let name = try string(name)
    return name.split(separator: ":", maxSplits: 1).last.map(String.init) ?? name
  }

  /// A piece of the document as it was written.
  private func string(_ range: Range<Int>) throws(Failure) -> String {
    let text = Self.text(bytes[range])
    guard keepsUnknown || text.unicodeScalars.allSatisfy(Self.isAllowed) else {
      throw failure(at: range.lowerBound)
    }
    return text
  }

  /// Without white space around it.
  public func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Self.isSpace(bytes[start]) { start += 1 }
    while start < end, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether a name, without its prefix, is this one.
  public func isNamed(_ range: Range<Int>, _ name: StaticString) -> Bool {
    let start = range.upperBound - name.utf8CodeUnitCount
    guard start >= range.lowerBound, isThere(name, at: start) else { return false }
    return start == range.lowerBound || bytes[start - 1] == UInt8(ascii: ":")
  }

  func failure(at position: Int) -> Failure {
    Failure(line: bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1)
  }

  mutating func skip(to end: StaticString) throws(Failure) {
    while position < bytes.count {
      if take(end) { return }
      position += 1
    }
    throw failure(at: position)
  }

  @discardableResult mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    return position > start
  }

  mutating func take(_ literal: StaticString) -> Bool {
    guard isThere(literal, at: position) else { return false }
    position += literal.utf8CodeUnitCount
    return true
  }

  private func isThere(_ literal: StaticString, at start: Int) -> Bool {
    guard start + literal.utf8CodeUnitCount <= bytes.count else { return false }
    let wanted = literal.utf8Start
    for index in 0..<literal.utf8CodeUnitCount where bytes[start + index] != wanted[index] {
      return false
    }
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  static func beginsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"): true
    default: byte >= 0x80
    }
  }

  static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: beginsName(byte)
    }
  }

  /// A tag or a text by its place in the bytes, of which nothing is copied.
  public enum Piece {
    /// The name with its prefix.
    case start(Range<Int>)
    /// As it was written; `<![CDATA[…]]>` marks it as free of tags and references.
    case text(Range<Int>, isMarked: Bool)
    case end(Range<Int>)
  }

  public struct Attribute {
    public let name: Range<Int>
    public let value: Range<Int>
  }

  /// `nil` when the document has ended as it should.
  public mutating func nextPiece() throws(Failure) -> Piece? {
    if endsNext {
      endsNext = false
      return .end(open.removeLast())
    }
    while position < bytes.count {
      let start = position
      guard bytes[start] == UInt8(ascii: "<") else {
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        if !open.isEmpty { return .text(start..<position, isMarked: false) }
        // Only white space is allowed outside the root.
        let text = trimmed(start..<position)
        guard text.isEmpty else { throw failure(at: text.lowerBound) }
        continue
      }
      switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
      case UInt8(ascii: "/"): return .end(try endTag())
      case UInt8(ascii: "!"):
        if let text = try marked() { return .text(text, isMarked: true) }
      case UInt8(ascii: "?"):
        let isDeclaration = take("<?xml ")
        try skip(to: "?>")
        // A document that says otherwise is not understood.
        if isDeclaration, let encoding = Self.declared(bytes), !Self.isUTF8(encoding) {
          throw failure(at: position)
        }
      default: return .start(try startTag())
      }
    }
    guard open.isEmpty, hasRoot else { throw failure(at: position) }
    return nil
  }

  private static let deepest = 64
  private static let mostAttributes = 100

  private mutating func startTag() throws(Failure) -> Range<Int> {
    guard !(open.isEmpty && hasRoot), open.count < Self.deepest else { throw failure(at: position) }
    position += 1
    let name = try name()
    attributes.removeAll(keepingCapacity: true)
    while true {
      let hasSpace = skipSpace()
      if take(">") { break }
      if take("/>") {
        endsNext = true
        break
      }
      guard hasSpace, attributes.count < Self.mostAttributes else { throw failure(at: position) }
      let key = try self.name()
      skipSpace()
      guard take("=") else { throw failure(at: position) }
      skipSpace()
      let value = try value()
      guard !attributes.contains(where: { bytes[$0.name] == bytes[key] }) else {
        throw failure(at: position)
      }
      attributes.append(Attribute(name: key, value: value))
    }
    hasRoot = true
    open.append(name)
    return name
  }

  private mutating func endTag() throws(Failure) -> Range<Int> {
    position += 2
    let name = try name()
    skipSpace()
    guard take(">"), let last = open.last, bytes[name] == bytes[last] else {
      throw failure(at: position)
    }
    return open.removeLast()
  }

  /// Passes over a comment, or takes the text that is marked.
  private mutating func marked() throws(Failure) -> Range<Int>? {
    if take("<!--") {
      try skip(to: "-->")
      return nil
    }
    guard !open.isEmpty, take("<![CDATA[") else { throw failure(at: position) }
    let start = position
    try skip(to: "]]>")
    return start..<position - 3
  }

  private mutating func name() throws(Failure) -> Range<Int> {
    let start = position
    while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
    guard position > start, Self.beginsName(bytes[start]) else { throw failure(at: position) }
    return start..<position
  }

  private mutating func value() throws(Failure) -> Range<Int> {
    let quote = position < bytes.count ? bytes[position] : 0
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure(at: position)
    }
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != quote, bytes[end] != UInt8(ascii: "<") { end += 1 }
    position = end
    guard end < bytes.count, bytes[end] == quote else { throw failure(at: end) }
    position = end + 1
    return start..<end
  }
}
