import Ephemeris
import Foundation
import Testing
import WeatherModels

struct TwilightTests {
  /// The order of a winter's day in the middle of Europe.
  @Test func followsThePartsOfTheDay() throws {
    let sun = try sun("2026-12-21", 48.15, 17.11, "Europe/Bratislava")
    let twilights = Twilight.Kind.allCases.compactMap(sun.twilight)
    let dawns = twilights.reversed().map(\.dawn) + [sun.sunrise, sun.noon]
    let dusks = [sun.noon, sun.sunset] + twilights.map(\.dusk)
    for times in [dawns, dusks] {
      #expect(times.compactMap(\.self).count == 5)
      #expect(times.compactMap(\.self) == times.compactMap(\.self).sorted())
    }
    #expect(twilights.allSatisfy { $0.isAlwaysLight == nil })
  }

  /// At 50° N the nights of June have no astronomical darkness, and the nautical dusk may come after midnight.
  @Test func knowsTheBrightNights() throws {
    let june = try sun("2026-06-21", 50, 17.11, "Europe/Bratislava")
    #expect(june.twilight(.astronomical)?.isAlwaysLight == true)
    #expect(june.twilight(.astronomical)?.dawn == nil)
    let late = try sun("2026-06-21", 50, -8, "Europe/Madrid")
    let dusk = try #require(late.twilight(.nautical)?.dusk)
    #expect(dusk > late.day.end)
  }

  @Test func knowsTheDarkNoons() throws {
    let december = try sun("2026-12-21", 78.22, 15.65, "Arctic/Longyearbyen")
    #expect(december.polar == .night)
    #expect(december.twilight(.civil)?.isAlwaysLight == false)
    #expect(december.twilight(.nautical)?.dawn != nil)
  }

  private func sun(
    _ date: String, _ latitude: Double, _ longitude: Double, _ zone: String
  ) throws -> SunDay {
    SunDay(try day(date), at: try point(latitude, longitude), clock: try clock(zone))
  }
}
