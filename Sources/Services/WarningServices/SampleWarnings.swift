import Fields
public import Foundation
public import Reports
public import Warnings

/// Warnings of made-up weather.
public struct SampleWarnings: Sendable {
  private let hours: @Sendable (Place, Date) -> [Conditions]
  private let now: @Sendable () -> Date

  /// `hours` are those of the next two days at a place.
  public init(
    hours: @escaping @Sendable (Place, Date) -> [Conditions],
    now: @escaping @Sendable () -> Date
  ) {
    (self.hours, self.now) = (hours, now)
  }

  public var client: WarningsClient {
    WarningsClient { place, language async throws(ServiceError) in
      .found(warnings(at: place, in: language))
    } inView: { view in
      inView(view)
    }
  }

  /// The warnings of the middle of the view, with a square of two degrees around whole degrees as their area. Other
  /// countries than the first have none.
  private func inView(_ view: WarningsView) -> [CountryWarnings] {
    let (latitude, longitude) = (view.center.latitude.rounded(), view.center.longitude.rounded())
    let place = Place(
      name: view.language == "sk" ? "UKÁŽKA" : "SAMPLE", country: view.countries.first,
      coordinate: view.center)
    let corners = [(-1.0, -1.0), (-1, 1), (1, 1), (1, -1), (-1, -1)].map { up, right in
      Contour.Point(latitude: min(90, max(-90, latitude + up)), longitude: longitude + right)
    }
    return view.countries.enumerated().map { index, country in
      var found = CountryWarnings(country)
      (found.service, found.fetched) = (.sample, now())
      guard index == 0 else { return found }
      found.items = warnings(at: place, in: view.language).warnings.map {
        CountryWarnings.Item($0, rings: [Contour(value: 0, points: corners)])
      }
      return found
    }
  }

  /// Warnings of the weather of the next two days, in Slovak or in English.
  package func warnings(at place: Place, in language: String) -> PlaceWarnings {
    let now = now()
    let hours = hours(place, now)
    let warnings = Self.rules.flatMap { rule in
      rule.spells(hours).compactMap { Self.warning(rule, $0, place, language) }
    }
    return PlaceWarnings(
      service: .sample, fetched: now, reach: .place,
      warnings: warnings.sorted { ($1.rank, $0.from ?? now) < ($0.rank, $1.from ?? now) })
  }
}

extension SampleWarnings {
  private static func warning(
    _ rule: Rule, _ spell: [Conditions], _ place: Place, _ language: String
  ) -> WeatherWarning? {
    let values = spell.map(rule.value)
    let size = rule.isSum ? values.reduce(0, +) : values.max() ?? 0
    let level = rule.limits.count { size >= $0 } - 1
    guard level >= 0, let start = spell.first?.time, let end = spell.last?.time else { return nil }
    let isSlovak = language == "sk"
    var warning = WeatherWarning(event: isSlovak ? rule.slovak : rule.english)
    warning.color = [.yellow, .orange, .red][level]
    warning.severity = [.moderate, .severe, .extreme][level]
    warning.kind = rule.kind
    // Each hour ends at its time.
    warning.from = start - 3600
    warning.until = end
    warning.area = place.name
    warning.language = isSlovak ? "sk-SK" : "en-GB"
    warning.instruction =
      isSlovak ? "UKÁŽKA: vymyslené, nie je to výstraha." : "SAMPLE: made up, not a warning."
    return warning
  }

  /// The weather for which warnings are made up.
  private struct Rule {
    var kind: WeatherWarning.Kind
    var english: String
    var slovak: String
    /// The sizes from which the warning is yellow, orange and red.
    var limits: [Double]
    /// Whether the size is the sum of the hours rather than the highest.
    var isSum = false
    /// An hour with less is not part of it.
    var least: Double
    var value: @Sendable (Conditions) -> Double

    /// The spells of such weather, with pauses of less than three hours bridged.
    func spells(_ hours: [Conditions]) -> [[Conditions]] {
      var spells: [[Conditions]] = []
      var pause: [Conditions] = []
      for hour in hours {
        if value(hour) < least {
          pause.append(hour)
        } else if spells.isEmpty || pause.count >= 3 {
          spells.append([hour])
          pause = []
        } else {
          spells[spells.count - 1] += pause + [hour]
          pause = []
        }
      }
      return spells
    }
  }

  private static let rules = [
    Rule(
      kind: .wind, english: "Strong wind", slovak: "Silný vietor", limits: [14, 20, 28], least: 14
    ) { $0.windGust?.in(.metersPerSecond) ?? 0 },
    Rule(
      kind: .snowOrIce, english: "Snow", slovak: "Sneženie", limits: [3, 12, 30], isSum: true,
      least: 0.05
    ) { $0.snowfall?.in(.centimeters) ?? 0 },
    Rule(
      kind: .rain, english: "Heavy rain", slovak: "Výdatný dážď", limits: [20, 40, 70], isSum: true,
      least: 0.1
    ) { hour in
      let isSnow = (hour.snowfall?.in(.centimeters) ?? 0) > 0
      return isSnow ? 0 : hour.precipitation?.in(.millimeters) ?? 0
    },
    Rule(
      kind: .thunderstorm, english: "Thunderstorms", slovak: "Búrky", limits: [95, 96], least: 95
    ) { Double($0.weatherCode?.rawValue ?? 0) },
    // By how much the visibility is below a kilometer.
    Rule(kind: .fog, english: "Fog", slovak: "Hmla", limits: [1], least: 1) {
      1000 - ($0.visibility?.in(.meters) ?? 1000)
    },
    Rule(
      kind: .heat, english: "High temperatures", slovak: "Vysoké teploty", limits: [35, 39, 43],
      least: 35
    ) { $0.temperature?.in(.celsius) ?? 0 },
    Rule(
      kind: .cold, english: "Low temperatures", slovak: "Nízke teploty", limits: [15, 25, 35],
      least: 15
    ) { -($0.temperature?.in(.celsius) ?? 0) },
  ]
}
