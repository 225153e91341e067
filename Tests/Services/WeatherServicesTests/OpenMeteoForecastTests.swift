import TestSupport
import Testing

@testable import WeatherServices

struct OpenMeteoForecastTests {
  @Test func convertsFromTheUnitsThatTheAnswerNames() throws {
    let bytes = try Answers.bytes("forecast-imperial-unixtime")
    let report = try #require(try Answers.reports(bytes).first)
    let current = try #require(report.current)
    #expect(report.service == .openMeteo && report.fetched == Answers.now)
    #expect(current.time == Date(timeIntervalSince1970: 1_795_270_500))
    #expect(report.issuedAt == current.time)
    #expect(current.temperature.map { ($0.in(.celsius) * 1e9).rounded() / 1e9 } == 10)
    #expect(current.windSpeed == Speed(4.4704, .metersPerSecond))
    #expect(current.windGust == Speed(20, .knots))
    #expect(current.precipitation == Precipitation(12.7, .millimeters))
    #expect(current.visibility == Distance(32808.4, .feet))
    #expect(report.days.map(\.date.description) == ["2026-11-21", "2026-11-22"])
    #expect(report.days[0].temperatureMax == nil, "100 °C cannot be")
    #expect(report.days[0].sunrise == Date(timeIntervalSince1970: 1_795_261_920))
    #expect(report.days[1].sunrise == nil)
  }

  @Test(arguments: [
    (#""temperature_2m": 1e999"#, nil), (#""temperature_2m": -9999"#, nil),
    (#""temperature_2m": "7.5""#, nil), (#""temperature_2m": true"#, nil),
    (#""temperature_2m": {"value": 7.5}"#, nil), (#""temperature_2m": [7.5, 8]"#, 7.5),
    (#""temperature_2m": 75e-1"#, 7.5), (#""temperature": 7.5"#, 7.5),
    (#""temperature_2m": 7.4, "temperature_2m": 7.5"#, 7.5),
  ])
  func takesOnlyNumbersForNumbers(member: String, celsius: Double?) throws {
    let json = """
      {"current": {"time": "2026-11-21T14:00", \(member)}, "current_units": {"temperature_2m": "°C"}}
      """
    let report = try #require(try Answers.reports(Array(json.utf8)).first)
    #expect(report.current?.temperature?.in(.celsius) == celsius)
  }

  @Test(arguments: [#""temperature_2m": "°X""#, #""temperature_2m": 5"#, #""other": "°C""#])
  func assumesNoUnit(member: String) throws {
    let json = """
      {"current_units": {\(member)}, "current": {"time": "2026-11-21T14:00", "temperature_2m": 7}}
      """
    let report = try #require(try Answers.reports(Array(json.utf8)).first)
    #expect(report.current == Conditions(time: Date(timeIntervalSince1970: 1_795_269_600)))
  }

  @Test func keepsTheOffsetOfTheAnswerWhenTheClocksChange() throws {
    let json = """
      {"utc_offset_seconds": 7200, "timezone": "Europe/Bratislava",
       "hourly": {"time": ["2026-10-25T02:00", "2026-10-25T03:00", "2026-10-25T04:00"]}}
      """
    let report = try #require(try Answers.reports(Array(json.utf8)).first)
    #expect(
      report.hours.map(\.time.timeIntervalSince1970) == [
        1_792_886_400, 1_792_890_000, 1_792_893_600,
      ])
  }

  @Test func passesOverRowsWithoutATimeOrBackInTime() throws {
    let json = """
      {"hourly": {"time": ["2026-11-21T01:00", null, "noon", "2026-11-21T00:00", "2026-11-21T02:00", 1e300],
       "weather_code": [1, 2, 3, 4, 5, 6]}}
      """
    let report = try #require(try Answers.reports(Array(json.utf8)).first)
    #expect(report.hours.map(\.weatherCode?.rawValue) == [5, nil])
  }
}

struct OpenMeteoErrorTests {
  @Test(arguments: [
    ("", "empty"), (" ", "not JSON at byte 1"), ("<html></html>", "not JSON"),
    (#"{"latitude":nan}"#, "no current, hourly or daily"),
    (#"{"hourly":{"time":["2026-11-21T00:00"]}"#, "not JSON at byte 39"),
    (#"{"hourly":{}} {}"#, "not JSON at byte 14"), ("{}", "no current, hourly or daily"),
    ("null", "no current, hourly or daily"), ("[]", "reports: 0, places: 1"),
    (#"[{"hourly":{}},{"hourly":{}}]"#, "reports: 2, places: 1"),
    (#"{"location_id":3,"hourly":{}}"#, "location_id"),
    (String(repeating: "[", count: 100_000), "not JSON at byte 64"),
  ])
  func saysWhereAnAnswerIsNotWhatWasPromised(body: String, detail: String) {
    #expect(throws: ServiceError.badAnswer(.openMeteo, detail: detail.cleaned(limit: 300))) {
      try Answers.reports(Array(body.utf8))
    }
  }

  @Test(arguments: [200, 400, 503])
  func givesTheReasonOfTheService(status: Int) {
    let body = #"{"error":true,"reason":"Latitude must be\u001b[2J in range of -90 to 90\u00b0."}"#
    let reason: CleanText = "Latitude must be[2J in range of -90 to 90°."
    #expect(throws: ServiceError.status(status, host: "example.org", reason: reason)) {
      try Answers.answer(Array(body.utf8), status: status)
    }
  }

  @Test(arguments: ["", "<html>", "[1]", #"{"error":true}"#, #"{"reason":7}"#])
  func needsNoReason(body: String) {
    #expect(throws: ServiceError.status(502, host: "example.org", reason: nil)) {
      try Answers.answer(Array(body.utf8), status: 502)
    }
  }

  // The clock stands at 2026-11-21T14:20:00Z.
  @Test(arguments: [
    ("Minutely API request limit exceeded. Please try again in one minute.", 1_795_270_860.0),
    ("Hourly API request limit exceeded. Please try again in the next hour.", 1_795_273_200),
    ("Daily API request limit exceeded. Please try again tomorrow.", 1_795_305_600),
    ("Too many concurrent requests", nil),
    ("", nil),
  ])
  func knowsWhenALimitEnds(reason: String, until: Double?) {
    let error = ServiceError.limited(
      .openMeteo, until: until.map(Date.init(timeIntervalSince1970:)))
    #expect(throws: error) {
      try Answers.answer(Array(#"{"reason":"\#(reason)","error":true}"#.utf8), status: 429)
    }
  }
}

struct OpenMeteoPlacesTests {
  @Test func readsPlacesAndLeavesOutWhatIsNone() throws {
    let places = try Answers.places(Answers.bytes("places"))
    #expect(
      places == [
        Place(
          name: "Bratislava", country: "SK", countryName: "Slovakia", region: "Bratislava Region",
          coordinate: Coordinate(48.14816, 17.10674),
          population: 423_737, elevation: Elevation(157, .meters), timeZone: "Europe/Bratislava"),
        Place(name: "No[31mise 😀", coordinate: Coordinate(1.5, -2)),
      ])
  }

  @Test(arguments: [#"{"generationtime_ms":0.6}"#, #"{"results":[]}"#, #"{"results":null}"#])
  func findsNothing(body: String) throws { #expect(try Answers.places(Array(body.utf8)).isEmpty) }

  @Test(arguments: ["[]", "3", "{", "nan"])
  func refusesWhatIsNoAnswer(body: String) {
    #expect(throws: ServiceError.self) { try Answers.places(Array(body.utf8)) }
  }
}

/// Recorded answers of the real service, read by our code and, independently of it, by `JSONSerialization`.
///
/// The recordings are not part of the package; without them most of these tests are skipped.
struct OpenMeteoRecordingsTests {
  private static let forecasts =
    ["forecast", "forecast-two-places", "forecast-two-models"].compactMap(Answers.file)
    + ["forecast", "multi-location", "archive"].flatMap { Recordings.files("open-meteo/\($0)") }
  private static let places =
    ["geocoding", "geocoding-empty"].flatMap { Recordings.files("open-meteo/\($0)") }
  private static let failures = Recordings.files("open-meteo/errors")
  private static let odd = Recordings.files("open-meteo/odd")

  @Test(arguments: forecasts)
  func readsForecastsAsTheyAreWritten(file: URL) throws {
    let data = try Data(contentsOf: file)
    let json = try JSONSerialization.jsonObject(with: data)
    let objects = try #require(json as? [[String: Any]] ?? (json as? [String: Any]).map { [$0] })
    let reports = try Answers.reports(Array(data), count: objects.count)
    var compared = 0
    for (object, report) in zip(objects, reports) {
      let recorded = RecordedForecast(object)
      #expect(report.timeZone == object["timezone"] as? String)
      let times = recorded.times(of: "hourly")
      let hours = report.hours.filter { times.contains($0.time) }
      #expect(hours.map(\.time) == times)
      #expect(report.current.map { [$0.time] } ?? [] == recorded.times(of: "current"))
      #expect(report.days.map(\.date.description) == recorded.dates)
      compared += try recorded.compare(hours, "hourly", RecordedForecast.moments)
      compared += try recorded.compare(hours, "hourly", RecordedForecast.spans, later: 1)
      compared += try recorded.compare(
        report.current.map { [$0] } ?? [], "current", RecordedForecast.conditions)
      compared += try recorded.compare(report.days, "daily", RecordedForecast.days)
    }
    // Some hold nothing under the plain names, for they are of several models, or nothing but null.
    #expect((compared > 0) == objects.contains { RecordedForecast($0).hasValues })
  }

  @Test(.enabled(if: !places.isEmpty, "no recordings"), arguments: places)
  func readsPlacesAsTheyAreWritten(file: URL) throws {
    let data = try Data(contentsOf: file)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let results = object["results"] as? [[String: Any]] ?? []
    let places = try Answers.places(Array(data))
    #expect(places.count == results.count)
    for (place, result) in zip(places, results) {
      #expect(place.name == result["name"] as? String)
      #expect(place.country == result["country_code"] as? String)
      #expect(place.countryName == result["country"] as? String)
      #expect(place.region == result["admin1"] as? String)
      #expect(place.coordinate.latitude == result["latitude"] as? Double)
      #expect(place.coordinate.longitude == result["longitude"] as? Double)
      let population = result["population"] as? Int
      #expect(place.population == (population == 0 ? nil : population))
      #expect(place.elevation?.in(.meters) == result["elevation"] as? Double)
      #expect(place.timeZone == result["timezone"] as? String)
    }
  }

  @Test(.enabled(if: !failures.isEmpty, "no recordings"), arguments: failures)
  func readsErrorsAsTheyAreWritten(file: URL) throws {
    let data = try Data(contentsOf: file)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let reason = try #require(object["reason"] as? String)
    #expect(
      throws: ServiceError.status(400, host: "example.org", reason: reason.cleaned(limit: 300))
    ) {
      try Answers.answer(Array(data), status: 400)
    }
    guard file.lastPathComponent.hasPrefix("http429") else { return }
    let isDaily = file.lastPathComponent.contains("daily")
    let until = Date(timeIntervalSince1970: isDaily ? 1_795_305_600 : 1_795_270_860)
    #expect(throws: ServiceError.limited(.openMeteo, until: until)) {
      try Answers.answer(Array(data), status: 429)
    }
  }

  @Test(.enabled(if: !odd.isEmpty, "no recordings"), arguments: odd)
  func refusesWhatHasNoWeather(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    #expect(throws: ServiceError.badAnswer(.openMeteo, detail: "no current, hourly or daily")) {
      try Answers.reports(bytes)
    }
  }
}
