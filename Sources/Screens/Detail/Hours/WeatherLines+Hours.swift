import Outlook
import Phrases
import Quantities
import TerminalText
import WeatherText

nonisolated extension WeatherLines {
  /// Hours one below the other, with as many columns as there is room for, each named with its unit; a day that begins
  /// is named above its first hour.
  static func hourRows(
    _ hours: [HourViewModel], named headings: HourHeadings, width: Int
  ) -> [Line] {
    // Columns without values are left out, except the temperature.
    let columns = columns(hours, headings, width).filter { column in
      column.heading == .temperature
        || hours.contains { !["", "–"].contains(column.cell($0).text) }
    }
    let rows =
      [
        columns.map { Line($0.heading.flatMap { headings.names[$0] } ?? "", .dim) },
        columns.map { Line($0.unit, .dim) },
      ] + hours.map { hour in columns.map { $0.cell(hour) } }
    let lines = Table(columns: columns.map(\.shape), rows: rows).lines(width: width)
    return lines.prefix(2).map { $0.read(as: []) }
      + zip(hours, lines.dropFirst(2)).flatMap { hour, line in
        (hour.newDay.map { [Line(" ") + Line($0, .strong)] } ?? [])
          + [line.read(as: [hour.wholeReading])]
      }
  }

  private struct HourCells {
    var heading: HourColumn?
    var unit = ""
    var shape: Table.Column
    var cell: (HourViewModel) -> Line
  }

  /// The most important columns first. If room is short, the time, the temperature, the precipitation and the wind
  /// remain longest.
  private static func columns(
    _ hours: [HourViewModel], _ headings: HourHeadings, _ width: Int
  ) -> [HourCells] {
    func words(
      _ heading: HourColumn?, expendable: Int, _ cell: @escaping (HourViewModel) -> String
    ) -> HourCells {
      HourCells(heading: heading, shape: .init(expendable: expendable)) { Line(cell($0)) }
    }
    func numbers(_ column: HourTableColumn) -> HourCells {
      HourCells(
        heading: column.heading, unit: headings.units[column.heading] ?? "",
        shape: .init(.trailing, expendable: column.expendable)
      ) { hour in
        let celsius = column.field.dimension == .temperature ? hour.values[column.heading] : nil
        return Line(hour.figure(column.heading), Style(celsius: celsius))
      }
    }
    let others = HourTableColumn.others.flatMap { column in
      // The direction of the gusts follows them.
      [numbers(column)]
        + (column.heading == .gusts ? [words(.direction, expendable: 5, \.direction)] : [])
    }
    return [words(.time, expendable: 0, \.time), words(nil, expendable: 0, \.sign)]
      + HourTableColumn.temperatures.map(numbers) + precipitation(hours, headings, width) + others
      + [words(.condition, expendable: 10, \.condition)]
  }

  /// The precipitation in its color; no precipitation is a dot, so that wet hours stand out.
  private static func amount(_ hour: HourViewModel, _ figure: String) -> Line {
    guard !["", "–"].contains(figure), let millimeters = hour.values[.rain] else {
      return Line(figure)
    }
    return hour.falls
      ? Line(figure, Style(millimeters: millimeters, hour.kind)) : Line("·", .dim)
  }

  /// One column of precipitation, or two if it rains in some hours and snows in others. Snow is a depth if each of its
  /// hours has one, or else the water in it.
  private static func precipitation(
    _ hours: [HourViewModel], _ headings: HourHeadings, _ width: Int
  ) -> [HourCells] {
    let falling = hours.filter(\.falls)
    let snowing = falling.filter { $0.kind == .snow }
    let others = falling.map(\.kind).filter { $0 != .snow }
    let isDepth = snowing.allSatisfy { $0.figure(.snow) != "–" }
    func snow(_ hour: HourViewModel) -> String { hour.figure(isDepth ? .snow : .rain) }
    func isSnow(_ hour: HourViewModel) -> Bool { hour.falls && hour.kind == .snow }
    func hasSnow(_ hour: HourViewModel) -> Bool {
      isSnow(hour) || isDepth && hour.falls && hour.hasNewSnow
    }
    let heading: HourColumn =
      switch PrecipitationKind(of: others) {
      case .rain, .snow: .rain
      case .sleet: .sleet
      case .freezingRain, .freezingDrizzle: .freezingRain
      }
    func cells(
      _ heading: HourColumn, _ unit: String?, _ figure: @escaping (HourViewModel) -> String
    ) -> HourCells {
      HourCells(heading: heading, unit: unit ?? "", shape: .init(.trailing, expendable: 1)) {
        amount($0, figure($0))
      }
    }
    let water = headings.units[.rain]
    guard hours.contains(where: hasSnow) else {
      return [cells(heading, water) { $0.figure(.rain) }]
    }
    // If room is short, the amounts come before the word.
    let unit = isDepth ? headings.units[.snow] : width < 60 ? water : headings.water
    guard !others.isEmpty else {
      // Nothing has the decimals of snow, too.
      return [
        cells(.snow, unit) { isSnow($0) || $0.figure(.snow) != "–" ? snow($0) : $0.figure(.rain) }
      ]
    }
    return [
      cells(heading, water) { isSnow($0) ? "" : $0.figure(.rain) },
      cells(.snow, unit) { hasSnow($0) ? snow($0) : "" },
    ]
  }
}
