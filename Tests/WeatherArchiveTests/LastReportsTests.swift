import FileTestSupport
import Foundation
import SafeFiles
import Testing
import WeatherArchive
import WeatherClients
import WeatherModels

@Suite struct LastReportsTests {
  private let shelf: Shelf
  private let reports: SavedReportsClient

  init() throws {
    shelf = try Shelf()
    reports = shelf.open()
  }

  @Test func aPlaceThatWasNeverAskedForHasNone() throws {
    #expect(try reports.last(place()) == nil)
    #expect(try shelf.folder.names() == [])
    #expect(shelf.notices == [])
  }

  @Test func aReportComesBackExactly() throws {
    for report in [try fullReport(), emptyReport()] {
      try reports.save(report, place())
      #expect(try reports.last(place()) == report)
      #expect(try shelf.open().last(place()) == report)
    }
    #expect(try shelf.names() == ["48.148,-17.107.json"])
    #expect(try shelf.folder.mode("vane/reports/48.148,-17.107.json") == 0o600)
    #expect(try shelf.folder.mode("vane/reports") == 0o700)
    #expect(shelf.notices == [])
  }

  @Test func theFileReadsSo() throws {
    var report = emptyReport()
    var day = Day(date: try #require(CalendarDay(year: 2026, month: 1, day: 2)))
    day.temperatureMax = Temperature(9.7, .celsius)
    report.days = [day]
    try reports.save(report, place())
    let text = try #require(shelf.folder.text("vane/reports/48.148,-17.107.json"))
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    let expected: NSDictionary = [
      "schema": 1,
      "place": [
        "name": "Bratislava", "country": "SK", "population": 423_737,
        "coordinate": ["latitude": 48.148_16, "longitude": -17.106_74],
      ],
      "report": [
        "service": "open-meteo", "fetched": 816_962_400, "hours": [String](), "minutes": [String](),
        "days": [["date": "2026-01-02", "temperatureMax": 9.7]],
      ],
    ]
    #expect(read == expected)
  }

  @Test func eachPlaceHasItsOwn() throws {
    var other = emptyReport()
    other.timeZone = "Europe/Oslo"
    try reports.save(emptyReport(), place())
    try reports.save(other, place(1))
    #expect(try reports.last(place()) == emptyReport())
    #expect(try reports.last(place(1)) == other)
    // The same within about 100 m.
    #expect(try reports.last(place(0.0001)) == emptyReport())
  }

  @Test func sampleWeatherIsNeverKept() throws {
    try reports.save(emptyReport(service: .sample), place())
    #expect(try shelf.folder.names() == [])
    try write(
      """
      {"schema":1,"place":{"name":"B","coordinate":{"latitude":48.148,"longitude":-17.107}},
      "report":{"service":"sample","fetched":0,"hours":[],"days":[]}}
      """)
    #expect(try reports.last(place()) == nil)
  }

  @Test func theOldestAreRemovedBeyondTwoHundred() throws {
    for number in 0..<LastReports.most {
      try reports.save(emptyReport(), place(Double(number) / 100))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(number))],
        ofItemAtPath: shelf.folder.path + "/vane/reports/\(place(Double(number) / 100).fileName)")
    }
    try reports.save(emptyReport(), place(-1))
    try reports.save(emptyReport(), place(-2))
    #expect(try shelf.names().count == LastReports.most)
    #expect(try reports.last(place(0)) == nil)
    #expect(try reports.last(place(0.01)) == nil)
    #expect(try reports.last(place(0.02)) == emptyReport())
    #expect(try reports.last(place(-2)) == emptyReport())
  }

  private static let text = """
    {"schema":1,"extra":{"a":[1]},"place":{"name":"B","coordinate":{"latitude":48.148,"longitude":-17.107,"z":1}},
    "report":{"service":"open-meteo","fetched":0,"hours":[],"days":[],"alerts":["storm"],
    "current":{"time":0,"temperature":1.5,"snowDepth":3}}}
    """

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: shelf.folder.path + "/vane/reports", withIntermediateDirectories: true)
    try shelf.folder.write(text, to: "vane/reports/48.148,-17.107.json")
  }

  @Test func whatANewerVersionAddedIsPassedOver() throws {
    try write(Self.text)
    let report = try #require(try reports.last(place()))
    #expect(report.current?.temperature == Temperature(1.5, .celsius))
    #expect(shelf.folder.text("vane/reports/48.148,-17.107.json") == Self.text)
    #expect(shelf.notices == [])
  }

  @Test(arguments: [
    ["\"open-meteo\"": "\"barometer-on-the-wall\""],
    ["\"schema\":1": "\"schema\":2"],
    ["\"schema\":1": "\"schema\":2", "\"hours\":[]": "\"hours\":{\"packed\":\"AAAA\"}"],
    ["\"schema\":1": "\"schema\":2", "\"report\"": "\"reports\""],
  ])
  func whatThisVersionCannotKnowIsNoneAndStays(changes: [String: String]) throws {
    let text = changes.reduce(Self.text) { $0.replacing($1.key, with: $1.value) }
    try write(text)
    #expect(try reports.last(place()) == nil)
    #expect(try shelf.names() == ["48.148,-17.107.json"])
    #expect(shelf.folder.text("vane/reports/48.148,-17.107.json") == text)
    #expect(shelf.notices == [])
  }

  @Test(arguments: [
    "", "garbage", "{}", "[]", "null", "{\"schema\":1}", String(repeating: "[", count: 100_000),
    text.replacing("1.5", with: "999"),
    text.replacing("1.5", with: "\"warm\""),
    text.replacing("48.148", with: "49.5"),
    text.replacing("48.148", with: "91"),
    text.replacing("\"fetched\":0", with: "\"fetched\":1e300"),
    text.replacing("\"time\":0", with: "\"time\":-1e15"),
    text.replacing("\"days\":[]", with: "\"days\":[{\"date\":\"2026-02-30\"}]"),
    text.replacing("\"days\":[]", with: "\"days\":[{\"date\":\"2026-02-03\",\"sunset\":1e99}]"),
  ])
  func aDamagedFileIsKeptAsideAndThePersonIsToldOnce(text: String) throws {
    try write(text)
    #expect(try reports.last(place()) == nil)
    #expect(try reports.last(place()) == nil)
    let kept = "48.148,-17.107.json.damaged-20261121T140000Z"
    #expect(shelf.notices == [.damaged(keptAs: shelf.folder.path + "/vane/reports/" + kept)])
    #expect(try shelf.names() == [kept])
    #expect(shelf.folder.text("vane/reports/" + kept) == text)
    try reports.save(emptyReport(), place())
    #expect(try reports.last(place()) == emptyReport())
  }

  @Test func everyTruncationIsKeptAside() throws {
    for length in 0..<Self.text.utf8.count {
      try write(String(decoding: Self.text.utf8.prefix(length), as: UTF8.self))
      #expect(try reports.last(place()) == nil)
      #expect(shelf.notices.count == length + 1, "\(length)")
    }
  }

  @Test func aReportThatCannotBeWrittenIsToldOnce() throws {
    var calls = FileCalls.live
    calls.write = { _, _ throws(CallFailure) in throw CallFailure(code: ENOSPC) }
    let reports = shelf.open(calls: calls)
    try reports.save(emptyReport(), place())
    try reports.save(emptyReport(), place(1))
    #expect(
      shelf.notices == [
        .failed(
          .system(
            .write, path: shelf.folder.path + "/vane/reports/48.148,-17.107.json", code: ENOSPC))
      ])
    #expect(try shelf.names() == [])
  }

  @Test func withoutAHomeThereAreNoneAndItIsToldOnce() throws {
    let counter = Counter()
    let reports = LastReports(
      directories: Directories(environment: [:]), now: { Shelf.noon },
      report: { notice in
        #expect(notice == .failed(.noHome))
        _ = counter.next()
      }
    ).client
    #expect(try reports.last(place()) == nil)
    try reports.save(emptyReport(), place())
    #expect(counter.count == 1)
  }

  @Test(arguments: [EIO, ENOSPC, EACCES, EMFILE, EROFS], [false, true])
  func whicheverCallFailsTheFileIsTheOldOrTheNew(code: Int32, forEver: Bool) throws {
    let new = try fullReport()
    var number = 0
    var counter = Counter()
    repeat {
      number += 1
      counter = Counter()
      let shelf = try Shelf()
      try shelf.open().save(emptyReport(), place())
      let calls = FileCalls.live.failing(
        at: number, forEver: forEver, code: code, counter: counter)
      try shelf.open(calls: calls).save(new, place())
      let failed = !shelf.notices.isEmpty
      let last = try shelf.open().last(place())
      #expect(last == new || (failed && last == emptyReport()), "call \(number)")
    } while counter.count >= number
    #expect(number > 8)
  }
}

extension Place {
  fileprivate var fileName: String { "\(id.latitude),\(id.longitude).json" }
}
