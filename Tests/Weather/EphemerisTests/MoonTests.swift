import Ephemeris
import Foundation
import Testing

struct MoonTests {
  /// The phases of January and February 2025 as almanacs publish them, to the minute.
  @Test(arguments: [
    ("2025-01-06T23:56:00Z", 0.25), ("2025-01-13T22:27:00Z", 0.5), ("2025-01-21T20:31:00Z", 0.75),
    ("2025-01-29T12:36:00Z", 0), ("2025-02-12T13:53:00Z", 0.5), ("2000-01-06T18:14:00Z", 0),
  ])
  func phasesAreThoseOfTheAlmanac(time: String, phase: Double) throws {
    let moon = MoonPhase(at: try instant(time))
    let ahead = abs(moon.phase - phase)
    // A minute is 0.000024 of a month.
    #expect(min(ahead, 1 - ahead) < 0.00003)
  }

  @Test(arguments: [
    ("2025-01-29T12:36:00Z", 0), ("2025-01-29T23:00:00Z", 0), ("2025-01-30T13:00:00Z", 1),
    ("2025-01-05T12:00:00Z", 1), ("2025-01-06T17:00:00Z", 2), ("2025-01-08T00:00:00Z", 3),
    ("2025-01-13T12:00:00Z", 4), ("2025-01-15T00:00:00Z", 5), ("2025-01-21T12:00:00Z", 6),
    ("2025-01-28T00:00:00Z", 7), ("2025-01-29T04:00:00Z", 0),
  ])
  func phasesHaveTheirNames(time: String, eighth: Int) throws {
    #expect(MoonPhase(at: try instant(time)).eighth == eighth)
  }

  @Test func nearThePoleTheMoonStaysUpForDays() throws {
    let (place, zone) = (try point(85, 20), try clock("UTC"))
    let states = try (10...28).map {
      MoonDay(try day("2026-01-\($0)"), at: place, clock: zone).isAlwaysUp
    }
    #expect(states.contains(true) && states.contains(false))
  }
}

/// The next turns of the moon and of the year.
struct SkyEventTests {
  /// All of 2026 and 2027 as PyEphem 4.2 has them, and almanacs to the minute.
  private static let known: [(event: SkyEvent, times: String)] = [
    (
      .newMoon,
      """
      2026-01-18T19:52 2026-02-17T12:01 2026-03-19T01:23 2026-04-17T11:52 2026-05-16T20:01 \
      2026-06-15T02:54 2026-07-14T09:44 2026-08-12T17:37 2026-09-11T03:27 2026-10-10T15:50 \
      2026-11-09T07:02 2026-12-09T00:52 2027-01-07T20:24 2027-02-06T15:56 2027-03-08T09:29 \
      2027-04-06T23:51 2027-05-06T10:59 2027-06-04T19:40 2027-07-04T03:02 2027-08-02T10:05 \
      2027-08-31T17:41 2027-09-30T02:36 2027-10-29T13:36 2027-11-28T03:24 2027-12-27T20:12
      """
    ),
    (
      .fullMoon,
      """
      2026-01-03T10:03 2026-02-01T22:09 2026-03-03T11:38 2026-04-02T02:12 2026-05-01T17:23 \
      2026-05-31T08:45 2026-06-29T23:57 2026-07-29T14:36 2026-08-28T04:18 2026-09-26T16:49 \
      2026-10-26T04:12 2026-11-24T14:53 2026-12-24T01:28 2027-01-22T12:17 2027-02-20T23:24 \
      2027-03-22T10:44 2027-04-20T22:27 2027-05-20T10:59 2027-06-19T00:44 2027-07-18T15:45 \
      2027-08-17T07:29 2027-09-15T23:03 2027-10-15T13:47 2027-11-14T03:26 2027-12-13T16:09
      """
    ),
    (.equinox, "2026-03-20T14:46 2026-09-23T00:05 2027-03-20T20:25 2027-09-23T06:02"),
    (.solstice, "2026-06-21T08:25 2026-12-21T20:50 2027-06-21T14:11 2027-12-22T02:42"),
  ]

  @Test(arguments: known) func turnsAreThoseOfTheAlmanac(
    known: (event: SkyEvent, times: String)
  ) throws {
    var start = try instant("2026-01-01T00:00:00Z")
    for text in known.times.split(separator: " ") {
      let found = known.event.next(after: start)
      #expect(abs(found.timeIntervalSince(try instant("\(text):00Z"))) < 60, "\(text)")
      start = found + 3600
    }
  }

  /// From each hour of two months, the next is the same until it is over.
  @Test(arguments: SkyEvent.allCases) func theNextIsAheadAndTheFirst(event: SkyEvent) throws {
    let start = try instant("2026-11-20T00:30:00Z")
    var last: Date?
    for hour in 0..<(60 * 24) {
      let now = start + Double(hour) * 3600
      let next = event.next(after: now)
      #expect(next > now)
      if let last, last > now { #expect(abs(next.timeIntervalSince(last)) < 1) }
      last = next
    }
  }
}
