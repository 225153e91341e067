import CommandKit
import Foundation
import Phrases
import Presentation
import Reports
import ScreenTestSupport
import Testing

/// The summary beside minutes that tell of rain, in Oslo on a Saturday at 14:12.
struct SummaryOfMinutesTests {
  private let words = Wording(phrases: English(), now: { Fixture.now })

  private static let rain = Nowcast(
    service: .metNorway, kind: .radar, fetched: Fixture.now,
    steps: (0..<24).map { step in
      let start = Fixture.now + Double(step) * 300
      return Nowcast.Step(start: start, end: start + 300, rate: Precipitation(1, .millimeters))
    })

  /// Rain until the hour of this number, and then snow until 22:00.
  @Test(arguments: [
    (15, "Rain until 15:00, then snow until 22:00."),
    (16, "Rain until 16:00, then snow until 22:00."),
    (18, "Rain until 18:00, then snow until 22:00."), (14, "Snow until 22:00."),
  ])
  func saysWhatFallsFirst(last: Int, expected: String) {
    var report = HandMade.report(highs: []) { hour, conditions in
      if hour <= 22 { conditions.fall(1, code: hour <= last ? 61 : 71) }
    }
    report.nowcast = Self.rain
    let summary = words.outlook.summary(Fixture.oslo, report)
    #expect(summary == expected)
    // The summary says that it goes on.
    #expect(words.outlook.soon(Fixture.oslo, report) == nil)
  }

  /// The days before today may come from the record.
  @Test func theRecordOfYesterday() throws {
    var yesterday = Day(date: try #require(CalendarDay("2026-11-20")))
    yesterday.temperatureMax = Temperature(12.6, .celsius)
    var report = Fixture.report
    report.days.removeFirst()
    report.hours = []
    let found = words.outlook.summary(Fixture.oslo, report) { _ in [yesterday] }
    #expect(found == "4 °C colder than yesterday.")
    #expect(words.outlook.summary(Fixture.oslo, Fixture.emptyReport) { _ in [yesterday] } == nil)
  }
}
