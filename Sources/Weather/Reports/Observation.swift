public import Foundation

/// A measurement of a weather station: a METAR, as an airport reports it, or what the user's own station says.
public struct Observation: Hashable, Sendable {
  /// The ICAO code, or `own`.
  public var station: String
  public var name: String?
  public var coordinate: Coordinate
  /// The height of the station above the sea.
  public var elevation: Elevation?
  /// Its time, temperature, dew point, wind, visibility, pressure and weather code, and of the user's own station the
  /// humidity and the rain in an hour at the present rate; the rest is not measured.
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
    station: String, name: String?, coordinate: Coordinate, elevation: Elevation? = nil,
    conditions: Conditions,
    isVisibilityAtLeast: Bool, isWindVariable: Bool, isWet: Bool, raw: String
  ) {
    self.station = station
    self.name = name
    self.coordinate = coordinate
    self.elevation = elevation
    self.conditions = conditions
    self.isVisibilityAtLeast = isVisibilityAtLeast
    self.isWindVariable = isWindVariable
    self.isWet = isWet
    self.raw = raw
  }

  /// A station further away than this measures other weather, in kilometers.
  public static let farthest = 30.0
  /// So does one that is so much higher or lower, in meters.
  private static let mostApart = 300.0
  /// A report older than this is not of now, in seconds.
  public static let oldest = 5400.0
  /// These limits for the user's own station, which stands for its neighborhood and reports every minute.
  public static let farthestOwn = 5.0
  public static let oldestOwn = 900.0
  /// A clock may be so many seconds ahead.
  public static let mostAhead = 600.0

  /// The station of a measurement that is the user's own.
  public static let own = "own"
  public var isOwn: Bool { station == Self.own }

  /// Whether it stands for the weather of the place: it is as high, as far as the heights are known.
  public func counts(for place: Place) -> Bool {
    guard let own = elevation?.in(.meters), let height = place.elevation?.in(.meters) else {
      return true
    }
    return abs(own - height) <= Self.mostApart
  }

  /// The newest report of the station nearest to the place, of those near enough and new enough; one of another height
  /// only where there is no other. The user's own station counts only at its height, and then as the nearest.
  public static func nearest(
    to place: Place, at now: Date, of observations: [Observation],
    oldest: Double = Observation.oldest
  ) -> Observation? {
    let near = observations.compactMap { observation -> (Double, Observation)? in
      let age = now.timeIntervalSince(observation.conditions.time)
      guard
        let distance = observation.coordinate.distance(to: place.coordinate)?.in(.kilometers),
        distance <= (observation.isOwn ? farthestOwn : farthest),
        (-mostAhead...(observation.isOwn ? oldestOwn : oldest)).contains(age)
      else { return nil }
      guard !observation.isOwn else {
        return observation.counts(for: place) ? (-1, observation) : nil
      }
      return (observation.counts(for: place) ? distance : distance + farthest, observation)
    }
    return near.min { a, b in
      (a.0, b.1.conditions.time) < (b.0, a.1.conditions.time)
    }?.1
  }
}
