import Glibc

/// Asks a terminal for its background color, and separates the answer from what the user types meanwhile.
///
/// OSC 11 asks; not every terminal answers it. Every terminal reports its device attributes (DA1),
/// which are requested after it, so the wait ends with them.
struct BackgroundQuery {
  static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

  /// The color as the terminal wrote it, `rgb:ffff/ffff/ffff`.
  private(set) var color: String?
  /// The terminal has answered all that it will.
  private(set) var isComplete = false
  /// All bytes that aren't answers of the terminal, in order.
  private(set) var typed: [UInt8] = []
  private var pending: [UInt8] = []

  mutating func append(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    while let first = pending.first {
      guard let length = first == 0x1B ? EscapeSequence.length(pending[...]) : 1 else { return }
      take(pending.prefix(length))
      pending.removeFirst(length)
    }
  }

  /// Everything typed, and the beginning of an answer that wasn't complete in time.
  mutating func rest() -> [UInt8] {
    defer { (typed, pending) = ([], []) }
    return typed + pending
  }
}

extension BackgroundQuery {
  private mutating func take(_ sequence: ArraySlice<UInt8>) {
    let text = String(decoding: sequence, as: UTF8.self)
    if sequence.starts(with: EscapeSequence.background), let last = text.last,
      last == "\u{7}" || last == "\\"
    {
      color = String(text.dropFirst(5).prefix { $0 != "\u{7}" && $0 != "\u{1B}" })
    } else if text.hasPrefix("\u{1B}[?"), text.hasSuffix("c") {
      isComplete = true
    } else {
      typed += sequence
    }
  }
}

extension Editor {
  /// Asks for the background, and waits at most so long. What was typed meanwhile is read as the first keys.
  func askForBackground(timeout: Duration) -> String? {
    guard modes.isTerminal, windowSize.isRoomy else { return nil }
    let deadline = ContinuousClock.now + timeout
    var query = BackgroundQuery()
    put(BackgroundQuery.question)
    isAtLineStart = true
    while !query.isComplete, !mailbox.isStopping {
      let left = deadline - .now
      var polled = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard left > .zero else { break }
      guard poll(&polled, 1, Int32(max(1, left / .milliseconds(1)))) > 0 else { continue }
      guard let bytes = readBytes() else { break }
      query.append(bytes)
    }
    decoder.append(query.rest())
    return query.color
  }
}
