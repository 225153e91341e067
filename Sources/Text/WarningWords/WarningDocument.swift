public import Documents
public import Reports
public import Warnings

extension PlaceWarnings {
  /// `service`, `reach` (`place`, or `country` where of any it is not known whether it is for the place), `fetched`,
  /// `fallbackFor` (the country's own service, where that could not be read), `omitted` (how many more there are),
  /// `unread` (how many more could not be read and may be for the place), `abridged` (of how many only the title is
  /// known), `failure` (a sentence, where they could not be read again since `fetched`) and `items`; times in ISO 8601
  /// with the place's offset.
  public func json(at place: Place, failure: String? = nil) -> JSONValue {
    let clock = PlaceClock(place)
    return [
      "service": .string(service.rawValue), "reach": .string(reach.rawValue),
      "fetched": .optional(clock.iso8601(fetched)),
      "fallbackFor": .optional(fallbackFor?.rawValue), "omitted": .int(omitted),
      "unread": .int(unread), "abridged": .int(abridged),
      "failure": .optional(failure),
      "items": .array(
        warnings.map {
          $0.json(clock, placed: placement($0), authority: $0.sender ?? service.authority)
        }),
    ]
  }

  private func placement(_ warning: WeatherWarning) -> WeatherWarning.Placement {
    warning.placed ?? (reach == .place ? .region : .country)
  }

  /// The document of warnings that couldn't be read or that no service has, with the reason, or that weren't requested:
  /// without a list, since none is known. `service` is the one that was asked.
  public static func unreadJSON(_ failure: String?, of service: WarningService? = nil) -> JSONValue
  {
    [
      "service": .optional(service?.rawValue), "reach": .null, "fetched": .null,
      "fallbackFor": .null,
      "omitted": .int(0), "unread": .int(0), "abridged": .int(0), "failure": .optional(failure),
      "items": .null,
    ]
  }
}

extension WeatherWarning {
  /// Times in ISO 8601 with the clock's offset.
  public func json(_ clock: PlaceClock, placed: Placement, authority: String?) -> JSONValue {
    [
      "severity": .optional(severity?.rawValue),
      "color": .optional(color?.rawValue), "kind": .optional(kind?.rawValue),
      "event": .string(event),
      "from": .optional(from.flatMap(clock.iso8601)),
      "until": .optional(until.flatMap(clock.iso8601)),
      "headline": .optional(headline), "description": .optional(description),
      "instruction": .optional(instruction), "area": .optional(area),
      "language": .optional(language), "sender": .optional(sender),
      "level": .optional(level),
      "placed": .string(placed.rawValue),
      "authority": .optional(authority),
    ]
  }
}
