import Foundation

extension Line {
  /// The line for a terminal whose character set has no more than ASCII: letters without their accents, and signs by what
  /// is most like them. What gets shorter or longer is made up for in the spaces beside it, so that columns stay in line.
  var inASCII: Line {
    guard spans.contains(where: { !$0.text.utf8.allSatisfy { $0 < 0x80 } }) else { return self }
    var writer = ASCIIWriter()
    let cells = spans.indices.flatMap { span in spans[span].text.map { (span, $0) } }
    for (index, (span, character)) in cells.enumerated() {
      let next = index + 1 < cells.count ? cells[index + 1].1 : nil
      writer.append(character, before: next, span: span)
    }
    var line = self
    for span in spans.indices { line.spans[span].text = "" }
    for cell in writer.cells { line.spans[cell.span].text.append(cell.character) }
    line.spans.removeAll { $0.text.isEmpty }
    return line
  }
}

extension String {
  /// The text for a terminal whose character set has no more than ASCII.
  public var inASCII: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { Line(String($0)).inASCII.text }.joined(separator: "\n")
  }
}

/// Writes the characters of a line one after the other.
private struct ASCIIWriter {
  struct Cell {
    var character: Character
    let span: Int
    /// A space between a figure and its unit.
    var isJoined = false
  }

  private(set) var cells: [Cell] = []
  /// The columns that the text is narrower than before, or wider where it is negative.
  private var owed = 0

  mutating func append(_ character: Character, before next: Character?, span: Int) {
    switch character {
    case "°":
      // A unit alone is the heading of figures, and stays above their last digits. Whole degrees stand in columns with
      // narrow gaps, others in sentences.
      let isUnitAlone = cells.last { !$0.isJoined }?.character.isNumber != true
      let hasDecimals = last(2) == "." || last(3) == "." || last(2) == "," || last(3) == ","
      if !isUnitAlone, !hasDecimals, next == " " {
        write(" ", span)
      } else if !isUnitAlone || !widenGapBeforeWord() {
        owed += 1
      }
    case "·":
      // Between words, or in the place of an amount that is zero.
      let isBetween = last(1) == " " && last(2) != nil && last(2) != " "
      write(isBetween && (next ?? " ") == " " ? "|" : ".", span)
    case "…":
      // Between two figures, after a word with its space, or in the place of letters that were cut.
      let isApart = last(1) == " "
      let isRange = isApart && last(2)?.isNumber == true
      if isApart, !isRange { cells.removeLast() }
      write(isRange ? "/" : isApart ? ".." : ".", span)
    case " ":
      settle(span)
      write(" ", span)
    case "\u{A0}":
      cells.append(Cell(character: " ", span: span, isJoined: true))
    // Drawn only where the user asked for it.
    case "\u{2500}"..."\u{259F}", "\u{2800}"..."\u{28FF}":
      write(String(character), span)
    default:
      let text = character.inASCII
      owed += String(character).displayWidth - text.utf8.count
      write(text, span)
    }
  }

  private mutating func write(_ text: String, _ span: Int) {
    cells += text.map { Cell(character: $0, span: span) }
  }

  private func last(_ count: Int) -> Character? {
    cells.count >= count ? cells[cells.count - count].character : nil
  }

  /// Widens or narrows a gap of spaces by the columns that the word before it took too few or too many.
  private mutating func settle(_ span: Int) {
    guard owed != 0, last(1) == " " else { return }
    if owed > 0 {
      write(String(repeating: " ", count: owed), span)
      owed = 0
    } else {
      cells.removeLast()
      owed += 1
    }
  }

  private mutating func widenGapBeforeWord() -> Bool {
    guard let space = cells.lastIndex(where: { $0.character == " " && !$0.isJoined }), space > 0,
      cells[space - 1].character == " "
    else { return false }
    cells.insert(cells[space], at: space)
    return true
  }
}

extension Character {
  fileprivate var inASCII: String {
    if let text = Self.signs[self] { return text }
    let scalars = String(self).decomposedStringWithCompatibilityMapping.unicodeScalars
    let text = String(String.UnicodeScalarView(scalars.filter(\.isASCII)))
    return text.isEmpty ? String(repeating: "?", count: String(self).displayWidth) : text
  }

  private static let signs: [Character: String] = [
    "−": "-", "–": "-", "—": "-", "‐": "-", "‑": "-", "“": "\"", "”": "\"", "„": "\"", "«": "\"",
    "»": "\"", "‘": "'", "’": "'", "‚": "'", "′": "'", "″": "\"", "×": "x", "≤": "<=", "≥": ">=",
    "≈": "~", "±": "+-", "μ": "u", "µ": "u", "★": "*", "☆": "*", "•": "*", "●": "o", "○": ".",
    "⚠": "!", "✓": "v", "→": ">", "←": "<", "↑": "^", "↓": "v", "◉": "@", "Ø": "O", "ø": "o",
    "Đ": "D", "đ": "d",
    "Ł": "L", "ł": "l", "ß": "ss", "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Þ": "Th", "þ": "th",
    "Ð": "D", "ð": "d", "ı": "i", "Ħ": "H", "ħ": "h", "©": "c",
  ]
}
