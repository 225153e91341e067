public import TerminalText

extension WeatherLines {
  public static func warnings(_ words: WarningsViewModel, width: Int) -> [Line] {
    // Beyond a hundred columns the eye loses the line on the way.
    let column = min(width, 100)
    var lines = head(words.head, width: width)
    if let sentence = words.note { lines += text(sentence, width: column) }
    lines += words.warnings.flatMap { self.warning($0, width: column) }
    if let sentence = words.unclearNote { lines += text(sentence, width: column) }
    lines += words.unclear.flatMap { self.warning($0, width: column) }
    return lines + credits(words.credits, width: width)
  }

  /// The warnings as numbered rows without their texts.
  public static func warningList(_ words: WarningsViewModel, width: Int) -> [Line] {
    let column = min(width, 100)
    func rows(_ warnings: [WarningViewModel], from first: Int) -> [Line] {
      warnings.enumerated().flatMap { index, warning in
        let number = Line("\(first + index)", .accent).padded(to: 3, .trailing)
        let title = (Line(" ") + number + "  " + Line(warning.title, .warning))
          .wrapped(to: column, indent: 6)
        let facts = Line(warning.facts.joined(separator: " · "), .dim)
        return title + (Line("      ") + facts).wrapped(to: column, indent: 6)
      }
    }
    var lines = head(words.head, width: width)
    if let sentence = words.note { lines += text(sentence, width: column) }
    lines += rows(words.warnings, from: 1)
    if let sentence = words.unclearNote { lines += text(sentence, width: column) }
    lines += rows(words.unclear, from: words.warnings.count + 1)
    return lines + note(words.listHint, width: width) + credits(words.credits, width: width)
  }

  private static func warning(_ warning: WarningViewModel, width: Int) -> [Line] {
    alert(warning.title, width: width) + facts(warning.facts, width: width)
      + warning.text.flatMap { text($0, width: width) }
  }

  /// A sentence that must not be overlooked.
  public static func alert(_ sentence: String, width: Int) -> [Line] {
    note(sentence, .warning, width: width)
  }

  private static func text(_ sentence: String, width: Int) -> [Line] {
    note(sentence, .plain, width: width)
  }
}
