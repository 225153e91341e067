@testable import History
import ScreenTestSupport

/// The page `records` shows the recorded weather of a place.
@MainActor @Suite struct RecordsTests {
  private let stage = HistoryStage()

  @Test func showsRecordsByPage() async throws {
    let presenter = stage.presenter(.keeping(12))
    try await presenter.perform(.records)
    let first = stage.recorder.takeText()
    #expect(first.hasPrefix(" Oslo, Norway\n 12 weather records for this place, newest first\n"))
    #expect(first.contains("\n 10  2026-11-21 05:00  ☁   3\u{A0}°C  Overcast "), "\(first)")
    #expect(first.contains("\n Page 1 of 2. Press Return for the next.\n"), "\(first)")
    try await presenter.perform(.turn(.next))
    expectText(
      stage.recorder.takeText().plain,
      is: """
         Oslo, Norway
         12 weather records for this place, newest first
             time                                 humidity  wind
         11  2026-11-21 04:00  ☁  2 °C  Overcast      81 %  4 m/s NW  Open-Meteo
         12  2026-11-21 03:00  ☁  1 °C  Overcast      81 %  4 m/s NW  Open-Meteo
         Page 2 of 2.
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        """)
    #expect(!presenter.hasNextPage)
  }

  /// In a narrow window, the name of the place goes on in a line of its own.
  @Test func theHeadIsNotCut() {
    let head = HeadViewModel(place: "Springfield, Massachusetts, United States")
    let lines = WeatherLines.head(head, width: 40).map(\.text)
    #expect(lines == [" Springfield, Massachusetts, United", "  States"])
  }

  @Test func opensTheRecordOfARow() async throws {
    let presenter = stage.presenter(.keeping(12))
    #expect(throws: Failure.noList) { try presenter.place(atRow: 1) }
    await #expect(throws: Failure.noList) { try await presenter.open(row: 1) }
    try await presenter.perform(.records)
    try await presenter.open(row: 12)
    #expect(stage.exits.all.map(\.current?.temperature) == [Temperature(1, .celsius)])
    #expect(try presenter.place(atRow: 12) == Fixture.oslo)
    await #expect(throws: Failure.noRow(13, count: 12)) { try await presenter.open(row: 13) }
  }

  @Test func removesAndRestoresRows() async throws {
    let presenter = stage.presenter(.keeping(3))
    try await presenter.perform(.records)
    _ = stage.recorder.take()
    let rows = try #require(RowSelection(["2"]))
    try await presenter.perform(.edit(.remove(rows)))
    try await presenter.perform(.edit(.undo))
    let texts = stage.recorder.take(width: 40).map(\.text)
    let deleted =
      " Deleted 1 record. Type undo to restore\n it.\n Oslo, Norway\n 2 weather records "
    #expect(texts.first?.hasPrefix(deleted) == true, "\(texts)")
    #expect(texts.first?.contains("\n 2  2026-11-21 12:00  ☁  1\u{A0}°C\n   Overcast ") == true)
    #expect(texts.last?.hasPrefix(" Restored 1 record.\n") == true)
    await #expect(throws: Failure.nothingToUndo) { try await presenter.perform(.edit(.undo)) }
    let beyond = try #require(RowSelection(["7"]))
    await #expect(throws: Failure.noRow(7, count: 3)) {
      try await presenter.perform(.edit(.remove(beyond)))
    }
  }

  @Test func clearingAsks() async throws {
    stage.recorder.listener = .no
    let presenter = stage.presenter(.keeping(3))
    try await presenter.perform(.records)
    _ = stage.recorder.take()
    try await presenter.perform(.edit(.clear))
    #expect(stage.recorder.questions == ["Delete all 3 records for this place? (y/n) "])
    expectText(stage.recorder.takeText(), is: " Nothing was changed.")
    stage.recorder.listener = .yes
    try await presenter.perform(.edit(.clear))
    expectText(
      stage.recorder.takeText(),
      is: """
         Deleted 3 records. Type undo to restore them.
         Oslo, Norway
         No weather records for this place yet.
        """)
    await #expect(throws: Failure.nothingToClear) { try await presenter.perform(.edit(.clear)) }
  }

  @Test func aProgramGetsAllRecords() async throws {
    stage.recorder.rowsPerPage = .max
    let presenter = stage.presenter(.keeping(12))
    try await presenter.perform(.records)
    let json = stage.recorder.take().last?.json ?? ""
    #expect(json.hasPrefix(#"{"items":[{"row":1,"place":{"name":"Oslo","country":"NO""#))
    expectText(json, has: #"{"row":12,"#, #""time":"2026-11-21T14:00:00+01:00","temperature":12,"#)
  }

  @Test func asksBeforeItReplacesATable() async throws {
    let written = Mutex<[String: String]>(["/x/oslo.csv": "mine"])
    var clients = HistoryClients.keeping(2)
    clients.export = { text, path, replaces throws(StorageError) in
      let isThere = written.withLock { $0[path] != nil }
      if isThere, !replaces { throw .exists(path: path.cleanPath) }
      written.withLock { $0[path] = text }
    }
    let presenter = stage.presenter(clients)
    stage.recorder.listener = .no
    try await presenter.perform(.export(path: "/x/oslo.csv"))
    expectText(stage.recorder.takeText(), is: " Nothing was changed.")
    stage.recorder.listener = .nobody
    await #expect(throws: Failure.placeFile(.exists(path: "/x/oslo.csv"))) {
      try await presenter.perform(.export(path: "/x/oslo.csv"))
    }
    #expect(written.withLock { $0["/x/oslo.csv"] } == "mine")
    stage.recorder.listener = .yes
    try await presenter.perform(.export(path: "/x/oslo.csv"))
    expectText(stage.recorder.takeText(), is: " Saved 2 records to /x/oslo.csv.")
    #expect(written.withLock { $0["/x/oslo.csv"] } != "mine")
  }

  @Test func writesATableOfAllRecords() async throws {
    let written = Mutex<[String: String]>([:])
    var clients = HistoryClients.keeping(2)
    clients.export = { text, path, _ throws(StorageError) in written.withLock { $0[path] = text } }
    try await stage.presenter(clients).perform(.export(path: "/x/oslo.csv"))
    expectText(stage.recorder.takeText(), is: " Saved 2 records to /x/oslo.csv.")
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
}
