extension XMLReader {
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
}

extension XMLReader {
  func failure(at position: Int) -> Failure {
    Failure(line: bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1)
  }

  func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count
    where bytes[a.lowerBound + index] != bytes[b.lowerBound + index] { return false }
    return true
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
}
