@testable import Detail
import ScreenTestSupport

/// A saved report from one day of its place to the next, with nobody to ask for a newer one.
struct MidnightTests {
  /// A time zone, a midnight there in UTC, the last day before it and the first day after it.
  @Test(arguments: [
    // Into and out of a day of 23 hours, and one of 25, north and south of the equator.
    ("Europe/Bratislava", "2026-03-28T23:00:00Z", "2026-03-28", "2026-03-29"),
    ("Europe/Bratislava", "2026-03-29T22:00:00Z", "2026-03-29", "2026-03-30"),
    ("America/New_York", "2026-11-01T04:00:00Z", "2026-10-31", "2026-11-01"),
    ("America/New_York", "2026-11-02T05:00:00Z", "2026-11-01", "2026-11-02"),
    ("Australia/Sydney", "2026-10-04T13:00:00Z", "2026-10-04", "2026-10-05"),
    ("Australia/Sydney", "2026-04-05T14:00:00Z", "2026-04-05", "2026-04-06"),
    // The first hour of this day does not exist.
    ("America/Santiago", "2026-09-06T04:00:00Z", "2026-09-05", "2026-09-06"),
    // This is the same moment on both sides of the date line, and the day that Samoa left out.
    ("Pacific/Apia", "2026-11-21T11:00:00Z", "2026-11-21", "2026-11-22"),
    ("Pacific/Pago_Pago", "2026-11-21T11:00:00Z", "2026-11-20", "2026-11-21"),
    ("Pacific/Kiritimati", "2026-11-21T10:00:00Z", "2026-11-21", "2026-11-22"),
    ("Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-29", "2011-12-31"),
  ])
  func todayIsTheDayAtThePlace(
    zone: String, midnight: String, before: String, after: String
  ) throws {
    let moment = try Date(midnight, strategy: .iso8601)
    let dates = try [before, after].map { try #require(CalendarDay($0)) }
    let report = Report(
      service: .openMeteo, fetched: moment - 7200, timeZone: zone,
      hours: (-3...3).map { Conditions(time: moment + Double($0) * 3600) },
      days: dates.map { date in
        var day = Day(date: date)
        day.temperatureMin = Temperature(Double(date.day), .celsius)
        return day
      })
    let place = Place(name: "Here", coordinate: .origin)
    for (now, today, left) in [(moment - 1, dates[0], 5), (moment, dates[1], 4)] {
      let words = Wording(at: now)
      let days = words.daily.days(place, report, limit: 9)
      #expect(days.first?.name == "Today")
      #expect(days.first?.low == "\(today.day)")
      #expect(days.count == (now < moment ? 2 : 1))
      // The hour that has begun comes first.
      #expect(words.hourly.hours(place, report, limit: 9).count == left)
    }
  }
}
