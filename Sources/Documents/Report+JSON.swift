import Phrases
public import WeatherModels

extension Report {
  /// The report in the units of exchange: °C, m/s, hPa, mm, %, degrees, metres; ISO 8601 with the place's offset.
  public func json(at place: Place) -> JSONValue {
    let clock = PlaceClock(place, zone: timeZone)
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
      "hours": .array(hours.map { $0.json(clock) }),
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
    [
      "time": .optional(clock.iso8601(time)),
      "temperature": .of(temperature), "apparentTemperature": .of(apparentTemperature),
      "relativeHumidity": .of(relativeHumidity), "dewPoint": .of(dewPoint),
      "pressure": .of(pressure),
      "windSpeed": .of(windSpeed), "windDirection": .of(windDirection), "windGust": .of(windGust),
      "precipitation": .of(precipitation),
      "precipitationProbability": .of(precipitationProbability),
      "snowfall": .of(snowfall),
      "cloudCover": .of(cloudCover), "visibility": .of(visibility), "uvIndex": .of(uvIndex),
      "weatherCode": .optional(weatherCode?.rawValue),
      "condition": .optional(weatherCode.map(English().condition)),
      "isDay": .optional(isDay),
    ]
  }
}

extension Day {
  fileprivate func json(_ clock: PlaceClock) -> JSONValue {
    [
      "date": .string(date.description),
      "temperatureMin": .of(temperatureMin), "temperatureMax": .of(temperatureMax),
      "precipitation": .of(precipitation),
      "precipitationProbability": .of(precipitationProbability),
      "snowfall": .of(snowfall),
      "windSpeed": .of(windSpeed), "windGust": .of(windGust), "windDirection": .of(windDirection),
      "uvIndex": .of(uvIndex), "sunshine": .of(sunshine),
      "weatherCode": .optional(weatherCode?.rawValue),
      "condition": .optional(weatherCode.map(English().condition)),
      "sunrise": .optional(sunrise.flatMap(clock.iso8601)),
      "sunset": .optional(sunset.flatMap(clock.iso8601)),
    ]
  }
}

extension JSONValue {
  /// A quantity in its base unit, to four decimals.
  package static func of<Unit>(_ quantity: Quantity<Unit>?) -> JSONValue {
    .optional(quantity.map { ($0.in(.base) * 10_000).rounded() / 10_000 + 0 })
  }
}
