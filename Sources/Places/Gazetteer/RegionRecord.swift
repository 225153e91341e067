import Clients
import GRDB
import Synchronization

/// A region with its country, named in a language.
struct RegionRecord {
  let country: String
  /// The time zone of most of its places.
  let zone: String
  let name: String?
  private let englishName: String?
  let countryName: String?

  /// The name beside a place; a region that has the place's own name is called as the place is.
  func name(beside own: String, shownAs shown: String) -> String? {
    englishName == own ? shown : name
  }
}

/// The regions that were read, for all threads: lists of places have few of them.
final class RegionCache: Sendable {
  private struct Key: Hashable {
    let number: Int
    let language: PlaceLanguage
  }

  private let records = Mutex<[Key: RegionRecord]>([:])

  func record(
    _ number: Int, in language: PlaceLanguage, from database: Database
  ) throws -> RegionRecord? {
    let key = Key(number: number, language: language)
    if let kept = records.withLock({ $0[key] }) { return kept }
    let statement = try database.cachedStatement(sql: RegionRecord.query)
    let row = try Row.fetchOne(
      statement, arguments: [language.rawValue, language.rawValue, language.rawValue, number])
    guard let record = row.flatMap(RegionRecord.init) else { return nil }
    records.withLock { $0[key] = record }
    return record
  }
}

extension RegionRecord {
  /// A region without a name in the language is called as the town is that has its English name.
  fileprivate static let query = """
    SELECT region.country, zone.name, \(Naming.region.name(of: "region.id")),
      \(Naming.country.name(of: "region.country")), english.text,
      (SELECT place_name.text FROM place JOIN place_name ON place = rank AND language = ?
        WHERE rank = namesake AND name = english.text)
    FROM region JOIN zone ON zone.id = region.zone
    LEFT JOIN region_name AS english ON english.region = region.id AND english.language = 'en'
    WHERE region.id = ?
    """

  fileprivate init?(_ row: Row) {
    guard let country = row.cleanText(0), let zone = row.cleanText(1) else { return nil }
    self.country = country
    self.zone = zone
    let name = row.cleanText(2)
    countryName = row.cleanText(3)
    englishName = row.cleanText(4)
    self.name = name == englishName ? row.cleanText(5) ?? name : name
  }
}

/// The names of a country or a region, as columns of SQL.
enum Naming: String {
  case country, region

  /// The name in the language bound to the next `?`, or else in English.
  func name(of key: String) -> String {
    """
    (SELECT text FROM \(rawValue)_name WHERE \(rawValue) = \(key) AND language IN (?, 'en')
      ORDER BY language = 'en' LIMIT 1)
    """
  }

  /// The names in all languages, parted by line feeds.
  func allNames(of key: String) -> String {
    "(SELECT group_concat(text, char(10)) FROM \(rawValue)_name WHERE \(rawValue) = \(key))"
  }
}
