import Archiving
import BenchSupport
import Clients
import Foundation
import GRDB
import Reports
import SafeFiles

/// Measures the archive with a thousand to a million records, and the whole program on it.
@main struct ArchiveBench {
  private static let sizes = [1000, 10_000, 100_000, 1_000_000]

  static func main() throws {
    try ClimateBench.measure()
    if CommandLine.arguments.contains("climate") { return }
    Results.heading("The archive, by the number of records")
    for size in sizes { try measure(size) }
  }

  private static func measure(_ size: Int) throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "vane-bench-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    let generated = try GeneratedArchive(records: size, home: home)
    let place = generated.places[0]
    func row(_ what: String, _ series: Series, _ promise: String, memory: Double? = nil) {
      let peer = size == sizes[0] ? "" : "\(what), \(sizes[0])"
      Results.row(
        "\(what), \(size)", series, memory: memory ?? Results.peakMemory, promise: promise,
        peer: peer)
    }

    let launched = try ProgramRuns(
      20, ProgramRuns.program("vane"), ["line"], environment: generated.environment)
    row("vane line", launched.series, "20 ms", memory: launched.memory)

    let restored = try Series(20) { _ in
      try check(generated.open().savedReports.last(place) != nil)
    }
    row("opened and restored", restored, "20 ms")
    let archive = generated.open()
    let list = try archive.records.list(place)
    let pages = try Series(20) { number in
      try check(!archive.records.records(list, number * list.count / 20, 10).isEmpty)
    }
    row("a page of records", pages, "5 ms")
    let accuracy = try Series(10) { _ in try check(!archive.accuracy.scores(place).isEmpty) }
    row("accuracy", accuracy, "100 ms")
    let reports = (0..<50).map { generated.report(hoursAgo: -$0 - 1) }
    row("stored", Series(50) { archive.savedReports.save(reports[$0], place) }, "10 ms")
    row("thinned", Series(200) { _ in _ = archive.client.prune(1) }, "10 ms")
  }

  /// Fails where the measured work did not happen.
  private static func check(_ isTrue: Bool) throws {
    guard isTrue else { throw BenchError.nothingFound }
  }
}

enum BenchError: Error { case nothingFound, noPlace }
