import Archiving
import Clients
import Foundation
import Preferences
import Reports
import SafeFiles
import WeatherServices

/// A home of a benchmark's own, in which Oslo was searched last and its report was kept.
final class Home {
  let path: String
  let oslo: Place
  private let now = Date()
  private let directories: Directories
  private let report: Report

  init() async throws {
    path = FileManager.default.temporaryDirectory.appending(path: "vane-bench-\(UUID())").path
    directories = Directories(environment: ["HOME": path])
    guard let oslo = SampleCapitals.all.first(where: { $0.name == "Oslo" }) else {
      throw BenchError.noPlace
    }
    self.oslo = oslo
    var report = try await SampleWeather.weather { [now] in now }.report(for: oslo)
    // Sample reports are never kept; what is measured is a kept one.
    report.service = .openMeteo
    self.report = report
    try add([SavedPlace(place: oslo, added: now)], to: .searches)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Nothing listens on port 9: what is asked behind a kept report is refused at once.
  var environment: [String: String] {
    [
      "HOME": path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
      "VANE_OPEN_METEO_URL": "http://127.0.0.1:9",
    ]
  }

  /// Keeps a report for each of the last hours.
  func keepReports(hours: Int) {
    let archive = Archive(directories: directories, now: { [now] in now }, report: { _ in })
    for hour in (0..<hours).reversed() {
      var report = report
      report.fetched = now.addingTimeInterval(Double(-hour) * 3600)
      report.issuedAt = report.fetched
      archive.savedReports.save(report, oslo)
    }
  }

  /// Fills a list up to so many places.
  func fill(_ list: PlaceList, to count: Int) throws {
    try add(
      (0..<count).map { number in
        let point = Coordinate(
          latitude: Double(number / 300), longitude: Double(number % 300) / 2)
        guard let point else { throw BenchError.noPlace }
        let place = Place(
          name: "Place \(number)", country: "NO", countryName: "Norway", region: "Akershus",
          coordinate: point, population: number, timeZone: "Europe/Oslo")
        return SavedPlace(place: place, added: now, language: .english)
      }, to: list)
  }

  /// As the program does it: what the file holds is read first.
  func set(_ setting: String, to value: String) throws {
    try preferences.settings.set(setting, value)
  }

  private var preferences: Preferences {
    Preferences(directories: directories, now: { [now] in now }) { _ in }
  }

  private func add(_ places: [SavedPlace], to list: PlaceList) throws {
    try preferences.placeLists.restore(
      places.enumerated().map { Removed(index: $0, kept: $1) }, list)
  }
}

enum BenchError: Error {
  case noPlace
  case noTerminal
  case noProgram(String)
  case noPrompt(String, String)
}
