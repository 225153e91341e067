import Archiving
import Clients
import Foundation
import Reports
import Testing

/// Days that are longer or shorter than others, or begin elsewhere.
final class LocalDayTests: ShelfSuite {
  @Test(arguments: [
    ("Europe/Bratislava", "2026-03-28T23:00:00Z", 23),
    ("Europe/Bratislava", "2026-10-24T22:00:00Z", 25),
    ("America/New_York", "2026-03-08T05:00:00Z", 23),
    ("America/New_York", "2026-11-01T04:00:00Z", 25),
    ("Australia/Sydney", "2026-10-03T14:00:00Z", 23),
    ("Australia/Sydney", "2026-04-04T13:00:00Z", 25),
    ("Pacific/Kiritimati", "2026-11-19T10:00:00Z", 24),
    ("Pacific/Pago_Pago", "2026-11-19T11:00:00Z", 24),
  ])
  func everyHourOfADayIsKeptAndComparedOnce(zone: String, start: String, hours: Int) throws {
    let midnight = try Date(start, strategy: .iso8601)
    shelf.now = midnight.addingTimeInterval(3 * 86_400)
    // A report every six hours, as a forecast two degrees too warm, says all of these hours until they have passed.
    for hour in stride(from: -36, to: hours + 7, by: 6) {
      archive.savedReports.save(
        report(zone, issuedAt: midnight + Double(hour) * 3600, from: midnight, hours: hours),
        try place())
    }
    let list = try archive.records.list(place())
    let newest = try #require(try archive.records.records(list, 0, 1).first)
    let hourly = try #require(try archive.records.report(newest.id)).hours
    #expect(hourly.count == hours)
    let score = try #require(archive.accuracy.scores(place()).first { $0.days == 1 })
    #expect(
      score.temperature
        == ErrorSum(cases: hours, absolute: Double(hours * 2), signed: Double(hours * 2)))
    let clock = try PlaceClock(timeZone: zone, at: place().coordinate)
    let days = Set(hourly.compactMap { clock.day(of: $0.time) })
    #expect(days.count == 1)
    #expect(clock.day(of: midnight + Double(hours) * 3600) != days.first)
  }

  /// One moment belongs to two different days in two places.
  @Test(arguments: [
    ("Pacific/Kiritimati", "2026-11-21"), ("Pacific/Apia", "2026-11-21"),
    ("Pacific/Pago_Pago", "2026-11-20"),
  ])
  func theRecordOfADayIsThatOfTheDayThere(zone: String, day: String) throws {
    let moment = try Date("2026-11-21T09:30:00Z", strategy: .iso8601)
    let date = try #require(CalendarDay(day))
    var said = report(zone, issuedAt: moment, from: moment, hours: 1)
    said.days = [Day(date: date)]
    archive.savedReports.save(said, try place())
    #expect(try archive.records.day(date, at: place()) == said.days[0])
    for other in [-1, 1] {
      let date = try #require(CalendarDay(daysSince1970: date.daysSince1970 + other))
      #expect(try archive.records.day(date, at: place()) == nil)
    }
  }

  /// However many reports came since.
  @Test func theRecordOfYesterdayIsFoundBehindThoseOfToday() throws {
    let moment = try Date("2026-11-21T09:30:00Z", strategy: .iso8601)
    let utc = try PlaceClock(timeZone: "UTC", at: place().coordinate)
    let days = (1...41).reversed().map { moment.addingTimeInterval(Double($0) * -86_400) }
    let times = days + (0..<70).map { moment.addingTimeInterval(Double($0) * 60) }
    for time in times {
      var said = report("UTC", issuedAt: time, from: time, hours: 1)
      said.days = [Day(date: try #require(utc.day(of: time)))]
      archive.savedReports.save(said, try place())
    }
    let date = try #require(CalendarDay("2026-11-20"))
    #expect(try archive.records.day(date, at: place())?.date == date)
    for day in ["2026-08-20", "2026-11-22"] {
      #expect(try archive.records.day(#require(CalendarDay(day)), at: place()) == nil)
    }
  }

  /// 8 °C in the hours that have passed, and 10 °C in those to come.
  private func report(_ zone: String, issuedAt: Date, from start: Date, hours: Int) -> Report {
    Report(
      service: .openMeteo, issuedAt: issuedAt, fetched: issuedAt, timeZone: zone,
      hours: (0..<hours).map {
        var hour = Conditions(time: start + Double($0) * 3600)
        hour.temperature = Temperature(hour.time > issuedAt ? 10 : 8, .celsius)
        return hour
      })
  }
}
