import Foundation
import Gazetteer
import Phrases
import Preferences
import RootRouter
import SafeFiles
import WeatherArchive
import WeatherClients
import WeatherModels
import WeatherServices

/// The world as it is: files, network and clock.
enum Live {
  static func world(
    _ command: VaneCommand, _ environment: [String: String], notices: NoticeBoard
  ) -> World {
    let now = clock(environment)
    let directories = Directories(environment: environment)
    let preferences = Preferences(directories: directories, now: now) {
      notices.post(.preferences($0))
    }
    let flag = command.sample ? Service.sample : command.service
    let settings = preferences.settings.overriding(["service": flag?.rawValue])
    let archive = Archive(directories: directories, now: now, limits: { limits(settings) }) {
      notices.post(.archive($0))
    }
    let service: @Sendable () -> Service = {
      let chosen = (try? settings.value("service")) ?? nil
      return chosen.flatMap(Service.init(rawValue:)) ?? .openMeteo
    }

    let fetcher = WebFetcher(userAgent: "vane/0.1.0 (terminal weather program)")
    // Eight days, so that there are always some hours that lie seven days ahead.
    let openMeteo = OpenMeteo(fetcher: fetcher, environment: environment, days: 8, now: now)
    let past = OpenMeteoArchive(fetcher: fetcher, environment: environment, now: now).client
    let sample = SampleWeather.weather(now: now)
    let saved = SavedReportsClient(
      last: { service() == .sample ? nil : archive.savedReports.last($0) },
      save: { archive.savedReports.save($0, $1) })
    let weather = WeatherClient { places async throws(ServiceError) in
      switch service() {
      case .sample: try await sample.reports(places)
      case .openMeteo: try await openMeteo.weather.reports(places)
      }
    }
    // Made-up weather is for a machine without a network: where the gazetteer knows nothing, or is missing,
    // a list of capitals has to be enough.
    let geocoding = PlacesClient { text, country async throws(ServiceError) in
      switch service() {
      case .sample: try await SampleWeather.places.search(text, country)
      case .openMeteo: try await openMeteo.places.search(text, country)
      }
    }
    let history = HistoryClients(
      archive: archive.client, records: archive.records, accuracy: archive.accuracy,
      past: PastWeatherClient { place, first, last async throws(ServiceError) in
        try await (service() == .sample ? SampleWeather.past : past).days(place, first, last)
      },
      keptDays: KeptDaysClient(
        days: { service() == .sample ? [] : archive.keptDays.days($0, $1, $2) },
        keep: { if service() != .sample { archive.keptDays.keep($0, $1) } }),
      export: { text, path throws(StorageError) in
        try NewFile(path: path).write(Data(text.utf8))
      })
    let gazetteer = Gazetteer(
      file: environment["VANE_GAZETTEER"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
        ?? Resources.file("gazetteer.sqlite", ofTarget: "Gazetteer"))
    return World(
      phrases: English(), gazetteer: gazetteer.client { notices.post(.gazetteer($0)) },
      geocoding: geocoding, weather: weather.saving(to: saved), savedReports: saved,
      history: history, places: preferences.placeLists, settings: settings,
      absolutePath: { path($0, environment) }, service: service,
      hasNetwork: NetworkRoute.exists, now: now)
  }

  /// What the person set, or what is usual.
  private static func limits(_ settings: SettingsClient) -> ArchiveLimits {
    func days(_ name: String) -> Int? {
      ((try? settings.value(name)) ?? nil).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
    let usual = ArchiveLimits()
    return ArchiveLimits(
      hours: days("archive.hours") ?? usual.hours, records: days("archive.records") ?? usual.records
    )
  }

  /// The path that a person means: absolute, below their home, or below the current folder.
  private static func path(_ typed: String, _ environment: [String: String]) -> String {
    if typed.hasPrefix("/") { return typed }
    if typed.hasPrefix("~/"), let home = environment["HOME"] { return home + typed.dropFirst() }
    return FileManager.default.currentDirectoryPath + "/" + typed
  }

  /// The system's clock, or the moment that `VANE_NOW` (ISO 8601) fixes.
  private static func clock(_ environment: [String: String]) -> @Sendable () -> Date {
    guard let text = environment["VANE_NOW"], let fixed = try? Date(text, strategy: .iso8601) else {
      return { Date() }
    }
    return { fixed }
  }
}
