import Foundation
import Reports
import Testing

struct PlaceClockTests {
  /// 2026-11-21T14:00:00Z
  private static let afternoon = 1_795_269_600.0

  @Test(arguments: [
    ("Europe/Bratislava", afternoon, "2026-11-21T15:00:00+01:00"),
    ("Asia/Kathmandu", afternoon, "2026-11-21T19:45:00+05:45"),
    ("America/St_Johns", afternoon, "2026-11-21T10:30:00-03:30"),
    ("Pacific/Kiritimati", afternoon, "2026-11-22T04:00:00+14:00"),
    ("UTC", -1, "1969-12-31T23:59:59+00:00"), ("UTC", -0.5, "1969-12-31T23:59:59+00:00"),
    ("UTC", -62_135_596_800, "0001-01-01T00:00:00+00:00"),
    ("UTC", 253_402_300_799, "9999-12-31T23:59:59+00:00"),
  ])
  func writesISO8601(zone: String, seconds: Double, expected: String) throws {
    #expect(try clock(zone).iso8601(Date(timeIntervalSince1970: seconds)) == expected)
  }

  /// On 2026-03-29 the clocks of Bratislava go from 02:00 to 03:00, on 2026-10-25 from 03:00 back to 02:00.
  @Test(arguments: [
    (1_774_745_999.0, "2026-03-29T01:59:59+01:00"), (1_774_746_000, "2026-03-29T03:00:00+02:00"),
    (1_792_889_999, "2026-10-25T02:59:59+02:00"), (1_792_890_000, "2026-10-25T02:00:00+01:00"),
  ])
  func goesThroughSummerTime(seconds: Double, expected: String) throws {
    let date = Date(timeIntervalSince1970: seconds)
    let clock = try clock("Europe/Bratislava")
    #expect(clock.iso8601(date) == expected)
    #expect(clock.day(of: date)?.description == String(expected.prefix(10)))
    #expect(clock.time(of: date) == String(expected.dropFirst(11).prefix(5)))
  }

  /// In Bratislava each time from 02:00 to 02:59, in Canada's St. John's from 01:00 to 01:59, on Lord Howe, whose summer
  /// time is half an hour, from 01:30 to 01:59.
  @Test(
    arguments: [
      ("Europe/Bratislava", 1_792_886_399.0, nil), ("Europe/Bratislava", 1_792_886_400, "UTC+2"),
      ("Europe/Bratislava", 1_792_889_999, "UTC+2"), ("Europe/Bratislava", 1_792_890_000, "UTC+1"),
      ("Europe/Bratislava", 1_792_893_599, "UTC+1"), ("Europe/Bratislava", 1_792_893_600, nil),
      ("Europe/Bratislava", 1_774_745_999, nil), ("Europe/Bratislava", 1_774_746_000, nil),
      ("America/St_Johns", 1_793_505_600, "UTC−2:30"),
      ("America/St_Johns", 1_793_509_200, "UTC−3:30"),
      ("Australia/Lord_Howe", 1_775_314_799, "UTC+11"),
      ("Australia/Lord_Howe", 1_775_314_800, "UTC+10:30"),
      ("Australia/Lord_Howe", 1_775_316_600, nil), ("UTC", 0, nil),
    ] as [(String, Double, String?)])
  func tellsRepeatedTimesApart(zone: String, seconds: Double, expected: String?) throws {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(try clock(zone).offsetOfRepeated(date) == expected)
  }

  @Test(arguments: [
    (0.0, 0), (7.4, 0), (7.6, 3600), (17.1, 3600), (-74.0, -18_000), (180.0, 43_200),
    (-180.0, -43_200), (179.9, 43_200),
  ])
  func takesTheNauticalZoneWithoutAName(longitude: Double, seconds: Int) throws {
    for name in [nil, "", "Mars/Olympus_Mons", "\u{0}"] as [String?] {
      #expect(try clock(name, longitude: longitude).timeZone.secondsFromGMT() == seconds)
    }
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -62_135_596_801, 253_402_300_800])
  func hasNoWordsForTimesOutOfTheCalendar(seconds: Double) throws {
    let date = Date(timeIntervalSince1970: seconds)
    let clock = try clock("UTC")
    #expect(clock.day(of: date) == nil)
    #expect(clock.time(of: date) == nil)
    #expect(clock.iso8601(date) == nil)
  }

  @Test func hasNoDayBeyondTheEndOfTheCalendarThere() throws {
    let last = Date(timeIntervalSince1970: 253_402_300_799)
    #expect(try clock("Europe/Bratislava").day(of: last) == nil)
    #expect(try clock("Europe/Bratislava").iso8601(last) == nil)
  }

  private func clock(_ name: String?, longitude: Double = 0) throws -> PlaceClock {
    PlaceClock(timeZone: name, at: try #require(Coordinate(latitude: 0, longitude: longitude)))
  }
}
