public import TerminalText

extension WeatherLines {
  public static func air(_ words: AirWords, width: Int) -> [Line] {
    let now =
      facts(words.indices, width: width) + facts(words.facts, width: width)
      + (words.pollen.map { facts([$0], width: width) } ?? [])
    let hours = words.hours.isEmpty ? [] : [heading(words.hoursTitle)] + row(words.hours, width)
    let body =
      (now.isEmpty ? [] : [heading(words.title)] + now) + hours
    return head(words.head, width: width)
      + (body.isEmpty ? note(words.silence, width: width) : body)
      + note(words.credit, width: width)
  }

  /// Hours from left to right, as many as fit, with the index below each.
  private static func row(_ hours: [AirWords.Hour], _ width: Int) -> [Line] {
    let shown = hours.prefix(max(1, (width - 1) / 7))
    return Table(
      columns: shown.map { _ in .init(.trailing) },
      rows: [shown.map { Line($0.time) }, shown.map { Line($0.index) }]
    ).lines(width: width)
  }
}
