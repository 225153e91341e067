public import FoundationEssentials
import Phrases
import Quantities
public import WeatherModels

extension Report {
  /// The report in the units of exchange: °C, m/s, hPa, mm, %, degrees, meters; ISO 8601 with the place's offset. Each hour
  /// says whether it is the one that has begun by `now`.
  public func json(at place: Place, now: Date? = nil) -> JSONValue {
    let clock = PlaceClock(place, zone: timeZone)
    let present = now.flatMap { now in
      slots(from: now).first.flatMap { $0.start <= now ? $0.start : nil }
    }
    return [
      "service": .string(service.rawValue), "made": .optional(issuedAt.flatMap(clock.iso8601)),
      "fetched": .optional(clock.iso8601(fetched)), "sample": .bool(service == .sample),
      "instead": fallback?.json ?? .null,
      "forecast": forecastOrigin.map { origin in
        [
          "service": .string(origin.service.rawValue),
          "made": .optional(origin.issuedAt.flatMap(clock.iso8601)),
          "fetched": .optional(clock.iso8601(origin.fetched)),
        ]
      } ?? .null,
      "current": current.map { $0.json(clock) } ?? .null,
      "hours": .array(
        hours.map { hour in
          hour.json(clock).merging([
            "isNow": .optional(now.map { _ in hour.time == present })
          ])
        }),
      "days": .array(days.map { $0.json(clock) }),
      "minutes": .array(
        minutes.map { minute in
          [
            "time": .optional(clock.iso8601(minute.time)),
            "precipitation": .of(minute.precipitation),
          ]
        }),
    ]
  }
}

extension Fallback {
  fileprivate var json: JSONValue {
    let failure = Failure.service(error)
    return [
      "service": .string(service.rawValue), "code": .string(failure.code),
      "message": .string(English().sentence(for: failure)),
    ]
  }
}

extension Conditions {
  fileprivate func json(_ clock: PlaceClock) -> JSONValue {
    .object(
      [.init(name: "time", value: .optional(clock.iso8601(time)))]
        + HourFields.all.map { .init(name: $0.name, value: .rounded($0.value(self))) }
        + weatherCode.words + [.init(name: "isDay", value: .optional(isDay))])
  }
}

extension Day {
  fileprivate func json(_ clock: PlaceClock) -> JSONValue {
    .object(
      [.init(name: "date", value: .string(date.description))]
        + DayFields.all.map { .init(name: $0.name, value: .rounded($0.value(self))) }
        + weatherCode.words + [
          .init(name: "sunrise", value: .optional(sunrise.flatMap(clock.iso8601))),
          .init(name: "sunset", value: .optional(sunset.flatMap(clock.iso8601))),
        ])
  }
}

extension WeatherCode? {
  fileprivate var words: [JSONValue.Member] {
    [
      .init(name: "weatherCode", value: .optional(self?.rawValue)),
      .init(name: "condition", value: .optional(map(English().condition))),
    ]
  }
}

extension JSONValue {
  /// A quantity in its base unit, to four decimals.
  package static func of<Unit>(_ quantity: Quantity<Unit>?) -> JSONValue {
    .rounded(quantity?.in(.base))
  }

  /// A number to so many decimals; `null` where there is none.
  public static func rounded(_ value: Double?, to decimals: Int = 4) -> JSONValue {
    let factor = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    // Adding 0 turns -0 into 0.
    return .optional(value.map { ($0 * factor).rounded() / factor + 0 })
  }
}
