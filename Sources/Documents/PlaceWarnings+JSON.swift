public import WeatherModels

extension PlaceWarnings {
  /// `service`, `reach` (`place`, or `country` where of any it is not known whether it is for the place), `fetched`,
  /// `fallbackFor` (the country's own service, where that could not be read) and `items`; times in ISO 8601 with the place's offset.
  public func json(at place: Place) -> JSONValue {
    let clock = PlaceClock(place)
    return [
      "service": .string(service.rawValue), "reach": .string(reach.rawValue),
      "fetched": .optional(clock.iso8601(fetched)),
      "fallbackFor": .optional(fallbackFor?.rawValue),
      "items": .array(
        warnings.map { warning -> JSONValue in
          [
            "severity": .optional(warning.severity?.rawValue),
            "color": .optional(warning.color?.rawValue), "kind": .optional(warning.kind?.rawValue),
            "event": .string(warning.event),
            "from": .optional(warning.from.flatMap(clock.iso8601)),
            "until": .optional(warning.until.flatMap(clock.iso8601)),
            "headline": .optional(warning.headline), "description": .optional(warning.description),
            "instruction": .optional(warning.instruction), "area": .optional(warning.area),
            "language": .optional(warning.language), "sender": .optional(warning.sender),
            "level": .optional(warning.level),
            "placed": .string(placement(warning).rawValue),
            "authority": .string(warning.sender ?? service.authority),
          ]
        }),
    ]
  }

  private func placement(_ warning: WeatherWarning) -> WeatherWarning.Placement {
    warning.placed ?? (reach == .place ? .region : .country)
  }

  /// The document where no service is known.
  public static let unknownJSON: JSONValue = [
    "service": .null, "reach": .null, "fetched": .null, "fallbackFor": .null, "items": .array([]),
  ]
}
