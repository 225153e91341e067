import TerminalText
import WeatherText

nonisolated extension WeatherLines {
  /// The least width at which days are printed side by side.
  static let leastWeek = 92

  /// Days in two columns, one below the other in each, with their ranges on one scale.
  static func week(_ days: [DayViewModel], width: Int) -> [Line] {
    let half = (days.count + 1) / 2
    let scale = days.scale
    // Figures and gaps take the rest.
    let bar = max(8, min(28, (width - 76) / 2))
    func cells(_ day: DayViewModel?) -> [Line] {
      guard let day else { return ["", "", "", "", "", "", ""] }
      return [Line(day.name), day.sign] + day.temperatures(on: scale, bar: bar)
        + [amount(day, day.total), Line(day.probability)]
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
