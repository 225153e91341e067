public import WeatherModels

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

  /// The members of both objects, in order; anything but an object has none.
  public func merging(_ other: JSONValue) -> JSONValue {
    guard case .object(let mine) = self, case .object(let others) = other else { return self }
    return .object(mine + others)
  }
}
