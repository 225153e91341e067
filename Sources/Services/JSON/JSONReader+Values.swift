// Numbers and strings.
extension JSONReader {
  private static let powersOfTen: [Double] = (0...22).map { exponent in
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }

  mutating func readNumber() throws(Failure) -> Double {
    let start = index
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var significand = 0
    let whole = digits(into: &significand)
    guard whole > 0, whole == 1 || bytes[index - whole] != UInt8(ascii: "0") else {
      throw Failure(offset: start)
    }
    var decimals = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      decimals = digits(into: &significand)
      guard decimals > 0 else { throw Failure(offset: index) }
    }
    var hasExponent = false
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      hasExponent = true
      index += 1
      if index < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[index]) {
        index += 1
      }
      var exponent = 0
      guard digits(into: &exponent) > 0 else { throw Failure(offset: index) }
    }
    // Fifteen digits and a power of ten up to 22 are exact as `Double`, so that one division rounds rightly.
    if !hasExponent, whole + decimals <= 15 {
      let value = Double(significand) / Self.powersOfTen[decimals]
      return isNegative ? -value : value
    }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? .nan
  }

  /// The number of digits that follow; `value` is only right for up to eighteen of them in all.
  private mutating func digits(into value: inout Int) -> Int {
    let start = index
    while index < bytes.count, case let digit = bytes[index] &- UInt8(ascii: "0"), digit < 10 {
      value = value &* 10 &+ Int(digit)
      index += 1
    }
    return index - start
  }

  /// The bytes between the quotes, and whether there are escapes among them.
  mutating func rawString() throws(Failure) -> (bytes: Range<Int>, hasEscapes: Bool) {
    index += 1
    let start = index
    var hasEscapes = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return (start..<index - 1, hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        index += 2
      case 0..<0x20:
        throw Failure(offset: index)
      default:
        index += 1
      }
    }
    throw Failure(offset: bytes.count)
  }

  mutating func readString() throws(Failure) -> String {
    let (range, hasEscapes) = try rawString()
    guard hasEscapes else { return String(decoding: bytes[range], as: UTF8.self) }
    var units: [UInt16] = []
    var plain = range.lowerBound
    var at = range.lowerBound
    while at < range.upperBound {
      guard bytes[at] == UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      units += String(decoding: bytes[plain..<at], as: UTF8.self).utf16
      let (unit, length) = try escape(at: at)
      units.append(unit)
      at += length
      plain = at
    }
    units += String(decoding: bytes[plain..<range.upperBound], as: UTF8.self).utf16
    return String(decoding: units, as: UTF16.self)
  }

  private func escape(at offset: Int) throws(Failure) -> (unit: UInt16, length: Int) {
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""): return (0x22, 2)
    case UInt8(ascii: "\\"): return (0x5C, 2)
    case UInt8(ascii: "/"): return (0x2F, 2)
    case UInt8(ascii: "b"): return (0x08, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "n"): return (0x0A, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "t"): return (0x09, 2)
    case UInt8(ascii: "u"):
      let digits = bytes[offset + 2..<min(offset + 6, bytes.count)]
      guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
      else { throw Failure(offset: offset) }
      return (unit, 6)
    default: throw Failure(offset: offset)
    }
  }
}
