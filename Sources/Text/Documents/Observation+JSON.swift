import Foundation
public import WeatherModels

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
      "windSpeed": .of(conditions.windSpeed), "windDirection": .of(conditions.windDirection),
      "windGust": .of(conditions.windGust), "visibility": .of(conditions.visibility),
      "visibilityAtLeast": conditions.visibility == nil ? .null : .bool(isVisibilityAtLeast),
      "pressure": .of(conditions.pressure),
      "weatherCode": .optional(conditions.weatherCode?.rawValue), "raw": .string(raw),
    ]
  }
}
