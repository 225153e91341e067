import HTTP
import Synchronization
import TestSupport
import Testing
import WeatherServices

/// Open-Meteo's rules for those who do not pay, and the differences for those who do.
final class OpenMeteoRulesTests: StandInSuite {
  private let spent = Spent()

  @Test func asksForFiftyPlacesInOneSmallRequest() async throws {
    let service = openMeteo(ledger: spent.client)
    let reports = try await service.weather.present(Array(SampleCapitals.all.prefix(50)))
    #expect(reports.count == 50)
    #expect(reports.allSatisfy { $0.current?.temperature != nil && $0.days.count == 1 })
    #expect(standIn.requests.count == 1)
    #expect(standIn.requests[0].list("current").count == 7)
    #expect(standIn.requests[0].list("daily").count == 3)
    #expect(standIn.requests[0].query["hourly"] == nil)
    #expect(spent.weights == [50])
  }

  /// A way of 100 km at 20 km/h has eleven points.
  @Test func asksForTheHoursOfAWayInOneRequest() async throws {
    let service = openMeteo(ledger: spent.client)
    let points = SampleCapitals.all.prefix(11).map { capital in
      Place(
        name: "", coordinate: capital.coordinate, elevation: Elevation(1234, .meters),
        kind: .mountain)
    }
    for days in [7, 16] {
      let reports = try await service.hours(days: days).reports(points)
      #expect(reports.map(\.hours.count) == .init(repeating: days * 24, count: 11))
      #expect(reports.allSatisfy { $0.hours[0].windDirection != nil })
    }
    #expect(standIn.requests.count == 2)
    #expect(standIn.requests[0].list("hourly").count == 8)
    #expect(standIn.requests[0].query["daily"] == nil)
    #expect(standIn.requests[0].list("elevation") == .init(repeating: "1234", count: 11))
    #expect(spent.weights == [11, 11])
  }

  @Test func asksForSixteenDaysOfOnePlace() async throws {
    let service = openMeteo(ledger: spent.client)
    let report = try await service.weather.report(for: SampleCapitals.all[0])
    #expect(report.days.count == 16)
    #expect(report.hours.count == 384)
    // 42 variables over 16 days.
    #expect(spent.weights == [5.1])
  }

  @Test func doesNotAskWhenALimitIsUsedUp() async throws {
    let service = openMeteo(ledger: Spent(allowing: 4).client)
    let until = Answers.now + 40
    await #expect(throws: ServiceError.limited(.openMeteo, until: until)) {
      try await service.weather.report(for: SampleCapitals.all[0])
    }
    #expect(standIn.requests.isEmpty)
  }

  /// Each in one request: five variables of 3,653 days, sixteen of the air.
  @Test func whatIsAskedBesideForecastsCountsToo() async throws {
    let servers = standIn.openMeteo(ledger: spent.client)
    let place = SampleCapitals.all[0]
    _ = try await servers.archive.days(
      place, #require(CalendarDay("2018-01-01")), #require(CalendarDay("2020-01-01")))
    _ = try await servers.airQuality.airQuality(place)
    #expect(spent.weights == [31.3, 1.6])
  }

  /// A thousand favorites are more than a minute allows.
  @Test func waitsForTheMinuteWithManyPlaces() async throws {
    let spent = Spent(allowing: 600)
    let waited = Mutex<[Date]>([])
    let service = openMeteo(ledger: spent.client) { until in
      waited.withLock { $0.append(until) }
      spent.clear()
    }
    let places = (0..<10).flatMap { _ in SampleCapitals.all.prefix(100) }
    let reports = try await service.weather.present(places)
    #expect(reports.count == 1000)
    #expect(standIn.requests.count == 10)
    #expect(waited.withLock { $0 } == [Answers.now + 40])
  }

  @Test func sendsAKeyAndFollowsNoRedirectWithIt() async throws {
    let spent = Spent(allowing: 0)
    let service = openMeteo(ledger: spent.client, variables: ["OPEN_METEO_API_KEY": "s3cr3t"])
    _ = try await service.weather.report(for: SampleCapitals.all[0])
    _ = try await service.places.search("Oslo", nil)
    #expect(standIn.requests.map { $0.query["apikey"] } == ["s3cr3t", "s3cr3t"])
    #expect(spent.weights.isEmpty)
    standIn.fail(.redirect(to: standIn.url + "/elsewhere"))
    await #expect(throws: ServiceError.redirectedWithKey(host: "127.0.0.1")) {
      try await service.weather.report(for: SampleCapitals.all[0])
    }
  }

  @Test func asksOnesOwnServer() async throws {
    let spent = Spent(allowing: 0)
    let servers = OpenMeteoServers(
      http: .patient(), environment: [:], ledger: spent.client,
      server: { [standIn] in standIn.url }, now: { Answers.now })
    let place = SampleCapitals.all[0]
    _ = try await OpenMeteo(servers: servers).weather.report(for: place)
    let day = try #require(CalendarDay("2026-03-02"))
    _ = try await servers.archive.days(place, day, day)
    #expect(standIn.requests.map(\.path) == ["/v1/forecast", "/v1/archive"])
    // The other services are at Open-Meteo as before, and so are their limits.
    let until = Answers.now + 40
    await #expect(throws: ServiceError.limited(.openMeteo, until: until)) {
      try await servers.airQuality.airQuality(place)
    }
    await #expect(throws: ServiceError.limited(.openMeteo, until: until)) {
      try await OpenMeteo(servers: servers).places.search("Oslo", nil)
    }
    let wrong = OpenMeteo(
      servers: OpenMeteoServers(
        http: .patient(), environment: [:], server: { "ftp://example.org" }, now: { Answers.now }))
    await #expect(
      throws: ServiceError.badAddress(setting: "open-meteo.url", value: "ftp://example.org")
    ) {
      try await wrong.weather.report(for: SampleCapitals.all[0])
    }
  }

  private func openMeteo(
    ledger: ServiceLedgerClient, variables: [String: String] = [:],
    wait: @escaping @Sendable (Date) async throws -> Void = { _ in
      Issue.record("Nobody was to wait.")
    }
  ) -> OpenMeteo {
    OpenMeteo(
      servers: OpenMeteoServers(
        http: .patient(), environment: standIn.environment.merging(variables) { $1 },
        ledger: ledger, now: { Answers.now }, wait: wait))
  }
}

final class OpenMeteoRequestTests: StandInSuite {
  private let agent = "vane/test (https://example.org)"

  @Test func asksForSeveralPlacesAtOnce() async throws {
    let places = SampleCapitals.all.filter { ["Oslo", "Suva", "Quito"].contains($0.name) }
    let reports = try await openMeteo().weather.reports(places)
    #expect(standIn.requests.map(\.path) == ["/v1/forecast"])
    let request = try #require(standIn.requests.first)
    #expect(request.query["latitude"] == "-0.23,-18.14,59.91")
    #expect(request.query["longitude"] == "-78.52,178.43,10.75")
    #expect(request.query["timezone"] == "auto")
    #expect(request.query["forecast_days"] == "7")
    #expect(request.query["wind_speed_unit"] == "ms")
    #expect(request.headers["user-agent"] == agent)
    #expect(request.headers["accept-encoding"] == "gzip")
    #expect(reports.map(\.timeZone) == ["America/Guayaquil", "Pacific/Fiji", "Europe/Oslo"])
  }

  /// In any order of the answer each place gets its own: by the numbers of the places, else by where they lie. Points in
  /// one cell of a model's grid can't be told apart by place, and keep their order.
  @Test(
    arguments: [
      ([0, 1, 2], false, false), ([2, 1, 0], false, false), ([2, 1, 0], true, false),
      ([1, 2, 0], true, false), ([0, 2, 1], false, false), ([0, 1, 2], false, true),
    ])
  func takesAnswersByPlace(order: [Int], isNumbered: Bool, isOneCell: Bool) async throws {
    let latitudes = isOneCell ? [48.2, 48.19, 48.21] : [48.1, 48.2, 48.3]
    let entries = order.map { index in
      let number = isNumbered && index > 0 ? #""location_id":\#(index),"# : ""
      return """
        {\(number)"latitude":\(isOneCell ? 48.2 : latitudes[index] + 0.02),"longitude":17.0,
        "hourly_units":{"temperature_2m":"°C"},
        "hourly":{"time":["2026-11-21T15:00","2026-11-21T16:00"],"temperature_2m":[\(index),\(index)]}}
        """
    }
    standIn.fail(.body("[\(entries.joined(separator: ","))]"))
    let places = latitudes.map { Place(name: "", coordinate: Coordinate($0, 17)) }
    let reports = try await openMeteo().hours(days: 1).reports(places)
    #expect(reports.map { $0.hours.first?.temperature?.in(.celsius) } == [0, 1, 2])
  }

  /// A town's height is the model's own; a summit is higher than the hills of a model.
  @Test func asksForMountainsAtTheirHeight() async throws {
    var places = SampleCapitals.all.filter { ["Oslo", "Suva", "Quito"].contains($0.name) }
    places[1].kind = .mountain
    places[1].elevation = Elevation(1323.4, .meters)
    places[2].elevation = Elevation(26, .meters)
    let reports = try await openMeteo().weather.reports(places)
    #expect(standIn.requests.map { $0.query["elevation"] } == [nil, "1323"])
    #expect(standIn.requests.map { $0.query["latitude"] } == ["-0.23,59.91", "-18.14"])
    #expect(reports.map(\.timeZone) == ["America/Guayaquil", "Pacific/Fiji", "Europe/Oslo"])
  }

  @Test func splitsVeryManyPlaces() async throws {
    let openMeteo = openMeteo(days: 1)
    let reports = try await openMeteo.weather.reports(Array(SampleCapitals.all.prefix(101)))
    #expect(standIn.requests.map { $0.list("latitude").count } == [100, 1])
    #expect(reports.count == 101)
    let none = try await openMeteo.weather.reports([])
    #expect(none.isEmpty)
    #expect(standIn.requests.count == 2)
  }

  /// The whole way: what the formula says is what arrives, through the form of the service.
  @Test func getsWhatTheServiceSays() async throws {
    let place = try #require(SampleCapitals.all.first { $0.name == "Kathmandu" })
    let reports = try await openMeteo().weather.reports([place])
    let report = try #require(reports.first)
    let climate = SampleClimate(place.coordinate)
    #expect(report.fetched == Answers.now)
    #expect(report.timeZone == "Asia/Kathmandu")
    #expect(report.current == climate.conditions(at: Date(timeIntervalSince1970: 1_795_270_500)))
    // Midnight in Nepal is 18:15 in Greenwich.
    let midnight = Date(timeIntervalSince1970: 1_795_198_500)
    let hours = (0..<168).map { climate.conditions(at: midnight + Double($0) * 3600) }
    #expect(report.hours == hours.spansByBeginning(present: Answers.now))
    let days = (21...27).compactMap { CalendarDay(year: 2026, month: 11, day: $0) }
    #expect(report.days == days.map { climate.day($0, offset: 20_700) })
  }

  @Test func findsPlaces() async throws {
    let places = openMeteo().places
    let found = try await places.search("spring", nil)
    #expect(found.map(\.region) == ["Missouri", "Massachusetts", "Illinois", "Oregon", "Ohio"])
    let none = try await places.search("Bogotá & Co", "CO")
    #expect(none.isEmpty)
    let folded = try await places.search("reykjavik", "is")
    #expect(folded.map(\.name) == ["Reykjavík"])
    #expect(
      standIn.requests.map(\.query) == [
        ["name": "spring", "count": "20", "language": "en"],
        ["name": "Bogotá & Co", "count": "20", "language": "en", "countryCode": "CO"],
        ["name": "reykjavik", "count": "20", "language": "en", "countryCode": "is"],
      ])
  }

  private func openMeteo(days: Int = 7) -> OpenMeteo {
    OpenMeteo(
      servers: OpenMeteoServers(
        http: .patient(agent), environment: standIn.environment, now: { Answers.now }),
      days: days)
  }
}
