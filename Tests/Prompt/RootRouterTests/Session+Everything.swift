import Atlas
import Itineraries
import Output
@testable import RootRouter
import ScreenTestSupport

extension Session {
  /// A session in which whatever is asked for is there.
  static func answeringEverything(
    _ steps: [ScriptedLines.Step], in language: Language, runMode: RunMode = .prompt,
    searches: [Place] = Fixture.springfields, weather: WeatherClient = .answering(Fixture.report),
    saved: [Place: Report] = [:], certainty: CertaintyClient = .noop,
    history: HistoryClients = history, columns: Int = 80, rows: Int = 500,
    capabilities: TerminalCapabilities = .plain, mapGlyphs: MapGlyphs = .dots
  ) -> Session {
    let places = [Fixture.oslo, Fixture.bratislava]
    var gazetteer = GazetteerClient.finding(places)
    gazetteer.search = { text, _, _ throws(GazetteerError) in
      let named = places.filter { $0.name.lowercased() == text.lowercased() }
      let isName = text.allSatisfy(\.isLetter)
      return (named.isEmpty && isName ? places : named).map {
        PlaceMatch(place: $0, kind: .whole, score: 5)
      }
    }
    gazetteer.cities = { _, _, _ throws(GazetteerError) in places }
    gazetteer.largest = { _, _, _ throws(GazetteerError) in places }
    gazetteer.nearest = { _, asked throws(GazetteerError) in
      #expect(asked.rawValue == language.rawValue)
      return .near(meters: 4230, bearing: 45, surroundings: .sea(.northSea))
    }
    return Session(
      steps, runMode: runMode,
      kept: SavedPlaces(
        searches: searches.map { place in
          var place = place
          place.countryName = nil
          return place
        }),
      settings: SavedSettings(["home": "48.15,17.11"]), gazetteer: gazetteer,
      geocoding: .finding([]), weather: weather, saved: saved, airQuality: .answering(Fixture.air),
      warnings: WarningsClient { _, asked async throws(ServiceError) in
        #expect(asked == language.rawValue)
        var warning = Fixture.wind
        (warning.headline, warning.description, warning.instruction) = (nil, nil, nil)
        return .found(
          PlaceWarnings(
            service: .meteoAlarm, fetched: Fixture.now, reach: .place,
            warnings: [warning, warning]))
      }, history: history, certainty: certainty, seasonal: .fixture,
      ways: .answering(Fixture.report), calendars: .fixture,
      position: PositionClient(internetHost: "ip.example") { source async throws(PositionError) in
        guard source == .home else { throw .noDevice }
        return Position(coordinate: Fixture.bratislava.coordinate, source: .home)
      },
      files: PlaceFileClient(
        read: { path throws(PlaceFileError) in throw .missing(path: path.cleanPath) },
        write: { _, path, _ throws(PlaceFileError) in throw .unknownEnding(path: path.cleanPath) }),
      capabilities: capabilities, environment: ["LANG": language.rawValue], mapGlyphs: mapGlyphs,
      columns: columns,
      rows: rows
    )
  }

  /// The answers to these lines in English.
  static func answers(
    to lines: [ScriptedLines.Step], searches: [Place] = Fixture.springfields
  ) async -> [String] {
    await answeringEverything(lines, in: .english, searches: searches).answers()
  }

  /// The answer to a line where the gazetteer alone knows places, all of the same weather.
  static func answer(
    to line: String, _ gazetteer: GazetteerClient = .finding([]), _ runMode: RunMode = .prompt,
    weather: WeatherClient = .answering(Fixture.report)
  ) async -> String {
    let session = Session(
      [.line(line)], runMode: runMode, gazetteer: gazetteer, geocoding: .finding([]),
      weather: weather, columns: 200)
    return runMode.isInteractive ? await session.answers().joined() : await session.run().text
  }

  /// The documents that answer these lines.
  static func documents(_ lines: ScriptedLines.Step...) async -> String {
    await answeringEverything(lines, in: .english, runMode: .json).run().text
  }

  static var history: HistoryClients {
    var clients = HistoryClients.unimplemented
    clients.records.list = { place throws(StorageError) in
      RecordList(place: place, count: 2, newest: 1)
    }
    clients.records.records = { _, _, _ throws(StorageError) in
      [
        WeatherRecord(id: 1, report: Fixture.report), WeatherRecord(id: 2, report: Fixture.report),
      ]
    }
    clients.records.ofDay = { _, _ throws(StorageError) in nil }
    clients.records.report = { _ throws(StorageError) in
      Fixture.report(temperature: -12, fetched: Fixture.now)
    }
    clients.export = { _, path, replaces throws(StorageError) in
      if !replaces { throw .exists(path: path.cleanPath) }
    }
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
    clients.savedDays = SavedDaysClient(days: { _, _, _ in [] }, keep: { _, _ in })
    clients.archive.statistics = { () throws(StorageError) in
      ArchiveStatistics(
        path: "/x/archive.sqlite", size: 1_234_567, places: 2, records: 41, hourly: 7,
        oldest: Fixture.now)
    }
    return clients
  }
}

extension WayWeatherClient {
  /// A client with the same report for every point.
  static func answering(_ report: Report) -> WayWeatherClient {
    WayWeatherClient { points, _ async throws(ServiceError) in points.map { _ in report } }
  }
}

extension NearestPlace {
  /// The place that is nearest to a point, at this distance and in this direction from the place.
  static func near(
    _ place: Place = Fixture.oslo, meters: Double, bearing: Double? = nil,
    surroundings: Surroundings? = nil
  ) -> NearestPlace? {
    Distance(meters, .meters).map {
      NearestPlace(
        place: place, distance: $0, bearing: bearing.flatMap { Direction($0, .degrees) },
        surroundings: surroundings)
    }
  }
}
