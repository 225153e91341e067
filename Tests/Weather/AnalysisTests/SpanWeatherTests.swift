import Analysis
import Foundation
import Reports
import Testing

/// The weather at appointments.
struct SpanWeatherTests {
  private func made(
    _ from: Double, _ to: Double, change: (Double, inout Conditions) -> Void = { _, _ in }
  ) -> SpanWeather? {
    let timeline = Timeline(Made.report(Made.hours, change: change), now: Made.at(6))
    return SpanWeather(timeline, from: Made.at(from), until: Made.at(to))
  }

  @Test func ordinaryWeatherHasNoMark() throws {
    let weather = try #require(made(9, 11))
    #expect(weather.marks == [])
    #expect(weather.highest?.in(.celsius) == 8)
    #expect(weather.precipitation?.in(.millimeters) == 0)
  }

  /// Of an hour that is only touched, the share counts.
  @Test func rainMakesWet() throws {
    let weather = try #require(
      made(9.5, 10) { hour, conditions in
        if hour == 9 || hour == 10 { conditions.precipitation = Precipitation(2, .millimeters) }
      })
    #expect(weather.marks == [.wet])
    #expect(weather.precipitation?.in(.millimeters) == 1)
  }

  @Test func aHighChanceMakesWet() throws {
    let weather = try #require(
      made(9, 10) { _, conditions in conditions.precipitationProbability = Share(60, .percent) })
    #expect(weather.marks == [.wet])
    #expect(weather.chance?.in(.percent) == 60)
  }

  @Test func frostAndGustsAreMarked() throws {
    let weather = try #require(
      made(9, 10) { _, conditions in
        conditions.temperature = Temperature(-1, .celsius)
        conditions.windGust = Speed(14, .metersPerSecond)
      })
    #expect(weather.marks == [.cold, .windy])
  }

  @Test func aMomentHasWeatherAndTheUnknownHasNone() {
    #expect(made(9, 9) != nil)
    #expect(made(200, 201) == nil)
    #expect(SpanWeather([]) == nil)
  }

  @Test func daysAreAddedUp() throws {
    var days = ["2026-11-20", "2026-11-21"].compactMap { Made.day($0, high: 9) }
    try #require(days.count == 2)
    days[0].precipitation = Precipitation(0.4, .millimeters)
    days[1].precipitation = Precipitation(0.5, .millimeters)
    days[1].temperatureMin = Temperature(-3, .celsius)
    let weather = try #require(SpanWeather(days))
    #expect(weather.precipitation?.in(.millimeters) == 0.9)
    #expect(weather.marks == [.cold])
    days[0].precipitation = Precipitation(3, .millimeters)
    #expect(SpanWeather(days)?.marks == [.wet, .cold])
  }
}
