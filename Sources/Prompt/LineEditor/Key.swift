/// A key pressed while no line is being read, or another event.
public enum Key: Equatable, Sendable {
  case character(Unicode.Scalar)
  case up, down, right, left
  case tab, enter, escape
  /// Ctrl-C.
  case interrupt
  /// The window has another size.
  case resize
  /// There is no keyboard, or no longer one.
  case end
}

/// Turns the bytes of a terminal into keys. An Escape is a key of its own only if nothing follows it for a while.
struct KeyDecoder {
  private var bytes: ArraySlice<UInt8> = []

  /// Whether a sequence has begun and not ended.
  var isPending: Bool { !bytes.isEmpty }

  mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// `nil` if more bytes are needed. `isLast` says that none will follow.
  mutating func next(isLast: Bool = false) -> Key? {
    while let first = bytes.first {
      guard first == 0x1B else {
        bytes.removeFirst()
        if let key = key(first) { return key }
        continue
      }
      guard let length = EscapeSequence.length(bytes) else {
        guard isLast else { return nil }
        bytes = []
        return .escape
      }
      let sequence = bytes.prefix(length)
      bytes = bytes.dropFirst(length)
      if length == 1 { return .escape }
      if let final = sequence.last, let arrow = Self.arrows[final] { return arrow }
    }
    return nil
  }
}

extension KeyDecoder {
  private static let arrows: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left,
  ]

  /// Other control characters, and those beyond ASCII, aren't keys here.
  private func key(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x20..<0x7F: .character(Unicode.Scalar(byte))
    default: nil
    }
  }
}
