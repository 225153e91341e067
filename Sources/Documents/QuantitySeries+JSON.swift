public import Foundation
public import Quantities
public import WeatherModels

extension QuantitySeries {
  /// The values to come, each with its time at the place, in the base unit of the quantity, which is named. A value that
  /// isn't known is `null`.
  public func json(at place: Place, now: Date, limit: Int) -> JSONValue {
    let clock = PlaceClock(place, zone: timeZone)
    let items = coming(from: now).prefix(limit).map { item -> JSONValue in
      [
        "time": .optional(
          quantity.isDaily ? clock.day(of: item.time)?.description : clock.iso8601(item.time)),
        "value": .optional(item.value.map(rounded)),
      ]
    }
    return (["place": place.json] as JSONValue).merging(origin).merging([
      "now": .optional(value(at: now).map(rounded)), "items": .array(items),
    ])
  }

  /// `quantity`, `unit`, `covered`, `service` and `fetched`.
  public var origin: JSONValue {
    [
      "quantity": .string(quantity.name), "unit": .string(quantity.dimension.symbol),
      "covered": .bool(isCovered), "service": .string(service.rawValue),
      "fetched": .string(fetched.ISO8601Format()),
    ]
  }

  public func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 + 0 }
}
