import Foundation
import GRDB
@_spi(Building) import Gazetteer

extension DatabaseBuilder {
  func writePostalCodes(_ towns: Towns, _ database: Database) throws {
    let american = origin.zipcodes.compactMap { row -> (country: String, entry: PostalEntry)? in
      guard let code = Int(row[0]) else { return nil }
      return entry(
        "US", String(format: "%05d", code), row[1], row[3], row[4], region: String(row[2]), towns)
    }
    let others = origin.postal.compactMap { row -> (country: String, entry: PostalEntry)? in
      guard row.count == 5 else { return nil }
      return entry(String(row[0]), String(row[1]), row[2], row[3], row[4], region: nil, towns)
    }
    let byCountry = Dictionary(grouping: american + others, by: \.country)
    for country in byCountry.keys.sorted() {
      let entries = (byCountry[country] ?? []).map(\.entry).sorted { $0.code < $1.code }
      for start in stride(from: 0, to: entries.count, by: PostalCodes.perRow) {
        let row = entries[start..<min(start + PostalCodes.perRow, entries.count)]
        try database.cachedStatement(
          sql: "INSERT INTO postal (country, first, codes) VALUES (?, ?, ?)"
        ).execute(arguments: [country, entries[start].code, PostalCodes.packed(row)])
      }
    }
  }

  /// A town of the code's name is its place. A part of a larger town beside it, and what has no town of its own, have
  /// that town as well.
  private func entry(
    _ country: String, _ code: String, _ name: Substring, _ latitude: Substring,
    _ longitude: Substring, region: String?, _ towns: Towns
  ) -> (country: String, entry: PostalEntry)? {
    guard let north = Double(latitude), let east = Double(longitude) else { return nil }
    func isInside(_ rank: Int) -> Bool {
      region == nil || origin.cities[rank - 1].admin1code == region
    }
    let found = towns.postal(
      Self.shortened(name), country: country, latitude: north, longitude: east, where: isInside)
    guard let town = found.large ?? found.named else { return nil }
    let kind: PostalEntry.Name =
      found.named == town
      ? .town : found.named.map(PostalEntry.Name.place) ?? .text(Self.shortened(name))
    return (
      country,
      PostalEntry(
        code: code, name: kind, town: town, latitude: Int((north * 1000).rounded()),
        longitude: Int((east * 1000).rounded()))
    )
  }

  /// `Sofija` of "София / Sofija", `Lausanne` of "Lausanne 16", `Бадів` of "Бадів (Свободянська сільська рада)".
  private static func shortened(_ name: Substring) -> String {
    let name = name.split(separator: " / ").last ?? name
    let words = name.prefix { $0 != "(" }.split(separator: " ")
    let kept = words.prefix { !$0.allSatisfy(\.isNumber) }
    return (kept.isEmpty ? words[...] : kept).joined(separator: " ")
  }
}
