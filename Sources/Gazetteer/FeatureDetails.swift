import GRDB
import WeatherClients
import WeatherModels

/// The names of a feature, and what it has in common with a town.
struct FeatureDetails {
  private let kind: PlaceKind
  /// The rank of the town whose weather it has, that it serves, or that is near.
  let town: Int
  private let name: String
  private let slovak: String?
  private let otherNames: [String]
  private let site: Site?

  /// Where an airport or a landmark lies.
  private struct Site {
    var coordinate: Coordinate
    var elevation: Elevation?
    var zone: String?
    var codes: AirportCodes?
    var surroundings: Surroundings
  }

  /// `nil` where the database does not hold it.
  static func fetch(_ feature: Feature, from database: Database) throws -> FeatureDetails? {
    let (sql, first) =
      switch feature.number {
      case Feature.firstCountry...: (countries, Feature.firstCountry)
      case Feature.firstRegion...:
        (feature.kind == .country ? countries : regions, Feature.firstRegion)
      default: (sites, Feature.firstSite)
      }
    let row = try Row.fetchOne(
      database.cachedStatement(sql: sql), arguments: [feature.number - first])
    return row.flatMap { FeatureDetails($0, feature) }
  }

  /// The feature as a place, with what its town has in common with it.
  func place(at town: Place, in language: PlaceLanguage) -> Place {
    var place = town
    place.name = language == .slovak ? slovak ?? name : name
    place.kind = kind
    place.town = town.name
    place.population = nil
    guard let site else {
      place.region = nil
      return place
    }
    place.coordinate = site.coordinate
    place.elevation = site.elevation
    place.timeZone = site.zone ?? town.timeZone
    place.codes = site.codes
    guard site.surroundings != .town else { return place }
    place.town = nil
    if site.surroundings != .region { place.region = nil }
    if site.surroundings == .nothing {
      place.country = nil
      place.countryName = nil
      place.timeZone = nil
    }
    return place
  }

  /// The name that is one of these keys, or begins with one.
  func name(matching keys: [String], isWhole: Bool) -> String? {
    ([name, slovak].compactMap(\.self) + otherNames).first { name in
      keys.contains { FoldedName.name(name, begins: $0, isWhole: isWhole) }
    }
  }
}

/// What a landmark or an airport has in common with its town; the raw values stand in the database.
@_spi(Building) public enum Surroundings: Int {
  /// Nothing: a sea, or a range of several countries.
  case nothing
  case country, region
  /// It has the town's weather, or serves the town.
  case town
}

extension FeatureDetails {
  private static let countries = """
    SELECT country.english, country.slovak, country.town
    FROM region JOIN country ON code = country WHERE id = ?
    """
  private static let regions = "SELECT english, slovak, town FROM region WHERE id = ?"
  private static let sites = """
    SELECT site.name, NULL, town, names, latitude, longitude, elevation, zone.name, iata, icao, surroundings
    FROM site LEFT JOIN zone ON zone.id = zone WHERE site.id = ?
    """

  private init?(_ row: Row, _ feature: Feature) {
    guard let name = row.cleanText(0), let town = row.integer(2) else { return nil }
    self.name = name
    self.town = town
    kind = feature.kind
    slovak = row.cleanText(1)
    guard !feature.isArea else {
      (otherNames, site) = ([], nil)
      return
    }
    guard let coordinate = Coordinate(row, latitude: 4, longitude: 5),
      let surroundings = row.integer(10).flatMap(Surroundings.init(rawValue:))
    else { return nil }
    otherNames = (row.text(3) ?? "").split(separator: "\n").map {
      String($0).cleaned(limit: 200)
    }
    site = Site(
      coordinate: coordinate, elevation: row.integer(6).flatMap { Elevation(Double($0), .meters) },
      zone: row.cleanText(7), codes: AirportCodes(iata: row.text(8), icao: row.text(9)),
      surroundings: surroundings)
  }
}
