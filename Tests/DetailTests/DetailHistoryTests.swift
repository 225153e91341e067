import Foundation
import Phrases
import ScreenKit
import ScreenTestSupport
import Synchronization
import Testing
import WeatherClients
import WeatherModels

@testable import Detail

@MainActor @Suite struct DetailHistoryTests {
  private let recorder = ShellRecorder()

  private func presenter(
    _ clients: HistoryClients, saved: [Place: Report] = [:], showsAll: Bool = false
  ) -> DetailHistoryPresenter {
    DetailHistoryPresenter(
      place: Fixture.oslo,
      interactor: DetailHistoryInteractor(
        place: Fixture.oslo, clients: clients, savedReports: .holding(saved),
        weather: .failing(.noNetwork(host: "example.org")), now: { Fixture.now }),
      words: WeatherWords(phrases: English(), now: { Fixture.now }), shell: recorder.shell,
      showsAll: showsAll)
  }

  private func records(_ count: Int) -> HistoryClients {
    var clients = HistoryClients.unimplemented
    clients.records = KeptRecords(count).client
    return clients
  }

  @Test func showsRecordsByPage() async throws {
    let presenter = presenter(records(12))
    try await presenter.perform(.records)
    try await presenter.perform(.turn(.next))
    expectText(
      recorder.takeText(),
      is: """
         Oslo, Norway
         12 records of the weather here, newest first
          1  2026-11-21 14:00  ☁  12 °C  Overcast  81 %  4 m/s NW  Open-Meteo
          2  2026-11-21 13:00  ☁  11 °C  Overcast  81 %  4 m/s NW  Open-Meteo
          3  2026-11-21 12:00  ☁  10 °C  Overcast  81 %  4 m/s NW  Open-Meteo
          4  2026-11-21 11:00  ☁   9 °C  Overcast  81 %  4 m/s NW  Open-Meteo
          5  2026-11-21 10:00  ☁   8 °C  Overcast  81 %  4 m/s NW  Open-Meteo
          6  2026-11-21 09:00  ☁   7 °C  Overcast  81 %  4 m/s NW  Open-Meteo
          7  2026-11-21 08:00  ☁   6 °C  Overcast  81 %  4 m/s NW  Open-Meteo
          8  2026-11-21 07:00  ☁   5 °C  Overcast  81 %  4 m/s NW  Open-Meteo
          9  2026-11-21 06:00  ☁   4 °C  Overcast  81 %  4 m/s NW  Open-Meteo
         10  2026-11-21 05:00  ☁   3 °C  Overcast  81 %  4 m/s NW  Open-Meteo
         Page 1 of 2. Return shows the next.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0

         Oslo, Norway
         12 records of the weather here, newest first
         11  2026-11-21 04:00  ☁  2 °C  Overcast  81 %  4 m/s NW  Open-Meteo
         12  2026-11-21 03:00  ☁  1 °C  Overcast  81 %  4 m/s NW  Open-Meteo
         Page 2 of 2.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        """)
    #expect(!presenter.hasNextPage)
  }

  @Test func removesAndRestoresRows() async throws {
    let presenter = presenter(records(3))
    try await presenter.perform(.records)
    _ = recorder.take()
    let rows = try #require(RowSelection(["2"]))
    try await presenter.perform(.edit(.remove(rows)))
    try await presenter.perform(.edit(.undo))
    let texts = recorder.take(width: 40).map(\.text)
    expectText(
      texts.first ?? "",
      is: """
         Removed 1 record. Type undo to take it
         back.
         Oslo, Norway
         2 records of the weather here, newest
         first
         1  2026-11-21 14:00  ☁  3 °C
           Overcast  81 %  4 m/s NW  Open-Meteo
         2  2026-11-21 12:00  ☁  1 °C
           Overcast  81 %  4 m/s NW  Open-Meteo
         Weather data by Open-Meteo.com
         (https://open-meteo.com/), CC BY 4.0;
         places: GeoNames, CC BY 4.0
        """)
    #expect(texts.last?.hasPrefix(" 1 record is back.\n") == true)
    await #expect(throws: Failure.nothingToUndo) { try await presenter.perform(.edit(.undo)) }
    let beyond = try #require(RowSelection(["7"]))
    await #expect(throws: Failure.noRow(7, count: 3)) {
      try await presenter.perform(.edit(.remove(beyond)))
    }
  }

  @Test func clearingAsks() async throws {
    recorder.listener = .no
    let presenter = presenter(records(3))
    try await presenter.perform(.records)
    _ = recorder.take()
    try await presenter.perform(.edit(.clear))
    #expect(recorder.questions == ["Remove all 3 records of this place? (y/n) "])
    expectText(recorder.takeText(), is: " Nothing was changed.")
    recorder.listener = .yes
    try await presenter.perform(.edit(.clear))
    expectText(
      recorder.takeText(),
      is: """
         Removed 3 records. Type undo to take it back.
         Oslo, Norway
         Nothing was recorded here yet.
        """)
    await #expect(throws: Failure.nothingToClear) { try await presenter.perform(.edit(.clear)) }
  }

  @Test func aProgramGetsAllRecords() async throws {
    let presenter = presenter(records(12), showsAll: true)
    try await presenter.perform(.records)
    let json = recorder.take().last?.json ?? ""
    #expect(json.hasPrefix(#"{"items":[{"row":1,"place":{"name":"Oslo","country":"NO""#))
    #expect(json.contains(#"{"row":12,"#))
    #expect(json.contains(#""time":"2026-11-21T14:00:00+01:00","temperature":12,"#))
  }

  @Test func writesATableOfAllRecords() async throws {
    let written = Mutex<[String: String]>([:])
    var clients = records(2)
    clients.export = { text, path throws(StorageError) in written.withLock { $0[path] = text } }
    try await presenter(clients).perform(.export(path: "/x/oslo.csv"))
    expectText(recorder.takeText(), is: " Wrote 2 records to /x/oslo.csv.")
    expectText(
      written.withLock { $0["/x/oslo.csv"] ?? "" }.replacing("\r\n", with: "\n"),
      is: """
        time,service,fetched,temperature_c,apparent_temperature_c,humidity_percent,dew_point_c,pressure_hpa,\
        wind_speed_ms,wind_direction_deg,wind_gust_ms,precipitation_mm,cloud_cover_percent,visibility_m,uv_index,\
        weather_code
        2026-11-21T14:00:00+01:00,open-meteo,2026-11-21T14:00:00+01:00,2,-1.4,81,4.1,1013.25,4.2,312,9.1,0.2,100,\
        24140,0.6,3
        2026-11-21T13:00:00+01:00,open-meteo,2026-11-21T13:00:00+01:00,1,-2.4,81,4.1,1013.25,4.2,312,9.1,0.2,100,\
        24140,0.6,3

        """)
  }

  @Test func showsHowGoodForecastsWere() async throws {
    var clients = HistoryClients.unimplemented
    clients.accuracy = AccuracyClient { _ throws(StorageError) in
      [
        Self.score(days: 1, cases: 240, off: 1.2, rain: (30, 10, 6)),
        Self.score(days: 3, cases: 1200, off: 2.4, rain: (0, 4, 0)),
        Self.score(days: 7, cases: 9, off: 4, rain: (1, 1, 1)),
      ]
    }
    try await presenter(clients).perform(.accuracy)
    let shown = try #require(recorder.take().first)
    expectText(
      shown.text,
      is: """
         Oslo, Norway
         How good the forecasts of Open-Meteo were, over 1440 comparisons
         ahead   cases  °C off  bias  m/s off  bias  rain hit  false
         1 day     240     1.2  +0.6      0.5  -0.3      75 %   17 %
         3 days  1,200     2.4  +1.2      0.5  -0.3       0 %      –
         Temperature, °C off on average
         1 day   ███████████████ 1.2
         3 days  ██████████████████████████████ 2.4
         Each hour is compared with what the same service said of it once it had passed.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        """)
    #expect(
      shown.json.contains(
        #"{"service":"open-meteo","days":7,"cases":9,"temperature":{"cases":9,"meanAbsoluteError":null,"bias":null}"#
      ))
  }

  @Test func tooFewCasesAreSaid() async throws {
    var clients = HistoryClients.unimplemented
    clients.accuracy = AccuracyClient { _ throws(StorageError) in
      [Self.score(days: 1, cases: 9, off: 1, rain: (1, 1, 1))]
    }
    try await presenter(clients).perform(.accuracy)
    #expect(
      recorder.takeText(width: 200).contains(
        "9 forecasts could be compared with what came so far; figures are shown from 10 on."))
  }

  @Test func showsThePastBesideWhatWasRecorded() async throws {
    var clients = records(40)
    clients.keptDays = KeptDaysClient(days: { _, _, _ in [] }, keep: { _, _ in })
    clients.past = Self.past
    try await presenter(clients).perform(.past(days: 3))
    expectText(
      recorder.takeText(width: 100),
      is: """
         Oslo, Norway
         The last 3 days
         Wed 18  ☂  0 … 18 °C  Light rain  1.5 mm  6 m/s  not recorded
         Thu 19  ☂  0 … 19 °C  Light rain  1.5 mm  6 m/s  recorded 1 … 1 °C (1)
         Fri 20  ☂  0 … 20 °C  Light rain  1.5 mm  6 m/s  recorded 2 … 25 °C (24)
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places: GeoNames, CC BY 4.0
        """)
  }

  @Test func tellsAccuracyInThreeTablesAt40Columns() async throws {
    var clients = HistoryClients.unimplemented
    clients.accuracy = AccuracyClient { _ throws(StorageError) in
      [
        Self.score(days: 1, cases: 240, off: 1.2, rain: (30, 10, 6)),
        Self.score(days: 3, cases: 1200, off: 2.4, rain: (0, 4, 0)),
      ]
    }
    try await presenter(clients).perform(.accuracy)
    expectText(
      recorder.takeText(width: 40),
      is: """
         Oslo, Norway
         How good the forecasts of Open-Meteo
         were, over 1440 comparisons
         ahead   cases  °C off  bias
         1 day     240     1.2  +0.6
         3 days  1,200     2.4  +1.2
         ahead   m/s off  bias
         1 day       0.5  -0.3
         3 days      0.5  -0.3
         ahead   rain hit  false
         1 day       75 %   17 %
         3 days       0 %      –
         Temperature, °C off on average
         1 day   █████████████ 1.2
         3 days  ██████████████████████████ 2.4
         Each hour is compared with what the
         same service said of it once it had
         passed.
         Weather data by Open-Meteo.com
         (https://open-meteo.com/), CC BY 4.0;
         places: GeoNames, CC BY 4.0
        """)
  }

  @Test func leavesNothingOfThePastOutAt40Columns() async throws {
    var clients = records(16)
    clients.keptDays = KeptDaysClient(days: { _, _, _ in [] }, keep: { _, _ in })
    clients.past = Self.past
    try await presenter(clients).perform(.past(days: 2))
    expectText(
      recorder.takeText(width: 40),
      is: """
         Oslo, Norway
         The last 2 days
         Thu 19  ☂  0 … 19 °C  Light rain
           1.5 mm  6 m/s  not recorded
         Fri 20  ☂  0 … 20 °C  Light rain
           1.5 mm  6 m/s  recorded 1 … 1 °C (1)
         Weather data by Open-Meteo.com
         (https://open-meteo.com/), CC BY 4.0;
         places: GeoNames, CC BY 4.0
        """)
  }

  @Test func showsWhatIsNormalAndFetchesItOnce() async throws {
    let kept = Mutex<[Day]>([])
    let asked = Mutex(0)
    var clients = HistoryClients.unimplemented
    clients.keptDays = KeptDaysClient(
      days: { _, first, last in kept.withLock { $0.filter { first <= $0.date && $0.date <= last } }
      },
      keep: { days, _ in kept.withLock { $0 += days } })
    clients.past = PastWeatherClient { place, first, last async throws(ServiceError) in
      asked.withLock { $0 += 1 }
      return try await Self.past.days(place, first, last)
    }
    let presenter = presenter(clients, saved: [Fixture.oslo: Fixture.report])
    try await presenter.perform(.normal)
    try await presenter.perform(.normal)
    #expect(asked.withLock { $0 } == 1)
    let shown = recorder.take()
    #expect(shown.first == shown.last)
    expectText(
      shown.first?.text ?? "",
      is: """
         Oslo, Norway
         21 November, 2016 to 2025
         On average 10.5 °C, at the coldest 0 °C (2016), at the warmest 21 °C (2016).
         Today, 5 … 9 °C, is 4° colder than usual.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        """)
  }

  @Test func aLeapDayIsComparedWithTheDayBeforeWhereThereIsNone() throws {
    let leapDay = try #require(CalendarDay("2028-02-29"))
    #expect(
      Normal.dates(for: leapDay).map(\.description) == [
        "2018-02-28", "2019-02-28", "2020-02-29", "2021-02-28", "2022-02-28", "2023-02-28",
        "2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28",
      ])
  }

  /// Days from 0 °C to as many as the day of the month.
  nonisolated private static let past = PastWeatherClient {
    _, first, last async throws(ServiceError) in
    (first.daysSince1970...last.daysSince1970).compactMap(CalendarDay.init(daysSince1970:)).map {
      var day = Day(date: $0)
      day.temperatureMin = Temperature(0, .celsius)
      day.temperatureMax = Temperature(Double($0.day), .celsius)
      day.precipitation = Precipitation(1.5, .millimeters)
      day.windSpeed = Speed(6, .metersPerSecond)
      day.weatherCode = WeatherCode(rawValue: 61)
      return day
    }
  }

  nonisolated private static func score(
    days: Int, cases: Int, off: Double, rain: (Int, Int, Int)
  ) -> AccuracyScore {
    let count = Double(cases)
    return AccuracyScore(
      service: .openMeteo, days: days,
      temperature: ErrorSum(cases: cases, absolute: off * count, signed: off / 2 * count),
      wind: ErrorSum(cases: cases, absolute: 0.5 * count, signed: -0.25 * count),
      rain: RainTable(cases: cases, hits: rain.0, misses: rain.1, falseAlarms: rain.2))
  }
}

/// Records in memory: one an hour, the newest of 14:00 on 21 November 2026, each a degree warmer than the one before.
final class KeptRecords: Sendable {
  private struct State {
    var records: [WeatherRecord]
    var removed: [Int64: [WeatherRecord]] = [:]
  }
  private let state: Mutex<State>

  init(_ count: Int) {
    let newest = Date(timeIntervalSince1970: 1_795_266_000)
    state = Mutex(
      State(
        records: (0..<count).map { index in
          let time = newest.addingTimeInterval(Double(-index) * 3600)
          var report = Fixture.report(temperature: Double(count - index), fetched: time)
          report.current?.time = time
          report.hours = []
          report.days = []
          return WeatherRecord(id: Int64(count - index), report: report)
        }))
  }

  var client: RecordsClient {
    RecordsClient(
      list: { place throws(StorageError) in
        self.state.withLock {
          RecordList(place: place, count: $0.records.count, newest: $0.records.first?.id ?? 0)
        }
      },
      records: { list, offset, limit throws(StorageError) in
        self.state.withLock {
          Array($0.records.filter { $0.id <= list.newest }.dropFirst(offset).prefix(limit))
        }
      },
      report: { id throws(StorageError) in
        self.state.withLock { $0.records.first { $0.id == id }?.report }
      },
      remove: { ids throws(StorageError) in self.remove { ids.contains($0.id) } },
      removeAll: { list throws(StorageError) in self.remove { $0.id <= list.newest } },
      restore: { removal throws(StorageError) in
        self.state.withLock { state in
          let back = state.removed.removeValue(forKey: removal.stamp) ?? []
          state.records = (state.records + back).sorted { $0.id > $1.id }
          return back.count
        }
      })
  }

  private func remove(_ isWanted: (WeatherRecord) -> Bool) -> RecordRemoval {
    state.withLock { state in
      let gone = state.records.filter(isWanted)
      state.records.removeAll(where: isWanted)
      let stamp = Int64(state.removed.count + 1)
      state.removed[stamp] = gone
      return RecordRemoval(stamp: stamp, count: gone.count)
    }
  }
}
