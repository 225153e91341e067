import Atlas
import CommandKit
import Ephemeris
import Foundation
import Gazetteer
import HTTP
import Output
import Phrases
import PlaceFiles
import Preferences
import SafeFiles
import WarningRegions
import WeatherArchive
import WeatherClients
import WeatherModels
import WeatherServices

/// The world as it is: files, network and clock.
enum Live {
  static func world(
    _ invocation: Invocation, _ environment: [String: String], notices: NoticeBoard
  ) -> World {
    let now = clock(environment)
    let directories = Directories(environment: environment)
    // A run started by the timer writes nothing but the property list and the events that it reported.
    let isCheck = invocation.words.map { $0.lowercased() } == [CommandName.tell.rawValue, "check"]
    let records = isCheck ? Directories(environment: [:]) : directories
    let preferences = Preferences(directories: directories, now: now) {
      notices.post(.preferences($0))
    }
    let flag = invocation.sample ? ServiceChoice.only(.sample) : invocation.service
    let settings =
      preferences.settings.overriding(["service": flag?.rawValue]).readOncePerCommand
    let archive = Archive(directories: directories, now: now, limits: { limits(settings) }) {
      // Without a home nothing can be read or kept, which every command says.
      if $0 == .failed(.noHome), (try? directories.config) == nil { return }
      notices.post(.archive($0))
    }
    let choice: @Sendable () -> ServiceChoice = {
      let chosen = settings.string("service")
      return chosen.flatMap(ServiceChoice.init(rawValue:)) ?? .auto
    }
    let service: @Sendable () -> Service? = {
      if case .only(let service) = choice() { service } else { nil }
    }
    let isSample: @Sendable () -> Bool = { service() == .sample }
    let language = language(settings, environment)
    notices.speak { language().phrases }
    let ledger = ServiceLedger(directories: records, now: now).client
    let http = client(environment, settings, ledger)
    let servers = OpenMeteoServers(
      environment: environment, ledger: ledger,
      server: { settings.string(OpenMeteoServers.setting) }, now: now)
    let models = LiveModelChoice(settings, directories, isReadOnly: isCheck, now: now)
    let services = LiveServices(
      environment, records, ledger, http: http, servers: servers, models: models,
      language: { language().rawValue }, now: now, choice: choice)
    let saved = SavedReportsClient(
      last: { place in
        isSample()
          ? nil : archive.savedReports.last(place)?.chosen(settings, models.choice(place))
      },
      lastForecast: { place in
        isSample()
          ? nil : archive.savedReports.lastForecast(place)?.chosen(settings, models.choice(place))
      },
      save: { if !isCheck { archive.savedReports.save($0, $1) } })
    let past = OpenMeteoArchive(http: http, servers: servers, now: now).client
    let air = OpenMeteoAirQuality(http: http, servers: servers).client
    let regions = WarningRegions(
      file: Resources.file("warning-regions.bin", ofTarget: "WarningRegions"))
    let gazetteer = Gazetteer(
      file: environment["VANE_GAZETTEER"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
        ?? Resources.file("gazetteer.sqlite", ofTarget: "Gazetteer"))
    let places = gazetteer.client { notices.post(.gazetteer($0)) }
    let answers = ResponseCache(directories: directories, name: "warnings", most: 1000).client
    let official = OfficialWarnings(
      http: http, environment: environment, regions: regions.client,
      cache: isCheck ? answers.readOnly : answers,
      prefectures: { places.regionsOfTowns(around: $0) },
      language: {
        Language.read(setting: settings.string(Language.setting), environment: environment) ?? $0
      }, ledger: ledger, now: now
    ).client
    let sampleAir = SampleWeather.airQuality(now: now)
    let realAir = ledger.noted(.weather(.openMeteo), air.airQuality)
    let airQuality = AirQualityClient { place async throws(ServiceError) in
      try await (isSample() ? sampleAir.airQuality : realAir)(place)
    }
    let sampleWarnings = SampleWeather.warnings(now: now)
    let warnings = WarningsClient { place, language async throws(ServiceError) in
      try await (isSample() ? sampleWarnings : official).warnings(place, language)
    } last: { place in
      isSample() ? nil : official.last(place)
    } inView: { view in
      await (isSample() ? sampleWarnings : official).inView(view)
    }
    let nowcast = services.nowcast(
      http: http, servers: servers, environment, records, ledger, now: now,
      isSample: isSample)
    let history = HistoryClients(
      archive: archive.client, records: archive.records, accuracy: archive.accuracy,
      past: PastWeatherClient(service: { isSample() ? .sample : .openMeteo }) {
        place, first, last async throws(ServiceError) in
        guard !isSample() else {
          return try await SampleWeather.past.days(place, first, last)
        }
        return try await ledger.noting(.weather(.openMeteo)) { () async throws(ServiceError) in
          try await past.days(place, first, last)
        }
      },
      keptDays: SavedDaysClient(
        days: { isSample() ? [] : archive.keptDays.days($0, $1, $2) },
        keep: { if !isSample() { archive.keptDays.keep($0, $1) } }),
      climate: LiveClimate(
        archive, OpenMeteoClimate(http: http, servers: servers), ledger, now: now,
        isSample: isSample
      ).client,
      export: { text, path, replaces throws(StorageError) in
        replaces
          ? try SafeFile(path: path, followsLinks: true).replaceUnlocked(with: Data(text.utf8))
          : try NewFile(path: path).write(Data(text.utf8))
      })
    let ways = LiveWays(
      WayCache(directories: records), weather: services.hours,
      isSample: isSample,
      variant: {
        ["service", OpenMeteoServers.setting, ModelChoice.setting]
          .map { settings.string($0) ?? "" }.joined(separator: "|")
      }, now: now)
    let files = PlaceFiles(
      environment: environment, folder: { FileManager.default.currentDirectoryPath })
    let openMeteoFields = OpenMeteoFields(
      http: http, servers: servers, store: FieldStore(directories: records).client, now: now
    ).client.noting(in: ledger)
    let fields = openMeteoFields.replaced(by: SampleWeather.fields(now: now)) {
      isSample()
    }
    let certainty = LiveCertainty(
      environment, records, ledger, http: http, servers: servers, choice: models, now: now
    ).client
    let sampleCertainty = SampleWeather.certainty(now: now)
    let atlas = Atlas(
      file: environment["VANE_ATLAS"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
        ?? Resources.file("atlas.bin", ofTarget: "Atlas"))
    return World(
      phrases: language().phrases, gazetteer: places,
      geocoding: services.places,
      weather: services.weather.mapping { $0.withSun(at: $1) }.saving(to: saved).concurrent(),
      cityList: {
        service() == .cityList
          ? services.cityList.mapping { $0.withSun(at: $1) }.saving(to: saved, noting: ledger)
          : nil
      }, savedReports: saved,
      airQuality: airQuality, warnings: warnings, nowcast: nowcast, history: history,
      places: preferences.placeLists, settings: settings,
      certainty: certainty.replaced(by: sampleCertainty) { isSample() },
      quantities: LiveQuantities(
        records, ledger, settings, http: http, servers: servers, atlas: atlas, now: now,
        isSample: isSample
      ).client,
      questions: preferences.questions, told: told(directories), newsTimes: { newsTimes },
      absolutePath: { path($0, environment) }, service: service,
      ledger: ledger,
      hasNetwork: NetworkRoute.exists, now: now,
      position: position(settings, http, environment, now: now),
      files: files.client, ways: ways.client, tracks: files.tracks,
      keptWays: preferences.ways,
      fields: fields,
      radar: services.radar(
        http: http, environment, ledger, now: now, isSample: isSample),
      atlas: atlas,
      mapGlyphs: glyphs(environment),
      automatic: { setting in
        switch setting {
        case "map": glyphs(environment).rawValue
        case "service": services.order[0].rawValue
        default: nil
        }
      },
      networkWatch: NetworkWatch(
        changes: NetworkChanges.stream, isAnswered: http.isAnswered,
        // Sleeping fails only by being cancelled.
        pause: { _ = try? await Task.sleep(for: .seconds($0)) }),
      programs: programs(invocation, directories, environment),
      timeZone: { .current })
  }
}
