import Foundation
import Gazetteer
import Phrases
import PlaceFiles
import Positioning
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
    let archive = LastReports(directories: directories, now: now) { notices.post(.reports($0)) }

    let flag = command.sample ? Service.sample : command.service
    let settings = preferences.settings.overriding(["service": flag?.rawValue])
    let service: @Sendable () -> Service = {
      let chosen = (try? settings.value("service")) ?? nil
      return chosen.flatMap(Service.init(rawValue:)) ?? .openMeteo
    }

    let fetcher = WebFetcher(userAgent: "vane/0.1.0 (terminal weather program)")
    let openMeteo = OpenMeteo(fetcher: fetcher, environment: environment, now: now)
    let sample = SampleWeather.weather(now: now)
    let saved = SavedReportsClient(
      last: { service() == .sample ? nil : archive.client.last($0) },
      save: { archive.client.save($0, $1) })
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
    let gazetteer = Gazetteer(
      file: environment["VANE_GAZETTEER"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
        ?? Resources.file("gazetteer.sqlite", ofTarget: "Gazetteer"))
    return World(
      phrases: English(), gazetteer: gazetteer.client { notices.post(.gazetteer($0)) },
      geocoding: geocoding, weather: weather.saving(to: saved), savedReports: saved,
      places: preferences.placeLists, settings: settings, service: service,
      hasNetwork: NetworkRoute.exists, now: now,
      position: position(settings, fetcher, environment, now: now),
      files: PlaceFiles(
        environment: environment, folder: { FileManager.default.currentDirectoryPath }
      ).client)
  }

  private static func position(
    _ settings: SettingsClient, _ fetcher: WebFetcher, _ environment: [String: String],
    now: @escaping @Sendable () -> Date
  ) -> PositionClient {
    let address = InternetAddress(fetcher: fetcher, environment: environment)
    let positioning = Positioning(environment: environment, settings: settings, now: now) {
      () async throws(PositionError) in try await address.position()
    }
    return PositionClient(internetHost: address.host) { source async throws(PositionError) in
      try await positioning.position(by: source)
    }
  }

  /// The system's clock, or the moment that `VANE_NOW` (ISO 8601) fixes.
  private static func clock(_ environment: [String: String]) -> @Sendable () -> Date {
    guard let text = environment["VANE_NOW"], let fixed = try? Date(text, strategy: .iso8601) else {
      return { Date() }
    }
    return { fixed }
  }
}
