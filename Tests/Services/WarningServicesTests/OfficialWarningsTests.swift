import FileTestSupport
import HTTP
import TestSupport
import Warnings

@testable import WarningServices

final class OfficialWarningsTests: StandInSuite {
  private static let bratislava = Variant.place(
    "Bratislava", "SK", 48.14816, 17.10674, region: "Bratislava Region")
  private static let kosice = Variant.place(
    "Košice", "SK", 48.71395, 21.25808, region: "Košice Region")
  private static let brooklyn = Variant.place(
    "Brooklyn", "US", 40.6501, -73.94958, region: "New York")

  /// What each says is in `Expected/meteoalarm.txt`.
  @Test func placesTheFeedOfACountry() async throws {
    let found = try await self.found("meteoalarm", at: Self.bratislava, in: "en")
    #expect(found.service == .meteoAlarm)
    #expect(found.reach == .place)
    #expect(found.fetched == StandIn.now)
    #expect(found.warnings.map(\.event) == ["Orange snow warning", "Yellow [31mwind warning"])
    #expect(found.warnings.map(\.placed) == [.polygon, .region])
  }

  @Test func saysWhenTheAreasDoNotTell() async throws {
    let found = try await self.found("meteoalarm", at: Self.kosice, in: "en")
    #expect(found.reach == .country)
    #expect(found.warnings.map(\.event) == ["Yellow [31mwind warning"])
  }

  @Test func readsTheNationalWeatherService() async throws {
    let found = try await self.found("nws", at: Self.brooklyn, in: "sk")
    #expect(found.service == .nationalWeatherService)
    #expect(found.reach == .place)
    var storm = WeatherWarning(event: "Winter Storm Warning")
    storm.severity = .severe
    storm.from = Date(timeIntervalSince1970: 1_795_273_200)
    storm.until = Date(timeIntervalSince1970: 1_795_302_000)
    storm.headline = "Winter Storm Warning issued November 21"
    storm.description = "* WHAT...Heavy snow expected.\n* WHERE...Brooklyn."
    storm.area = "Kings (Brooklyn); Queens"
    storm.language = "en-US"
    storm.sender = "NWS New York NY"
    storm.placed = .region
    var current = WeatherWarning(event: "Rip Current Statement")
    current.until = Date(timeIntervalSince1970: 1_795_323_600)
    current.language = "en-US"
    current.placed = .region
    #expect(found.warnings == [storm, current])
  }

  @Test func asksEachServiceAsItWantsToBeAsked() async throws {
    let client = client()
    _ = try await client.warnings(Self.bratislava, "en")
    _ = try await client.warnings(Self.brooklyn, "en")
    #expect(standIn.requests.map(\.path) == ["/api/v1/warnings/feeds-slovakia", "/alerts/active"])
    #expect(standIn.requests.map(\.query) == [[:], ["point": "40.6501,-73.9496"]])
    #expect(
      standIn.requests.map { $0.headers["accept"] } == ["application/json", "application/geo+json"])
    #expect(standIn.requests.map { $0.headers["user-agent"] } == ["vane/test", "vane/test"])
  }

  /// The stand-in's own warnings come through, and a second place of the country needs no request.
  @Test func remembersHowTheServicesFared() async throws {
    let noted = Mutex<[AskedService: [ServiceEvent]]>([:])
    let ledger = ServiceLedgerClient(
      records: { [:] },
      note: { service, event in noted.withLock { $0[service, default: []].append(event) } },
      spend: { _, _ in nil })
    let warnings = OfficialWarnings(
      ServiceConnection(
        http: HTTPClient(
          userAgent: "vane/test", timeLimit: { 60 }, clock: .system,
          contacted: { ledger.note($0, .contacted(host: $1)) }),
        environment: standIn.environment, now: { StandIn.now }), regions: .noop, ledger: ledger)
    _ = try await warnings.client.warnings(Self.bratislava, "en")
    standIn.fail(.rubbish)
    let error = ServiceError.badWarnings(
      .nationalWeatherService, detail: "Received HTTP/0.9 when not allowed")
    await #expect(throws: error) { try await warnings.client.warnings(Self.brooklyn, "en") }
    let contacted = ServiceEvent.contacted(host: "127.0.0.1")
    #expect(
      noted.withLock { $0 } == [
        .warnings(.meteoAlarm): [contacted, .succeeded],
        .warnings(.nationalWeatherService): [contacted, .failed(error)],
      ])
  }

  @Test func keepsAFeedForFiveMinutes() async throws {
    let clock = MovingClock(StandIn.now)
    let client = client { clock.now }
    for (seconds, requests) in [(0.0, 1), (299, 1), (300, 2), (60, 2)] {
      clock.pass(seconds)
      let found = try await client.found(Self.bratislava)
      #expect(found.warnings.map(\.event) == ["Yellow wind warning"])
      #expect(standIn.requests.count == requests)
    }
    clock.pass(1_000_000)
    #expect(try await client.found(Self.kosice).warnings == [])
  }

  @Test func knowsNoServiceElsewhere() async throws {
    let nowhere = Place(name: "48° N 17° E", coordinate: Coordinate(48, 17))
    let answer = try await client().warnings(nowhere, "en")
    #expect(answer == .noService)
    #expect(standIn.requests == [])
  }

  @Test(
    arguments: [
      (
        .status(503, reason: "x"),
        .warnings(.meteoAlarm, .status(503, host: "127.0.0.1", reason: nil))
      ),
      (.body("<html>"), .badWarnings(.meteoAlarm, detail: "not JSON")),
      (.body(""), .badWarnings(.meteoAlarm, detail: "empty")),
      (.body("[]"), .badWarnings(.meteoAlarm, detail: "not JSON")),
      (.redirectLoop, .warnings(.meteoAlarm, .redirectLoop(host: "127.0.0.1"))),
    ] as [(Fault, ServiceError)])
  func saysWhatWentWrong(fault: Fault, error: ServiceError) async throws {
    standIn.fail(fault)
    await #expect(throws: error) { try await client().warnings(Self.bratislava, "en") }
  }

  /// Poland sends one warning for each of hundreds of districts.
  @Test func tellsATextOnceForAllItsAreas() {
    func warning(_ event: String, _ area: String?) -> WeatherWarning {
      var warning = WeatherWarning(event: event)
      warning.area = area
      return warning
    }
    let merged = [
      warning("Wind", "powiat nyski"), warning("Frost", nil), warning("Wind", "powiat bialski"),
      warning("Wind", "powiat nyski"), warning("Frost", "powiat nyski"), warning("Rain", nil),
    ].mergingAreas()
    #expect(
      merged == [
        warning("Wind", "powiat nyski, powiat bialski"), warning("Frost", "powiat nyski"),
        warning("Rain", nil),
      ])
  }

  @Test func everyFeedIsNamed() {
    #expect(MeteoAlarm.feeds.count == 40)
    #expect(Set(MeteoAlarm.feeds.values).count == 39)
    #expect(NationalWeatherService.countries.isDisjoint(with: MeteoAlarm.feeds.keys))
  }

  private func found(
    _ name: String, at place: Place, in language: String
  ) async throws -> PlaceWarnings {
    standIn.fail(.body(try Recorded.answer("\(name).json")))
    return try await client().found(place, in: language)
  }

  private func client(
    now: @escaping @Sendable () -> Date = { StandIn.now }
  ) -> WarningsClient {
    OfficialWarnings(
      ServiceConnection(http: .patient(), environment: standIn.environment, now: now),
      regions: Self.regions
    ).client
  }

  /// The region of the recording's first area, around Bratislava.
  private static let regions = RegionsClient(
    regions: { point in
      let isNear = abs(point.latitude - 48.1) < 0.2 && abs(point.longitude - 17.1) < 0.2
      return [RegionCode(.emma, isNear ? "SK001" : "SK002")]
    }, isKnown: { $0.value.hasPrefix("SK") })
}
