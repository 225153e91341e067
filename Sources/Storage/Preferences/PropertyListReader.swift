internal import Foundation

/// Reads the XML that `PropertyValue.xml` writes, and nothing else, going over the bytes once.
///
/// Foundation reads every property list, but takes a hundred times as long. What is unfamiliar here (comments, other
/// headers, other forms of numbers, every mistake) is left to it. What lies deeper than asked for is checked just the
/// same, but only its bytes are kept.
struct PropertyListReader {
  struct Unfamiliar: Error {}

  let bytes: [UInt8]
  var position: Int
  /// The number of values that may still be read.
  private var left = XMLPropertyList.most

  /// `nil` when there is something unfamiliar. `unread` is the depth from which lists and dictionaries stay bytes.
  static func read(_ bytes: [UInt8], leaving unread: Int = .max) -> PropertyValue? {
    var reader = PropertyListReader(bytes)
    return try? reader.list(leaving: unread)
  }

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Moves to the value that a file holds.
  mutating func begin() throws(Unfamiliar) {
    try expect(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    skipSpace()
    let documentType: StaticString = """
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      """
    if take(documentType) { skipSpace() }
    try expect(#"<plist version="1.0">"#)
    skipSpace()
  }

  mutating func value(
    depth: Int = 0, leaving unread: Int = .max
  ) throws(Unfamiliar) -> PropertyValue {
    skipSpace()
    guard depth < Self.deepest, left > 0 else { throw Unfamiliar() }
    left -= 1
    if let scalar = try scalar() { return scalar }
    if take("<string>") { return .string(try string(passText("</string>"))) }
    if take("<data>") { return .data(try base64(string(passText("</data>")))) }
    let start = position
    if depth >= unread, (try? skip(depth: depth)) != nil { return .unread(bytes[start..<position]) }
    position = start
    // A value that can't be skipped is read at once, instead of being tried again at each depth.
    let unread = depth >= unread ? .max : unread
    if take("<dict>") { return .dictionary(try dictionary(depth: depth, leaving: unread)) }
    if take("<array>") { return .array(try array(depth: depth, leaving: unread)) }
    throw Unfamiliar()
  }

  /// The key of the value that comes next in a dictionary; `nil` at its end.
  mutating func key() throws(Unfamiliar) -> String? { try passKey().map(string) }

  /// Moves past `literal` and the space around it, if that comes next.
  mutating func passes(_ literal: StaticString) -> Bool {
    skipSpace()
    return take(literal)
  }

  /// The position of each value of the next dictionary, in the order of their keys.
  mutating func fields() throws(Unfamiliar) -> [PropertyFields.Field] {
    var fields: [PropertyFields.Field] = []
    fields.reserveCapacity(12)
    try expect("<dict>")
    while let key = try passKey() {
      fields.append(PropertyFields.Field(key: key.range, value: position))
      try skip(depth: 0)
    }
    return fields
  }
}

extension PropertyListReader {
  private static let deepest = 64

  private mutating func list(leaving unread: Int) throws(Unfamiliar) -> PropertyValue {
    try begin()
    let value = try value(leaving: unread)
    guard passes("</plist>") else { throw Unfamiliar() }
    skipSpace()
    guard position == bytes.count else { throw Unfamiliar() }
    return value
  }

  /// Moves past a value. The keys of a dictionary must ascend, which shows that there is none twice.
  private mutating func skip(depth: Int) throws(Unfamiliar) {
    skipSpace()
    guard depth < Self.deepest else { throw Unfamiliar() }
    if take("<string>") {
      let text = try passText("</string>")
      if !text.isPlain { _ = try string(text) }
    } else if take("<dict>") {
      var last: Range<Int>?
      while let key = try passKey() {
        if !key.isPlain { _ = try string(key) }
        if let last, !bytes[last].lexicographicallyPrecedes(bytes[key.range]) { throw Unfamiliar() }
        last = key.range
        try skip(depth: depth + 1)
      }
    } else if take("<array>") {
      while !passes("</array>") { try skip(depth: depth + 1) }
    } else if take("<data>") {
      _ = try base64(string(passText("</data>")))
    } else {
      guard try scalar() != nil else { throw Unfamiliar() }
    }
  }

  private mutating func array(
    depth: Int, leaving unread: Int
  ) throws(Unfamiliar) -> [PropertyValue] {
    var values: [PropertyValue] = []
    while !passes("</array>") { values.append(try value(depth: depth + 1, leaving: unread)) }
    return values
  }

  private mutating func dictionary(
    depth: Int, leaving unread: Int
  ) throws(Unfamiliar) -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    while let key = try key() {
      guard values.updateValue(try value(depth: depth + 1, leaving: unread), forKey: key) == nil
      else { throw Unfamiliar() }
    }
    return values
  }

  /// A value that takes no memory of its own; `nil` if another comes.
  private mutating func scalar() throws(Unfamiliar) -> PropertyValue? {
    guard position + 1 < bytes.count else { throw Unfamiliar() }
    switch bytes[position + 1] {
    case UInt8(ascii: "r"):
      if take("<real>") { return .real(try real(passText("</real>").range)) }
    case UInt8(ascii: "i"):
      if take("<integer>") { return try integer(passText("</integer>")) }
    case UInt8(ascii: "t"):
      if take("<true/>") { return .boolean(true) }
    case UInt8(ascii: "f"):
      if take("<false/>") { return .boolean(false) }
    case UInt8(ascii: "d"):
      if take("<date>") { return .date(try date(passText("</date>").range)) }
      if take("<dict/>") { return .dictionary([:]) }
    case UInt8(ascii: "a"):
      if take("<array/>") { return .array([]) }
    default: break
    }
    return nil
  }

  /// The raw text between two tags.
  struct Text {
    var range: Range<Int>
    /// True where it holds ASCII alone, and nothing escaped.
    var isPlain: Bool
  }

  mutating func passKey() throws(Unfamiliar) -> Text? {
    if passes("</dict>") { return nil }
    try expect("<key>")
    return try passText("</key>")
  }

  mutating func passText(_ end: StaticString) throws(Unfamiliar) -> Text {
    let start = position
    var isPlain = true
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      if bytes[position] >= 0x80 || bytes[position] == UInt8(ascii: "&") { isPlain = false }
      // XML has no NUL, at which Foundation ends a text.
      if bytes[position] == 0 { throw Unfamiliar() }
      position += 1
    }
    let range = start..<position
    try expect(end)
    return Text(range: range, isPlain: isPlain)
  }

  func string(_ text: Text) throws(Unfamiliar) -> String {
    if text.isPlain { return String(decoding: bytes[text.range], as: UTF8.self) }
    var reader = PropertyListReader(bytes, at: text.range.lowerBound)
    var unescaped: [UInt8] = []
    while reader.position < text.range.upperBound {
      if bytes[reader.position] != UInt8(ascii: "&") {
        unescaped.append(bytes[reader.position])
        reader.position += 1
      } else if reader.take("&amp;") {
        unescaped.append(UInt8(ascii: "&"))
      } else {
        try reader.expect("&lt;")
        unescaped.append(UInt8(ascii: "<"))
      }
    }
    // Foundation drops a byte order mark at the beginning of any text.
    guard let string = String(validating: unescaped, as: UTF8.self),
      string.unicodeScalars.first != "\u{FEFF}"
    else { throw Unfamiliar() }
    return string
  }

  func integer(_ digits: Text) throws(Unfamiliar) -> PropertyValue {
    let text = try string(digits)
    if let number = Int64(text), String(number) == text { return .integer(number) }
    if let number = UInt64(text), String(number) == text { return .large(number) }
    throw Unfamiliar()
  }

  func real(_ range: Range<Int>) throws(Unfamiliar) -> Double {
    if let number = Double(short: bytes[range]) { return number }
    guard bytes[range].allSatisfy({ "0123456789.e+-".utf8.contains($0) }),
      let number = Double(String(decoding: bytes[range], as: UTF8.self)), number.isFinite
    else { throw Unfamiliar() }
    return number
  }

  func date(_ range: Range<Int>) throws(Unfamiliar) -> Date {
    guard let date = Date(propertyListText: bytes[range]) else { throw Unfamiliar() }
    return date
  }

  func base64(_ text: String) throws(Unfamiliar) -> Data {
    guard let data = Data(base64Encoded: text) else { throw Unfamiliar() }
    return data
  }

  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"): position += 1
      default: return
      }
    }
  }

  mutating func expect(_ literal: StaticString) throws(Unfamiliar) {
    guard take(literal) else { throw Unfamiliar() }
  }

  mutating func take(_ literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    for index in 0..<count where bytes[position + index] != literal.utf8Start[index] {
      return false
    }
    position += count
    return true
  }
}

/// The values of a dictionary by their keys, of which only those asked for are read.
struct PropertyFields {
  /// The positions of a key and its value in the bytes.
  struct Field {
    var key: Range<Int>
    var value: Int
  }

  private var bytes: [UInt8] = []
  private var fields: [Field] = []
  private var read: [String: PropertyValue] = [:]

  /// `nil` if the value isn't a dictionary.
  init?(_ value: PropertyValue) {
    switch value {
    case .dictionary(let values): read = values
    case .unread(let text):
      bytes = Array(text)
      var reader = PropertyListReader(bytes)
      guard let fields = try? reader.fields() else { return nil }
      self.fields = fields
    default: return nil
    }
  }

  subscript(name: StaticString) -> PropertyValue? {
    if fields.isEmpty { return read["\(name)"] }
    guard let field = fields.first(where: { isKey(name, $0.key) }) else { return nil }
    var reader = PropertyListReader(bytes, at: field.value)
    return try? reader.value()
  }

  private func isKey(_ name: StaticString, _ range: Range<Int>) -> Bool {
    range.count == name.utf8CodeUnitCount
      && range.indices.allSatisfy { bytes[$0] == name.utf8Start[$0 - range.lowerBound] }
  }
}
