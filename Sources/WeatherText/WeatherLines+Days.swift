public import TerminalText

extension WeatherLines {
  /// A table from 40 columns on, with range bars from 60 on; a plain list below.
  public static func days(_ days: [DayViewModel], width: Int) -> [Line] {
    let lines =
      switch width {
      case ..<40: list(days, width: width)
      case ..<60: fitting(days) { table($0, condition: $1, width: width) }
      default: fitting(days) { ranges($0, condition: $1, width: width) }
      }
    return lines.read(as: days.map(\.reading))
  }

  private static func list(_ days: [DayViewModel], width: Int) -> [Line] {
    days.flatMap { day in
      let range = "\(day.low) … \(Figures.withUnit(day.high, day.unit))"
      let words = [day.name, day.sign, range].filter { !$0.isEmpty }.joined(separator: " ")
      return Line(" \(words), \(day.rain)").wrapped(to: width, indent: 2)
    }
  }

  private static func table(_ days: [DayViewModel], condition: Int, width: Int) -> [Line] {
    let lowWidth = days.map(\.low.displayWidth).max() ?? 0
    let highWidth = days.map(\.high.displayWidth).max() ?? 0
    return Table(
      columns: [
        .init(), .init(), .init(), .init(minimum: condition, expendable: 3), .init(.trailing),
        .init(.trailing, expendable: 1), .init(expendable: 2), .init(expendable: 4),
      ],
      rows: days.map { day in
        let range =
          Line(day.low).padded(to: lowWidth, .trailing) + " … "
          + Line(day.high).padded(to: highWidth, .trailing) + Line("\u{A0}" + day.unit)
        return [
          Line(day.name), Line(day.sign), range, Line(day.condition), Line(day.total),
          Line(day.probability), Line(day.wind), Line(day.sun, .dim),
        ]
      }
    ).lines(width: width)
  }

  /// All bars on one scale, so that a day that is lower stands further left.
  private static func ranges(
    _ days: [DayViewModel], condition: Int, width: Int
  ) -> [Line] {
    let ends = days.flatMap { [$0.range.low, $0.range.high, $0.range.mark] }
    let scale = ChartScale(ends, leastSpan: 4)
    // The words beside the bar come first where room is short.
    let barWidth = min(32, 12 + max(0, width - 90) / 5)
    // Hours of sun, of which a part would be no use, are left out only where a few letters of the words do not help.
    let sunshineWidth = days.map(\.sunshine.displayWidth).max() ?? 0
    return Table(
      columns: [
        .init(), .init(), .init(.trailing), .init(), .init(.trailing),
        .init(minimum: condition, expendable: 1), .init(.trailing), .init(.trailing),
        .init(expendable: 3), .init(minimum: sunshineWidth, expendable: 2), .init(expendable: 4),
      ],
      rows: days.map { day in
        let bar = scale.map { scale in
          day.range.line(on: scale, width: barWidth, glyphs: day.glyphs) { Style(celsius: $0) }
        }
        return [
          Line(day.name), Line(day.sign), Line(day.low), bar ?? "",
          Line(Figures.withUnit(day.high, day.unit)), Line(day.condition),
          Line(width < 100 || day.wholeRain.isEmpty ? day.rain : day.wholeRain),
          Line(day.probability), Line(day.wind), Line(day.sunshine, .sun), Line(day.sun, .dim),
        ]
      }
    ).lines(width: width)
  }
}
