import Ephemeris
import Foundation
import Reports
import Testing

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

  /// Far west in its zone the dusk comes after midnight: that of the evening before is on this day. Times by ephem.
  @Test func keepsBothEvenings() throws {
    let june = try sun("2028-06-09", 58.47, -167.09, "America/Nome")
    let civil = try #require(june.twilight(.civil))
    expect(civil.earlierDusk, "2028-06-09T09:28:53Z")
    expect(civil.dusk, "2028-06-10T09:30:33Z")
    #expect(civil.laterDawn == nil)
    // The dusk gets earlier, and comes before midnight from this day on.
    let august = try sun("2028-08-09", 58.47, -167.09, "America/Nome")
    let dusks = try #require(august.twilight(.civil))
    expect(dusks.earlierDusk, "2028-08-09T08:00:22Z")
    expect(dusks.dusk, "2028-08-10T07:57:23Z")
  }

  /// The same happens in the morning at the eastern edge of a time zone.
  @Test func keepsBothMornings() throws {
    let june = try sun("2028-06-21", 50, 30, "Etc/GMT+2")
    let civil = try #require(june.twilight(.civil))
    let (dawn, later) = (try #require(civil.dawn), try #require(civil.laterDawn))
    #expect(dawn < june.day.start)
    #expect((june.day.start..<june.day.end).contains(later))
    #expect(civil.earlierDusk == nil)
  }

  @Test func aDayMayHaveTwoSunsets() throws {
    let july = try sun("2028-07-16", 58.47, -167.09, "America/Nome")
    #expect(july.sunsets.count == 2)
    expect(july.sunsets.first, "2028-07-16T08:00:44Z")
    expect(july.sunsets.last, "2028-07-17T07:59:06Z")
  }

  private func expect(
    _ date: Date?, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isNear = date.flatMap { date in
      (try? instant(text)).map { abs($0.timeIntervalSince(date)) < 3 }
    }
    #expect(isNear == true, "\(date as Any)", sourceLocation: sourceLocation)
  }

  private func sun(
    _ date: String, _ latitude: Double, _ longitude: Double, _ zone: String
  ) throws -> SunDay {
    SunDay(try day(date), at: try point(latitude, longitude), clock: try clock(zone))
  }
}
