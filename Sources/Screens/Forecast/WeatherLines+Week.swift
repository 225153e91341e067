import TerminalText
import WeatherText

nonisolated extension WeatherLines {
  /// The least width at which days are printed side by side.
  static let leastWeek = 92

  /// Days in two columns, one below the other in each, with their ranges on one scale.
  static func week(_ days: [DayViewModel], width: Int) -> [Line] {
    let half = (days.count + 1) / 2
    let scale = ChartScale(
      days.flatMap { [$0.range.low, $0.range.high, $0.range.mark] }, leastSpan: 4)
    // Figures and gaps take the rest.
    let bar = max(8, min(28, (width - 76) / 2))
    func cells(_ day: DayViewModel?) -> [Line] {
      guard let day else { return ["", "", "", "", "", "", ""] }
      let range = scale.map { scale in
        day.range.line(on: scale, width: bar, glyphs: day.glyphs) { Style(celsius: $0) }
      }
      return [
        Line(day.name), day.sign, Line(day.low, Style(celsius: day.range.low)), range ?? "",
        Line(Figures.withUnit(day.high, day.unit), Style(celsius: day.range.high)),
        amount(day, day.total), Line(day.probability),
      ]
    }
    let columns: [Table.Column] = [
      .init(), .init(), .init(.trailing), .init(), .init(.trailing), .init(.trailing),
      .init(.trailing, expendable: 1),
    ]
    let rows = (0..<half).map { row in
      let other = row + half
      return cells(days[row]) + ["  "] + cells(other < days.count ? days[other] : nil)
    }
    return Table(columns: columns + [.init()] + columns, rows: rows).lines(width: width, gap: 1)
      .read(as: days.map(\.reading))
  }
}
