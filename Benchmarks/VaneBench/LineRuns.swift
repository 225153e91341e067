import BenchmarkSupport
import Foundation
import Preferences
import SafeFiles
import WeatherArchive
import WeatherClients
import WeatherModels
import WeatherServices

/// `vane line` from exec to exit, with a year of hourly reports in the archive.
struct LineRuns {
  private let runs = 40
  private let hours = 8760

  func report() async throws -> String {
    let home = FileManager.default.temporaryDirectory.appending(path: "vane-bench-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    let environment = ["HOME": home, "LANG": "C.UTF-8"]
    try await prepare(Directories(environment: environment))
    let program = WholeRun.neighbour("vane")
    var lines: [String] = []
    for words in [
      ["line"], ["line", "Oslo"], ["line", "Bergen"], ["line", "--preset", "waybar"],
    ] {
      func run() throws -> Double { try WholeRun.milliseconds(program, words, environment) }
      _ = try run()
      let series = Series(try (0..<runs).map { _ in try run() })
      lines.append(
        "vane " + words.joined(separator: " ").padding(toLength: 22, withPad: " ", startingAt: 0)
          + String(format: "%7.1f ms %7.1f ms   (at most 15 ms)", series.median, series.worst))
    }
    return """
      Line, \(runs) runs, a year of reports   median      worst
      \(lines.joined(separator: "\n"))
      """
  }

  /// Oslo was searched last, and reported every hour of a year.
  private func prepare(_ directories: Directories) async throws {
    guard let oslo = SampleCapitals.all.first(where: { $0.name == "Oslo" }) else { return }
    let now = Date()
    let preferences = Preferences(directories: directories, now: { now }, report: { _ in })
    try preferences.placeLists.add(KeptPlace(place: oslo, added: now), .searches)
    var report = try await SampleWeather.weather(now: { now }).report(for: oslo)
    // Sample reports are never kept; what is measured is a kept one.
    report.service = .openMeteo
    let archive = Archive(directories: directories, now: { now }, report: { _ in })
    for hour in (0..<hours).reversed() {
      report.fetched = now.addingTimeInterval(Double(-hour) * 3600)
      report.made = report.fetched
      archive.savedReports.save(report, oslo)
    }
  }
}
