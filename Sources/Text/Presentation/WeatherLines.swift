import Analysis
public import Phrases
public import TerminalText

/// The layout of the parts of a report, for all screens that show one.
public enum WeatherLines {
  /// The place and the source. With `isWide`, the source is at the right edge of every window.
  public static func head(_ words: HeadViewModel, width: Int, isWide: Bool = false) -> [Line] {
    let elevation = words.elevation.map { Line(", " + $0, .dim) } ?? ""
    var place = " " + Line(words.place, words.style) + elevation
    // Without its height, and then without its region
    for shorter in isWide ? words.shorterPlaces : []
    where place.width + 2 + words.source.displayWidth > width {
      place = " " + Line(shorter, words.style)
    }
    guard !words.source.isEmpty else { return place.wrapped(to: width, indent: 2) }
    // Beyond a hundred columns the eye loses the line on the way, unless the page is as wide.
    return Line.spread(
      place, Line(words.source, words.isSample ? .warning : .dim),
      width: isWide ? width : min(width, 100))
      + words.notes.flatMap { note($0, width: width) }
  }

  /// The place, its temperature and its sky in one line, for where the head has scrolled away.
  public static func headline(_ head: HeadViewModel, _ present: PresentViewModel?) -> Line {
    let facts = [present?.temperature ?? "", present?.condition ?? ""].filter { !$0.isEmpty }
    let weather = facts.isEmpty ? "" : "   " + facts.joined(separator: ", ")
    // First, because the end of the line may be cut.
    let sample = head.isSample ? Line(head.sources.first ?? "", .warning) + "   " : ""
    return " " + sample + Line(head.place, head.style) + Line(weather)
  }

  public static func present(_ words: PresentViewModel, width: Int) -> [Line] {
    let sky = [words.sign.text, words.condition].filter { !$0.isEmpty }.joined(separator: " ")
    let temperature = [words.temperature, words.apparent].compactMap { $0 }.joined(separator: ", ")
    return facts([sky, temperature] + words.facts, width: width)
  }

  /// Facts side by side, three spaces apart; none is broken as long as it fits a line.
  public static func facts(_ facts: [String], width: Int) -> [Line] {
    var rows: [String] = []
    for fact in facts where !fact.isEmpty {
      if let last = rows.last, 1 + last.displayWidth + 3 + fact.displayWidth <= width {
        rows[rows.count - 1] += "   " + fact
      } else {
        rows.append(fact)
      }
    }
    return rows.flatMap { Line(" " + $0).wrapped(to: width, indent: 1) }.read(as: facts)
  }

  public static func heading(_ text: String) -> Line { Line(" ") + Line(text, .strong) }

  /// A sentence in the style of something that may be overlooked.
  public static func note(_ text: String, _ style: Style = .dim, width: Int) -> [Line] {
    (Line(" ") + Line(text, style)).wrapped(to: width, indent: 1)
  }

  /// The least columns that a value has beside its name.
  private static let leastValue = 30

  /// Figures after their names, which have a column of their own where the figures have room beside it.
  public static func values(_ values: [NamedValue], width: Int) -> [Line] {
    let names = values.map(\.name.displayWidth).max() ?? 0
    let isBeside = names + leastValue <= width
    return values.flatMap { value in
      let name = Line(value.name, .dim)
      let start = isBeside ? name.padded(to: names) + "  " : name + Line(": ", .dim)
      return (" " + start + Line(value.value)).wrapped(to: width, indent: isBeside ? names + 3 : 2)
        .read(as: [value.sentence])
    }
  }

  /// Wider windows have room for all that is said of a day.
  private static let leastWhole = 160

  /// A table from 40 columns on, with range bars from 60 on; a plain list below. `more` is a text for each day that
  /// follows it, or is printed below it where room is short.
  public static func days(
    _ days: [DayViewModel], beside more: [String] = [], width: Int
  ) -> [Line] {
    rows(of: days, beside: more, width: width).lines
  }

  /// The column of the wind
  private static let wind = 8

  /// `end` is where the column of differences ends, if there is one.
  private static func rows(
    of days: [DayViewModel], beside more: [String], width: Int
  ) -> (lines: [Line], end: Int?) {
    let more = more.isEmpty ? days.map { _ in "" } : more
    let widest = more.map(\.displayWidth).max() ?? 0
    // The text is below the day where a table would lose its figures.
    var isBeside = widest > 0 && width >= 70 + widest
    let none = days.map { _ in "" }
    var end: Int?
    let rows: [[Line]]
    switch width {
    case ..<40: rows = days.map { item($0, width: width) }
    case ..<60:
      rows = fitting(days, \.condition, short: \.shortCondition) {
        (table($0, condition: $1, width: width), 3, 6)
      }.lines.map { [$0] }
    default:
      func ranged(_ inside: [String]) -> DrawnTable {
        fitting(days, \.condition, short: \.shortCondition) {
          (ranges($0, inside, condition: $1, width: width), 5, wind)
        }
      }
      let whole = isBeside ? [ranged(more)].first { $0.isWhole(wind) } : nil
      isBeside = whole != nil
      let table = whole ?? ranged(none)
      rows = table.lines.map { [$0] }
      let differing = zip(table.lines, days).filter { !$1.difference.isEmpty }
      end = table.isWhole(12) ? differing.map(\.0.width).max() : nil
    }
    let lines = zip(rows, more).flatMap { row, text in
      text.isEmpty || isBeside
        ? row : row + (Line("   ") + Line(text, .dim)).wrapped(to: width, indent: 3)
    }
    let read = lines.read(
      as: zip(days, more).map { $1.isEmpty ? $0.reading : "\($0.reading), \($1)" })
    return (read, end)
  }

  /// Days below a heading; `apart` is printed at its right, above the column that it explains. With details, what the
  /// rows have no room for is below them.
  public static func days(
    _ days: [DayViewModel], below title: String, _ apart: String, hasDetails: Bool = false,
    width: Int
  ) -> [Line] {
    func rows(_ days: [DayViewModel]) -> (lines: [Line], end: Int?) {
      guard hasDetails, width < leastWhole else {
        return self.rows(of: days, beside: [], width: width)
      }
      let shown = days.map { $0.without(\.sun, \.sunshine) }
      let (lines, end) = self.rows(of: shown, beside: days.map(\.details), width: width)
      return (lines.read(as: days.map(\.reading)), end)
    }
    let (lines, right) = rows(days)
    guard let right, right > title.displayWidth + apart.displayWidth + 4 else {
      // Dots that nothing explains say nothing.
      return [heading(title)] + rows(days.map { $0.without(\.difference) }).lines
    }
    let gap = right - title.displayWidth - apart.displayWidth - 1
    let line = heading(title) + Line(String(repeating: " ", count: gap)) + Line(apart, .dim)
    return [line.read(as: [title])] + lines
  }

  private static func item(_ day: DayViewModel, width: Int) -> [Line] {
    let range = "\(day.low) … \(Figures.withUnit(day.high, day.unit))"
    let words = [day.name, day.sign.text, range].filter { !$0.isEmpty }.joined(separator: " ")
    let amount = day.millimeters == 0 ? "" : ", \(day.rain)"
    return Line(" \(words)\(amount)").wrapped(to: width, indent: 2)
  }

  private static func table(_ days: [DayViewModel], condition: Int, width: Int) -> DrawnTable {
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
    ).drawn(width: width)
  }

  private static let leastBar = 8
  /// Narrower windows have room for one amount of a day.
  private static let narrow = 90

  /// All bars on one scale, so that colder days are further left.
  private static func ranges(
    _ days: [DayViewModel], _ more: [String], condition: Int, width: Int
  ) -> DrawnTable {
    // The words beside the bar come first where room is short.
    let usual = min(32, 12 + max(0, width - 90) / 5)
    let scale = days.scale
    // The wind, of which a part would be no use, is left out only where a few letters of the words do not help.
    func drawn(bar: Int) -> DrawnTable {
      Table(
        columns: [
          .init(), .init(), .init(.trailing), .init(), .init(.trailing),
          .init(minimum: condition, expendable: 1), .init(.trailing), .init(.trailing),
          .init(minimum: .max, expendable: 2, alignsNumbers: true), .init(expendable: 4),
          .init(expendable: 5), .init(), .init(.trailing, expendable: 3),
        ],
        rows: zip(days, more).map { day, more in
          [Line(day.name), day.sign] + day.temperatures(on: scale, bar: bar) + [
            Line(day.condition),
            amount(
              day,
              width < narrow
                ? day.total : width < 120 || day.wholeRain.isEmpty ? day.rain : day.wholeRain),
            Line(day.probability), Line(day.wind), Line(day.sunshine), Line(day.sun, .dim),
            Line(more, .dim), Line(day.difference, .dim),
          ]
        }
      ).drawn(width: width)
    }
    // The wind is worth more than the length of the bars.
    let barWidth = [usual, leastBar].first { drawn(bar: $0).isWhole(wind) } ?? usual
    let usually = drawn(bar: barWidth)
    // If nothing is left out, the bars take the rest.
    let spare = width - (usually.lines.map(\.width).max() ?? width)
    guard width > leastWhole, spare > 0 else { return usually }
    return drawn(bar: min(72, barWidth + spare))
  }

  /// The precipitation, in a color of its own; a dry day has a dot.
  public static func amount(_ day: DayViewModel, _ figure: String) -> Line {
    guard let millimeters = day.millimeters else { return Line(figure) }
    // Amounts of whole days have no limits of their own.
    return millimeters > 0 && figure.isSomething
      ? Line(figure, day.kind == .snow ? .snow : .rain) : Line("·", .dim)
  }
}

extension String {
  /// Whether a figure isn't rounded to nothing: `0.0` is none.
  public var isSomething: Bool { contains { ("1"..."9").contains($0) } }
}

extension WeatherLines {
  /// The table of rows with whole words for the sky, or with the `short` ones where not every whole one has room.
  ///
  /// `table` gets the rows and the widest of their words, which the column needs so that none is cut. It returns which
  /// column they are in, and another one that short words make room for, if there is one.
  public static func fitting<Row>(
    _ rows: [Row], _ condition: WritableKeyPath<Row, String>, short: KeyPath<Row, String>,
    _ table: (_ rows: [Row], _ widest: Int) -> (drawn: DrawnTable, condition: Int, aside: Int?)
  ) -> DrawnTable {
    func drawn(_ rows: [Row]) -> (table: DrawnTable, hasWords: Bool, hasAside: Bool) {
      let (drawn, column, aside) = table(
        rows, rows.map { $0[keyPath: condition].displayWidth }.max() ?? 0)
      return (drawn, drawn.isWhole(column), aside.map(drawn.isWhole) ?? true)
    }
    let whole = drawn(rows)
    let isLonger = rows.contains { $0[keyPath: condition] != $0[keyPath: short] }
    guard isLonger, !whole.hasWords || !whole.hasAside else { return whole.table }
    let cut = drawn(
      rows.map { row in
        var row = row
        row[keyPath: condition] = row[keyPath: short]
        return row
      })
    return !whole.hasWords || cut.hasAside ? cut.table : whole.table
  }
}
