import Foundation
import Reports
import Testing

@testable import Calendars

struct CalendarFileTests {
  private static let friday = Date(timeIntervalSince1970: 1_795_773_600)  // 2026-11-27T10:00Z
  private static let oslo = TimeZone(identifier: "Europe/Oslo") ?? .gmt

  /// The starts of all appointments of an event in the days after a moment.
  private func starts(
    _ lines: [String], from start: Date = friday, days: Double = 16, local: TimeZone = oslo
  ) throws -> [String] {
    let text = (["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]).joined(separator: "\r\n")
    let file = try CalendarFile(Array(text.utf8))
    return file.appointments(from: start, until: start + days * 86_400, local: local).all.map {
      switch $0.time {
      case .hours(let start, let end):
        start == end ? start.ISO8601Format() : "\(start.ISO8601Format())/\(end.ISO8601Format())"
      case .days(let days): "\(days.lowerBound)/\(days.upperBound)"
      }
    }
  }

  private func found(_ text: String, days: Double = 3) throws -> Appointments {
    try CalendarFile(Array(text.utf8)).appointments(
      from: Self.friday, until: Self.friday + days * 86_400, local: Self.oslo)
  }

  private func event(_ lines: String...) -> [String] { ["BEGIN:VEVENT"] + lines + ["END:VEVENT"] }

  @Test(
    arguments: [
      // A time of the local clock, of a zone, in UTC; a day; one that runs; one that is over
      ["DTSTART:20261128T090000"]: ["2026-11-28T08:00:00Z"],
      ["DTSTART;TZID=Asia/Tokyo:20261128T090000"]: ["2026-11-28T00:00:00Z"],
      ["DTSTART:20261128T090000Z", "DURATION:PT1H30M"]: [
        "2026-11-28T09:00:00Z/2026-11-28T10:30:00Z"
      ],
      ["DTSTART;VALUE=DATE:20261128"]: ["2026-11-28/2026-11-28"],
      ["DTSTART;VALUE=DATE:20261126", "DTEND;VALUE=DATE:20261129"]: ["2026-11-26/2026-11-28"],
      ["DTSTART:20261127T093000Z", "DTEND:20261127T103000Z"]: [
        "2026-11-27T09:30:00Z/2026-11-27T10:30:00Z"
      ],
      ["DTSTART:20261127T083000Z", "DTEND:20261127T093000Z"]: [],
      ["DTSTART:20261128T090000Z", "STATUS:CANCELLED"]: [],
      // Rules
      ["DTSTART:20200102T090000Z", "RRULE:FREQ=MONTHLY;BYDAY=-1FR"]: [],
      ["DTSTART:20200102T120000Z", "RRULE:FREQ=MONTHLY;BYDAY=-1FR"]: ["2026-11-27T12:00:00Z"],
      ["DTSTART:20200102T120000Z", "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1"]: [
        "2026-12-01T12:00:00Z"
      ],
      ["DTSTART:19500102T120000Z", "RRULE:FREQ=DAILY;INTERVAL=7;COUNT=100000"]: [
        "2026-11-30T12:00:00Z", "2026-12-07T12:00:00Z",
      ],
      ["DTSTART:20261120T120000Z", "RRULE:FREQ=WEEKLY;UNTIL=20261204T120000Z"]: [
        "2026-11-27T12:00:00Z", "2026-12-04T12:00:00Z",
      ],
      ["DTSTART:20261120T120000Z", "RRULE:FREQ=WEEKLY;COUNT=2"]: ["2026-11-27T12:00:00Z"],
      ["DTSTART:20261109T120000Z", "RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,MO"]: [
        "2026-12-06T12:00:00Z", "2026-12-07T12:00:00Z",
      ],
      ["DTSTART;VALUE=DATE:20201201", "RRULE:FREQ=YEARLY"]: ["2026-12-01/2026-12-01"],
      ["DTSTART;VALUE=DATE:20240229", "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1"]: [
        "2026-11-30/2026-11-30"
      ],
      // Exceptions and additions
      ["DTSTART:20261127T120000Z", "RRULE:FREQ=WEEKLY", "EXDATE:20261204T120000Z"]: [
        "2026-11-27T12:00:00Z", "2026-12-11T12:00:00Z",
      ],
      ["DTSTART:20261127T120000Z", "RRULE:FREQ=WEEKLY", "EXDATE;VALUE=DATE:20261127"]: [
        "2026-12-04T12:00:00Z", "2026-12-11T12:00:00Z",
      ],
      ["DTSTART:20261101T120000Z", "RDATE;VALUE=PERIOD:20261128T120000Z/PT2H"]: [
        "2026-11-28T12:00:00Z/2026-11-28T14:00:00Z"
      ],
    ] as [[String]: [String]])
  func readsTimes(lines: [String], starts: [String]) throws {
    #expect(try self.starts(["BEGIN:VEVENT"] + lines + ["END:VEVENT"]) == starts)
  }

  /// In Oslo the clocks go back on 25 October 2026, and forward on 28 March 2027.
  @Test func clocksChange() throws {
    let october = Date(timeIntervalSince1970: 1_792_800_000)  // 2026-10-24T00:00Z
    let daily = event("DTSTART;TZID=Europe/Oslo:20260101T023000", "RRULE:FREQ=DAILY")
    #expect(
      try starts(daily, from: october, days: 3) == [
        "2026-10-24T00:30:00Z", "2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z",
      ])
    let march = Date(timeIntervalSince1970: 1_806_105_600)  // 2027-03-27T00:00Z
    #expect(
      try starts(daily, from: march, days: 3) == [
        "2027-03-27T01:30:00Z", "2027-03-28T01:30:00Z", "2027-03-29T00:30:00Z",
      ])
  }

  @Test func oneOfSeveralIsMoved() throws {
    let main = ["UID:a", "DTSTART:20261127T120000Z", "RRULE:FREQ=WEEKLY;COUNT=3"]
    let moved = ["UID:a", "RECURRENCE-ID:20261204T120000Z", "DTSTART:20261205T150000Z"]
    let series = ["BEGIN:VEVENT"] + main + ["END:VEVENT", "BEGIN:VEVENT"]
    #expect(
      try starts(series + moved + ["END:VEVENT"]) == [
        "2026-11-27T12:00:00Z", "2026-12-05T15:00:00Z", "2026-12-11T12:00:00Z",
      ])
    #expect(
      try starts(series + moved + ["STATUS:CANCELLED", "END:VEVENT"]) == [
        "2026-11-27T12:00:00Z", "2026-12-11T12:00:00Z",
      ])
    let following = moved.map {
      $0.replacing("RECURRENCE-ID:", with: "RECURRENCE-ID;RANGE=THISANDFUTURE:")
    }
    #expect(
      try starts(series + following + ["END:VEVENT"]) == [
        "2026-11-27T12:00:00Z", "2026-12-05T15:00:00Z", "2026-12-12T15:00:00Z",
      ])
  }

  @Test(arguments: [
    ("/Europe/Oslo", "Europe/Oslo"),
    ("/mozilla.org/20070129_1/America/New_York", "America/New_York"),
    (
      "/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires",
      "America/Argentina/Buenos_Aires"
    ),
    ("Eastern Standard Time", "America/New_York"), ("../../etc/passwd", nil), ("", nil),
    ("Nowhere/Town", nil), ("UTC", "GMT"),
  ])
  func findsZones(name: String, zone: String?) {
    #expect(ZoneFinder.timeZone(name)?.identifier == zone)
  }

  @Test func saysWhichZoneIsUnknown() throws {
    let text = "BEGIN:VEVENT\nDTSTART;TZID=Moon/Base:20261128T090000\nEND:VEVENT"
    let found = try found(text)
    #expect(found.unknownZones == ["Moon/Base"])
    #expect(found.all.count == 1)
  }

  @Test func countsTheTasksThatItLeavesOut() throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:Umbrella\nEND:VTODO\nEND:VCALENDAR"
    let found = try found(text)
    #expect(found.tasks == 1)
    #expect(found.all.isEmpty)
  }

  @Test(arguments: ["", "hello", "BEGIN:VCARD\nEND:VCARD", "<html></html>"])
  func refusesWhatIsNoCalendar(text: String) {
    #expect(throws: CalendarFile.NoCalendar.self) { try CalendarFile(Array(text.utf8)) }
  }

  /// A file can't make the reader work for long: rules of days that never come, a million of repetitions, deep nesting.
  @Test(arguments: [
    "DTSTART:00010101T000000Z\nRRULE:FREQ=DAILY;COUNT=999999999",
    "DTSTART:20200101T000000Z\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "DTSTART:20200101T000000Z\nRRULE:FREQ=DAILY;INTERVAL=9999999999999",
    "DTSTART:20200101T000000Z\nRRULE:FREQ=SECONDLY", "DTSTART:99991231T235959Z\nRRULE:FREQ=DAILY",
    "DTSTART:20200101T000000Z\nDURATION:P99999999W",
    "DTSTART:20200101T000000Z\nDTEND:00010101T000000Z",
    "DTSTART:20200101T000000Z\nGEO:nan;inf\nRDATE:"
      + Array(repeating: "20261128T000000Z", count: 5_000).joined(separator: ","),
    String(repeating: "BEGIN:VALARM\n", count: 10_000),
  ])
  func hostileFilesAreBounded(lines: String) throws {
    let one = "BEGIN:VEVENT\n\(lines)\nEND:VEVENT\n"
    let file = try CalendarFile(Array((one + one + one).utf8))
    let found = file.appointments(
      from: Self.friday, until: Self.friday + 86_400 * 400, local: Self.oslo)
    #expect(found.all.count <= CalendarFile.mostFound)
  }

  @Test func theEarliestOfTooManyAreKept() throws {
    let later = "BEGIN:VEVENT\nDTSTART:20261130T090000Z\nSUMMARY:later\nEND:VEVENT\n"
    let first = "BEGIN:VEVENT\nDTSTART:20261128T090000Z\nSUMMARY:first\nEND:VEVENT\n"
    let text = String(repeating: later, count: 5000) + first
    let found = try found(text, days: 9)
    #expect(found.all.first?.title == "first")
    #expect(found.all.count == CalendarFile.mostFound)
    #expect(found.isCut)
  }

  @Test func titlesAreClean() throws {
    let text =
      "BEGIN:VEVENT\nDTSTART:20261128T090000Z\nSUMMARY:a\u{1B}[31mb\\nc\u{202E}\nEND:VEVENT"
    let found = try found(text)
    #expect(found.all.map(\.title) == ["a[31mb c"])
  }
}

struct CalendarWriterTests {
  private let now = Date(timeIntervalSince1970: 1_795_773_600)

  @Test func writesAnEvent() throws {
    let point = try #require(Coordinate(latitude: 59.9127, longitude: 10.7461))
    let day = try #require(CalendarDay(year: 2026, month: 11, day: 28))
    let place = Place(name: "Oslo; Norway", coordinate: point)
    let bytes = CalendarWriter.bytes(
      [
        CalendarEntry(
          .day(day), kind: "days", title: "Rain, " + String(repeating: "é", count: 40), at: place)
      ], at: now)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    #expect(
      text.contains(
        "DTSTAMP:20261127T100000Z\r\nDTSTART;VALUE=DATE:20261128\r\nDTEND;VALUE=DATE:20261129\r\n"))
    #expect(text.contains("LOCATION:Oslo\\; Norway\r\nGEO:59.913;10.746\r\n"))
    #expect(CalendarWriter.wrote(bytes))
    #expect(!CalendarWriter.wrote(Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n".utf8)))
    let again = CalendarWriter.bytes(
      [CalendarEntry(.day(day), kind: "days", title: "Dry", at: place)], at: now + 3600)
    func uid(_ bytes: [UInt8]) -> Substring? {
      String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").first { $0.hasPrefix("UID:") }
    }
    #expect(uid(bytes) == uid(again))
    // What is written is read again.
    let found = try CalendarFile(bytes).appointments(
      from: now, until: now + 86_400 * 3, local: .gmt)
    #expect(found.all.map(\.time) == [.days(day...day)])
    #expect(found.all.map(\.location) == ["Oslo; Norway"])
  }
}
