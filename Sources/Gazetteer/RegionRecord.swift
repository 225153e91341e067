import GRDB
import Synchronization

/// A region with its country, as the database keeps them.
struct RegionRecord {
  let country: String
  /// That of most of its places.
  let zone: String
  let names: (english: String?, slovak: String?)
  let countryNames: (english: String?, slovak: String?)
}

/// The regions that were read, for all threads: lists of places have few of them.
final class KeptRegions: Sendable {
  private let records = Mutex<[Int: RegionRecord]>([:])

  func record(_ number: Int, from database: Database) throws -> RegionRecord? {
    if let kept = records.withLock({ $0[number] }) { return kept }
    let statement = try database.cachedStatement(sql: RegionRecord.query)
    let row = try Row.fetchOne(statement, arguments: [number])
    guard let record = row.flatMap(RegionRecord.init) else { return nil }
    records.withLock { $0[number] = record }
    return record
  }
}

extension RegionRecord {
  fileprivate static let query = """
    SELECT region.country, zone.name, region.english, region.slovak, country.english, country.slovak
    FROM region JOIN zone ON zone.id = region.zone
    LEFT JOIN country ON country.code = region.country
    WHERE region.id = ?
    """

  fileprivate init?(_ row: Row) {
    guard let country = row.cleanText(0), let zone = row.cleanText(1) else { return nil }
    self.country = country
    self.zone = zone
    names = (row.cleanText(2), row.cleanText(3))
    countryNames = (row.cleanText(4), row.cleanText(5))
  }
}
