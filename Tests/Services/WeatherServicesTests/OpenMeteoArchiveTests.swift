import Clients
import Foundation
import HTTP
import Reports
import TestSupport
import Testing

@testable import WeatherServices

@Suite(.timeLimit(.minutes(5))) final class OpenMeteoArchiveTests: StandInSuite {
  private let bratislava = StandInPlaces.named("Bratislava", latitude: 48.15, longitude: 17.11)

  private func days(_ first: String, _ last: String) async throws -> [Day] {
    let servers = OpenMeteoServers(
      http: .patient(), environment: standIn.environment, now: { Answers.now })
    return try await servers.archive.days(
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
