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
    guard try kind() == .number else {
      try skip()
      return nil
    }
    return try readNumber()
  }

  public mutating func string() throws(Failure) -> String? {
    guard try kind() == .string else {
      try skip()
      return nil
    }
    return try readString()
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
      guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else {
        return try take(close)
      }
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
