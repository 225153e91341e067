import FileTestSupport
import HTTP
import JSON
import TestSupport
import Warnings

@testable import WarningServices
@testable import WeatherServices

final class MetNorwayTests: StandInSuite {
  private static let oslo = StandInPlaces.named("Oslo", latitude: 59.91273, longitude: 10.74609)
  private let kept = InMemoryCache()
  private let clock: MovingClock

  override init() async throws {
    let clock = MovingClock(Answers.now)
    self.clock = clock
    try await super.init(.sample { clock.now })
  }

  @Test(
    arguments: [
      ("clearsky_day", 0, true), ("clearsky_night", 0, false), ("fair_polartwilight", 1, false),
      ("partlycloudy_night", 2, false), ("cloudy", 3, nil), ("fog", 45, nil),
      ("lightrain", 61, nil), ("heavyrain", 65, nil), ("rainshowers_day", 81, true),
      ("lightsleet", 68, nil), ("heavysleetshowers_day", 84, true), ("snow", 73, nil),
      ("heavysnowshowers_night", 86, false), ("heavyrainandthunder", 95, nil),
      ("lightssnowshowersandthunder_day", 95, true), ("lightssleetshowers_night", 83, false),
      ("frogs", nil, nil), ("", nil, nil),
    ] as [(String, Int?, Bool?)])
  func knowsTheSymbols(symbol: String, code: Int?, isDay: Bool?) {
    #expect(MetNorwaySymbol(symbol).code?.rawValue == code)
    #expect(MetNorwaySymbol(symbol).isDay == isDay)
  }

  /// Worked out by hand from the published formula.
  @Test(arguments: [(25.0, 50.0, 0.0, 26.2), (30, 70, 5, 32.3), (0, 80, 10, -9.4)])
  func knowsWhatTheAirFeelsLike(air: Double, humidity: Double, wind: Double, felt: Double) throws {
    let found = Temperature.apparent(
      air: Temperature(air, .celsius), humidity: Share(humidity, .percent),
      wind: Speed(wind, .metersPerSecond))
    #expect(found == Temperature(felt, .celsius))
    #expect(Temperature.apparent(air: Temperature(air, .celsius), humidity: nil, wind: nil) == nil)
  }

  /// A forecast for one height is none for another.
  @Test func saysHowHighThePlaceLies() async throws {
    var place = Self.oslo
    for height in [nil, 312.4, -6, -6] as [Double?] {
      place.elevation = height.flatMap { Elevation($0, .meters) }
      _ = try await metNorway().weather.report(for: place)
    }
    #expect(standIn.requests.map { $0.query["altitude"] } == [nil, "312", "-6"])
  }

  @Test func asksAgainOnlyWhatHasExpired() async throws {
    let service = metNorway()
    let first = try await service.weather.report(for: Self.oslo)
    #expect(standIn.requests.map(\.path) == ["/weatherapi/locationforecast/2.0/complete"])
    #expect(standIn.requests[0].query == ["lat": "59.9127", "lon": "10.7461"])
    #expect(standIn.requests[0].headers["user-agent"] == "vane/test (https://example.org)")
    #expect(standIn.requests[0].headers["if-modified-since"] == nil)

    clock.pass(1799)
    let second = try await metNorway().weather.report(for: Self.oslo)
    #expect(standIn.requests.count == 1)
    #expect(second.fetched == first.fetched)

    clock.pass(2)
    let third = try await metNorway().weather.report(for: Self.oslo)
    #expect(standIn.requests.count == 2)
    #expect(standIn.requests[1].headers["if-modified-since"] == "Sat, 21 Nov 2026 14:00:00 GMT")
    #expect(third.fetched == clock.now)
    #expect(third.hours == first.hours)
    // The answer to that said that nothing was new, and until when.
    _ = try await metNorway().weather.report(for: Self.oslo)
    #expect(standIn.requests.count == 2)
  }

  /// The values of the formula arrive in the form of the service.
  @Test func getsWhatTheServiceSays() async throws {
    let report = try await metNorway().weather.report(for: Self.oslo)
    let climate = SampleClimate(Self.oslo.coordinate.rounded(to: 4))
    let hour = Date(timeIntervalSince1970: 1_795_269_600)
    #expect(report.service == .metNorway)
    #expect(report.issuedAt == hour)
    #expect(report.current?.temperature == climate.conditions(at: hour).temperature)
    #expect(report.hours.count == 53)
    #expect(report.days.first?.date.description == "2026-11-21")
    #expect(report.days.count >= 8)
    #expect(!report.isDeprecated)
  }

  /// The answer with 203 says so, and what was kept of it goes on saying so in the next run.
  @Test func tellsOnceThatItsAnswersWillEnd() async throws {
    let bergen = StandInPlaces.named("Bergen", latitude: 60.39, longitude: 5.33)
    standIn.fail(.deprecated)
    let service = metNorway()
    let reports = try await service.weather.reports([Self.oslo, bergen])
    #expect(reports.map(\.isDeprecated) == [true, false])

    clock.pass(1801)
    standIn.fail(nil)
    let restarted = metNorway()
    #expect(try await restarted.weather.report(for: bergen).isDeprecated)
    #expect(try await !restarted.weather.report(for: Self.oslo).isDeprecated)
    #expect(standIn.requests.count == 4)
    #expect(standIn.requests[2].headers["if-modified-since"] != nil)
  }

  @Test(
    arguments: [
      (.retryAfter("3600", status: 429), .limited(.metNorway, until: Answers.now + 3600)),
      (
        .retryAfter("Sat, 21 Nov 2026 15:00:00 GMT", status: 429),
        .limited(.metNorway, until: Answers.now + 2400)
      ),
      (.retryAfter("soon", status: 429), .limited(.metNorway, until: nil)),
      (.retryAfter("1e300", status: 429), .limited(.metNorway, until: nil)),
      (.retryAfter("-1e300", status: 429), .limited(.metNorway, until: Answers.now)),
      (.status(422, reason: ""), .notCovered(.metNorway)),
      (.status(429, reason: ""), .limited(.metNorway, until: nil)),
      (.status(403, reason: ""), .status(403, host: "127.0.0.1", reason: nil)),
      (.status(500, reason: ""), .status(500, host: "127.0.0.1", reason: nil)),
    ] as [(Fault, ServiceError)])
  func namesItsRefusals(fault: Fault, error: ServiceError) async throws {
    standIn.fail(fault)
    await #expect(throws: error) {
      try await metNorway().weather.report(for: Self.oslo)
    }
  }

  /// Only a service that requires it receives the user's contact; a redirect doesn't pass it on.
  @Test func saysHowThePersonCanBeReached() async throws {
    let http = HTTPClient(
      userAgent: "vane/test", contact: { ContactAddress("me@example.org") }, timeLimit: { 60 },
      clock: .system)
    let connection = ServiceConnection(
      http: http, environment: standIn.environment, now: { [clock] in clock.now })
    let service = MetNorway(connection, cache: kept.client)
    let warnings = OfficialWarnings(connection, regions: .noop)
    _ = try await service.weather.report(for: Self.oslo)
    for country in ["US", "SK"] {
      var place = Self.oslo
      place.country = country
      _ = try await warnings.client.warnings(place, "en")
    }
    standIn.failNext(.redirect(to: "http://localhost:\(standIn.port)/"))
    await #expect(throws: ServiceError.self) {
      try await service.weather.report(
        for: StandInPlaces.named("Bergen", latitude: 60.39, longitude: 5.33))
    }
    #expect(
      standIn.requests.map { $0.headers["user-agent"] } == [
        "vane/test (me@example.org)", "vane/test (me@example.org)", "vane/test",
        "vane/test (me@example.org)", "vane/test",
      ])
  }

  @Test(arguments: [
    ("", "empty"), ("<html>", "not JSON"), ("{}", "no timeseries"),
    (#"{"properties":{"timeseries":[{"time":"soon"}]}}"#, "no timeseries"),
  ])
  func saysWhatIsNoForecast(body: String, detail: String) {
    #expect(throws: ServiceError.badAnswer(.metNorway, detail: detail.cleaned(limit: 300))) {
      try MetNorwayForecast(Array(body.utf8))
    }
  }

  private func metNorway() -> MetNorway {
    MetNorway(
      ServiceConnection(
        http: .patient("vane/test (https://example.org)"), environment: standIn.environment,
        now: { [clock] in clock.now }), cache: kept.client)
  }
}

/// Recorded answers of MET Norway, read by our code and, independently of it, by `JSONSerialization`.
struct MetNorwayRecordingsTests {
  private static let plain = Recordings.files("met-no/locationforecast")
  private static let wrapped = Recordings.files("met-no/locationforecast-with-headers")
  private static let place = Place(
    name: "", coordinate: Coordinate(53.5, 13), timeZone: "Europe/Berlin")
  private static let fields: [(String, @Sendable (Conditions) -> Double?)] = [
    ("air_temperature", { $0.temperature?.in(.celsius) }),
    ("relative_humidity", { $0.relativeHumidity?.in(.percent) }),
    ("dew_point_temperature", { $0.dewPoint?.in(.celsius) }),
    ("air_pressure_at_sea_level", { $0.pressure?.in(.hectopascals) }),
    ("wind_speed", { $0.windSpeed?.in(.metersPerSecond) }),
    ("wind_from_direction", { $0.windDirection?.in(.degrees) }),
    ("wind_speed_of_gust", { $0.windGust?.in(.metersPerSecond) }),
    ("cloud_area_fraction", { $0.cloudCover?.in(.percent) }),
    ("ultraviolet_index_clear_sky", { $0.uvIndex?.in(.index) }),
  ]

  @Test(.enabled(if: !plain.isEmpty, "no recordings"), arguments: plain + wrapped)
  func readsHoursAsTheyAreWritten(file: URL) throws {
    let (bytes, entries) = try Self.read(file)
    let report = try MetNorwayForecast(bytes).report(
      for: Self.place, fetched: Answers.now, now: .distantPast)
    let recorded = Dictionary(
      uniqueKeysWithValues: try entries.map { entry in
        (try #require(entry["time"] as? String), try #require(entry["data"] as? [String: Any]))
      })
    #expect(report.current?.time.formatted(.iso8601) == entries.first?["time"] as? String)
    let position = try JSONTree(bytes)["geometry"]["coordinates"].elements
    #expect(report.elevation?.in(.meters) == position.dropFirst(2).first?.number)
    #expect(report.hours.count > 40)
    var rain = 0
    for hour in report.hours {
      let data = try #require(recorded[hour.time.formatted(.iso8601)])
      let instant = data["instant"] as? [String: Any]
      let details = try #require(instant?["details"] as? [String: Any])
      for (name, value) in Self.fields {
        #expect(value(hour) == details[name] as? Double, "\(name) \(hour.time)")
      }
      let amounts = (data["next_1_hours"] as? [String: Any])?["details"] as? [String: Any]
      #expect(hour.precipitation?.in(.millimeters) == amounts?["precipitation_amount"] as? Double)
      if hour.precipitation != nil { rain += 1 }
      let next = data["next_1_hours"] as? [String: Any] ?? data["next_6_hours"] as? [String: Any]
      let summary = next?["summary"] as? [String: Any]
      #expect(
        hour.weatherCode
          == (summary?["symbol_code"] as? String).flatMap { MetNorwaySymbol($0).code })
      #expect(hour.weatherCode != nil)
    }
    #expect(rain > 40)
    #expect((8...11).contains(report.days.count))
    #expect(report.days.allSatisfy { $0.temperatureMin != nil && $0.precipitation != nil })
  }

  /// The values of a recording, written out: Berlin, on 2 August 2022.
  @Test(.enabled(if: !plain.isEmpty, "no recordings"))
  func makesDaysAndWhatTheAirFeelsLike() throws {
    let file = try #require(Self.plain.first { $0.lastPathComponent.hasPrefix("KDE") })
    let now = try Date("2022-08-02T16:20:00Z", strategy: .iso8601)
    let report = try MetNorwayForecast(try Self.read(file).bytes).report(
      for: Self.place, fetched: now, now: now)
    let current = try #require(report.current)
    #expect(report.issuedAt == (try Date("2022-08-02T16:00:00Z", strategy: .iso8601)))
    #expect(current.temperature == Temperature(25.4, .celsius))
    #expect(current.apparentTemperature == Temperature(22.6, .celsius))
    #expect(current.weatherCode == WeatherCode(rawValue: 2))
    #expect(current.isDay == true)
    #expect(
      report.days.map(\.date.description) == (2...11).map { "2022-08-\($0 < 10 ? "0" : "")\($0)" })
    #expect(
      report.days.prefix(4).map { $0.temperatureMin?.in(.celsius) } == [18.6, 16.5, 19.2, 14.7])
    #expect(
      report.days.prefix(4).map { $0.temperatureMax?.in(.celsius) } == [25.4, 32, 35.3, 25.3])
    #expect(report.days.prefix(4).map { $0.windSpeed?.in(.metersPerSecond) } == [3.1, 4, 5.1, 4.3])
    #expect(report.days.allSatisfy { $0.sunrise == nil && $0.sunset == nil })
    #expect(report.timeZone == "Europe/Berlin")
  }

  private static func read(_ file: URL) throws -> (bytes: [UInt8], entries: [[String: Any]]) {
    var data = try Data(contentsOf: file)
    var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    if let inner = object["data"] as? [String: Any] {
      object = inner
      data = try JSONSerialization.data(withJSONObject: inner)
    }
    let properties = object["properties"] as? [String: Any]
    return (Array(data), try #require(properties?["timeseries"] as? [[String: Any]]))
  }

}

struct ContactAddressTests {
  @Test(arguments: [
    ("me@example.org", true), ("first.last+vane@mail.example.org", true),
    ("https://example.org/vane", true), ("http://example.org", true), ("off", false), ("", false),
    ("me@", false), ("@example.org", false), ("me@home", false), ("a@b@example.org", false),
    ("ftp://example.org", false), ("https://", false), ("me@example.org)", false),
    ("me @example.org", false), ("me@example.org\r\nX: y", false), ("me@exämple.org", false),
    ("me@example.org\u{0}", false), (String(repeating: "a", count: 100) + "@example.org", false),
  ])
  func knowsAnAddress(text: String, isAddress: Bool) {
    #expect((ContactAddress(text) != nil) == isAddress)
  }
}
