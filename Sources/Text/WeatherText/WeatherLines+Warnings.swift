public import TerminalText

extension WeatherLines {
  public static func warnings(_ words: WarningsViewModel, width: Int) -> [Line] {
    // Beyond a hundred columns the eye loses the line on the way.
    let column = min(width, 100)
    var lines = head(words.head, width: width)
    if let sentence = words.note { lines += note(sentence, .plain, width: column) }
    for warning in words.warnings {
      lines += alert(warning.title, width: column) + facts(warning.facts, width: column)
      lines += warning.text.flatMap { note($0, .plain, width: column) }
    }
    return lines + credits(words.credits, width: width) + unplaced(words, width: column)
  }

  /// The last line, which must not draw the eye from the others.
  public static func unplaced(_ words: WarningsViewModel, width: Int) -> [Line] {
    words.unplaced.map { note($0, width: width) } ?? []
  }

  /// A sentence that must not be overlooked.
  public static func alert(_ line: WarningLine, width: Int) -> [Line] {
    (" " + line.line).wrapped(to: width, indent: 1 + line.indent)
  }
}
