public import Clients
import Foundation
public import FoundationEssentials
import Phrases
public import Quantities
public import Reports

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

extension QuantitySeries {
  /// `quantity`, `unit`, `covered`, `service` and `fetched`.
  public var json: JSONValue {
    [
      "quantity": .string(quantity.name), "unit": .string(quantity.dimension.symbol),
      "covered": .bool(isCovered), "service": .string(service.rawValue),
      "fetched": .string(fetched.ISO8601Format()),
    ]
  }
}

extension Observation {
  /// The observation in the units of JSON; `distance` in meters from the place.
  public func json(near place: Place, _ zone: String?) -> JSONValue {
    let clock = PlaceClock(place, zone: zone)
    let distance = coordinate.distance(to: place.coordinate)?.in(.meters).rounded()
    return [
      "station": .string(station), "distance": .optional(distance),
      "elevation": .optional(elevation?.in(.meters)),
      "time": .optional(clock.iso8601(conditions.time)),
      "temperature": .of(conditions.temperature), "dewPoint": .of(conditions.dewPoint),
      "relativeHumidity": .of(conditions.relativeHumidity),
      "windSpeed": .of(conditions.windSpeed), "windDirection": .of(conditions.windDirection),
      "windGust": .of(conditions.windGust), "precipitation": .of(conditions.precipitation),
      "visibility": .of(conditions.visibility),
      "visibilityAtLeast": conditions.visibility == nil ? .null : .bool(isVisibilityAtLeast),
      "pressure": .of(conditions.pressure),
      "weatherCode": .optional(conditions.weatherCode?.rawValue), "raw": .string(raw),
    ]
  }
}

extension StationReading {
  /// `observation`, `place` (whether it is known), and the `sentences` that say what was left out and why.
  public func json(_ sentences: [String]) -> JSONValue {
    [
      "observation": observation.json(near: place ?? Place(name: "", coordinate: .origin), nil),
      "place": .bool(place != nil),
      "omitted": .array(omitted.map { .string($0.value.rawValue) }),
      "sentences": .array(sentences.map(JSONValue.string)),
    ]
  }
}

extension Place {
  public var json: JSONValue {
    [
      "name": .string(name), "country": .optional(country), "countryName": .optional(countryName),
      "region": .optional(region), "latitude": .number(coordinate.latitude),
      "longitude": .number(coordinate.longitude), "population": .optional(population),
      "elevation": .optional(elevation.map { $0.in(.meters) }), "timeZone": .optional(timeZone),
      "kind": .string(kind.rawValue), "town": .optional(town), "iata": .optional(codes?.iata),
      "icao": .optional(codes?.icao),
    ]
  }
}

extension JSONValue {
  /// Places with their rows, from 1, and what else the list shows of each.
  public static func rows(
    _ places: [Place], adding members: (_ row: Int) -> JSONValue = { _ in .object([]) }
  ) -> JSONValue {
    .array(
      places.enumerated().map { offset, place in
        .row(offset + 1).merging(members(offset + 1)).merging(place.json)
      })
  }

  /// The beginning of a row of a list, by its number from 1.
  public static func row(_ number: Int) -> JSONValue { ["row": .int(number)] }

  /// A row with a place and its report, `null` where there is none.
  public static func row(_ number: Int, _ place: Place, _ report: Report?) -> JSONValue {
    row(number).merging(["report": report?.json(at: place) ?? .null]).merging(place.json)
  }

  /// The members of both objects, in order; anything but an object has none.
  public func merging(_ other: JSONValue) -> JSONValue {
    guard case .object(let mine) = self, case .object(let others) = other else { return self }
    return .object(mine + others)
  }
}
