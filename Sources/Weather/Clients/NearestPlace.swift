public import Reports

/// The place that a person would name for a point on the Earth.
public struct NearestPlace: Hashable, Sendable {
  public var place: Place
  /// Along the ground, from the place to the point.
  public var distance: Distance
  /// The direction from the place to the point; `nil` if they coincide.
  public var bearing: Direction?
  /// The country or sea at the point itself when no place is within 100 km.
  public var surroundings: Surroundings?
  /// The IANA name of the civil time at the point, or of the nautical time at sea.
  public var timeZone: String?

  /// Without a time zone of its own the point has that of the place, unless that is more than 300 km away.
  public init(
    place: Place, distance: Distance, bearing: Direction?, surroundings: Surroundings? = nil,
    timeZone: String? = nil
  ) {
    self.place = place
    self.distance = distance
    self.bearing = bearing
    self.surroundings = surroundings
    self.timeZone = timeZone ?? (distance.in(.kilometers) <= 300 ? place.timeZone : nil)
  }

  /// A country without a place near the point, or the sea.
  public enum Surroundings: Hashable, Sendable {
    /// ISO 3166-1 alpha-2, and the name in the language asked for.
    case country(code: String, name: String)
    case sea(Sea)
  }
}

extension NearestPlace {
  /// Whether the point lies among the houses: within a kilometer, or within the circle that the people of the place
  /// would fill at 3,000 to the square kilometer, which is usual for towns.
  public var isWithin: Bool {
    let people = Double(place.population ?? 0)
    return distance.in(.kilometers) <= max(1, (people / 3000 / .pi).squareRoot())
  }
}

/// The oceans, and the seas that are wide enough to be 100 km from every town.
public enum Sea: String, Hashable, Sendable, CaseIterable {
  case arcticOcean, atlanticOcean, indianOcean, pacificOcean, southernOcean
  case arabianSea, bayOfBengal, bayOfBiscay, beringSea, blackSea, caribbeanSea, coralSea
  case caspianSea, gulfOfMexico, hudsonBay, mediterraneanSea, northSea, seaOfJapan, seaOfOkhotsk
  case southChinaSea, tasmanSea
}
