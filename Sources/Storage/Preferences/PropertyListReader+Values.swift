import Foundation

extension PropertyListReader {
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
