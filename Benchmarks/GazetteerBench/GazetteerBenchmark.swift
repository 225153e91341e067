import Foundation
import GRDB
import Gazetteer
import WeatherClients
import WeatherModels

/// Measures the gazetteer, beside bare SQLite, and prints a table: median, 99th percentile, longest.
///
/// The names and prefixes are taken from the database by a fixed stride, so that every run asks the same.
@main
struct GazetteerBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard arguments.count == 2 else {
      print("usage: gazetteer-bench DATABASE QUERIES")
      exit(2)
    }
    let file = arguments[0]
    let before = Memory.now
    let gazetteer = Gazetteer(file: file)
    try report("first search, cold", [time { _ = try gazetteer.search("zilina") }])

    let names = try sampleNames(file)
    let prefixes = names.enumerated().map { String($1.prefix(1 + $0 % 6)) }
    try report("complete", prefixes.map { text in try time { _ = try gazetteer.complete(text) } })
    try reportBareSQLite(file, prefixes)
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let short = letters + letters.flatMap { first in letters.map { first + $0 } }
    // From the smallest to the largest, which have fourteen, 750, 4,000 and 22,000 places.
    for country in ["LI", "SK", "PL", "US"] {
      let scope = SearchScope(country: country)
      let times = try short.map { text in
        try time { _ = try gazetteer.complete(text, scope: scope) }
      }
      report("complete in \(country)", times)
    }
    try report("search", names.map { text in try time { _ = try gazetteer.search(text) } })
    let typos = names.filter { $0.count > 6 && $0.allSatisfy(\.isASCII) }.prefix(500).map(mistyped)
    try report("search, typo", typos.map { text in try time { _ = try gazetteer.search(text) } })
    let points = (0..<10_000).compactMap(spread)
    try report(
      "nearest", points.map { point in try time { _ = try gazetteer.nearest(to: point) } })
    try reportAccuracy(gazetteer, arguments[1])
    print("memory added: \((Memory.now.anonymous - before.anonymous) / 1024) KiB of its own,")
    print("              \((Memory.now.file - before.file) / 1024) KiB of the mapped file")
  }

  /// The same full-text query as completion, without anything around it.
  private static func reportBareSQLite(_ file: URL, _ prefixes: [String]) throws {
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    let sql = "SELECT rowid FROM own WHERE own MATCH ? ORDER BY rowid LIMIT 10"
    let times = try prefixes.map(FoldedName.key).filter { !$0.isEmpty }.map { key in
      try time {
        _ = try queue.read { database in
          try Int.fetchAll(
            database.cachedStatement(sql: sql), arguments: ["\"\(key)\"*"])
        }
      }
    }
    report("complete, bare SQLite", times)
  }

  /// How often the place expected is the first, within 20 km as in the tests.
  private static func reportAccuracy(_ gazetteer: Gazetteer, _ queries: URL) throws {
    let rows = try String(contentsOf: queries, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let right = try rows.count { row in
      guard let latitude = Double(row[3]), let longitude = Double(row[4]),
        let expected = Coordinate(latitude: latitude, longitude: longitude),
        let found = try gazetteer.search(String(row[0]), limit: 1).first?.place.coordinate
      else { return false }
      return (found.distance(to: expected)?.in(.kilometers) ?? 0) < 20
    }
    print("right first: \(right) of \(rows.count)")
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
          }
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

  private static func time(_ body: () throws -> Void) rethrows -> Duration {
    try ContinuousClock().measure(body)
  }

  private static func report(_ name: String, _ times: [Duration]) {
    let sorted = times.sorted().map { $0 / .milliseconds(1) }
    guard let last = sorted.last else { return }
    let values = [sorted[sorted.count / 2], sorted[sorted.count * 99 / 100], last]
    let columns = values.map { String(format: "%9.3f", $0) }.joined()
    print(name.padding(toLength: 24, withPad: " ", startingAt: 0), columns, "ms", sorted.count)
  }
}

/// What the process holds in memory, in bytes, as Linux counts it.
struct Memory {
  let anonymous: Int
  let file: Int

  static var now: Memory {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    func value(_ key: String) -> Int {
      let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
      return (line?.split(separator: " ").dropLast().last).flatMap { Int($0) }.map { $0 * 1024 }
        ?? 0
    }
    return Memory(anonymous: value("RssAnon"), file: value("RssFile"))
  }
}
