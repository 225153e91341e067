import Clients
import Foundation
import HTTP
import Reports
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
    let servers = OpenMeteoServers(
      http: .patient(), environment: standIn.environment, ledger: spent.client,
      now: { Answers.now })
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
