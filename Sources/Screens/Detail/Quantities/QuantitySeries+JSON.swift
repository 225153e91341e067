import Documents
import Foundation
import Quantities
import WeatherModels

nonisolated extension QuantitySeries {
  /// The values to come, each with its time at the place, in the base unit of the quantity, which is named. A value
  /// that isn't known is `null`.
  func json(at place: Place, now: Date, limit: Int) -> JSONValue {
    let clock = PlaceClock(place, zone: timeZone)
    return .object(
      [JSONValue.Member(name: "place", value: place.json)] + members
        + [
          .init(name: "now", value: .rounded(value(at: now))),
          .init(
            name: "items",
            value: .array(
              coming(from: now).prefix(limit).map { item in
                [
                  "time": .optional(
                    quantity.isDaily
                      ? clock.day(of: item.time)?.description : clock.iso8601(item.time)),
                  "value": .rounded(item.value),
                ]
              })),
        ])
  }
}
