import CommandKit
import Phrases
import Presentation
import Reports
import ScreenTestSupport
@testable import Sky
import TerminalText
import Testing

// The page of a place and day.
extension SunPageTests {
  func page(
    _ latitude: Double, _ longitude: Double, _ date: String?, _ zone: String, width: Int,
    isDrawn: Bool = true, clock: ClockStyle = .hours24, glyphs: Glyphs = .unicode
  ) throws -> String {
    let report = try report(latitude, longitude, date, zone)
    return SunPage(report, phrases: English(), isDrawn: isDrawn, clock: clock, glyphs: glyphs)
      .page(width: width).lines.map { $0.text + "\n" }.joined()
  }

  func report(
    _ latitude: Double, _ longitude: Double, _ date: String?, _ zone: String
  ) throws -> SunReport {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    return try #require(
      SunReport(
        place: nil, at: point, clock: PlaceClock(timeZone: zone, at: point),
        date: date.flatMap { CalendarDay($0) }, now: Fixture.now))
  }
}
