import Atlas
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
    let archive = LastReports(directories: directories, now: now) { notices.post(.reports($0)) }

    let flag = command.sample ? Service.sample : command.service
    let settings = preferences.settings.overriding(["service": flag?.rawValue])
    let service: @Sendable () -> Service = {
      let chosen = (try? settings.value("service")) ?? nil
      return chosen.flatMap(Service.init(rawValue:)) ?? .openMeteo
    }

    let openMeteo = OpenMeteo(
      fetcher: WebFetcher(userAgent: userAgent), environment: environment, now: now)
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
    // Asked beside the weather, each by a fetcher of its own: none of them must wait for another that hangs.
    let air = OpenMeteoAirQuality(
      fetcher: WebFetcher(userAgent: userAgent), environment: environment, now: now
    ).client
    let official = OfficialWarnings(
      fetcher: WebFetcher(userAgent: userAgent), environment: environment, now: now
    ).client
    let airQuality = AirQualityClient { place async throws(ServiceError) in
      service() == .sample ? nil : try await air.airQuality(place)
    }
    let warnings = WarningsClient { place, language async throws(ServiceError) in
      service() == .sample ? .sample : try await official.warnings(place, language)
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
      airQuality: airQuality, warnings: warnings,
      places: preferences.placeLists, settings: settings, service: service,
      hasNetwork: NetworkRoute.exists, now: now,
      atlas: Atlas(
        file: environment["VANE_ATLAS"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
          ?? Resources.file("atlas.bin", ofTarget: "Atlas")),
      mapGlyphs: glyphs(environment))
  }

  /// Dots need Unicode; the Linux console has Unicode, but no Braille in its font.
  private static func glyphs(_ environment: [String: String]) -> MapGlyphs {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let encoding = locale?.lowercased() ?? ""
    guard encoding.contains("utf-8") || encoding.contains("utf8") else { return .ascii }
    return environment["TERM"] == "linux" ? .blocks : .dots
  }

  private static let userAgent = "vane/0.1.0 (terminal weather program)"

  /// The system's clock, or the moment that `VANE_NOW` (ISO 8601) fixes.
  private static func clock(_ environment: [String: String]) -> @Sendable () -> Date {
    guard let text = environment["VANE_NOW"], let fixed = try? Date(text, strategy: .iso8601) else {
      return { Date() }
    }
    return { fixed }
  }
}
