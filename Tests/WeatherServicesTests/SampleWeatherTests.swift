import Foundation
import Testing
import WeatherClients
import WeatherModels
import WeatherServices

struct SampleWeatherTests {
  private let now = Date(timeIntervalSince1970: 1_795_270_800)  // 2026-11-21T14:20:00Z

  @Test func theSamePlaceAndHourAlwaysHaveTheSameWeather() async throws {
    let oslo = try place("Oslo")
    let climate = SampleClimate(oslo.coordinate)
    let conditions = climate.conditions(at: now)
    // Written down once: a machine or a release that answers otherwise breaks the promise.
    #expect(conditions.temperature?.in(.celsius) == -7)
  }

  private func place(_ name: String) throws -> Place {
    try #require(SampleCapitals.all.first { $0.name == name })
  }
}
