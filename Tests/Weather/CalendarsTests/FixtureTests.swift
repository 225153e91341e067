import TestSupport
import Testing

@testable import Calendars

/// The calendars of programs, as icalendar and recurring-ical-events read them.
struct FixtureTests {
  private struct Expected: Decodable {
    struct Moment: Decodable, Equatable {
      var utc: String?
      var date: String?
    }
    struct Occurrence: Decodable {
      var start: Moment
      var end: Moment?
      var summary: String
      var location: String?
      var geo: [Double]?
    }
    var windowStart: String?
    var count: Int?
    var occurrences: [Occurrence]?

    private enum CodingKeys: String, CodingKey {
      case windowStart = "window_start"
      case count = "count_in_400_days"
      case occurrences
    }
  }

  /// Those that these libraries read otherwise, each with the reason.
  private static let others: Set = [
    // Refused by them: a zone without a name, and an event without a start.
    "exchange-blank-tzid", "tzid-without-vtimezone",
    // Two starts, of which they take none.
    "vtimezone-with-rdates",
    // A rule of the Gregorian calendar.
    "rscale-other-calendars",
  ]

  /// Counted until midnight in Sydney by them, and in UTC here.
  private static let counts = ["outlook-city-tzid-weekdays": 286]

  private static let recordings = Recordings.folder.appending(path: "ical")

  @Test func readsTheCalendarsOfPrograms() throws {
    try reads(PackageFolder.file("Tests/Weather/CalendarsTests/Resources"), count: 6)
  }

  @Test(.enabled(if: !Recordings.files("ical").isEmpty))
  func readsAllRecordedCalendarsOfPrograms() throws { try reads(Self.recordings, count: 30) }

  private func reads(_ folder: URL, count: Int) throws {
    let data = try Data(contentsOf: folder.appending(path: "EXPECTED.json"))
    let all = try JSONDecoder().decode([String: Expected].self, from: data)
    #expect(all.count == count)
    for (name, expected) in all where !Self.others.contains(name) {
      let file = try CalendarFile(Array(Data(contentsOf: folder.appending(path: "\(name).ics"))))
      let start =
        expected.windowStart.flatMap { CalendarDay($0) }
        .map { Date(timeIntervalSince1970: Double($0.daysSince1970) * 86_400) } ?? .distantPast
      let found = file.appointments(from: start, until: start + 400 * 86_400, local: .gmt)
      if let count = Self.counts[name] ?? expected.count {
        #expect(found.all.count == count, "\(name)")
      }
      let occurrences = expected.occurrences ?? []
      for (appointment, occurrence) in zip(
        found.all.prefix(12).sorted { key($0) < key($1) }, occurrences.sorted { key($0) < key($1) })
      {
        #expect(appointment.title == occurrence.summary.cleaned(limit: 200), "\(name)")
        #expect(appointment.location == (occurrence.location ?? "").cleaned(limit: 300), "\(name)")
        #expect(appointment.coordinate?.latitude == occurrence.geo?[0] || occurrence.geo == nil)
        switch appointment.time {
        case .hours(let from, let to):
          #expect(occurrence.start.utc == from.ISO8601Format(), "\(name)")
          #expect(occurrence.end?.utc ?? from.ISO8601Format() == to.ISO8601Format(), "\(name)")
        case .days(let days):
          #expect(occurrence.start.date == days.lowerBound.description, "\(name)")
          let end = CalendarDay(daysSince1970: days.upperBound.daysSince1970 + 1)
          #expect(occurrence.end?.date == end?.description, "\(name)")
        }
      }
      #expect(found.all.count >= occurrences.count, "\(name)")
    }
  }

  /// What they refuse is read here.
  @Test(
    .enabled(if: !Recordings.files("ical").isEmpty),
    arguments: [
      ("exchange-blank-tzid", "2015-08-20", 1), ("tzid-without-vtimezone", "2014-08-20", 1),
      ("tzid-without-vtimezone", "2024-09-01", 1), ("vtimezone-with-rdates", "2014-08-20", 1),
      ("rscale-other-calendars", "2013-02-01", 2),
    ])
  func readsWhatOthersRefuse(name: String, day: String, count: Int) throws {
    let day = try #require(CalendarDay(day))
    let file = try CalendarFile(
      Array(Data(contentsOf: Self.recordings.appending(path: "\(name).ics"))))
    let start = Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400)
    let found = file.appointments(from: start, until: start + 300 * 86_400, local: .gmt)
    #expect(found.all.count == count)
  }

  private func key(_ appointment: Appointment) -> String {
    switch appointment.time {
    case .hours(let start, _): start.ISO8601Format() + appointment.title
    case .days(let days): days.lowerBound.description + appointment.title
    }
  }

  private func key(_ occurrence: Expected.Occurrence) -> String {
    (occurrence.start.utc ?? occurrence.start.date ?? "") + occurrence.summary
  }
}
