import Foundation
import GRDB
@_spi(Building) import Gazetteer

/// Collects the distinct names that a typo may have meant.
struct Spellings {
  /// The names of villages, and the other names of small towns, are mistyped too rarely for the room they take.
  private static let (leastForOwn, leastForOther, leastForRare) = (800, 10_000, 50_000)
  /// Short rare names are near anything.
  private static let leastLetters = 7
  /// Names in a part, which is read as a whole and should be small.
  private static let partSize = 10_000
  private var populations: [String: Int] = [:]

  mutating func add(_ names: PlaceNames, population: Int) {
    guard population >= Self.leastForOwn || population == 0 else { return }
    var keys = names.ownKeys
    if population >= Self.leastForOther {
      keys.formUnion(names.current.map(FoldedName.key))
    }
    if population >= Self.leastForRare {
      keys.formUnion(
        names.other.map(FoldedName.key).filter { $0.utf8.count >= Self.leastLetters })
    }
    for key in keys { populations[key] = max(populations[key] ?? 0, population) }
  }

  /// Landmarks count as much as the largest towns that they come before.
  mutating func add(landmark keys: some Sequence<String>) {
    for key in keys { populations[key] = max(populations[key] ?? 0, Weight.largeTown) }
  }

  func write(to database: Database) throws {
    for length in TypoIndex.lengths {
      let keys = populations.keys.filter { $0.utf8.count == length && TypoIndex.accepts($0) }
      let entries = keys.sorted().map { (key: $0, population: populations[$0] ?? 0) }
      for (part, start) in stride(from: 0, to: entries.count, by: Self.partSize).enumerated() {
        let packed = TypoIndex.packed(entries[start..<min(start + Self.partSize, entries.count)])
        try database.execute(
          sql: "INSERT INTO spelling VALUES (?, ?, ?)", arguments: [length, part, packed])
      }
    }
  }
}
