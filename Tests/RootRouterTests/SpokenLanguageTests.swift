import Foundation
import Phrases
import ScreenTestSupport
import Testing
import WeatherClients
import WeatherModels

@testable import RootRouter

/// Every command in every language.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SpokenLanguageTests {
  @Test(arguments: Language.allCases) func noWordIsOfAnotherLanguage(language: Language)
    async throws
  {
    let others = Language.allCases.filter { $0 != language }
    let own = try Vocabulary.words(ofLanguage: "\(type(of: language.phrases))")
    let foreign = try others.reduce(into: Set<String>()) { words, other in
      words.formUnion(try Vocabulary.words(ofLanguage: "\(type(of: other.phrases))"))
    }
    // Words that are the same in both, and those that are typed
    let forbidden = foreign.subtracting(own).subtracting(typed)
    #expect(forbidden.count > 300)

    let session = session(in: language)
    let text = await session.run(openingHome: true).text
    let said = Vocabulary.words(
      of: text.components(separatedBy: "\n").filter {
        !$0.hasPrefix("> ")
      }.joined(separator: "\n"))
    #expect(said.intersection(forbidden).sorted() == [])
    #expect(said.intersection(own).count > 300)
  }

  @Test func everyCommandIsTried() {
    let tried = Set(Self.lines.map { $0.prefix { $0 != " " } })
    #expect(CommandName.allCases.filter { !tried.contains($0.rawValue[...]) } == [])
  }

  private var typed: Set<String> {
    let settings = Setting.all.map { ([$0.name] + $0.choices).joined(separator: " ") }
    let places = [Fixture.oslo, Fixture.bratislava].map { "\($0.name) \($0.countryName ?? "")" }
    let codes = English().countries.map(\.code)
    return Vocabulary.words(
      of: (settings + places + codes + CommandName.allCases.map(\.rawValue) + ["MET Norway"]
        // Of the fields of a line and of the topics of help
        + ["exit-codes", "high low sunrise sunset waybar ask gpsd"])
        .joined(separator: " "))
  }

  private func session(in language: Language) -> Session {
    var gazetteer = GazetteerClient.finding([Fixture.oslo, Fixture.bratislava])
    gazetteer.cities = { _, _, _ throws(GazetteerError) in [Fixture.oslo, Fixture.bratislava] }
    gazetteer.nearest = { _, asked throws(GazetteerError) in
      #expect(asked.rawValue == language.rawValue)
      return Distance(4230, .meters).map {
        NearestPlace(
          place: Fixture.oslo, distance: $0, bearing: Direction(45, .degrees),
          surroundings: .sea(.northSea))
      }
    }
    return Session(
      (Self.lines + CommandName.allCases.map { "help \($0.rawValue)" } + Self.mistakes)
        .map { .line($0) },
      kept: KeptPlaces(
        searches: Fixture.springfields.map { place in
          var place = place
          place.countryName = nil
          return place
        }),
      settings: KeptSettings(["home": "48.15,17.11"]), gazetteer: gazetteer,
      geocoding: .finding([]), weather: .answering(Fixture.report),
      saved: [:], airQuality: .answering(Fixture.air),
      warnings: WarningsClient { _, asked async throws(ServiceError) in
        #expect(asked == language.rawValue)
        var warning = Fixture.wind
        (warning.headline, warning.description, warning.instruction) = (nil, nil, nil)
        return .found(
          PlaceWarnings(
            service: .meteoAlarm, fetched: Fixture.now, reach: .place,
            warnings: [warning, warning]))
      }, history: history,
      position: PositionClient(internetHost: "ip.example") { _ async throws(PositionError) in
        throw .noDevice
      },
      files: PlaceFileClient(
        read: { path throws(PlaceFileError) in throw .missing(path: path) },
        write: { _, path, _ throws(PlaceFileError) in throw .unknownEnding(path: path) }),
      environment: ["LANG": language.rawValue])
  }

  private var history: HistoryClients {
    var clients = HistoryClients.unimplemented
    clients.records.list = { place throws(StorageError) in
      RecordList(place: place, count: 2, newest: 1)
    }
    clients.records.records = { _, _, _ throws(StorageError) in
      [
        WeatherRecord(id: 1, report: Fixture.report), WeatherRecord(id: 2, report: Fixture.report),
      ]
    }
    clients.export = { _, _ throws(StorageError) in throw .exists(path: "/x.csv") }
    clients.accuracy.scores = { _ throws(StorageError) in
      let errors = ErrorSum(cases: 1200, absolute: 1500, signed: -300)
      return [
        AccuracyScore(
          service: .openMeteo, days: 2, temperature: errors, wind: errors,
          rain: RainTable(cases: 1200, hits: 40, misses: 20, falseAlarms: 10))
      ]
    }
    clients.past.days = { _, first, last async throws(ServiceError) in
      (first.daysSince1970...last.daysSince1970).compactMap { number in
        guard let date = CalendarDay(daysSince1970: number) else { return nil }
        var day = Day(date: date)
        day.temperatureMin = Temperature(-1.5, .celsius)
        day.temperatureMax = Temperature(7.25, .celsius)
        day.precipitation = Precipitation(1.5, .millimeters)
        day.weatherCode = WeatherCode(rawValue: 61)
        return day
      }
    }
    clients.keptDays = KeptDaysClient(days: { _, _, _ in [] }, keep: { _, _ in })
    clients.archive.statistics = { () throws(StorageError) in
      ArchiveStatistics(
        path: "/x/archive.sqlite", size: 1_234_567, places: 2, records: 41, hourly: 7,
        oldest: Fixture.now)
    }
    return clients
  }

  /// Each command at least once, where it does something.
  private static let lines = [
    "searches", "more", "page 2", "rm 3", "undo", "clear", "n", "search oslo", "2", "hours",
    "days 3", "air", "warnings", "chart temperature", "chart rain", "chart wind",
    "chart pressure", "detail", "refresh", "star", "favorites", "back", "unstar", "records",
    "records --csv /x.csv", "accuracy", "past 2", "normal", "archive", "archive clear", "n",
    "sun --date 2026-11-21", "sun 80,20 --date 2026-06-21", "sun 80,20 --date 2026-12-21",
    "status", "map", "pin 48.15 17.11", "type night",
    "left", "right", "up", "down", "in", "out", "zoom 3", "at Oslo", "world",
    "when dry 3h in Oslo", "when above 40 in Oslo", "compare Oslo Bratislava", "forecast", "cities",
    "sort temperature", "filter os",
    "country SK", "country off", "country slo", "nearest 60 10.7", "set", "set timeout 99",
    "help", "watch 99999", "line", "here", "home", "home off", "rename 99 x", "move",
    "export /x.gpx", "import /x.gpx", "quit now",
  ]

  private static let mistakes = [
    "serch", "s", "search", "page 99", "99", "star 99", "set xyz", "set service bbc",
    "country atlantida", "pin 91 181", "sun --date 2026-13-01", "help xyz", "undo", "hours",
    "more --x", "map", "rm 1", "unstar 1",
  ]
}
