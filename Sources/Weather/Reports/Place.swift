/// A place that has weather: a town, a point that the user named, or another feature of a map.
public struct Place: Hashable, Sendable, Identifiable {
  public var name: String
  /// ISO 3166-1 alpha-2, upper case.
  public var country: String?
  public var countryName: String?
  /// The first-level administrative region, by name.
  public var region: String?
  public var coordinate: Coordinate
  public var population: Int?
  public var elevation: Elevation?
  /// An IANA name, such as `Europe/Bratislava`.
  public var timeZone: String?
  public var kind: PlaceKind
  /// The town that an airport serves, whose weather represents a region, a country or an island, or of which the place of
  /// a postal code is a part.
  public var town: String?
  public var codes: AirportCodes?

  public init(
    name: String, country: String? = nil, countryName: String? = nil, region: String? = nil,
    coordinate: Coordinate, population: Int? = nil, elevation: Elevation? = nil,
    timeZone: String? = nil, kind: PlaceKind = .town, town: String? = nil,
    codes: AirportCodes? = nil
  ) {
    self.name = name
    self.country = country
    self.countryName = countryName
    self.region = region
    self.coordinate = coordinate
    self.population = population
    self.elevation = elevation
    self.timeZone = timeZone
    self.kind = kind
    self.town = town
    self.codes = codes
  }

  /// Two places within about 100 m are one: services spell names differently, coordinates hardly.
  public var id: Coordinate { coordinate.rounded(to: 3) }

  /// Whether its clock is that of ships, by the longitude alone: nobody on land has it.
  public var hasNauticalTime: Bool { timeZone?.hasPrefix("Etc/GMT") == true }

  /// Whether it is the same place: sources differ by a few kilometers on where the middle of a town is.
  public func isSame(as other: Place) -> Bool {
    guard id != other.id else { return true }
    guard name == other.name, country == other.country,
      let distance = coordinate.distance(to: other.coordinate)
    else { return false }
    return distance.in(.kilometers) < 10
  }
}

/// The kind of thing that a place is. The raw values are in JSON and in files.
public enum PlaceKind: String, Hashable, Sendable, CaseIterable {
  case town, airport, region, country, island, mountain, cape, lake, range, sea
  /// A named area that isn't a region: a peninsula, a desert, a group of islands.
  case area
  /// A position without a name of its own.
  case point

  /// Whether it reaches so far that its position is only its middle.
  public var isExtended: Bool {
    switch self {
    case .island, .lake, .range, .sea, .area: true
    case .town, .airport, .region, .country, .mountain, .cape, .point: false
    }
  }
}

/// The codes of an airport. At least one is there.
public struct AirportCodes: Hashable, Sendable {
  /// Three letters, in capitals.
  public let iata: String?
  /// Four letters, in capitals.
  public let icao: String?

  /// `nil` when neither is a code.
  public init?(iata: String?, icao: String?) {
    self.iata = Self.code(iata, length: 3)
    self.icao = Self.code(icao, length: 4)
    if self.iata == nil, self.icao == nil { return nil }
  }

  private static func code(_ text: String?, length: Int) -> String? {
    guard let text, text.utf8.count == length,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) })
    else { return nil }
    return text
  }
}
