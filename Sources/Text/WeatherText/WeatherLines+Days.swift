import Outlook
public import TerminalText

extension WeatherLines {
  /// Wider windows have room for all that is said of a day.
  private static let leastWhole = 160

  /// A table from 40 columns on, with range bars from 60 on; a plain list below. `more` is a text for each day that
  /// follows it, or is printed below it where room is short.
  public static func days(
    _ days: [DayViewModel], beside more: [String] = [], width: Int
  ) -> [Line] {
    let more = more.isEmpty ? days.map { _ in "" } : more
    let widest = more.map(\.displayWidth).max() ?? 0
    // The text is below the day where a table would lose its figures.
    let isBeside = widest > 0 && width >= 70 + widest
    let inside = isBeside ? more : days.map { _ in "" }
    let rows: [[Line]] =
      switch width {
      case ..<40: days.map { item($0, width: width) }
      case ..<60: fitting(days) { table($0, condition: $1, width: width) }.map { [$0] }
      default: fitting(days) { ranges($0, inside, condition: $1, width: width) }.map { [$0] }
      }
    let lines = zip(rows, more).flatMap { row, text in
      text.isEmpty || isBeside
        ? row : row + (Line("   ") + Line(text, .dim)).wrapped(to: width, indent: 3)
    }
    return lines.read(
      as: zip(days, more).map { $1.isEmpty ? $0.reading : "\($0.reading), \($1)" })
  }

  /// Days below a heading; `apart` is printed at its right, above the column that it explains. With details, what the
  /// rows have no room for is below them.
  public static func days(
    _ days: [DayViewModel], below title: String, _ apart: String, hasDetails: Bool = false,
    width: Int
  ) -> [Line] {
    func rows(_ days: [DayViewModel]) -> [Line] {
      guard hasDetails, width < leastWhole else { return self.days(days, width: width) }
      let rows = days.map { $0.without(\.sun, \.sunshine) }
      return self.days(rows, beside: days.map(\.details), width: width)
        .read(as: days.map(\.reading))
    }
    let right = rows(days).compactMap { row in
      days.contains { !$0.difference.isEmpty && row.text.hasSuffix($0.difference) }
        ? row.width : nil
    }.max()
    guard let right, right > title.displayWidth + apart.displayWidth + 4 else {
      // Dots that nothing explains say nothing.
      return [heading(title)] + rows(days.map { $0.without(\.difference) })
    }
    let gap = right - title.displayWidth - apart.displayWidth - 1
    let line = heading(title) + Line(String(repeating: " ", count: gap)) + Line(apart, .dim)
    return [line.read(as: [title])] + rows(days)
  }

  private static func item(_ day: DayViewModel, width: Int) -> [Line] {
    let range = "\(day.low) … \(Figures.withUnit(day.high, day.unit))"
    let words = [day.name, day.sign.text, range].filter { !$0.isEmpty }.joined(separator: " ")
    let amount = day.millimeters == 0 ? "" : ", \(day.rain)"
    return Line(" \(words)\(amount)").wrapped(to: width, indent: 2)
  }

  private static func table(_ days: [DayViewModel], condition: Int, width: Int) -> [Line] {
    let lowWidth = days.map(\.low.displayWidth).max() ?? 0
    let highWidth = days.map(\.high.displayWidth).max() ?? 0
    return Table(
      columns: [
        .init(), .init(), .init(), .init(minimum: condition, expendable: 3), .init(.trailing),
        .init(.trailing, expendable: 1), .init(expendable: 2, alignsNumbers: true),
        .init(expendable: 4),
      ],
      rows: days.map { day in
        let range =
          Line(day.low, Style(celsius: day.range.low)).padded(to: lowWidth, .trailing) + " … "
          + Line(day.high, Style(celsius: day.range.high)).padded(to: highWidth, .trailing)
          + Line("\u{A0}" + day.unit)
        return [
          Line(day.name), day.sign, range, Line(day.condition), amount(day, day.total),
          Line(day.probability), Line(day.wind), Line(day.sun, .dim),
        ]
      }
    ).lines(width: width)
  }

  private static let leastBar = 8
  /// Narrower windows have room for one amount of a day.
  private static let narrow = 90

  /// All bars on one scale, so that colder days are further left.
  private static func ranges(
    _ days: [DayViewModel], _ more: [String], condition: Int, width: Int
  ) -> [Line] {
    // The words beside the bar come first where room is short.
    let usual = min(32, 12 + max(0, width - 90) / 5)
    func lines(bar: Int) -> [Line] {
      ranges(days, more, bar: bar, condition: condition, width: width)
    }
    // The wind is worth more than the length of the bars.
    let barWidth =
      [usual, leastBar].first { bar in
        zip(lines(bar: bar), days).allSatisfy { $0.text.contains($1.wind) || $1.wind.isEmpty }
      } ?? usual
    let lines = lines(bar: barWidth)
    // If nothing is left out, the bars take the rest.
    let spare = width - (lines.map(\.width).max() ?? width)
    guard width > leastWhole, spare > 0 else { return lines }
    return ranges(days, more, bar: min(72, barWidth + spare), condition: condition, width: width)
  }

  private static func ranges(
    _ days: [DayViewModel], _ more: [String], bar barWidth: Int, condition: Int, width: Int
  ) -> [Line] {
    let scale = days.scale
    // The wind, of which a part would be no use, is left out only where a few letters of the words do not help.
    return Table(
      columns: [
        .init(), .init(), .init(.trailing), .init(), .init(.trailing),
        .init(minimum: condition, expendable: 1), .init(.trailing), .init(.trailing),
        .init(minimum: .max, expendable: 2, alignsNumbers: true), .init(expendable: 4),
        .init(expendable: 5),
        .init(), .init(.trailing, expendable: 3),
      ],
      rows: zip(days, more).map { day, more in
        [Line(day.name), day.sign] + day.temperatures(on: scale, bar: barWidth) + [
          Line(day.condition),
          amount(
            day,
            width < narrow
              ? day.total : width < 120 || day.wholeRain.isEmpty ? day.rain : day.wholeRain),
          Line(day.probability), Line(day.wind), Line(day.sunshine), Line(day.sun, .dim),
          Line(more, .dim), Line(day.difference, .dim),
        ]
      }
    ).lines(width: width)
  }

  /// The precipitation, in a color of its own; a dry day has a dot.
  public static func amount(_ day: DayViewModel, _ figure: String) -> Line {
    guard let millimeters = day.millimeters else { return Line(figure) }
    // Amounts of whole days have no limits of their own.
    return millimeters > 0
      ? Line(figure, day.kind == .snow ? .snow : .rain) : Line("·", .dim)
  }
}

extension [DayViewModel] {
  /// The scale of all temperatures; `nil` where none is known.
  public var scale: ChartScale? {
    ChartScale(flatMap { [$0.range.low, $0.range.high, $0.range.mark] }, leastSpan: 4)
  }
}

extension DayViewModel {
  /// The low, the bar between both and the high, each in a cell.
  public func temperatures(on scale: ChartScale?, bar width: Int) -> [Line] {
    let bar = scale.map { range.line(on: $0, width: width, glyphs: glyphs) { Style(celsius: $0) } }
    return [
      Line(low, Style(celsius: range.low)), bar ?? "",
      Line(Figures.withUnit(high, unit), Style(celsius: range.high)),
    ]
  }
}
