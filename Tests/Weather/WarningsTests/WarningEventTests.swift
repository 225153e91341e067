import Analysis
import Foundation
import Testing
import Warnings

/// Official warnings as events that are told.
struct WarningEventTests {
  private static let start = Date(timeIntervalSince1970: 1_795_270_800)

  /// A warning without an end is issued again every few hours, which doesn't prolong it.
  @Test func aWarningWithoutAnEndIsToldOnce() {
    var told = ToldEvents()
    func at(_ hours: Double) -> Date { Self.start + hours * 3600 }
    func found(_ hours: Double) -> [WeatherEvent] {
      var warning = WeatherWarning(event: "Heavy Rain Warning")
      warning.from = at(hours)
      return [WeatherEvent(warning, id: "warnings", now: at(hours))]
    }
    func news(_ found: [WeatherEvent], at hours: Double = 0) -> [EventNews.Reason] {
      told.news(of: "warnings", found: found, now: at(hours)).map(\.reason)
    }
    #expect(news(found(-1)) == [.new])
    #expect(found(-1)[0].end == nil)
    #expect(news(found(5), at: 6) == [])
    #expect(news(found(29), at: 30) == [])
    #expect(news([], at: 31) == [.withdrawn])
    #expect(news([], at: 32) == [])
  }
}
