import TerminalText
import WeatherText

nonisolated extension WeatherLines {
  static func air(_ words: AirViewModel, width: Int) -> [Line] {
    let now =
      facts(words.indices, width: width) + facts(words.facts, width: width)
      + (words.pollen.map { facts([$0], width: width) } ?? [])
    var lines = head(words.head, width: width, isWide: true)
    if !now.isEmpty { lines += note(words.title, .strong, width: width) + now }
    if !words.hours.isEmpty {
      lines += note(words.hoursTitle, .strong, width: width) + row(words.hours, width)
    }
    if now.isEmpty, words.hours.isEmpty { lines += note(words.placeholder, width: width) }
    return lines + credits(words.credits, width: width)
  }

  /// Hours from left to right, as many as fit, with the index below each.
  private static func row(_ hours: [AirViewModel.Hour], _ width: Int) -> [Line] {
    let shown = hours.prefix(max(1, (width - 1) / 7))
    return Table(
      columns: shown.map { _ in .init(.trailing) },
      rows: [
        shown.map { Line($0.time, .dim) },
        shown.map { Line($0.index, $0.band.map { Style(airBand: $0) } ?? .plain) },
      ]
    ).lines(width: width).read(as: hours.map { $0.time + ": " + $0.index })
  }
}
