import GRDB
import Reports
import Synchronization

/// The names of the places in an area, by the alphabet.
///
/// The full-text tables know no countries: for the few places of Liechtenstein that begin with "b" they go through all
/// on Earth that do, which takes tens of milliseconds. Of an area with few places the names are kept instead.
struct AreaNames: Sendable {
  /// Areas with more places than this are scanned, which finds the first results soon enough.
  private static let most = 5000

  private struct Entry {
    let key: String
    /// `nil` for a word of a name.
    let usage: NameUsage?
    let place: Int
  }

  /// Sorted by rank.
  private let places: [PlaceWeight]
  private let entries: [Entry]

  /// `nil` when there are too many places.
  init?(_ area: Area, from database: Database) throws {
    let sql = """
      SELECT \(PlaceWeight.columns) FROM place WHERE \(area.condition(on: "region"))
      ORDER BY rank LIMIT ?
      """
    places = try database.all(sql, area.arguments + [Self.most + 1]) { PlaceWeight($0) }
    guard places.count <= Self.most else { return nil }
    var entries: [Entry] = []
    for (index, place) in places.enumerated() {
      var known: Set<String> = []
      func add(_ keys: Set<String>, _ usage: NameUsage) {
        // A key counts for the best use that it was added for.
        entries += keys.subtracting(known).map { Entry(key: $0, usage: usage, place: index) }
        known.formUnion(keys)
      }
      func addWords(of name: String) {
        let words = FoldedName(name).words
        guard words.count > 1 else { return }
        entries += words.map { Entry(key: $0, usage: nil, place: index) }
      }
      add(FoldedName.keys(of: place.name), .own)
      add(FoldedName.keys(ofPartsOf: place.name), .current)
      addWords(of: place.name)
      for (name, isCurrent) in try PlaceRecord.fetchNames(place.rank, from: database).all {
        let keys = FoldedName.keys(of: name).union(FoldedName.keys(ofPartsOf: name))
        add(keys, isCurrent ? .current : .other)
        addWords(of: name)
      }
    }
    self.entries = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// The largest places with a key that begins with one of these.
  func beginning(
    _ keys: [String], in usage: NameUsage?, limit: Int, areas: [Area]
  ) -> [PlaceWeight] {
    var found: Set<Int> = []
    for key in keys {
      let last = entries.lastIndex(while: { $0.key.utf8.lexicographicallyPrecedes(key.utf8) })
      for entry in entries[(last.map { $0 + 1 } ?? 0)...] {
        guard entry.key.utf8.starts(with: key.utf8) else { break }
        if entry.usage == usage { found.insert(entry.place) }
      }
    }
    let wanted = found.sorted().lazy.map { places[$0] }.filter { place in
      areas.allSatisfy { $0.contains(place.region) }
    }
    return Array(wanted.prefix(limit))
  }
}

/// The names of the areas that were asked for last, for all threads.
final class AreaCache: Sendable {
  /// The user looks in one country, and prefers a few.
  private static let most = 8
  private let areas = Mutex<[Area: AreaNames?]>([:])

  /// The names of the first area that is small enough, read only for keys short enough to be worth it.
  func names(
    in areas: [Area], for keys: [String], from database: Database
  ) throws -> AreaNames? {
    let isWorthIt = keys.allSatisfy { $0.unicodeScalars.count <= 3 }
    return try self.areas.withLock { kept in
      for area in areas {
        if kept[area] == nil, isWorthIt {
          if kept.count == Self.most { kept.removeAll() }
          kept.updateValue(try AreaNames(area, from: database), forKey: area)
        }
        if let names = kept[area], let names { return names }
      }
      return nil
    }
  }
}
