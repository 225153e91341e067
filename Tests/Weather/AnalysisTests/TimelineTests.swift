import Analysis
import Foundation
import Reports
import Testing

struct TimelineTests {
  /// At 10:50, minutes that begin at 11:05 follow ten minutes of one hour and five of the next, in which it rains.
  @Test func minutesAfterTheNextHourLeaveNoGap() {
    let now = Made.at(10) + 3000
    var report = Made.report(Made.hours) { hour, conditions in if hour == 12 { conditions.fall(2) }
    }
    report.nowcast = Nowcast(
      service: .metNorway, kind: .radar, fetched: now,
      steps: (3..<24).map { step in
        let start = now + Double(step) * 300
        return Nowcast.Step(start: start, end: start + 300, rate: Precipitation(0, .millimeters))
      })
    let slots = Timeline(report, now: now).slots
    #expect(slots.prefix(3).map(\.start) == [now, now + 600, now + 900])
    #expect(slots.prefix(3).map(\.isByMinute) == [false, false, true])
    #expect(slots.prefix(3).map(\.isWet) == [false, true, false])
    #expect(zip(slots, slots.dropFirst()).allSatisfy { $0.end == $1.start })
  }
}
