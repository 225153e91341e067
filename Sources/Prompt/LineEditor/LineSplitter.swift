/// Cuts a stream of bytes into lines: ended by LF or CRLF, the last one by the end of input.
struct LineSplitter {
  /// The rest of a longer line is skipped.
  static let longest = 64 * 1024

  private var line: [UInt8] = []
  private var complete: ArraySlice<String> = []
  private var isFirst = true

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    let pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if index > 0 { endLine() }
      line += piece.prefix(Self.longest + 1 - line.count)
    }
  }

  /// The text after the last line's end is a line too.
  mutating func end() {
    if !line.isEmpty { endLine() }
  }

  mutating func nextLine() -> String? { complete.popFirst() }
}

extension LineSplitter {
  private mutating func endLine() {
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if line.count > Self.longest {
      // A character that the cut goes through is left out as a whole.
      while line.removeLast() & 0xC0 == 0x80, !line.isEmpty { continue }
    }
    var text = String(decoding: line, as: UTF8.self)
    if isFirst, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    isFirst = false
    complete.append(text)
    line.removeAll(keepingCapacity: true)
  }
}
