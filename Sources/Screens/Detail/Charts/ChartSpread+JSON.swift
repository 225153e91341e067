import Documents
import Outlook
import WeatherModels
import WeatherText

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
