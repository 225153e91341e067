import Analysis
import Foundation
import Phrases
public import Reports
public import TerminalText

/// The next 24 hours of a place, small enough for a row of a list.
public struct HourRibbon: Hashable, Sendable {
  public static let hours = 24
  /// Temperatures within this many degrees do not fill a ribbon.
  public static let leastSpan = 4.0
  /// The limits in mm/h from which precipitation is drawn denser: a wet hour, moderate and heavy rain.
  private static let densities = [0.1, 0.5, 2]

  /// Temperatures in °C from the current hour on; `nil` if the report has none.
  var temperatures: [Double?] = []
  /// Precipitation in mm/h of the same hours.
  var rates: [Double?] = []
  var kinds: [PrecipitationKind] = []
  public var glyphs: Glyphs

  /// The hour that has begun is the first cell.
  init(_ report: Report?, now: Date, glyphs: Glyphs) {
    self.glyphs = glyphs
    guard let report, !report.hours.isEmpty else { return }
    let timeline = Timeline(report, now: now)
    let moments = (0..<Self.hours).map { now + Double($0) * 3600 }
    temperatures = moments.map { timeline.slot(at: $0)?.conditions.temperature?.in(.celsius) }
    rates = moments.map(timeline.rate)
    kinds = moments.map { timeline.slot(at: $0)?.kind ?? .rain }
  }

  /// Blocks in the colors of the temperatures, `step` hours in a cell, of which the first is drawn, or an hour in
  /// `cells` of them; empty where none is known.
  public func temperatureLine(step: Int = 1, cells: Int = 1) -> Line {
    let values = temperatures.indices.filter { $0.isMultiple(of: step) }
      .flatMap { Array(repeating: temperatures[$0], count: cells) }
    guard values.contains(where: { $0 != nil }) else { return "" }
    return Ribbon.heights(values, leastSpan: Self.leastSpan, glyphs: glyphs) { Style(celsius: $0) }
  }

  /// The density of the precipitation; empty if the report has none.
  public func fallLine(cells: Int = 1) -> Line {
    guard rates.contains(where: { $0 != nil }) else { return "" }
    let rates = rates.flatMap { Array(repeating: $0, count: cells) }
    return Ribbon.densities(rates, limits: Self.densities, glyphs: glyphs) { index in
      Style(millimeters: rates[index], kinds[index / cells])
    }
  }

  /// `now   +6    +12   +18 h` above a ribbon: hours ahead, because places may be in different time zones.
  public static func heading(_ present: String, step: Int = 1, cells: Int = 1) -> Line {
    let distance = step == 1 ? 6 : 12
    let marks = stride(from: 0, to: hours, by: distance).map { hour in
      hour == 0 ? present : "+\(hour)" + (hour + distance >= hours ? " h" : "")
    }
    return Line(marks.map { Line($0, .dim).padded(to: distance * cells / step) }).trimmed
  }
}

extension Wording {
  public func ribbon(_ report: Report?) -> HourRibbon {
    HourRibbon(report, now: (report.map(of) ?? self).now(), glyphs: appearance().glyphs)
  }

  /// The temperatures of a ribbon and the precipitation of the one below, for screen readers; empty if none is known.
  public func reading(of ribbon: HourRibbon) -> String {
    let known = ribbon.temperatures.compactMap(\.self)
    let ends = [known.min(), known.max()].map { $0.flatMap { Temperature($0, .celsius) } }
    let range = phrases.range(from: figures.bare(ends[0]), to: figures.temperature(ends[1]))
    let fallen = Precipitation(ribbon.rates.compactMap(\.self).reduce(0, +), .millimeters)
    let isDry = (fallen?.in(.millimeters) ?? 0) < 0.05
    let facts =
      (known.isEmpty ? [] : [range])
      + (isDry ? [] : [phrases.wholePrecipitation(phrases.figure(figures.rain(fallen)))])
    return facts.isEmpty
      ? "" : phrases.within(hours: HourRibbon.hours) + " " + facts.joined(separator: ", ")
  }
}
