import HTTP
import Quantities
import TestSupport
import Testing

@testable import WeatherServices

/// Quantities beyond reports: how they are requested, what answers may hold, and what is kept.
@Suite(.timeLimit(.minutes(5))) final class OpenMeteoQuantitiesTests: StandInSuite {
  private let cache = InMemoryCache()
  private let split = StandInPlaces.named("Split", latitude: 43.5089, longitude: 16.4392)

  private func client(
    panel: SunPanel? = nil, now: @escaping @Sendable () -> Date = { Answers.now }
  ) -> QuantityClient {
    var environment = standIn.environment
    environment["VANE_OPEN_METEO_MARINE_URL"] = standIn.url
    environment["VANE_OPEN_METEO_FLOOD_URL"] = standIn.url
    return OpenMeteoQuantities(
      servers: OpenMeteoServers(http: .patient(), environment: environment, now: now),
      cache: cache.client, panel: { panel }
    ).client
  }

  private func row(_ name: String) throws -> WeatherQuantity {
    try #require(WeatherQuantity.named(name))
  }

  /// A recording of the marine service, in feet.
  private static let waves = """
    {"latitude":-33.75,"longitude":151.25,"utc_offset_seconds":39600,"timezone":"Australia/Sydney",
    "hourly_units":{"time":"iso8601","wave_height":"ft","wave_direction":"°"},
    "hourly":{"time":["2023-01-01T00:00","2023-01-01T01:00","2023-01-01T02:00"],
    "wave_height":[3.675,null,99999],"wave_direction":[90,90,91]}}
    """

  /// What the service answers about Split, and what it was asked.
  private func first(
    _ name: String, _ body: String, panel: SunPanel? = nil
  ) async throws -> (series: QuantitySeries, request: StandInRequest) {
    standIn.failNext(.body(body))
    let found = try await client(panel: panel).values(row(name), [split], false)
    return (try #require(found.first), try #require(standIn.requests.first))
  }

  @Test func asksTheServiceOfTheSeaAndConvertsItsUnits() async throws {
    let (series, request) = try await first("waves", Self.waves)
    #expect(series.items.count == 3)
    #expect(abs((series.items[0].value ?? 0) - 1.12014) < 1e-9)
    // One value is unknown, the other impossible.
    #expect(series.items[1].value == nil && series.items[2].value == nil)
    // Midnight in Sydney.
    #expect(series.items[0].time == Date(timeIntervalSince1970: 1_672_491_600))
    #expect(request.path == "/v1/marine")
    #expect(request.query["hourly"] == "wave_height")
    #expect(request.query["timezone"] == "auto")
  }

  @Test func readsRiversByTheDay() async throws {
    let body = """
      {"utc_offset_seconds":0,"timezone":"GMT","daily_units":{"river_discharge":"m³/s"},
      "daily":{"time":["2026-11-21","2026-11-22"],"river_discharge":[23.72,22.77]}}
      """
    let (series, request) = try await first("river", body)
    #expect(series.items.map(\.value) == [23.72, 22.77])
    #expect(series.step == 86_400)
    #expect(request.path == "/v1/flood")
    #expect(request.query["daily"] == "river_discharge")
  }

  @Test func isAskedOnceWhileRecent() async throws {
    standIn.failNext(.body(Self.waves))
    let client = client()
    _ = try await client.values(row("waves"), [split], false)
    _ = try await client.values(row("waves"), [split], false)
    #expect(standIn.requests.count == 1)
    #expect(try client.saved(row("waves"), split)?.isCovered == true)
  }

  @Test(arguments: [
    #"{"hourly_units":{"wave_height":"undefined"},"hourly":{"time":["2026-11-21T00:00"],"wave_height":[null]}}"#,
    "no data",
  ])
  func whereNothingIsCoveredNobodyIsAskedAgain(body: String) async throws {
    standIn.failNext(
      body == "no data"
        ? .status(400, reason: "No data is available for this location") : .body(body))
    let client = client()
    let first = try await client.values(row("waves"), [split], false)
    #expect(first.first?.isCovered == false)
    let later = self.client(now: { Answers.now + 86_400 })
    let second = try await later.values(row("waves"), [split], true)
    #expect(second.first?.isCovered == false)
    #expect(standIn.requests.count == 1)
  }

  @Test func nobodyIsAskedForPollenOutsideEurope() async throws {
    let tokyo = try #require(SampleCapitals.all.first { $0.name == "Tokyo" })
    let found = try await client().values(row("birch-pollen"), [tokyo], false)
    #expect(found.first?.isCovered == false)
    #expect(standIn.requests.count == 0)
  }

  @Test func theSunOnAPanelIsAskedForItsPlane() async throws {
    let body = """
      {"utc_offset_seconds":0,"hourly_units":{"global_tilted_irradiance":"W/m²","temperature_2m":"°C"},
      "hourly":{"time":["2026-11-21T12:00","2026-11-21T13:00"],"global_tilted_irradiance":[800,null],
      "temperature_2m":[0,0]}}
      """
    let panel = try #require(SunPanel("5kWp 35 200"))
    let (series, request) = try await first("sun-power", body, panel: panel)
    // The cell is as warm as the factors' 25 °C.
    #expect(abs((series.items[0].value ?? 0) - 3.44) < 1e-9)
    #expect(series.items[1].value == nil)
    // The first value is that of the hour before.
    #expect(series.items[0].time == Date(timeIntervalSince1970: 1_795_258_800))
    #expect(request.query["tilt"] == "35.0")
    #expect(request.query["azimuth"] == "20.0")
  }

  @Test(arguments: [
    #"{"hourly_units":{"wave_height":"furlong"},"hourly":{"time":["2026-11-21T00:00"],"wave_height":[1]}}"#,
    #"{"hourly_units":{},"hourly":{"time":["2026-11-21T00:00"],"wave_period":[1]}}"#, "[]", "{}",
    "nan",
  ])
  func refusesOtherAnswers(body: String) async throws {
    await #expect(throws: ServiceError.self) { try await first("waves", body) }
  }
}
