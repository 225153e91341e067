import Documents
import WeatherModels

nonisolated extension AirQuality {
  /// Concentrations in μg/m³, pollen in grains/m³; times in ISO 8601 with the place's offset. The bands are those of
  /// the indices beside them.
  func json(at place: Place) -> JSONValue {
    let clock = PlaceClock(place, zone: timeZone)
    return [
      "service": .string(service.rawValue), "fetched": .optional(clock.iso8601(fetched)),
      "current": current.map { $0.json(clock) } ?? .null,
      "hours": .array(
        hours.map { hour -> JSONValue in
          [
            "time": .optional(clock.iso8601(hour.time)), "europeanIndex": .of(hour.europeanIndex),
            "usIndex": .of(hour.usIndex),
          ]
        }),
    ]
  }
}

nonisolated extension AirConditions {
  fileprivate func json(_ clock: PlaceClock) -> JSONValue {
    [
      "time": .optional(clock.iso8601(time)),
      "europeanIndex": .of(europeanIndex),
      "europeanBand": .optional(europeanIndex.map { EuropeanAirBand($0).rawValue }),
      "usIndex": .of(usIndex), "usBand": .optional(usIndex.map { USAirBand($0).rawValue }),
      "fineParticles": .of(fineParticles), "particles": .of(particles), "ozone": .of(ozone),
      "nitrogenDioxide": .of(nitrogenDioxide), "sulphurDioxide": .of(sulphurDioxide),
      "carbonMonoxide": .of(carbonMonoxide),
      "pollen": .object(
        PollenKind.allCases.map { .init(name: $0.rawValue, value: .of(pollen[$0])) }),
    ]
  }
}
