import BenchmarkSupport
import Foundation
import Preferences
import SafeFiles
import WeatherArchive
import WeatherClients
import WeatherModels
import WeatherServices

/// From exec to the prompt with a restored report, beside a C program that only opens libedit.
struct StartUp {
  private let runs = 20

  func report() async throws -> String {
    let home = FileManager.default.temporaryDirectory.appending(path: "vane-bench-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    // The refresh behind the restored report is refused at once: nothing listens on port 9.
    let environment = [
      "HOME": home, "TERM": "xterm-256color", "LANG": "C.UTF-8",
      "VANE_OPEN_METEO_URL": "http://127.0.0.1:9",
    ]
    try await prepare(Directories(environment: environment))
    let vane = try series(WholeRun.neighbour("vane"), environment)
    let floor = try series(WholeRun.neighbour("prompt-floor"), environment)
    return """
      Start to prompt, \(runs) runs       median      worst     memory
      vane, restored report   \(Self.line(vane))   (at most 15 ms, 32 MiB)
      C and libedit alone     \(Self.line(floor))
      """
  }

  /// A home in which Oslo was searched last and its report was kept.
  private func prepare(_ directories: Directories) async throws {
    guard let oslo = SampleCapitals.all.first(where: { $0.name == "Oslo" }) else { return }
    let preferences = Preferences(directories: directories, now: Date.init) { _ in }
    try preferences.placeLists.add(KeptPlace(place: oslo, added: Date()), .searches)
    var report = try await SampleWeather.weather(now: Date.init).report(for: oslo)
    // Sample reports are never kept; what is measured is a kept one.
    report.service = .openMeteo
    Archive(directories: directories, now: Date.init) { _ in }.savedReports.save(report, oslo)
  }

  private func series(
    _ program: String, _ environment: [String: String]
  ) throws -> (time: Series, memory: Series) {
    _ = try PromptRun(program, environment: environment)
    let all = try (0..<runs).map { _ in try PromptRun(program, environment: environment) }
    return (Series(all.map(\.time)), Series(all.map(\.memory)))
  }

  private static func line(_ series: (time: Series, memory: Series)) -> String {
    String(
      format: "%7.1f ms %7.1f ms %6.1f MiB", series.time.median, series.time.worst,
      series.memory.median)
  }
}
