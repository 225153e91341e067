import Atlas
import Clients
import CommandKit
import Ephemeris
import Foundation
import HTTP
import Phrases
import PlaceFiles
import Positioning
import Preferences
import Reports
import WeatherServices

extension Live {
  var world: World {
    let services = LiveServices(self)
    let saved = savedReports
    let glyphs = Self.glyphs(environment)
    return World(
      phrases: Self.language(settings, environment)().phrases, gazetteer: gazetteer,
      geocoding: services.places,
      weather: services.weather.mapping { $0.withSun(at: $1) }
        .filling { (try? gazetteer.nearest($0, .english))??.timeZone }
        .saving(to: saved).concurrent(),
      cityList: {
        service == .cityList
          ? services.cityList.mapping { $0.withSun(at: $1) }.saving(to: saved, noting: ledger)
          : nil
      }, savedReports: saved,
      airQuality: airQuality, warnings: warnings, nowcast: nowcast(services.openWeather),
      history: history, places: preferences.placeLists, settings: settings,
      certainty: certainty, station: station, quantities: quantities, seasonal: seasonal,
      questions: preferences.questions, told: told, newsTimes: { Self.newsTimes },
      absolutePath: { files.absolute($0) }, service: { service },
      ledger: ledger, hasNetwork: NetworkRoute.exists, now: now,
      position: position, files: files.client, ways: ways(services.hours), tracks: files.tracks,
      roads: roads,
      calendars: files.calendars, savedWays: preferences.ways, fields: fields, radar: radar,
      atlas: atlas, mapGlyphs: glyphs,
      automatic: { setting in
        switch setting {
        case "map": glyphs.rawValue
        case "service": services.order[0].rawValue
        default: nil
        }
      },
      networkWatch: NetworkWatch(
        changes: NetworkChanges.stream, isAnswered: http.isAnswered, pause: Self.pause),
      programs: programs, timeZone: { .current })
  }

  /// Sleeping fails only by being canceled.
  static let pause: @Sendable (Double) async -> Void = {
    _ = try? await Task.sleep(for: .seconds($0))
  }

  /// A file that comes with the program, unless a variable of the environment names another.
  static func file(_ name: String, of target: String, unless other: String?) -> URL {
    other.flatMap { $0.isEmpty ? nil : URL(filePath: $0) } ?? Resources.file(name, ofTarget: target)
  }

  /// The files that the user names.
  var files: PlaceFiles {
    PlaceFiles(environment: environment, folder: { FileManager.default.currentDirectoryPath })
  }

  private var position: PositionClient {
    let address = InternetAddress(connection)
    let positioning = Positioning(environment: environment, settings: settings, now: now) {
      () async throws(PositionError) in try await address.position()
    }
    return PositionClient(internetHost: address.host) { source async throws(PositionError) in
      try await positioning.position(by: source)
    }
  }
}
