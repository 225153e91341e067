import Outlook
import Phrases
public import TerminalText
public import WeatherModels

/// The subject of a chart. The raw value is what is typed.
public enum ChartKind: String, Hashable, Sendable, CaseIterable {
  case temperature
  case rain
  case wind
  case pressure
}

/// A chart with the line above it.
public struct ChartViewModel: Hashable, Sendable {
  public var title: String
  public var chart: Chart
  public var glyphs: Glyphs
  /// Its values as sentences.
  public var reading: [String]
}

extension WeatherFormatter {
  /// The next hours as a chart; `nil` where the report says nothing of the matter.
  public func chart(
    _ kind: ChartKind, _ place: Place, _ report: Report, hours: Int
  ) -> ChartViewModel? {
    let units = units()
    guard let series = HourSeries(report.hours, now: now(), length: hours),
      let panels = panels(kind, series, units)
    else { return nil }
    let falling = series.hours.compactMap(\.self)
      .filter { ($0.precipitation?.in(.millimeters) ?? 0) > 0 }.map(\.precipitationKind)
    let title =
      switch kind {
      case .temperature: phrases.temperatureChart(in: units.temperature.rawValue)
      case .rain: phrases.precipitationChart(PrecipitationKind(of: falling), in: units.rain.symbol)
      case .wind: phrases.windChart(in: units.wind.symbol)
      case .pressure: phrases.pressureChart(in: units.pressure.rawValue)
      }
    return chart(title, panels, series, clock(place, report)) { facts(kind, $0) }
  }

  /// The index of the place's continent in the next hours; `nil` where it is not known.
  public func chart(_ place: Place, _ air: AirQuality, hours: Int) -> ChartViewModel? {
    guard let series = HourSeries(air.hours, now: now(), length: hours) else { return nil }
    let indices = series.hours.map { $0.flatMap { AirIndex($0, at: place) } }
    let scale = ChartScale(indices.map { $0?.value }, leastSpan: 40, fromZero: true, ticks: 3)
    guard let scale else { return nil }
    let bars = Chart.Panel.bars(
      indices.map { $0?.value }, tops: [], scale, rowsPerTick: 2,
      styles: indices.map { Style(airBand: $0?.band) })
    return chart(airHoursTitle(place), [bars], series, clock(place, air)) {
      [AirIndex($0, at: place).map(\.figure)]
    }
  }

  private func chart<Hour>(
    _ title: String, _ panels: [Chart.Panel], _ series: HourSeries<Hour>, _ clock: PlaceClock,
    facts: (Hour) -> [String?]
  ) -> ChartViewModel {
    ChartViewModel(
      title: title,
      chart: Chart(
        count: series.hours.count, panels: panels,
        ticks: series.ticks(clock, phrases, units().clock), mark: series.present),
      glyphs: appearance().glyphs, reading: reading(series, clock, facts: facts))
  }

  private func panels(
    _ kind: ChartKind, _ series: HourSeries<Conditions>, _ units: UnitChoice
  ) -> [Chart.Panel]? {
    switch kind {
    case .temperature:
      let values = series.values(\.temperature, units.temperature)
      let styles = series.values(\.temperature, .celsius).map(Style.init(celsius:))
      let span = 4 / units.temperature.scale
      return ChartScale(values, leastSpan: span, ticks: 5).map { scale in
        [.curve(values, scale, rows: 6, styles: styles)]
      }
    case .pressure:
      let values = series.values(\.pressure, units.pressure)
      return ChartScale(values, leastSpan: 10 / units.pressure.scale, ticks: 5).map { scale in
        [.curve(values, scale, rows: 6, styles: values.map { _ in .accent })]
      }
    case .rain: return rainPanels(series, units.rain)
    case .wind: return windPanels(series, units.wind)
    }
  }

  private func rainPanels(
    _ series: HourSeries<Conditions>, _ unit: PrecipitationUnit
  ) -> [Chart.Panel]? {
    let amounts = series.values(\.precipitation, unit)
    let styles = series.values(\.precipitation, .millimeters).map(Style.init(millimeters:))
    let shares = series.values(\.precipitationProbability, .fraction)
    var panels: [Chart.Panel] = []
    if let scale = ChartScale(amounts, leastSpan: 2 / unit.scale, fromZero: true, ticks: 3) {
      panels.append(
        .bars(amounts, tops: [], scale, rowsPerTick: 2, styles: styles))
    }
    if shares.contains(where: { $0 != nil }) {
      let figures = series.hours.map { $0?.precipitationProbability.map(Figures.bare) ?? "" }
      panels.append(.figures("%", figures, shares: shares, .rain))
    }
    return panels.isEmpty ? nil : panels
  }

  private func windPanels(
    _ series: HourSeries<Conditions>, _ unit: WindUnit
  ) -> [Chart.Panel]? {
    let speeds = series.hours.map { $0?.windSpeed.map(unit.value) }
    let gusts = series.hours.map { $0?.windGust.map(unit.value) }
    let styles = series.values(\.windSpeed, .metersPerSecond).map(Style.init(metersPerSecond:))
    let span = 4 / unit.ofDifferences.scale
    guard let scale = ChartScale(speeds + gusts, leastSpan: span, fromZero: true, ticks: 3) else {
      return nil
    }
    let signs = series.hours.map { $0?.windDirection.map(direction) ?? "" }
    let bars = Chart.Panel.bars(
      speeds, tops: gusts, scale, rowsPerTick: 2, styles: styles)
    return signs.contains { !$0.isEmpty } ? [bars, .signs("", signs, .plain)] : [bars]
  }

  /// An arrow that flies with the wind, or where it comes from in letters.
  private func direction(_ direction: Direction) -> String {
    let index = Figures.compassIndex(direction)
    return appearance().glyphs == .ascii
      ? phrases.compassPoint(index) : ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"][index]
  }
}

extension Style {
  /// The band of an air temperature.
  public init(celsius value: Double?) {
    switch value {
    case nil: self = .plain
    case .some(..<(-5)): self = .frost
    case .some(..<5): self = .cold
    case .some(..<12): self = .cool
    case .some(..<20): self = .mild
    case .some(..<28): self = .warm
    default: self = .hot
    }
  }

  /// Rain in an hour: up to 0.5 mm light, from 4 mm heavy (UK Met Office, "What is precipitation?").
  init(millimeters value: Double?) {
    switch value {
    case .some(4...): self = .downpour
    case .some(0.5...): self = .rain
    default: self = .drizzle
    }
  }

  /// From the third band of an air quality index on the air is worth a look, from the fourth on it is bad.
  init(airBand index: Int?) {
    switch index {
    case .some(3...): self = .hot
    case 2: self = .warm
    default: self = .mild
    }
  }

  /// Up to 8 m/s a breeze, from 17 m/s a gale (Beaufort 4 and 8).
  init(metersPerSecond value: Double?) {
    switch value {
    case .some(17...): self = .hot
    case .some(8...): self = .warm
    default: self = .cool
    }
  }
}
