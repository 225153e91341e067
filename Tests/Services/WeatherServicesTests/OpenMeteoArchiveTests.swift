import Climate
import HTTP
import TestSupport
import Testing

@testable import WeatherServices

@Suite(.timeLimit(.minutes(5))) final class OpenMeteoArchiveTests: StandInSuite {
  private let bratislava = StandInPlaces.named("Bratislava", latitude: 48.15, longitude: 17.11)

  private func days(_ first: String, _ last: String) async throws -> [Day] {
    try await standIn.openMeteo().archive.days(
      bratislava, #require(CalendarDay(first)), #require(CalendarDay(last)))
  }

  @Test func asksForARangeOfDays() async throws {
    let days = try await days("2026-02-27", "2026-03-02")
    #expect(
      days.map(\.date.description) == ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"])
    #expect(days.allSatisfy { $0.temperatureMin != nil && $0.precipitation != nil })
    let request = try #require(standIn.requests.first)
    #expect(standIn.requests.count == 1)
    #expect(request.path == "/v1/archive")
    #expect(request.query["start_date"] == "2026-02-27")
    #expect(request.query["end_date"] == "2026-03-02")
    #expect(request.query["wind_speed_unit"] == "ms")
    #expect(request.query["timezone"] == "auto")
  }

  @Test func asksTheForecastServiceForDaysThatTheArchiveHasNotYet() async throws {
    let archive = """
      {"utc_offset_seconds":3600,"daily_units":{"temperature_2m_min":"°F","temperature_2m_max":"°F"},
      "daily":{"time":["2026-11-18","2026-11-19","2026-11-20"],
      "temperature_2m_min":[32,null,null],"temperature_2m_max":[50,null,41]}}
      """
    let forecast = """
      {"utc_offset_seconds":3600,"daily_units":{"temperature_2m_min":"°C","temperature_2m_max":"°C"},
      "daily":{"time":["2026-11-17","2026-11-18","2026-11-19","2026-11-20","2026-11-21"],
      "temperature_2m_min":[9,9,1,2,9],"temperature_2m_max":[9,9,3,4,9]}}
      """
    standIn.failNext(.body(archive), .body(forecast))
    let days = try await days("2026-11-18", "2026-11-20")
    #expect(days.map { $0.temperatureMin?.in(.celsius) } == [0, 1, 2])
    #expect(days.map { $0.temperatureMax?.in(.celsius) } == [10, 3, 4])
    #expect(standIn.requests.map(\.path) == ["/v1/archive", "/v1/forecast"])
    #expect(standIn.requests.last?.query["past_days"] == "4")
  }

  @Test func daysThatAreTooOldForTheForecastServiceStayMissing() async throws {
    standIn.failNext(.body(#"{"daily_units":{},"daily":{"time":[]}}"#))
    let days = try await days("1930-01-01", "1930-01-02")
    #expect(days == [])
    #expect(standIn.requests.count == 1)
  }

  @Test func aRefusalIsTold() async throws {
    standIn.failNext(.limited(.daily))
    await #expect(
      throws: ServiceError.limited(.openMeteo, until: Date(timeIntervalSince1970: 1_795_305_600))
    ) { try await days("2026-11-18", "2026-11-20") }
  }

  @Test func theSampleHasAPastToo() async throws {
    let days = try await SampleWeather.past.days(
      bratislava, #require(CalendarDay("2016-02-28")), #require(CalendarDay("2016-03-01")))
    #expect(days.map(\.date.description) == ["2016-02-28", "2016-02-29", "2016-03-01"])
    #expect(days.allSatisfy { $0.temperatureMax != nil })
  }
}

/// Days since 1950 by one reanalysis: how they are requested, and what answers may hold.
@Suite(.timeLimit(.minutes(5))) final class OpenMeteoClimateTests: StandInSuite {
  private let days = 7305...7308

  private func climate(_ body: String, _ days: ClosedRange<Int>) async throws -> ClimateSeries {
    standIn.failNext(.body(body))
    let place = try #require(SampleCapitals.all.first { $0.name == "Bratislava" })
    return try await service.climate(place, days)
  }

  private var service: OpenMeteoServers { standIn.openMeteo() }

  @Test func requestsOneModelAtThePlacesHeight() async throws {
    var place = try #require(SampleCapitals.all.first { $0.name == "Bratislava" })
    place.elevation = Elevation(157, .meters)
    let series = try await service.climate(place, days)
    #expect(series.start == 7305)
    #expect(series.lows.count == 4 && !series.lows.contains(where: \.isNaN))
    let query = try #require(standIn.requests.first).query
    #expect(query["models"] == "era5_seamless")
    #expect(query["elevation"] == "157")
    #expect(query["start_date"] == "1990-01-01")
    #expect(query["end_date"] == "1990-01-04")
    #expect(query["daily"] == "temperature_2m_min,temperature_2m_max,precipitation_sum")
    #expect(!service.isArchiveLimited)
  }

  @Test func theServiceItselfIsLimited() {
    let servers = OpenMeteoServers(http: .patient(), environment: [:], now: { Answers.now })
    #expect(servers.isArchiveLimited)
  }

  @Test func readsOtherUnitsGapsAndOtherDays() async throws {
    let body = """
      {"daily_units":{"temperature_2m_min":"°F","temperature_2m_max":"°F","precipitation_sum":"inch"},
      "daily":{"time":["1989-12-31","1990-01-01","1990-01-02","1990-01-03"],
      "temperature_2m_min":[0,32,null,14],"temperature_2m_max":[0,50,41,-9999],
      "precipitation_sum":[0,1,null]}}
      """
    let series = try await climate(body, days)
    #expect(series.lows.map(rounded) == [0, nil, -10, nil])
    #expect(series.highs.map(rounded) == [10, 5, nil, nil])
    #expect(series.precipitation.map(rounded) == [25.4, nil, nil, nil])
  }

  @Test func readsColumnsThatBearTheModelsName() async throws {
    let body = """
      {"daily_units":{"temperature_2m_min_era5_seamless":"°C","temperature_2m_max_era5_seamless":"°C",
      "precipitation_sum_era5_seamless":"mm"},"daily":{"time":["1990-01-01"],
      "temperature_2m_min_era5_seamless":[1],"temperature_2m_max_era5_seamless":[2],
      "precipitation_sum_era5_seamless":[3]}}
      """
    let series = try await climate(body, 7305...7305)
    #expect(series.lows == [1] && series.highs == [2] && series.precipitation == [3])
  }

  @Test(arguments: [
    #"{"daily_units":{"temperature_2m_min":"K2","temperature_2m_max":"°C","precipitation_sum":"mm"},"#
      + #""daily":{"time":["1990-01-01"],"temperature_2m_min":[1],"temperature_2m_max":[2],"precipitation_sum":[3]}}"#,
    #"{"daily_units":{},"daily":{"time":[]}}"#, #"{}"#,
  ])
  func refusesWhatHasNoKnownUnitsOrColumns(body: String) async throws {
    await #expect(throws: ServiceError.self) { try await climate(body, 7305...7308) }
  }

  @Test func takesACenturyOfDaysInOneAnswer() async throws {
    let count = 36_525
    let dates = (0..<count).compactMap { CalendarDay(daysSince1970: $0 - 10_957) }
      .map { "\"\($0)\"" }.joined(separator: ",")
    let values = (0..<count).map { "\(Double($0 % 100) / 10)" }.joined(separator: ",")
    let body = """
      {"daily_units":{"temperature_2m_min":"°C","temperature_2m_max":"°C","precipitation_sum":"mm"},
      "daily":{"time":[\(dates)],"temperature_2m_min":[\(values)],"temperature_2m_max":[\(values)],
      "precipitation_sum":[\(values)]}}
      """
    let series = try await climate(body, 0...3)
    #expect(series.lows.map(rounded) == [5.7, 5.8, 5.9, 6])
  }

  private func rounded(_ value: Double) -> Double? {
    value.isNaN ? nil : (value * 100).rounded() / 100
  }
}
