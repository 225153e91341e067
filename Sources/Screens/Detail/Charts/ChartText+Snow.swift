import Outlook
import Phrases
import TerminalText
import WeatherModels
import WeatherText

nonisolated extension ChartText {
  /// Whether some of the next hours have snow, or may have it where nothing falls.
  func hasSnow(_ report: Report, hours: Int) -> Bool {
    guard let series = HourSeries(report.hours, now: now(), length: hours) else { return false }
    return series.hours.contains { ($0?.snowfall?.in(.centimeters) ?? 0) > 0 }
      || kinds(of: series).contains(.snow)
  }

  /// The kinds of what falls. If nothing is going to fall, those of what may.
  func kinds(of series: HourSeries<Conditions>) -> [PrecipitationKind] {
    let hours = series.hours.compactMap(\.self)
    let falling = hours.filter { ($0.precipitation?.in(.millimeters) ?? 0) > 0 }
    let possible = hours.filter { ($0.precipitationProbability?.in(.percent) ?? 0) > 0 }
    return (falling.isEmpty ? possible : falling).map(\.precipitationKind)
  }

  /// The new snow of hours in which something else falls as well. If nothing else does, or its depth isn't known, the
  /// chart of all precipitation says more.
  func snowPanel(_ series: HourSeries<Conditions>) -> Chart.Panel? {
    guard depthScale(series) == nil else { return nil }
    let unit = units().snow
    let depths = series.values(\.snowfall, unit)
    guard depths.contains(where: { ($0 ?? 0) > 0 }),
      let range = ChartRange(depths, leastSpan: 1 / unit.scale, fromZero: true)
    else { return nil }
    let styles = series.hours.map { Style(millimeters: $0?.precipitation?.in(.millimeters), .snow) }
    return Chart.Panel(
      legend: [.init(phrases.precipitationChart(.snow, in: perStep(unit.symbol, series)))],
      sign: WeatherCode(rawValue: 71).sign(isDay: true, compactIcons), unit: unit.symbol, weight: 2,
      drawing: .bars(Chart.Bars(depths, styles: styles), range))
  }

  /// The depth of the snow; `nil` if anything else falls, or an hour of snow has no depth. Of runs, which have only
  /// water, it is the depth by the forecast's own ratio.
  func depthScale(_ series: HourSeries<Conditions>) -> PrecipitationScale? {
    let falling = series.hours.compactMap(\.self)
      .filter { ($0.precipitation?.in(.millimeters) ?? 0) > 0 }
    let water = falling.reduce(0) { $0 + ($1.precipitation?.in(.millimeters) ?? 0) }
    let depth = falling.reduce(0) { $0 + ($1.snowfall?.in(.centimeters) ?? 0) }
    guard water > 0, depth > 0,
      falling.allSatisfy({ $0.precipitationKind == .snow && $0.snowfall != nil })
    else { return nil }
    let unit = units().snow
    return PrecipitationScale(
      symbol: unit.symbol,
      amounts: series.hours.map { hour in
        hour?.snowfall?.in(unit) ?? (hour?.precipitation.map { _ in 0 })
      }, leastSpan: 1 / unit.scale
    ) { Snowfall($0 * depth / water, .centimeters)?.in(unit) }
  }
}

/// In what the bars of precipitation are drawn.
nonisolated struct PrecipitationScale {
  let symbol: String
  /// One for each hour.
  let amounts: [Double?]
  let leastSpan: Double
  /// The value of this many millimeters of water.
  let value: (_ millimeters: Double) -> Double?
}
