import Ephemeris
import Foundation
import Reports
import Testing

/// Unusual days.
struct SunDayTests {
  /// At the poles the sun rises once a year, around the equinox, whatever the clock says.
  @Test(arguments: [
    (90.0, "2026-03-10", SunDay.Polar?.some(.night)), (90, "2026-03-18", nil),
    (90, "2026-03-20", .day), (90, "2026-06-21", .day), (90, "2026-12-21", .night),
    (-90, "2026-03-10", .day), (-90, "2026-06-21", .night), (-90, "2026-12-21", .day),
  ])
  func polesHaveOneDayAYear(latitude: Double, date: String, polar: SunDay.Polar?) throws {
    for longitude in [-180.0, 0, 77, 180] {
      let sun = SunDay(try day(date), at: try point(latitude, longitude), clock: try clock("UTC"))
      #expect(sun.polar == polar, "\(longitude)")
      switch polar {
      case .day: #expect(sun.daylight == 86_400)
      case .night: #expect(sun.daylight == 0)
      case nil: #expect(sun.sunrise != nil && sun.sunset == nil)
      }
      #expect(sun.noon != nil)
    }
  }

  /// Kiritimati and Honolulu have the sun at the same time, and a date between them.
  @Test func theDateLineChangesTheDateOnly() throws {
    let here = try point(2, -157.4)
    let east = SunDay(try day("2026-11-22"), at: here, clock: try clock("Pacific/Kiritimati"))
    let west = SunDay(try day("2026-11-21"), at: here, clock: try clock("Pacific/Honolulu"))
    #expect(east.sunrise == west.sunrise)
    #expect(east.sunset == west.sunset)
    let meridian = try [-180, 180].map { longitude in
      SunDay(try day("2026-11-21"), at: try point(-17, longitude), clock: try clock("UTC"))
    }
    let difference = try #require(meridian[0].noon).timeIntervalSince(
      try #require(meridian[1].noon))
    #expect(abs(difference) < 0.1)
  }

  @Test(arguments: [
    ("Europe/Bratislava", "2026-03-29", 23.0), ("Europe/Bratislava", "2026-10-25", 25),
    ("Europe/Bratislava", "2026-06-21", 24), ("Australia/Lord_Howe", "2026-10-04", 23.5),
    // Midnight does not exist, or comes twice.
    ("Africa/Cairo", "2026-04-24", 23), ("Africa/Cairo", "2026-10-29", 25),
    ("America/Santiago", "2026-09-06", 23), ("Pacific/Apia", "2011-12-30", 0),
    ("Pacific/Apia", "2011-12-31", 24),
  ])
  func daysAreAsLongAsTheClocksMakeThem(zone: String, date: String, hours: Double) throws {
    #expect(LocalDay(try day(date), clock: try clock(zone)).length == hours * 3600)
  }

  /// The polar day of 25 hours has 25 hours of sun.
  @Test func daylightCountsTheHoursOfTheDay() throws {
    let zone = try clock("Europe/Oslo")
    let north = try point(89, 15)
    #expect(SunDay(try day("2026-03-29"), at: north, clock: zone).daylight == 23 * 3600)
    let town = try point(59.91, 10.75)
    let before = SunDay(try day("2026-10-24"), at: town, clock: zone)
    let after = SunDay(try day("2026-10-25"), at: town, clock: zone)
    #expect((-400 ... -200).contains(after.daylight - before.daylight))
  }

  /// A day that the calendar skips has no sun, and nothing breaks.
  @Test func aDayThatWasLeaptOverIsEmpty() throws {
    let sun = SunDay(
      try day("2011-12-30"), at: try point(-13.8, -171.8), clock: try clock("Pacific/Apia"))
    #expect(sun.sunrise == nil && sun.sunset == nil && sun.noon == nil && sun.daylight == 0)
    #expect(sun.twilight(.civil) == nil)
  }

  /// Days before the midnight sun: it sets after midnight and rises soon, or sets twice on one day.
  @Test func theLastNightBeforeThePolarDayIsShort() throws {
    let (place, zone) = (try point(69.65, 18.96), try clock("Europe/Oslo"))
    let days = try (10...25).map { SunDay(try day("2026-05-\($0)"), at: place, clock: zone) }
    let first = try #require(days.firstIndex { $0.polar == .day })
    #expect(days[first...].allSatisfy { $0.polar == .day })
    let last = days[first - 1]
    #expect(last.daylight > 86_400 - 3600 && last.daylight < 86_400)
  }

  @Test(arguments: ["0001-01-01", "0999-06-21", "9999-12-31"])
  func farYearsHaveDaysToo(date: String) throws {
    let sun = SunDay(try day(date), at: try point(48, 17), clock: try clock(hours: 1))
    #expect((8 * 3600..<17 * 3600).contains(sun.daylight))
    #expect(sun.noonAltitude.map { (17..<67).contains($0) } == true)
  }
}
