public import Foundation

/// A measurement of a weather station: a METAR, as an airport reports it.
public struct Observation: Hashable, Sendable {
  /// The ICAO code.
  public var station: String
  public var name: String?
  public var coordinate: Coordinate
  /// Its time, temperature, dew point, wind, visibility, pressure and weather code; the rest is not measured.
  public var conditions: Conditions
  /// The visibility is at least that, as in `10+`.
  public var isVisibilityAtLeast: Bool
  /// The wind comes from changing directions.
  public var isWindVariable: Bool
  /// Whether rain, snow or the like falls at the station.
  public var isWet: Bool
  /// The station's own text.
  public var raw: String

  public init(
    station: String, name: String?, coordinate: Coordinate, conditions: Conditions,
    isVisibilityAtLeast: Bool, isWindVariable: Bool, isWet: Bool, raw: String
  ) {
    self.station = station
    self.name = name
    self.coordinate = coordinate
    self.conditions = conditions
    self.isVisibilityAtLeast = isVisibilityAtLeast
    self.isWindVariable = isWindVariable
    self.isWet = isWet
    self.raw = raw
  }

  /// A station further away than this measures other weather, in kilometers.
  public static let farthest = 25.0
  /// A report older than this is not of now, in seconds.
  public static let oldest = 5400.0

  /// The newest report of the station nearest to the point, of those near enough and new enough.
  public static func nearest(
    to point: Coordinate, at now: Date, of observations: [Observation],
    oldest: Double = Observation.oldest
  ) -> Observation? {
    let near = observations.compactMap { observation -> (Double, Observation)? in
      let age = now.timeIntervalSince(observation.conditions.time)
      guard let distance = observation.coordinate.distance(to: point)?.in(.kilometers),
        distance <= farthest, (-600...oldest).contains(age)
      else { return nil }
      return (distance, observation)
    }
    return near.min { a, b in
      (a.0, b.1.conditions.time) < (b.0, a.1.conditions.time)
    }?.1
  }
}
