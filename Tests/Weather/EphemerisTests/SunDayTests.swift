import Foundation
import Reports
import Testing

@testable import Ephemeris

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

/// The sun times that a report gets if its service left them out.
struct ReportSunTests {
  private let bratislava: Place
  private let longyearbyen: Place

  init() throws {
    bratislava = Place(
      name: "Bratislava", coordinate: try point(48.15, 17.11), timeZone: "Europe/Bratislava")
    longyearbyen = Place(
      name: "Longyearbyen", coordinate: try point(78.22, 15.65), timeZone: "Arctic/Longyearbyen")
  }

  @Test func fillsInTheSunWhereTheServiceSaidNothing() throws {
    let filled = try report(Day(date: try day("2026-11-21"))).withSun(at: bratislava).days[0]
    #expect(isNear(filled.sunrise, try instant("2026-11-21T06:07:03Z")))
    #expect(isNear(filled.sunset, try instant("2026-11-21T15:07:20Z")))
  }

  @Test func leavesWhatTheServiceSaid() throws {
    var said = Day(date: try day("2026-11-21"))
    said.sunset = try instant("2026-11-21T15:00:00Z")
    #expect(try report(said).withSun(at: bratislava).days == [said])
  }

  @Test func inventsNoSunInThePolarNight() throws {
    let dark = Day(date: try day("2026-12-21"))
    #expect(try report(dark).withSun(at: longyearbyen).days == [dark])
  }

  @Test(arguments: [
    ("2026-11-21T06:06:00Z", false), ("2026-11-21T06:08:00Z", true),
    ("2026-11-21T15:06:00Z", true), ("2026-11-21T15:08:00Z", false),
  ])
  func tellsDayFromNight(time: String, isDay: Bool) throws {
    var conditions = Conditions(time: try instant(time))
    var told = try report(conditions: conditions).withSun(at: bratislava)
    #expect(told.current?.isDay == isDay)
    #expect(told.hours.map(\.isDay) == [isDay])
    conditions.isDay = !isDay
    told = try report(conditions: conditions).withSun(at: bratislava)
    #expect(told.current == conditions)
    #expect(told.hours == [conditions])
  }

  private func report(_ days: Day..., conditions: Conditions? = nil) throws -> Report {
    Report(
      service: .metNorway, fetched: try instant("2026-11-21T12:00:00Z"), current: conditions,
      hours: [conditions].compactMap(\.self), days: days)
  }

  private func isNear(_ date: Date?, _ expected: Date) -> Bool {
    date.map { abs($0.timeIntervalSince(expected)) <= 1 } == true
  }
}

struct NightsTests {
  /// 2026-11-21T00:00:00Z, and noon of the day after.
  private let start = Date(timeIntervalSince1970: 1_795_219_200)
  private let end = Date(timeIntervalSince1970: 1_795_348_800)

  @Test func isFromSunsetToSunrise() throws {
    let oslo = try #require(Coordinate(latitude: 59.91, longitude: 10.75))
    let nights = Nights.between(start, and: end, at: oslo)
    let clock = PlaceClock(timeZone: "Europe/Oslo", at: oslo)
    let days = [21, 22].compactMap { CalendarDay(year: 2026, month: 11, day: $0) }
      .map { SunDay($0, at: oslo, clock: clock) }
    let expected = [
      start, try #require(days[0].sunrise), try #require(days[0].sunset),
      try #require(days[1].sunrise),
    ]
    #expect(nights.count == 2)
    for (found, known) in zip(nights.flatMap { [$0.lowerBound, $0.upperBound] }, expected) {
      #expect(abs(found.timeIntervalSince(known)) < 120)
    }
  }

  @Test func beginsAndEndsWithTheSpan() throws {
    let honolulu = try #require(Coordinate(latitude: 21.3, longitude: -157.86))
    // The sun is up at 14:00 there, goes down, comes up and goes down again before 02:00.
    let nights = Nights.between(start, and: end, at: honolulu)
    #expect(nights.count == 2)
    #expect(nights[0].lowerBound > start)
    #expect(nights[1].upperBound == end)
  }

  @Test func isAllOfThePolarNightAndNothingOfAPolarDay() throws {
    let svalbard = try #require(Coordinate(latitude: 78.2, longitude: 15.6))
    let antarctica = try #require(Coordinate(latitude: -77.8, longitude: 166.7))
    #expect(Nights.between(start, and: end, at: svalbard) == [start...end])
    #expect(Nights.between(start, and: end, at: antarctica) == [])
    #expect(Nights.between(end, and: start, at: svalbard) == [])
  }
}
