package import Foundation
package import Outlook
import Phrases
import TerminalText
public import WeatherModels

/// How far the runs of an ensemble spread behind a chart, and what other models say.
public struct ChartSpread: Sendable {
  public let kind: ChartKind
  package let model: WeatherModel
  package let members: Int
  private let ensemble: Ensemble?
  /// In °C or mm.
  package let quantiles: [Date: Quantiles]
  let others: [ModelForecast]

  /// `nil` for a chart of which no ensemble tells, and where neither runs nor models are known.
  public init?(_ kind: ChartKind, _ ensemble: Ensemble?, _ others: [ModelForecast]) {
    guard kind == .temperature || kind == .rain else { return nil }
    self.kind = kind
    self.others = kind == .temperature ? others : []
    let values = kind == .temperature ? ensemble?.temperatures : ensemble?.precipitation
    var quantiles: [Date: Quantiles] = [:]
    // What falls from one step to the next is told with the later one.
    for (time, value) in zip(ensemble?.times ?? [], values?.dropFirst(kind == .rain ? 1 : 0) ?? [])
    {
      quantiles[time] = value
    }
    guard !quantiles.isEmpty || !self.others.isEmpty else { return nil }
    self.quantiles = quantiles
    model = ensemble?.model ?? .ecmwf
    members = ensemble?.members.count ?? 0
    self.ensemble = ensemble
  }

  /// How many hours apart the steps of the model are up to a time, the finer first; none where each hour is one.
  func steps(until end: Date) -> [Int] {
    let times = quantiles.keys.filter { $0 <= end }
    return Set(times.compactMap { ensemble?.step(at: $0) }).filter { $0 > 1 }.sorted()
  }

  /// The variable of the ensemble behind a chart; `nil` where there is none.
  public static func variable(_ kind: ChartKind) -> EnsembleVariable? {
    switch kind {
    case .temperature: .temperature
    case .rain: .precipitation
    case .wind, .pressure: nil
    }
  }
}

extension ChartText {
  /// Explains the bands and the thin curves that a panel of so many hours has, a sentence each.
  func notes(_ spread: ChartSpread, on panel: Chart.Panel, hours: Int) -> [String] {
    let steps = panel.hasBands ? spread.steps(until: now() + Double(hours) * 3600) : []
    let others = panel.hasBands ? [] : spread.others.map(\.model)
    return [
      panel.hasBands ? phrases.band(spread.model.title, members: spread.members) : nil,
      steps.isEmpty ? nil : phrases.interpolated(spread.model.title, steps: steps),
      others.isEmpty ? nil : phrases.thinModels(others.map { $0.title(among: others) }),
    ].compactMap(\.self)
  }

  /// The middle 80 % and 50 % of the runs, in the unit of the chart.
  func bands(_ spread: ChartSpread, _ times: [Date]) -> [Chart.Band] {
    func degrees(_ celsius: Double) -> Double? {
      Temperature(celsius, .celsius)?.in(units().temperature)
    }
    let ends: [(KeyPath<Quantiles, Double>, KeyPath<Quantiles, Double>)] = [
      (\.p10, \.p90), (\.p25, \.p75),
    ]
    return ends.map { low, high in
      times.map { time in
        guard let found = spread.quantiles[time], let low = degrees(found[keyPath: low]),
          let high = degrees(found[keyPath: high]), low <= high
        else { return nil }
        return low...high
      }
    }
  }

  /// The temperatures of the other models, in the unit of the chart.
  func otherModels(_ spread: ChartSpread, _ times: [Date]) -> [[Double?]] {
    spread.others.map { forecast in
      let known = Dictionary(
        forecast.hours.map { ($0.time, $0.temperature) }, uniquingKeysWith: { first, _ in first })
      return times.map { known[$0]??.in(units().temperature) }
    }
  }

  /// The amount of rain that one run in ten exceeds.
  func wettest(
    _ spread: ChartSpread, _ times: [Date], _ scale: PrecipitationScale
  ) -> [Double?] {
    times.map { time in
      spread.quantiles[time].flatMap { scale.value($0.p90)?.amount }
    }
  }

  /// Rows of figures above the bars of rain: the ends of the bands, the highest first. One in which nothing falls is left
  /// out, and one that looks like the row above it.
  func rainBands(
    _ spread: ChartSpread, _ times: [Date], _ scale: PrecipitationScale, _ range: ChartRange
  ) -> [Chart.Figures] {
    let ends: [(String, KeyPath<Quantiles, Double>)] = [
      ("90 %", \.p90), ("75 %", \.p75), ("25 %", \.p25), ("10 %", \.p10),
    ]
    var levels: [Int?] = []
    return ends.compactMap { label, end in
      let values = times.map { time in
        spread.quantiles[time].flatMap { scale.value($0[keyPath: end]) }
      }
      let shares = values.map { value in value.map { $0.amount / range.high } }
      let seen = shares.map { $0.flatMap(Chart.Figures.level) }
      defer { levels = seen }
      guard seen != levels, seen.contains(where: { $0 != nil }) else { return nil }
      return Chart.Figures(
        label, values.map { $0.map { phrases.figure($0.figure) } ?? "" }, shares: shares,
        isBand: true, .drizzle)
    }
  }

  /// The middle 80 % at a time, for those who have the chart read out.
  func bandFact(_ spread: ChartSpread?, _ time: Date) -> String? {
    guard let spread, let found = spread.quantiles[time] else { return nil }
    if spread.kind == .rain {
      let (low, high) = (
        Precipitation(found.p10, .millimeters), Precipitation(found.p90, .millimeters)
      )
      return phrases.bandFact(phrases.figure(figures.bare(low)), phrases.figure(figures.rain(high)))
    }
    let (low, high) = (Temperature(found.p10, .celsius), Temperature(found.p90, .celsius))
    return phrases.bandFact(figures.bare(low), figures.temperature(high))
  }
}
