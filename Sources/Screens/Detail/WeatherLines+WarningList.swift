import TerminalText
import WeatherText

nonisolated extension WeatherLines {
  /// The warnings as numbered rows without their texts.
  static func warningList(_ words: WarningsViewModel, hint: String, width: Int) -> [Line] {
    let column = min(width, 100)
    var lines = head(words.head, width: width)
    if let sentence = words.note { lines += note(sentence, .plain, width: column) }
    lines += words.warnings.enumerated().flatMap { index, warning in
      let number = Line("\(index + 1)", .accent).padded(to: 3, .trailing)
      let title = (Line(" ") + number + "  " + warning.title.line)
        .wrapped(to: column, indent: 6 + warning.title.indent)
      let facts = Line(warning.facts.joined(separator: " · "), .dim)
      return title + (Line("      ") + facts).wrapped(to: column, indent: 6)
    }
    return lines + note(hint, width: width) + credits(words.credits, width: width)
      + unplaced(words, width: column)
  }
}
