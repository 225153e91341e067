@testable import Detail
import Foundation
import Quantities
import Reports
import ScreenTestSupport
import Testing

/// Times that the forecast covers in part.
extension DetailPresenterTests {
  /// The hours of the report go until 17:00 on Sunday, its days until Sunday.
  @Test(arguments: [
    (DetailPart.hours(.day(.weekend)), true), (.day(.weekend), true),
    (.chart(.temperature, .day(.after(1))), true),
    (.hours(.day(.hours(16..<20, of: .after(1)))), true),
    (.hours(.day(.hours(12..<18, of: .after(1)))), false), (.hours(.day(.after(0))), false),
    (.days(.day(.weekend)), false), (.days(.day(.after(1))), false),
  ])
  func saysWhenTheForecastEndsWithinTheTime(part: DetailPart, ends: Bool) async throws {
    let presenter = presenter(weather: .answering(recent))
    try await presenter.perform(.show(part))
    let text = recorder.takeText()
    let sentence = "\n The forecast ends on Sunday, 22 November 2026 at 18:00.\n"
    #expect(text.contains(sentence) == ends, "\(text)")
    #expect(text.contains("forecast ends") == ends, "\(text)")
  }

  // B14: amounts of OpenWeather are those of three hours.
  @Test(arguments: [1, 3]) func saysForHowLongAmountsAre(step: Int) async throws {
    var report = recent
    report.hours = stride(from: 0, to: recent.hours.count, by: step).map { recent.hours[$0] }
    let presenter = presenter(weather: .answering(report))
    try await presenter.perform(.show(.hours(.next(24))))
    let table = recorder.takeText()
    #expect(table.contains("\n Precipitation is per 3\u{A0}h.\n") == (step == 3), "\(table)")
    try await presenter.perform(.show(.chart(.precipitation, .next(24))))
    let chart = recorder.takeText()
    #expect(chart.contains("(mm per 3\u{A0}h)") == (step == 3), "\(chart)")
  }

  // B15
  @Test(arguments: [
    (-2 * 86_400.0, "Your clock says Thursday, 19 November 2026."),
    (-1_795_270_000, "Your clock says 1970."), (-3600, nil), (86_400, nil),
  ])
  func aWrongClockIsNamedOnce(error: Double, sentence: String?) async throws {
    let now = Fixture.now + error
    for part in [DetailPart.everything, .hours(.next(24)), .days(.next(7))] {
      let presenter = presenter(weather: .answering(recent), now: { now })
      try await presenter.perform(.show(part))
      let text = recorder.takeText()
      #expect(text.components(separatedBy: "Your clock").count - 1 == (sentence == nil ? 0 : 1))
      guard let sentence else { continue }
      #expect(text.contains(sentence), "\(text)")
      #expect(!text.contains("–  ") && !text.contains("fetched"), "\(text)")
    }
  }

  @Test func saysWhenTheDaysEnd() async throws {
    var short = recent
    short.days.removeAll { $0.date.description > "2026-11-21" }
    let presenter = presenter(weather: .answering(short))
    try await presenter.perform(.show(.days(.day(.weekend))))
    let text = recorder.takeText()
    #expect(text.contains("\n The forecast ends on Saturday, 21 November 2026.\n"), "\(text)")
  }

  /// Beside some hours of a day, the row of the day would be read as theirs.
  @Test(arguments: [
    (DayReference.hours(16..<18, of: nil), false), (.nextHours(16..<17, isToday: false), false),
    (.hour(afterMinutes: 120), false), (.tonight, true), (.after(0), true),
  ])
  func someHoursStandWithoutTheRowOfTheDay(day: DayReference, hasRow: Bool) async throws {
    let presenter = presenter(weather: .answering(recent))
    try await presenter.perform(.show(.day(day)))
    let text = recorder.takeText()
    #expect(text.contains("\n Today ") == hasRow, "\(text)")
  }
}
