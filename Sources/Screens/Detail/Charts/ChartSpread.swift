import Analysis
import Documents
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// The spread of an ensemble's runs behind a chart, and the values of other models.
nonisolated struct ChartSpread: Sendable {
  let kind: WeatherQuantity
  let model: WeatherModel
  let members: Int
  private let ensemble: Ensemble?
  /// In °C or mm.
  let quantiles: [Date: Quantiles]
  let others: [ModelForecast]

  /// `nil` for a chart that no ensemble covers, and where neither runs nor models are known.
  init?(_ kind: WeatherQuantity, _ ensemble: Ensemble?, _ others: [ModelForecast]) {
    guard let quantity = Self.quantity(kind) else { return nil }
    self.kind = kind
    self.others = quantity == .temperature ? others : []
    let isFall = quantity == .precipitation
    let values = ensemble?.spread(of: quantity)
    var quantiles: [Date: Quantiles] = [:]
    // The precipitation between two steps is given with the later one.
    for (time, value) in zip(ensemble?.times ?? [], values?.dropFirst(isFall ? 1 : 0) ?? []) {
      quantiles[time] = value
    }
    guard !quantiles.isEmpty || !self.others.isEmpty else { return nil }
    self.quantiles = quantiles
    model = ensemble?.model ?? EnsembleSource.global.model
    members = ensemble?.members.count ?? 0
    self.ensemble = ensemble
  }

  /// The steps of the model until a time in hours, the shorter first; empty if they are all of one hour.
  func steps(until end: Date) -> [Int] {
    let times = quantiles.keys.filter { $0 <= end }
    return Set(times.compactMap { ensemble?.step(at: $0) }).filter { $0 > 1 }.sorted()
  }

  /// The quantity of the ensemble behind a chart; `nil` if there is none.
  static func quantity(_ kind: WeatherQuantity) -> WeatherQuantity? {
    switch kind {
    case .temperature: .temperature
    case .precipitation, .snowfall: .precipitation
    default: nil
    }
  }
}

nonisolated extension ChartText {
  /// One line below a panel of this many hours about the runs that it shows, or else about its thin curves.
  func notes(_ spread: ChartSpread, on panel: Chart.Panel, hours: Int) -> [String] {
    let others = spread.others.map(\.model)
    guard !panel.hasBands else {
      let steps = spread.steps(until: now() + Double(hours) * 3600)
      let runs = phrases.ensemble(spread.model.title, members: spread.members, steps: steps)
      guard case .curves(let curves, _)? = panel.drawing,
        let outside = curves.first.flatMap(BandReading.init), outside.isMost
      else { return [runs] }
      let clear = Figures.withUnit(
        Figures.fixed(BandReading.clear, decimals: 1), units().temperature.rawValue)
      return [
        runs + " " + phrases.detail.outsideBand(outside.outside, of: outside.hours, by: clear)
      ]
    }
    return others.isEmpty
      ? [] : [phrases.detail.thinModels(others.map { $0.title(among: others) })]
  }

  /// The two shades of a fan; with `members`, of how many runs.
  func fanLegend(members: Int? = nil) -> [Chart.Legend] {
    let glyphs = appearance().glyphs
    let (half, most) = ("50\u{A0}%", "80\u{A0}%")
    return [
      .init(half, sign: String(Shade.clear.sign(glyphs)), shade: .clear),
      .init(
        members.map { phrases.share(most, members: $0) } ?? most,
        sign: String(Shade.faint.sign(glyphs)), shade: .faint),
    ]
  }

  /// The middle 80 % and 50 % of the runs, in the unit of the chart.
  func bands(_ spread: ChartSpread, _ times: [Date]) -> [Chart.Band] {
    func degrees(_ celsius: Double) -> Double? {
      Temperature(celsius, .celsius)?.in(units().temperature)
    }
    return [(\Quantiles.p10, \Quantiles.p90), (\Quantiles.p25, \Quantiles.p75)].map { low, high in
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

  /// The amounts that so large a part of the runs stays below.
  func amounts(
    _ spread: ChartSpread, _ part: KeyPath<Quantiles, Double>, _ times: [Date],
    _ scale: PrecipitationScale
  ) -> [Double?] {
    times.map { time in
      spread.quantiles[time].flatMap { scale.value($0[keyPath: part]) }
    }
  }

  /// The runs at a time as they are drawn, for screen readers: the middle 50 % and 80 %, of rain the median and 80 %;
  /// `nil` where hardly a run has any.
  func bandFact(_ spread: ChartSpread?, _ time: Date) -> String? {
    guard let spread, let found = spread.quantiles[time] else { return nil }
    let (half, most) = ("50\u{A0}%", "80\u{A0}%")
    guard spread.kind == .temperature else {
      guard found.p90 > 0 else { return nil }
      let amounts = [found.median, found.p10, found.p90].map { Precipitation($0, .millimeters) }
      return phrases.detail.medianLegend + " " + phrases.figure(figures.rain(amounts[0])) + ", "
        + phrases.share(most, members: spread.members) + " "
        + band(figures.bare(amounts[1]), figures.bare(amounts[2]), full: figures.rain(amounts[2]))
    }
    let bands = [(found.p25, found.p75), (found.p10, found.p90)].map { low, high -> String? in
      let (low, high) = (Temperature(low, .celsius), Temperature(high, .celsius))
      // Runs that agree say no more than the temperature.
      return figures.bare(low) == figures.bare(high)
        ? nil : band(figures.bare(low), figures.bare(high), full: figures.temperature(high))
    }
    guard let wide = bands[1] else { return nil }
    guard let narrow = bands[0], narrow != wide else {
      return phrases.share(most, members: spread.members) + " " + wide
    }
    return phrases.share(half, members: spread.members) + " \(narrow), \(most) \(wide)"
  }

  /// The temperatures of the other models at a time, for screen readers.
  func modelFacts(_ spread: ChartSpread?, _ time: Date) -> [String] {
    let models = spread?.others ?? []
    return models.compactMap { forecast in
      let hour = forecast.hours.first { $0.time == time }
      return hour?.temperature.map {
        forecast.model.title(among: models.map(\.model)) + " "
          + phrases.figure(figures.temperature($0))
      }
    }
  }

  /// The band from one value to another, or about one if both are written alike.
  private func band(_ low: String, _ high: String, full: String) -> String {
    phrases.band(low == high ? nil : phrases.figure(low), phrases.figure(full))
  }
}

/// The number of values of a curve clearly outside the widest band behind it: the forecast may come from another model
/// than the runs.
nonisolated struct BandReading {
  /// In the unit of the chart; less isn't visible in whole degrees.
  static let clear = 0.5

  /// Hours that have both.
  var hours = 0
  var outside = 0
  var isMost: Bool { 2 * outside > hours }

  /// `nil` for a curve without a band.
  init?(_ curve: Chart.Curve) {
    guard let band = curve.bands.first else { return nil }
    for case (let value?, let range?) in zip(curve.values, band) {
      hours += 1
      let distance = max(range.lowerBound - value, value - range.upperBound)
      if distance > Self.clear { outside += 1 }
    }
  }
}

extension ChartSpread {
  /// The model, its members and the quantiles of each hour, in °C or mm; `null` without runs.
  func json(at place: Place, _ zone: String?) -> JSONValue {
    guard !quantiles.isEmpty else { return .null }
    let clock = PlaceClock(place, zone: zone)
    func rounded(_ value: Double) -> JSONValue { .rounded(value, to: 3) }
    return [
      "model": .string(model.rawValue), "members": .int(members),
      "hours": .array(
        quantiles.sorted { $0.key < $1.key }.map { time, value in
          [
            "time": .optional(clock.iso8601(time)), "p10": rounded(value.p10),
            "p25": rounded(value.p25), "p50": rounded(value.median), "p75": rounded(value.p75),
            "p90": rounded(value.p90),
          ]
        }),
    ]
  }
}
