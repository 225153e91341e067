/// Reads JSON (RFC 8259) in one pass, straight into what the caller keeps of it.
///
/// A byte order mark is passed over, and `NaN`, `Infinity` and the like, which JSON doesn't have and services send all
/// the same, read as `null`.
///
/// `JSONDecoder` would build a tree first and box every number of a forecast that has six thousand of them.
/// A value of another kind than asked for is passed over and reads as `nil`: it counts as missing. Nothing can be
/// longer than its caller expects: a list that is, or is nested deeper than any answer, fails.
public struct JSONReader {
  /// The longest list or object that anyone reads without saying otherwise.
  public static let longest = 10_000

  /// The bytes are not JSON, or too many, from this offset on.
  public struct Failure: Error, Hashable {
    var offset: Int
    var isTooLong = false

    public init(offset: Int, isTooLong: Bool = false) {
      self.offset = offset
      self.isTooLong = isTooLong
    }

    /// A description for an error report.
    public var detail: String {
      isTooLong
        ? "too long at byte \(offset)" : offset == 0 ? "not JSON" : "not JSON at byte \(offset)"
    }
  }

  public enum Kind {
    case object, array, string, number, literal
  }

  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The kind of the value that follows.
  public mutating func kind() throws(Failure) -> Kind {
    skipSpace()
    guard index < bytes.count else { throw Failure(offset: index) }
    switch bytes[index] {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "-"):
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      return next >= UInt8(ascii: "A") ? .literal : .number
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      return .literal
    default: throw Failure(offset: index)
    }
  }

  /// Calls `read` with the name of each member; `read` must take exactly the value that follows.
  public mutating func object(
    atMost limit: Int = longest, _ read: (inout JSONReader, String) throws(Failure) -> Void
  ) throws(Failure) {
    guard try kind() == .object else { return try skip() }
    try list(until: UInt8(ascii: "}"), atMost: limit) { (reader) throws(Failure) in
      guard try reader.kind() == .string else { throw Failure(offset: reader.index) }
      let name = try reader.readString()
      reader.skipSpace()
      try reader.take(UInt8(ascii: ":"))
      try read(&reader, name)
    }
  }

  /// Calls `read` for each element; `read` must take exactly one value.
  public mutating func array(
    atMost limit: Int = longest, _ read: (inout JSONReader) throws(Failure) -> Void
  ) throws(Failure) {
    guard try kind() == .array else { return try skip() }
    try list(until: UInt8(ascii: "]"), atMost: limit, read)
  }

  /// Each element of an array, or the one value that is in place of an array.
  public mutating func each(
    atMost limit: Int = longest, _ read: (inout JSONReader) throws(Failure) -> Void
  ) throws(Failure) {
    if try kind() == .array { try array(atMost: limit, read) } else { try read(&self) }
  }

  public mutating func number() throws(Failure) -> Double? {
    if try kind() == .number { return try readNumber() }
    try skip()
    return nil
  }

  public mutating func string() throws(Failure) -> String? {
    if try kind() == .string { return try readString() }
    try skip()
    return nil
  }

  public mutating func bool() throws(Failure) -> Bool? {
    skipSpace()
    let start = index
    try skip()
    switch bytes[start] {
    case UInt8(ascii: "t"): return true
    case UInt8(ascii: "f"): return false
    default: return nil
    }
  }

  /// Passes over one value.
  public mutating func skip() throws(Failure) {
    switch try kind() {
    case .object:
      try object(atMost: .max) { (reader, _) throws(Failure) in try reader.skip() }
    case .array:
      try array(atMost: .max) { (reader) throws(Failure) in try reader.skip() }
    case .string:
      _ = try rawString()
    case .number:
      _ = try readNumber()
    case .literal:
      let rest = bytes[index...]
      guard let word = Self.literals.first(where: { rest.starts(with: $0) }) else {
        throw Failure(offset: index)
      }
      index += word.count
    }
  }

  /// Nothing but white space may follow the one value of a document.
  public mutating func end() throws(Failure) {
    skipSpace()
    guard index == bytes.count else { throw Failure(offset: index) }
  }
}

extension JSONReader {
  /// The failure for input longer than the caller's limit.
  public var tooLong: Failure { Failure(offset: index, isTooLong: true) }

  private static let literals = [
    "true", "false", "null", "NaN", "nan", "NAN", "Infinity", "inf", "-NaN", "-nan", "-Infinity",
    "-inf",
  ].map { Array($0.utf8) }

  /// Deeper nesting is an attack on the stack and not an answer.
  private static let deepest = 64

  private mutating func list(
    until close: UInt8, atMost limit: Int, _ read: (inout JSONReader) throws(Failure) -> Void
  ) throws(Failure) {
    guard depth < Self.deepest else { throw Failure(offset: index) }
    depth += 1
    defer { depth -= 1 }
    index += 1
    skipSpace()
    if index < bytes.count, bytes[index] == close {
      index += 1
      return
    }
    var count = 0
    while true {
      guard count < limit else { throw tooLong }
      count += 1
      try read(&self)
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return try take(close) }
      index += 1
    }
  }

  private mutating func take(_ byte: UInt8) throws(Failure) {
    guard index < bytes.count, bytes[index] == byte else { throw Failure(offset: index) }
    index += 1
  }

  private mutating func skipSpace() {
    while index < bytes.count,
      bytes[index] == 0x20 || bytes[index] == 0x0A || bytes[index] == 0x0D || bytes[index] == 0x09
    {
      index += 1
    }
  }
}

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
