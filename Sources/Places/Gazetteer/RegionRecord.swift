import Clients
import GRDB
import Synchronization

/// A region with its country, named in a language.
struct RegionRecord {
  let country: String
  /// The time zone of most of its places.
  let zone: String
  let name: String?
  /// The English name, without the word for its kind where that isn't shown.
  private let plainName: String?
  let countryName: String?

  /// The name beside a place; a region that has the place's own name is called as the place is.
  func name(beside own: String, shownAs shown: String) -> String? {
    plainName == own ? shown : name
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
    guard let record = row.flatMap({ RegionRecord($0, in: language) }) else { return nil }
    records.withLock { $0[key] = record }
    return record
  }
}

extension RegionRecord {
  fileprivate static let query = """
    SELECT region.country, zone.name, \(Naming.region.name(of: "region.id")),
      \(Naming.country.name(of: "region.country")), english.text, town.name, own.text
    FROM region JOIN zone ON zone.id = region.zone
    LEFT JOIN region_name AS english ON english.region = region.id AND english.language = 'en'
    LEFT JOIN place AS town ON town.rank = namesake
    LEFT JOIN place_name AS own ON own.place = town.rank AND own.language = ?
    WHERE region.id = ?
    """

  /// A region without a name in the language is called as the town is that has its English name.
  fileprivate init?(_ row: Row, in language: PlaceLanguage) {
    guard let country = row.cleanText(0), let zone = row.cleanText(1) else { return nil }
    self.country = country
    self.zone = zone
    let (name, english) = (row.cleanText(2), row.cleanText(4))
    countryName = row.cleanText(3)
    guard language != .english, let english, name == english else {
      (self.name, plainName) = (name, english)
      return
    }
    let plain = Self.withoutKind(english)
    self.name = plain == row.cleanText(5) ? row.cleanText(6) ?? plain : plain
    plainName = plain
  }

  /// `Nabeul` of `Nabeul Governorate`, for other languages don't say so in English. `Western Province` needs the word.
  private static func withoutKind(_ name: String) -> String {
    if let end = name.firstRange(of: "Municipality of ")?.upperBound { return String(name[end...]) }
    let words = name.split(separator: " ")
    guard words.count > 1, kinds.contains(words[words.count - 1]),
      !adjectives.contains(words[words.count - 2])
    else { return name }
    return words.dropLast().joined(separator: " ")
  }

  private static let kinds: Set<Substring> = [
    "County", "Department", "District", "Governorate", "Municipality", "Oblast", "Province",
    "Region", "State",
  ]
  private static let adjectives: Set<Substring> = [
    "Autonomous", "Borders", "Capital", "City", "Gulf", "Highlands", "Northeastern",
    "Northwestern", "Peoples'", "Southeastern", "Southwestern", "Central", "East", "Eastern",
    "Federal", "Free", "Home", "National",
    "North", "Northern", "Regional", "South", "Southern", "Upper", "Lower", "West", "Western",
  ]
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
