import Analysis
import Foundation
import Presentation
import Quantities
import Reports
import TerminalText

nonisolated extension WeatherLines {
  /// Hours one below the other, with as many columns as there is room for, each named with its unit; a day that begins
  /// is named above its first hour.
  static func hourRows(
    _ hours: [HourViewModel], named headings: HourHeadings, width: Int
  ) -> [Line] {
    // Columns without values are left out, except the temperature.
    let columns = columns(hours, headings, width).filter { column in
      column.isNeeded
        || hours.contains { !["", "–"].contains(column.cell($0).text) }
    }
    let rows =
      [
        columns.map { Line($0.heading, .dim) },
        columns.map { Line($0.unit, .dim) },
      ] + fresh(hours.map { hour in columns.map { $0.cell(hour) } }, columns)
    let lines = Table(columns: columns.map(\.shape), rows: rows).lines(width: width)
    return lines.prefix(2).map { $0.read(as: []) }
      + zip(hours, lines.dropFirst(2)).flatMap { hour, line in
        (hour.newDay.map { [Line(" ") + Line($0, .strong)] } ?? [])
          + [line.read(as: [hour.wholeReading])]
      }
  }

  /// The rows with the figures dim that are those of the hour before, so that a change stands out.
  private static func fresh(_ rows: [[Line]], _ columns: [HourCells]) -> [[Line]] {
    zip(rows, [[]] + rows).map { row, before in
      row.indices.map { index in
        let isOld = columns[index].mayRepeat && before.dropFirst(index).first == row[index]
        return isOld ? Line(row[index].text, .dim) : row[index]
      }
    }
  }

  private struct HourCells {
    var heading: String
    var unit = ""
    var isNeeded = false
    /// Whether a figure stays dim until it changes.
    var mayRepeat = false
    var shape: Table.Column
    var cell: (HourViewModel) -> Line
  }

  /// The most important columns first. If room is short, the time, the temperature, the precipitation and the wind
  /// remain longest.
  private static func columns(
    _ hours: [HourViewModel], _ headings: HourHeadings, _ width: Int
  ) -> [HourCells] {
    func words(
      _ heading: String, expendable: Int, _ cell: @escaping (HourViewModel) -> String
    ) -> HourCells {
      HourCells(heading: heading, mayRepeat: true, shape: .init(expendable: expendable)) {
        Line(cell($0))
      }
    }
    func numbers(_ column: HourTableColumn) -> HourCells {
      let quantity = column.quantity
      return HourCells(
        heading: headings.names[quantity] ?? "", unit: headings.units[quantity] ?? "",
        isNeeded: quantity == .temperature, mayRepeat: quantity.dimension != .temperature,
        shape: .init(.trailing, expendable: column.expendable)
      ) { hour in
        let value = hour.values[quantity]
        // No chance and no sun are a dot, as no rain is.
        if [.chance, .uvIndex].contains(quantity), value.map({ $0 < 0.5 }) == true {
          return Line("·", .dim)
        }
        return Line(hour.figure(quantity), style(of: quantity, value))
      }
    }
    let others = HourTableColumn.others.flatMap { column in
      // The direction of the gusts follows them.
      [numbers(column)]
        + (column.quantity == .gusts
          ? [words(headings.names[.windDirection] ?? "", expendable: 5, \.direction)] : [])
    }
    return [
      words(headings.time, expendable: 0, \.time),
      HourCells(heading: "", shape: .init(expendable: 0)) { $0.sign },
    ]
      + HourTableColumn.temperatures.map(numbers) + precipitation(hours, headings, width) + others
      + [words(headings.sky, expendable: 10, \.condition)]
  }

  private static func style(of quantity: WeatherQuantity, _ value: Double?) -> Style {
    switch quantity {
    case .chance: (value ?? 0) < 50 ? .drizzle : .rain
    case .temperature, .apparent: Style(celsius: value)
    default: .plain
    }
  }

  /// The precipitation in its color; no precipitation is a dot, so that wet hours stand out.
  private static func amount(_ hour: HourViewModel, _ figure: String) -> Line {
    guard !["", "–"].contains(figure), let millimeters = hour.values[.precipitation] else {
      return Line(figure)
    }
    return hour.falls && figure.isSomething
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
    let isDepth = snowing.allSatisfy { $0.figure(.snowfall) != "–" }
    func snow(_ hour: HourViewModel) -> String { hour.figure(isDepth ? .snowfall : .precipitation) }
    func isSnow(_ hour: HourViewModel) -> Bool { hour.falls && hour.kind == .snow }
    func hasSnow(_ hour: HourViewModel) -> Bool {
      isSnow(hour) || isDepth && hour.falls && hour.hasNewSnow
    }
    func cells(
      _ kind: PrecipitationKind, _ unit: String?, _ figure: @escaping (HourViewModel) -> String
    ) -> HourCells {
      HourCells(
        heading: headings.falling[kind] ?? "", unit: unit ?? "",
        shape: .init(.trailing, expendable: 1)
      ) { amount($0, figure($0)) }
    }
    let kind = PrecipitationKind(of: others)
    let water = headings.units[.precipitation]
    guard hours.contains(where: hasSnow) else {
      return [cells(kind, water) { $0.figure(.precipitation) }]
    }
    // If room is short, the amounts come before the word.
    let unit = isDepth ? headings.units[.snowfall] : width < 60 ? water : headings.water
    guard !others.isEmpty else {
      // Nothing has the decimals of snow, too.
      return [
        cells(.snow, unit) { hour in
          isSnow(hour) || hour.figure(.snowfall) != "–" ? snow(hour) : hour.figure(.precipitation)
        }
      ]
    }
    return [
      cells(kind, water) { isSnow($0) ? "" : $0.figure(.precipitation) },
      cells(.snow, unit) { hasSnow($0) ? snow($0) : "" },
    ]
  }

  /// The hours on one axis, with a curve where it has four rows or more. Every hour has a column where there is room
  /// for 24, or for as many as there are; else every second or third one.
  static func axis(_ words: HourAxisViewModel, width: Int, curveRows: Int = 0) -> [Line] {
    let strip =
      words.strips.enumerated().first { index, strip in
        strip.layout(width: width).count >= min(strip.count, 24 / (index + 1))
      }?.element ?? words.strips.last
    let lines =
      strip?.lines(width: width, curveRows: curveRows, glyphs: words.glyphs)
      ?? [Line("")]
    return lines.read(as: words.reading)
  }

  /// Three hours in a column, with their temperatures drawn in so many rows.
  static func ribbons(_ words: HourAxisViewModel, width: Int, rows: Int) -> [Line] {
    (words.strips.last?.ribbonLines(width: width, rows: rows, glyphs: words.glyphs) ?? [Line("")])
      .read(as: words.reading)
  }
}

nonisolated extension Style {
  /// The figure of a wind, emphasized from a fresh breeze on (8 m/s, Beaufort 5).
  init(windOf speed: Speed?) {
    let style = Style(metersPerSecond: speed?.in(.metersPerSecond))
    self = style == .cool ? .plain : style
  }
}
