import Phrases
public import TerminalText
public import WeatherModels

/// What a chart is about. The raw value is what is typed.
public enum ChartKind: String, Hashable, Sendable, CaseIterable {
  case temperature
  case rain
  case wind
  case pressure
}

/// A chart with the line above it.
public struct ChartWords: Hashable, Sendable {
  public var title: String
  public var chart: Chart
  public var glyphs: Glyphs
}

extension WeatherWords {
  /// The next hours as a chart; `nil` where the report says nothing of the matter.
  public func chart(
    _ kind: ChartKind, _ place: Place, _ report: Report, hours: Int
  ) -> ChartWords? {
    guard let series = HourSeries(report, now: now(), hours: hours),
      let panels = panels(kind, series)
    else { return nil }
    let chart = Chart(
      count: series.hours.count, panels: panels,
      ticks: series.ticks(clock(place, report), phrases), mark: series.present)
    return ChartWords(title: title(kind), chart: chart, glyphs: looks().glyphs)
  }

  private func title(_ kind: ChartKind) -> String {
    switch kind {
    case .temperature: phrases.temperatureChart
    case .rain: phrases.rainChart
    case .wind: phrases.windChart
    case .pressure: phrases.pressureChart
    }
  }

  private func panels(_ kind: ChartKind, _ series: HourSeries) -> [Chart.Panel]? {
    switch kind {
    case .temperature:
      let values = series.values(\.temperature, .celsius)
      return ChartScale(values, leastSpan: 4, ticks: 5).map { scale in
        [.curve(values, scale, rows: 6, styles: values.map(Style.init(celsius:)))]
      }
    case .pressure:
      let values = series.values(\.pressure, .hectopascals)
      return ChartScale(values, leastSpan: 10, ticks: 5).map { scale in
        [.curve(values, scale, rows: 6, styles: values.map { _ in .accent })]
      }
    case .rain: return rainPanels(series)
    case .wind: return windPanels(series)
    }
  }

  private func rainPanels(_ series: HourSeries) -> [Chart.Panel]? {
    let amounts = series.values(\.precipitation, .millimeters)
    let shares = series.values(\.precipitationProbability, .fraction)
    var panels: [Chart.Panel] = []
    if let scale = ChartScale(amounts, leastSpan: 2, fromZero: true, ticks: 3) {
      panels.append(
        .bars(
          amounts, tops: [], scale, rowsPerTick: 2, styles: amounts.map(Style.init(millimeters:))))
    }
    if shares.contains(where: { $0 != nil }) {
      let figures = series.hours.map { $0?.precipitationProbability.map(Figures.bare) ?? "" }
      panels.append(.figures("%", figures, shares: shares, .rain))
    }
    return panels.isEmpty ? nil : panels
  }

  private func windPanels(_ series: HourSeries) -> [Chart.Panel]? {
    let speeds = series.values(\.windSpeed, .metersPerSecond)
    let gusts = series.values(\.windGust, .metersPerSecond)
    guard let scale = ChartScale(speeds + gusts, leastSpan: 4, fromZero: true, ticks: 3) else {
      return nil
    }
    let signs = series.hours.map { $0?.windDirection.map(direction) ?? "" }
    let bars = Chart.Panel.bars(
      speeds, tops: gusts, scale, rowsPerTick: 2, styles: speeds.map(Style.init(metersPerSecond:)))
    return signs.contains { !$0.isEmpty } ? [bars, .signs("", signs, .plain)] : [bars]
  }

  /// An arrow that flies with the wind, or where it comes from in letters.
  private func direction(_ direction: Direction) -> String {
    let index = Figures.compassIndex(direction)
    return looks().glyphs == .ascii
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

  /// Up to 8 m/s a breeze, from 17 m/s a gale (Beaufort 4 and 8).
  init(metersPerSecond value: Double?) {
    switch value {
    case .some(17...): self = .hot
    case .some(8...): self = .warm
    default: self = .cool
    }
  }
}
