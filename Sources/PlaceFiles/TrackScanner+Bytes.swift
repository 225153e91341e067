// The bytes.
extension TrackScanner {
  var failure: Malformed {
    Malformed(
      line: bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1)
  }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      guard position + wanted.count <= bytes.count else { return false }
      for index in 0..<wanted.count where bytes[position + index] != wanted[index] { return false }
      return true
    }
  }

  func find(_ wanted: Unicode.Scalar, from start: Int) -> Int? {
    let wanted = UInt8(ascii: wanted)
    var index = start
    while index < bytes.count {
      if bytes[index] == wanted { return index }
      index += 1
    }
    return nil
  }

  mutating func pass(_ end: StaticString) throws(Malformed) {
    while position < bytes.count {
      if starts(with: end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw failure
  }

  func isSpace(_ range: Range<Int>) -> Bool {
    for index in range where !Self.isSpace(bytes[index]) { return false }
    return true
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  mutating func takeName() throws(Malformed) -> Range<Int> {
    let start = position
    while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
    guard position > start else { throw failure }
    return start..<position
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: byte >= 0x80
    }
  }

  mutating func takeValue() throws(Malformed) -> Range<Int> {
    guard position < bytes.count else { throw failure }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw failure }
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != quote {
      guard bytes[end] != UInt8(ascii: "<") else { throw failure }
      end += 1
    }
    guard end < bytes.count else { throw failure }
    position = end + 1
    return start..<end
  }

  /// Whether a name, without its prefix, is this one.
  func isNamed(_ range: Range<Int>, _ name: StaticString) -> Bool {
    let count = name.utf8CodeUnitCount
    guard range.count >= count else { return false }
    let start = range.upperBound - count
    guard start == range.lowerBound || bytes[start - 1] == UInt8(ascii: ":") else { return false }
    return name.withUTF8Buffer { wanted in
      for index in 0..<count where bytes[start + index] != wanted[index] { return false }
      return true
    }
  }

  func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count
    where bytes[a.lowerBound + index] != bytes[b.lowerBound + index] { return false }
    return true
  }
}
