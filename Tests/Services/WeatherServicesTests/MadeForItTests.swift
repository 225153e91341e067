import Clients
import HTTP
import Reports
import Testing
import WarningWords

@testable import WarningServices
@testable import WeatherServices

/// Answers of 8 MiB that are JSON and nothing else: each is refused where it becomes longer than any answer.
struct MadeForItTests {
  private static let size = 8 << 20

  @Test(arguments: [
    (#"{"daily":{"time":["#, #""2026-11-21","#, "1"),
    (#"{"hourly":{"time":["#, #""2026-11-21T00:00","#, "1"),
    (#"{"hourly":{"#, #""a":[],"#, #""b":1"#),
    ("[", "{},", "{}"),
  ])
  func ofOpenMeteo(head: String, element: String, tail: String) throws {
    let closing = head == "[" ? "]" : tail == "1" ? "]}}" : "}}"
    let body = Self.body(head, { _ in element }, tail + closing)
    try expectTooLong { try Answers.answer(body).reports(count: 1) }
  }

  @Test func ofPlaces() throws {
    let body = Self.body(
      #"{"results":["#, { #"{"name":"\#($0)","latitude":\#($0 % 90),"longitude":\#($0 % 180)},"# },
      "1]}")
    try expectTooLong { try Answers.answer(body).places() }
  }

  /// A year and a month of days, a hundred places and ten thousand hours are taken.
  @Test func whatIsAtTheLimitIsTaken() throws {
    func times(_ count: Int) -> String {
      (0..<count).map { "\($0 * 86_400)" }.joined(separator: ",")
    }
    let report = try Answers.answer(
      Array(#"{"daily":{"time":[\#(times(400))]},"hourly":{"time":[\#(times(10_000))]}}"#.utf8)
    ).reports(count: 1)[0]
    #expect(report.days.count == 400)
    #expect(report.hours.count == 10_000)
    for body in [
      #"{"daily":{"time":[\#(times(401))]}}"#, #"{"hourly":{"time":[\#(times(10_001))]}}"#,
    ] {
      try expectTooLong { try Answers.answer(Array(body.utf8)).reports(count: 1) }
    }
  }

  @Test func ofCities() throws {
    let body = Self.body(
      "[", { #"{"city":"\#($0)","country":"\#($0)","latitude":1,"longitude":2,"forecast":[]},"# },
      "1]")
    try expectTooLong { try CityList.entries(in: body) }
  }

  @Test(arguments: ["null,", "[],", "[0],", #"{"a":0},"#, #""a","#, "[[[[0]]]],"])
  func ofATree(element: String) throws {
    let body = Self.body(#"{"properties":{"timeseries":["#, { _ in element }, "0]}}")
    try expectTooLong { try MetNorwayForecast(body) }
    try expectTooLong { try OpenWeatherAnswer(HTTPResponse(status: 200, host: "h", body: body)) }
    let lists = Self.body("[[", { ($0 % 9_000 == 8_999) ? "0],[" : "0," }, "0]]")
    try expectTooLong { try MetNorwayForecast(lists) }
  }

  @Test(arguments: [WarningService.meteoAlarm, .nationalWeatherService])
  func ofWarnings(service: WarningService) throws {
    func alert(_ index: Int) -> String {
      service == .meteoAlarm
        ? #"{"alert":{"info":[{"event":"Wind","area":[{"areaDesc":"\#(index)"}]}]}},"#
        : #"{"properties":{"event":"Wind","areaDesc":"\#(index)"}},"#
    }
    let name = service == .meteoAlarm ? "warnings" : "features"
    let body = Self.body("{\"\(name)\":[", alert, "1]}")
    try expectTooLong {
      service == .meteoAlarm
        ? try MeteoAlarm.alerts(body) : try NationalWeatherService.alerts(body)
    }
  }

  /// A forecast whose times are days apart has as many days as times.
  @Test func ofDaysMadeFromHours() throws {
    let steps = (0..<500).map { index -> String in
      let day = CalendarDay(daysSince1970: 20_000 + index)?.description ?? ""
      return #"{"time":"\#(day)T00:00:00Z","data":{}}"#
    }
    let body = Array(#"{"properties":{"timeseries":[\#(steps.joined(separator: ","))]}}"#.utf8)
    let place = Place(name: "a", coordinate: .origin)
    let report = try MetNorwayForecast(body).report(
      for: place, fetched: Answers.now, now: Answers.now)
    #expect(throws: ServiceError.badAnswer(.metNorway, detail: "499 days")) { try report.checked() }
  }

  /// Nine thousand elements, again and again.
  private static func body(_ head: String, _ element: (Int) -> String, _ tail: String) -> [UInt8] {
    let part = Array((0..<9_000).map(element).joined().utf8)
    var body = Array(head.utf8)
    while body.count + part.count < size { body += part }
    return body + tail.utf8
  }

  private func expectTooLong<Value>(_ read: () throws -> Value) throws {
    do {
      _ = try read()
      Issue.record("It was taken.")
    } catch ServiceError.badAnswer(_, let detail), ServiceError.badWarnings(_, let detail) {
      #expect(detail.description.hasPrefix("too long at byte "))
    } catch let failure as AlertFailure {
      #expect(failure.detail.description.hasPrefix("too long at byte "))
    }
  }
}

/// attacks.md 2: text of a service that becomes part of an error.
struct CleanFaultTests {
  private static let hostile = #"10\u001b]0;pwn\u0007\u001b[31mred\u202e"#

  @Test func namesUnknownCodesWithoutTheirEscapeSequences() throws {
    let body = #"{"WTS":{"code":"\#(Self.hostile)"},"\#(Self.hostile)":{"code":"x"}}"#
    let alerts = try HongKongObservatory.summary(Array(body.utf8), in: "en")
    #expect(
      alerts.map { $0.fault?.description } == [
        "code 10]0;pwn[31mred x", "code WTS 10]0;pwn[31mred",
      ])
  }

  @Test func namesAnUnknownLevelWithoutItsEscapeSequences() throws {
    let item = #"{"headline":"Wind","level":"\#(Self.hostile)"}"#
    let body = #"{"warnings":{"national":[\#(item)],"marine":[],"environmental":[]}}"#
    let faults = try MetEireann.alerts(Array(body.utf8)).compactMap { $0.fault?.description }
    #expect(faults == ["level 10]0;pwn[31mred"])
  }

  /// attacks.md 7
  @Test(arguments: ["s3cr3t", "s3/cr&3t"])
  func repeatsNoKey(key: String) {
    let body = #"{"error":true,"reason":"No such key: \#(key), s3%2Fcr%263t"}"#
    let answer = HTTPResponse(status: 400, host: "h", body: Array(body.utf8), secret: key)
    let shown: CleanText = key == "s3cr3t" ? "No such key: …, s3%2Fcr%263t" : "No such key: …, …"
    #expect(throws: ServiceError.status(400, host: "h", reason: shown)) {
      try OpenMeteoAnswer(answer, asked: Answers.now)
    }
  }
}
