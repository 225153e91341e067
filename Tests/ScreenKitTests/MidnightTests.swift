import Foundation
import Phrases
import ScreenKit
import Testing
import WeatherModels

/// A saved report from one day of its place to the next, with nobody to ask for a newer one.
struct MidnightTests {
  /// A time zone, a midnight there in UTC, and the last day before it with the first day after it.
  struct Midnight: CustomTestStringConvertible {
    var zone, utc, before, after: String
    var testDescription: String { "\(zone) \(after)" }
  }

  @Test(arguments: [
    // Into and out of a day of 23 hours, and one of 25, north and south of the equator.
    Midnight(
      zone: "Europe/Bratislava", utc: "2026-03-28T23:00:00Z", before: "2026-03-28",
      after: "2026-03-29"),
    Midnight(
      zone: "Europe/Bratislava", utc: "2026-03-29T22:00:00Z", before: "2026-03-29",
      after: "2026-03-30"),
    Midnight(
      zone: "America/New_York", utc: "2026-11-01T04:00:00Z", before: "2026-10-31",
      after: "2026-11-01"),
    Midnight(
      zone: "America/New_York", utc: "2026-11-02T05:00:00Z", before: "2026-11-01",
      after: "2026-11-02"),
    Midnight(
      zone: "Australia/Sydney", utc: "2026-10-04T13:00:00Z", before: "2026-10-04",
      after: "2026-10-05"),
    Midnight(
      zone: "Australia/Sydney", utc: "2026-04-05T14:00:00Z", before: "2026-04-05",
      after: "2026-04-06"),
    // The first hour of this day does not exist.
    Midnight(
      zone: "America/Santiago", utc: "2026-09-06T04:00:00Z", before: "2026-09-05",
      after: "2026-09-06"),
    // The same moment on both sides of the date line, and the day that Samoa left out.
    Midnight(
      zone: "Pacific/Apia", utc: "2026-11-21T11:00:00Z", before: "2026-11-21", after: "2026-11-22"),
    Midnight(
      zone: "Pacific/Pago_Pago", utc: "2026-11-21T11:00:00Z", before: "2026-11-20",
      after: "2026-11-21"),
    Midnight(
      zone: "Pacific/Kiritimati", utc: "2026-11-21T10:00:00Z", before: "2026-11-21",
      after: "2026-11-22"),
    Midnight(
      zone: "Pacific/Apia", utc: "2011-12-30T10:00:00Z", before: "2011-12-29", after: "2011-12-31"),
  ])
  func todayIsTheDayAtThePlace(midnight: Midnight) throws {
    let moment = try Date(midnight.utc, strategy: .iso8601)
    let dates = try [midnight.before, midnight.after].map { try #require(CalendarDay($0)) }
    let report = Report(
      service: .openMeteo, made: nil, fetched: moment - 7200, timeZone: midnight.zone,
      current: nil,
      hours: (-3...3).map { Conditions(time: moment + Double($0) * 3600) },
      days: dates.map { date in
        var day = Day(date: date)
        day.temperatureMin = Temperature(Double(date.day), .celsius)
        return day
      })
    let point = try #require(Coordinate(latitude: 0, longitude: 0))
    let place = Place(name: "Here", coordinate: point)
    for (now, today, left) in [(moment - 1, dates[0], 4), (moment, dates[1], 3)] {
      let words = WeatherWords(phrases: English(), now: { now })
      let days = words.days(place, report, limit: 9)
      #expect(days.first?.name == "Today")
      #expect(days.first?.low == "\(today.day)")
      #expect(days.count == (now < moment ? 2 : 1))
      // Hours that have begun are not shown as coming.
      #expect(words.hours(place, report, limit: 9).count == left)
    }
  }
}
