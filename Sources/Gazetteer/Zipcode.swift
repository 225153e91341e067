import GRDB
import WeatherClients
import WeatherModels

/// A postal code of the United States: five digits, perhaps with four more that name a street.
struct Zipcode {
  let text: String

  /// Reads `94103` and `94103-1234`; "811 01" is of another country.
  init?(_ code: String) {
    let groups = code.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count)
    guard groups == [5] || groups == [5, 4],
      code.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") })
    else { return nil }
    text = String(code.prefix(5))
  }

  /// The place where the code is delivered, if it lies in all the areas, and each of the names around the code is its
  /// own or that of an area that it lies in.
  func place(
    in language: PlaceLanguage, from database: Database, areas: [Area], around names: [String]
  ) throws -> Place? {
    let row = try Row.fetchOne(
      database, sql: Self.query, arguments: [language.rawValue, language.rawValue, Int(text)])
    guard let row, let name = row.cleanText(0), let region = row.integer(1),
      areas.allSatisfy({ $0.contains(region) }),
      let coordinate = Coordinate(row, latitude: 2, longitude: 3)
    else { return nil }
    let key = FoldedName.key(of: name)
    for around in names {
      let other = FoldedName.key(of: around)
      if other.hasPrefix(key) || !other.isEmpty && key.hasPrefix(other) { continue }
      guard try Area.named(around, in: database)?.contains(region) == true else { return nil }
    }
    return Place(
      name: name, country: row.cleanText(4), countryName: row.cleanText(5),
      region: row.cleanText(6), coordinate: coordinate)
  }
}

extension Zipcode {
  private static let query = """
    SELECT zipcode.name, region, latitude, longitude, region.country,
      \(Naming.country.name(of: "region.country")), \(Naming.region.name(of: "region.id"))
    FROM zipcode JOIN region ON region.id = region
    WHERE zipcode.code = ?
    """
}
