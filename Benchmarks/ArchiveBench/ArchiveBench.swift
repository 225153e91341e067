import BenchmarkSupport
import Foundation
import SafeFiles
import WeatherArchive
import WeatherClients
import WeatherModels

/// Measures the archive with a thousand to a million records, and prints a table: median and worst. The first column is
/// the whole program, from exec to exit; the others are what the archive itself takes.
@main struct ArchiveBench {
  static func main() throws {
    let given = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let sizes = given.isEmpty ? [1000, 10_000, 100_000, 1_000_000] : given
    print(
      """
                 vane line         opened, restored  a page            stored            accuracy          thinned
      at most    20 ms             20 ms             5 ms              10 ms             100 ms            10 ms
      """)
    for size in sizes { try measure(size) }
  }

  private static func measure(_ size: Int) throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "vane-bench-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    let generated = try GeneratedArchive(records: size, home: home)
    let place = generated.places[0]
    let program = WholeRun.neighbour("vane")
    let launched = try (0..<21).map { _ in
      try WholeRun.milliseconds(program, ["line"], generated.environment)
    }.dropFirst()

    var restored: [Duration] = []
    for _ in 0..<20 {
      let archive = generated.open()
      restored.append(try time { try check(archive.savedReports.last(place) != nil) })
    }
    let archive = generated.open()
    let list = try archive.records.list(place)
    let pages = try (0..<20).map { number in
      try time { try check(!archive.records.records(list, number * list.count / 20, 10).isEmpty) }
    }
    let accuracy = try (0..<10).map { _ in
      try time { try check(!archive.accuracy.scores(place).isEmpty) }
    }
    let stored = (0..<50).map { number in
      time { archive.savedReports.save(generated.report(hoursAgo: -number - 1), place) }
    }
    let thinned = (0..<200).map { _ in time { _ = archive.client.thin(1) } }
    let held = try archive.client.statistics()
    let inside = [restored, pages, stored, accuracy, thinned].map {
      $0.map { $0 / .milliseconds(1) }
    }
    let row = ([Array(launched)] + inside).map(line).joined(separator: "  ")
    let count = "\(held.records)".padding(toLength: 10, withPad: " ", startingAt: 0)
    print(count, row, held.size >> 20, "MiB")
  }

  private static func line(_ times: [Double]) -> String {
    let series = Series(times)
    return String(format: "%6.2f %6.2f ms", series.median, series.worst)
  }

  private static func time(_ body: () throws -> Void) rethrows -> Duration {
    try ContinuousClock().measure(body)
  }

  /// What is measured must have happened.
  private static func check(_ isTrue: Bool) throws {
    guard isTrue else { throw BenchError.nothingFound }
  }
}

enum BenchError: Error { case nothingFound, noPlace }
