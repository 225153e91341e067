/// Turns the bytes of a terminal into keys: repairs UTF-8, and lets no escape sequence through that
/// has no binding, so that an unknown key types nothing.
struct InputDecoder {
  private var bytes: [UInt8] = []
  private var start = 0
  private var queue: ArraySlice<Unicode.Scalar> = []
  private let known: Set<String>

  init(known: Set<String>) {
    self.known = known
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.removeFirst(start)
    start = 0
    bytes.append(contentsOf: more)
  }

  mutating func removeAll() {
    bytes = []
    start = 0
    queue = []
  }

  /// The next key is Return; then the paste continues, unless it ended with its line.
  mutating func endPastedLine() {
    while let byte = byte(0), byte == 0x0D || byte == 0x0A { start += 1 }
    let end = KeyBindings.pasteEnd.utf8
    let hasEnded = bytes[start...].starts(with: end)
    if hasEnded { start += end.count }
    queue = ArraySlice(("\r" + (hasEnded ? "" : KeyBindings.pasteStart)).unicodeScalars)
  }

  /// The next character of a key or a known sequence; `nil` when more bytes are needed.
  mutating func nextKey() -> Unicode.Scalar? {
    while true {
      if let scalar = queue.popFirst() { return scalar }
      guard let byte = byte(0) else { return nil }
      guard byte == 0x1B else {
        guard let scalar = nextScalar() else { return nil }
        // NUL would set a mark; libedit takes C1 characters for Meta keys.
        if scalar.value == 0 || (0x80...0x9F).contains(scalar.value) { continue }
        return scalar
      }
      guard let length = EscapeSequence.length(bytes[start...]) else { return nil }
      let sequence = String(decoding: bytes[start..<start + length], as: UTF8.self)
      start += length
      if length == 1 || known.contains(sequence) { queue = ArraySlice(sequence.unicodeScalars) }
    }
  }

  /// The next character as it is, for pasted text; `nil` when more bytes are needed.
  mutating func nextScalar() -> Unicode.Scalar? {
    guard let lead = byte(0) else { return nil }
    let length: Int
    switch lead {
    case 0..<0x80: length = 1
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default: return repaired(skipping: 1)
    }
    var value = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<max(length, 1) {
      guard let next = byte(index) else { return nil }
      guard next & 0xC0 == 0x80 else { return repaired(skipping: index) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let smallest: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
    guard value >= smallest[length], let scalar = Unicode.Scalar(value) else {
      return repaired(skipping: length)
    }
    start += length
    return scalar
  }
}

extension InputDecoder {
  private func byte(_ index: Int) -> UInt8? {
    start + index < bytes.count ? bytes[start + index] : nil
  }

  private mutating func repaired(skipping count: Int) -> Unicode.Scalar {
    start += count
    return "\u{FFFD}"
  }
}
