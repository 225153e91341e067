import Outlook
public import Phrases
public import TerminalText

extension WeatherLines {
  /// Hours one below the other, with as many columns as there is room for, each named with its unit; a day that begins is
  /// named above its first hour.
  public static func hourRows(
    _ hours: [HourViewModel], named names: [HourColumn: String], width: Int
  ) -> [Line] {
    // Those that nothing is known for are left out, but for the temperature.
    let columns = columns(hours, names, width).filter { column in
      column.name == names[.temperature]
        || hours.contains { !["", "–"].contains(column.cell($0).text) }
    }
    let rows =
      [columns.map { Line($0.name, .dim) }, columns.map { Line($0.unit, .dim) }]
      + hours.map { hour in columns.map { $0.cell(hour) } }
    let lines = Table(columns: columns.map(\.shape), rows: rows).lines(width: width)
    let headings = lines.prefix(2).map { $0.read(as: []) }
    return headings
      + zip(hours, lines.dropFirst(2)).flatMap { hour, line in
        (hour.newDay.map { [Line(" ") + Line($0, .strong)] } ?? [])
          + [line.read(as: [hour.wholeReading])]
      }
  }

  private struct HourCells {
    var name: String
    var unit = ""
    var shape: Table.Column
    var cell: (HourViewModel) -> Line
  }

  /// The most important first. Where room is short, the time, the temperature, what falls and the wind stay longest.
  private static func columns(
    _ hours: [HourViewModel], _ names: [HourColumn: String], _ width: Int
  ) -> [HourCells] {
    let units = hours.first?.units
    func cells(
      _ column: HourColumn, _ unit: String? = "", _ alignment: Line.Alignment = .trailing,
      expendable: Int, _ cell: @escaping (HourViewModel) -> Line
    ) -> HourCells {
      HourCells(
        name: names[column] ?? "", unit: unit ?? "",
        shape: .init(alignment, expendable: expendable), cell: cell)
    }
    func plain(_ path: KeyPath<HourViewModel, String>) -> (HourViewModel) -> Line {
      { Line($0[keyPath: path]) }
    }
    return [
      cells(.time, "", .leading, expendable: 0, plain(\.time)),
      HourCells(name: "", shape: .init(), cell: plain(\.sign)),
      cells(.temperature, units?.temperature, expendable: 0) {
        Line($0.temperature, Style(celsius: $0.celsius))
      },
      cells(.apparentTemperature, units?.temperature, expendable: 4) {
        Line($0.apparent, Style(celsius: $0.apparentCelsius))
      },
    ]
      + precipitation(hours, width).map { column, unit, value in
        cells(column, unit, expendable: 1) { amount($0, value($0)) }
      }
      + [
        cells(.probability, "%", expendable: 3, plain(\.probability)),
        cells(.wind, units?.wind, expendable: 2, plain(\.wind)),
        cells(.gusts, units?.wind, expendable: 5, plain(\.gusts)),
        cells(.direction, "", .leading, expendable: 5, plain(\.direction)),
        cells(.humidity, "%", expendable: 6, plain(\.humidity)),
        cells(.cloudCover, "%", expendable: 7, plain(\.cloudCover)),
        cells(.uvIndex, expendable: 8, plain(\.uvIndex)),
        cells(.pressure, units?.pressure, expendable: 9, plain(\.pressure)),
        cells(.condition, "", .leading, expendable: 10, plain(\.condition)),
      ]
  }

  /// What falls in its color; nothing is a dot, so that the hours in which something does stand out.
  private static func amount(_ hour: HourViewModel, _ figure: String) -> Line {
    guard !["", "–"].contains(figure), let millimeters = hour.millimeters else {
      return Line(figure)
    }
    return hour.falls
      ? Line(figure, Style(millimeters: millimeters, hour.kind)) : Line("·", .dim)
  }

  /// One column, or two where it rains in some hours and snows in others. Snow is in its depth where each hour of it has
  /// one, or else in the water that it holds.
  private static func precipitation(
    _ hours: [HourViewModel], _ width: Int
  ) -> [(HourColumn, unit: String, (HourViewModel) -> String)] {
    guard let units = hours.first?.units else { return [] }
    let falling = hours.filter(\.falls)
    let snowing = falling.filter { $0.kind == .snow }
    let others = falling.map(\.kind).filter { $0 != .snow }
    let isDepth = snowing.allSatisfy { $0.snowfall != "–" }
    func snow(_ hour: HourViewModel) -> String { isDepth ? hour.snowfall : hour.rain }
    func isSnow(_ hour: HourViewModel) -> Bool { hour.falls && hour.kind == .snow }
    func hasSnow(_ hour: HourViewModel) -> Bool {
      isSnow(hour) || isDepth && hour.falls && hour.hasNewSnow
    }
    let column: HourColumn =
      switch PrecipitationKind(of: others) {
      case .rain, .snow: .rain
      case .sleet: .sleet
      case .freezingRain, .freezingDrizzle: .freezingRain
      }
    guard hours.contains(where: hasSnow) else { return [(column, units.rain, \.rain)] }
    // Where room is short, the amounts come before the word.
    let unit = isDepth ? units.snow : width < 60 ? units.rain : units.water
    guard !others.isEmpty else {
      // Nothing has the decimals of snow, too.
      return [(.snow, unit, { isSnow($0) || $0.snowfall != "–" ? snow($0) : $0.rain })]
    }
    return [
      (column, units.rain, { isSnow($0) ? "" : $0.rain }),
      (.snow, unit, { hasSnow($0) ? snow($0) : "" }),
    ]
  }
}
