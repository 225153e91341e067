public import TerminalText

extension WeatherLines {
  public static func warnings(_ words: WarningsViewModel, width: Int) -> [Line] {
    // Beyond a hundred columns the eye loses the line on the way.
    let column = min(width, 100)
    var lines = head(words.head, width: width)
    if let sentence = words.note { lines += text(sentence, width: column) }
    lines += words.warnings.flatMap { self.warning($0, width: column) }
    return lines + credits(words.credits, width: width) + unplaced(words, width: column)
  }

  /// The last line, which must not draw the eye from the others.
  public static func unplaced(_ words: WarningsViewModel, width: Int) -> [Line] {
    words.unplaced.map { note($0, width: width) } ?? []
  }

  private static func warning(_ warning: WarningViewModel, width: Int) -> [Line] {
    alert(warning.title, width: width) + facts(warning.facts, width: width)
      + warning.text.flatMap { text($0, width: width) }
  }

  /// A sentence that must not be overlooked.
  public static func alert(_ line: WarningLine, width: Int) -> [Line] {
    (" " + line.line).wrapped(to: width, indent: 1 + line.indent)
  }

  private static func text(_ sentence: String, width: Int) -> [Line] {
    note(sentence, .plain, width: width)
  }
}
