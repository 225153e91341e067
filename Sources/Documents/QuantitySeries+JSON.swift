public import Foundation
public import Quantities
public import WeatherModels

extension QuantitySeries {
  /// The values to come, each with its time at the place, in the base unit of the quantity, which is named. A value
  /// that isn't known is `null`.
  public func json(at place: Place, now: Date, limit: Int) -> JSONValue {
    let clock = PlaceClock(place, zone: timeZone)
    return .object(
      [JSONValue.Member(name: "place", value: place.json)] + members
        + [
          .init(name: "now", value: .optional(value(at: now).map(rounded))),
          .init(
            name: "items",
            value: .array(
              coming(from: now).prefix(limit).map { item in
                [
                  "time": .optional(
                    quantity.isDaily
                      ? clock.day(of: item.time)?.description : clock.iso8601(item.time)),
                  "value": .optional(item.value.map(rounded)),
                ]
              })),
        ])
  }

  /// `quantity`, `unit`, `covered`, `service` and `fetched`.
  public var members: [JSONValue.Member] {
    [
      .init(name: "quantity", value: .string(quantity.name)),
      .init(name: "unit", value: .string(quantity.dimension.symbol)),
      .init(name: "covered", value: .bool(isCovered)),
      .init(name: "service", value: .string(service.rawValue)),
      .init(name: "fetched", value: .string(fetched.ISO8601Format())),
    ]
  }

  public func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 + 0 }
}
