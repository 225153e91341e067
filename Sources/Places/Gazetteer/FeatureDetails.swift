import Clients
import GRDB
import Reports

/// The names of a feature, and its properties in common with towns.
struct FeatureDetails {
  private let kind: PlaceKind
  /// The rank of the town whose weather it has, that it serves, or that is near.
  let town: Int
  private let name: String
  private let otherNames: [String]
  private let site: Site?
  /// `nil` for a region or country.
  var coordinate: Coordinate? { site?.coordinate }

  /// The position of an airport or a landmark.
  private struct Site {
    var coordinate: Coordinate
    var elevation: Elevation?
    var zone: String?
    var codes: AirportCodes?
    var surroundings: Surroundings
  }

  /// `nil` if the database does not hold it.
  static func fetch(
    _ feature: Feature, in language: PlaceLanguage, from database: Database
  ) throws -> FeatureDetails? {
    let (sql, first) =
      switch feature.number {
      case Feature.firstCountry...: (countries, Feature.firstCountry)
      case Feature.firstRegion...:
        (feature.kind == .country ? countries : regions, Feature.firstRegion)
      default: (sites, Feature.firstSite)
      }
    let number = feature.number - first
    let row = try Row.fetchOne(
      database.cachedStatement(sql: sql),
      arguments: [language.rawValue, number])
    return row.flatMap { FeatureDetails($0, feature) }
  }

  /// The feature as a place, with what its town has in common with it.
  func place(at town: Place) -> Place {
    var place = town
    place.name = name
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
    }
    return place
  }

  /// The name that is one of these keys, or begins with one.
  func name(matching keys: [String], isWhole: Bool) -> String? {
    ([name] + otherNames).first { name in
      keys.contains { FoldedName.name(name, begins: $0, isWhole: isWhole) }
    }
  }
}

/// The things that a landmark or an airport shares with its town. The raw values are those in the database.
@_spi(Building) public enum Surroundings: Int {
  /// Nothing: a sea, or a range of several countries.
  case nothing
  case country, region
  /// The town whose weather it has, or that it serves.
  case town
}

extension FeatureDetails {
  private static let countries = """
    SELECT \(Naming.country.name(of: "code")), country.town, \(Naming.country.allNames(of: "code"))
    FROM region JOIN country ON code = country WHERE id = ?
    """
  private static let regions = """
    SELECT \(Naming.region.name(of: "id")), town, \(Naming.region.allNames(of: "id"))
    FROM region WHERE id = ?
    """
  private static let sites = """
    SELECT coalesce(text, site.name), town, site.name || char(10) || coalesce(names, ''), latitude, longitude,
      elevation, zone.name, iata, icao, surroundings
    FROM site LEFT JOIN zone ON zone.id = zone LEFT JOIN site_name ON site = site.id AND language = ?
    WHERE site.id = ?
    """

  private init?(_ row: Row, _ feature: Feature) {
    guard let name = row.cleanText(0), let town = row.integer(1) else { return nil }
    self.name = name
    self.town = town
    kind = feature.kind
    otherNames = (row.text(2) ?? "").split(separator: "\n").map {
      String($0).cleaned(limit: 200)
    }
    guard !feature.isArea else {
      site = nil
      return
    }
    guard let coordinate = Coordinate(row, latitude: 3, longitude: 4),
      let surroundings = row.integer(9).flatMap(Surroundings.init(rawValue:))
    else { return nil }
    site = Site(
      coordinate: coordinate, elevation: row.integer(5).flatMap { Elevation(Double($0), .meters) },
      zone: row.cleanText(6), codes: AirportCodes(iata: row.text(7), icao: row.text(8)),
      surroundings: surroundings)
  }
}
