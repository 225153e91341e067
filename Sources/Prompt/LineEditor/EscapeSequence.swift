/// The sequences that terminals send for keys, and as answers.
enum EscapeSequence {
  /// The beginning of the answer about the background.
  static let background = Array("\u{1B}]11;".utf8)
  private static let longest = 64

  /// The length of the sequence that begins with the Escape here: 1 if it is Meta with a key, `nil` if the rest hasn't
  /// arrived yet. An interrupted sequence ends where it was interrupted.
  static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(bytes.prefix(longest))
    let whole = bytes.count == longest ? longest : nil
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    // An Escape behind `O` begins another one.
    case UInt8(ascii: "O"): return bytes.count > 2 ? (bytes[2] == 0x1B ? 2 : 3) : nil
    case UInt8(ascii: "["):
      let end = bytes.dropFirst(2).firstIndex { !(0x20...0x3F).contains($0) }
      return end.map { (0x40...0x7E).contains(bytes[$0]) ? $0 + 1 : $0 } ?? whole
    case UInt8(ascii: "]"):
      guard zip(bytes, background).allSatisfy({ $0 == $1 }) else { return 1 }
      let end = bytes.dropFirst(background.count).firstIndex { $0 == 0x07 || $0 == 0x1B }
      guard let end, bytes[end] == 0x1B else { return end.map { $0 + 1 } ?? whole }
      guard end + 1 < bytes.count else { return whole.map { _ in end } }
      return bytes[end + 1] == UInt8(ascii: "\\") ? end + 2 : end
    default: return 1
    }
  }
}
