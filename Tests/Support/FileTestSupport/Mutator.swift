/// Damages a text or a file at random, the same way every time for the same seed.
public struct Mutator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  /// One to three kinds of damage: flipped bytes, parts cut, moved or doubled, and values that no service promised.
  public mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(3) where !bytes.isEmpty { damage(&bytes) }
    return bytes
  }

  /// A number from 0 up to, but not including, the limit.
  public mutating func below(_ limit: Int) -> Int {
    // The generator of Knuth's MMIX; its upper bits are the random ones.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return limit <= 1 ? 0 : Int(state >> 33) % limit
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let start = below(bytes.count)
    let end = start + below(min(40, bytes.count - start))
    switch below(9) {
    case 0: bytes[start] = UInt8(below(256))
    case 1: bytes[start] ^= 1 << UInt8(below(8))
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: below(bytes.count))
    case 4: bytes.replaceSubrange(start..<end, with: token())
    case 5: bytes.insert(contentsOf: token(), at: start)
    case 6: replaceValue(in: &bytes, from: start)
    case 7 where below(8) == 0: nest(&bytes, at: start)
    default: bytes.removeSubrange(start...)
    }
  }

  /// The next number or word of the text becomes another value, so that the text stays whole.
  private mutating func replaceValue(in bytes: inout [UInt8], from start: Int) {
    func isValue(_ byte: UInt8) -> Bool { "0123456789.-+eE".utf8.contains(byte) }
    guard let first = bytes[start...].firstIndex(where: isValue) else { return }
    let end = bytes[first...].firstIndex { !isValue($0) } ?? bytes.endIndex
    bytes.replaceSubrange(first..<end, with: Self.values[below(Self.values.count)].utf8)
  }

  private mutating func nest(_ bytes: inout [UInt8], at start: Int) {
    let bracket = below(2) == 0 ? "[" : #"{"a":"#
    bytes.insert(contentsOf: String(repeating: bracket, count: 10_000).utf8, at: start)
  }

  private mutating func token() -> String.UTF8View {
    let all = Self.values + Self.pieces
    return all[below(all.count)].utf8
  }

  private static let values = [
    "null", "1e999", "-1e999", "nan", "NaN", "Infinity", "-0", "0", "-1", "1e300", "1e-300",
    "9223372036854775808", "-9223372036854775809", "true", "false", "\"\"", "\"text\"", "[]", "{}",
    "[[1]]", "\"9999-12-31T23:59\"", "\"-\"", "00", "1.", ".5", "0x10",
  ]

  private static let pieces = [
    "[", "]", "{", "}", "\"", "\\u", "\\ud800", ",", ":", "-", "\u{0}", "\"time\":", "</html>",
    "\u{FEFF}", "\u{202E}", "\n",
  ]
}
