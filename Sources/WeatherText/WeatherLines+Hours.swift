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
        || hours.contains { !["", "–"].contains(column.value($0)) }
    }
    let rows =
      [columns.map { Line($0.name, .dim) }, columns.map { Line($0.unit, .dim) }]
      + hours.map { hour in columns.map { Line($0.value(hour)) } }
    let lines = Table(columns: columns.map(\.shape), rows: rows).lines(width: width)
    let headings = lines.prefix(2).map { $0.read(as: []) }
    return headings
      + zip(hours, lines.dropFirst(2)).flatMap { hour, line in
        (hour.newDay.map { [Line(" ") + Line($0, .strong)] } ?? [])
          + [line.read(as: [hour.wholeReading])]
      }
  }

  private struct HourCells {
    /// `nil` for the sign.
    var column: HourColumn?
    var name: String
    var unit = ""
    var shape: Table.Column
    var value: (HourViewModel) -> String
  }

  /// The most important first; those that go first where room is short are the last.
  private static func columns(
    _ hours: [HourViewModel], _ names: [HourColumn: String], _ width: Int
  ) -> [HourCells] {
    let units = hours.first?.units
    func cells(
      _ column: HourColumn, _ unit: String? = "", _ alignment: Line.Alignment = .trailing,
      expendable: Int, _ value: @escaping (HourViewModel) -> String
    ) -> HourCells {
      HourCells(
        column: column, name: names[column] ?? "", unit: unit ?? "",
        shape: .init(alignment, expendable: expendable), value: value)
    }
    return [
      cells(.time, "", .leading, expendable: 0, \.time),
      HourCells(name: "", shape: .init(), value: \.sign),
      cells(.temperature, units?.temperature, expendable: 0, \.temperature),
      cells(.apparentTemperature, units?.temperature, expendable: 1, \.apparent),
    ]
      + precipitation(hours, width).map { column, unit, value in
        cells(column, unit, expendable: 2, value)
      }
      + [
        cells(.probability, "%", expendable: 3, \.probability),
        cells(.wind, units?.wind, expendable: 4, \.wind),
        cells(.gusts, units?.wind, expendable: 4, \.gusts),
        cells(.direction, "", .leading, expendable: 4, \.direction),
        cells(.humidity, "%", expendable: 5, \.humidity),
        cells(.cloudCover, "%", expendable: 6, \.cloudCover),
        cells(.uvIndex, expendable: 7, \.uvIndex),
        cells(.pressure, units?.pressure, expendable: 8, \.pressure),
        cells(.condition, "", .leading, expendable: 9, \.condition),
      ]
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
