import Archiving
import BenchSupport
import Clients
import Climate
import Foundation
import Reports
import SafeFiles
import WeatherServices

/// Measures the days of a place since 1950: how much they take, and how long a rank does.
enum ClimateBench {
  static func measure() throws {
    Results.heading("The days of a place since 1950")
    let home = FileManager.default.temporaryDirectory.appending(path: "vane-bench-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    guard let today = CalendarDay("2026-11-23"),
      let point = Coordinate(latitude: 59.91, longitude: 10.75)
    else { throw BenchError.noPlace }
    let place = Place(name: "Oslo", coordinate: point)
    let saved = SampleWeather.climate(place, today: today)
    let archive = Archive(
      directories: Directories(environment: ["XDG_DATA_HOME": home]), now: { Date() },
      report: { _ in })
    func size() -> Int { (try? archive.client.statistics().size) ?? 0 }
    let before = size()
    try archive.climate.save(saved, place)
    FileHandle.standardError.write(
      Data("\((size() - before) / 1024) KiB for \(saved.series.count) days\n".utf8))
    let rank = Series(50) { number in
      _ = saved.series.climate(of: today, mean: Double(number) / 10)
    }
    Results.row("a rank", rank, memory: Results.peakMemory, promise: "5 ms", peer: "")
    let read = try Series(20) { _ in
      guard let found = archive.climate.saved(place) else { throw BenchError.nothingFound }
      _ = found.series.climate(of: today, mean: 1)
    }
    Results.row(
      "read from the archive, and a rank", read, memory: Results.peakMemory, promise: "20 ms",
      peer: "")
    let stored = try Series(10) { _ in try archive.climate.save(saved, place) }
    Results.row("stored", stored, memory: Results.peakMemory, promise: "100 ms", peer: "")
  }
}
