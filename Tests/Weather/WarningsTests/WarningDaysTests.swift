import Analysis
import Foundation
import Reports
import Testing
import Warnings

/// Which warnings are in force on the days that a person asks about.
struct WarningDaysTests {
  /// A Saturday, 14:12 in Oslo.
  private static let now = Date(timeIntervalSince1970: 1_795_266_720)

  /// Hours after now.
  @Test(
    arguments: [
      (-1, 2, .after(0), true), (-1, 2, .after(1), false), (9, 11, .after(1), true),
      (9, 9.7, .after(1), false), (40, nil, .after(1), false), (3, nil, .after(5), true),
      (nil, 5, .after(0), true), (nil, 5, .after(1), false), (nil, nil, .after(3), true),
      // Hours of a day, between which others lie.
      (-1, 3.7, .tonight, false), (-1, 3.9, .tonight, true), (15, 16, .tonight, true),
      (16, 17, .tonight, false), (25.9, 30, .hours(15..<16, of: .after(1)), false),
      (25.6, 25.7, .hours(15..<16, of: .after(1)), true),
      (10, 15, .hours(8..<9, of: .weekend), false), (0, 48, .hours(8..<9, of: .after(1)), true),
      // To be replaced before it begins.
      (20, 10, .after(1), true), (20, 10, .after(0), false),
    ] as [(Double?, Double?, DayReference, Bool)])
  func isInForce(from: Double?, until: Double?, day: DayReference, isFound: Bool) throws {
    let oslo = try #require(Coordinate(latitude: 59.91, longitude: 10.75))
    let clock = PlaceClock(timeZone: "Europe/Oslo", at: oslo)
    let span = try #require(DaySpan(day, clock: clock, now: Self.now))
    var warning = WeatherWarning(event: "Wind")
    warning.from = from.map { Self.now.addingTimeInterval($0 * 3600) }
    warning.until = until.map { Self.now.addingTimeInterval($0 * 3600) }
    let found = PlaceWarnings(
      service: .metNorway, fetched: Self.now, reach: .place, warnings: [warning])
    #expect(found.during(span).warnings.isEmpty == !isFound)
  }
}

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

/// Which official warnings match an alert.
struct WarningQuestionTests {
  private static func warning(
    _ event: String, _ kind: WeatherWarning.Kind? = nil, _ severity: WeatherWarning.Severity? = nil,
    _ color: WeatherWarning.Color? = nil, language: String? = "en"
  ) -> WeatherWarning {
    var warning = WeatherWarning(event: event)
    (warning.kind, warning.severity, warning.color) = (kind, severity, color)
    warning.language = language
    return warning
  }

  @Test(arguments: [
    ("warnings", "warnings"), ("warnings severe", "warnings severe"),
    ("warnings orange", "warnings severe"), ("Warnings Red for Wind", "warnings extreme for wind"),
    ("warnings for high water", "warnings for high water"),
  ])
  func isReadAndKept(text: String, kept: String) {
    #expect(WarningQuestion(text)?.text == kept)
    #expect(WarningQuestion(kept)?.text == kept)
  }

  @Test(arguments: [
    "", "rain 1h", "warning", "warnings today", "warnings for", "warnings severe now",
  ])
  func theRestIsNone(text: String) { #expect(WarningQuestion(text) == nil) }

  @Test(arguments: WeatherWarning.Severity.allCases)
  func aLevelTakesThoseFromItOn(least: WeatherWarning.Severity) {
    let question = WarningQuestion(least: least)
    let levels = WeatherWarning.Severity.allCases
    let from = levels.firstIndex(of: least) ?? 0
    for (index, severity) in levels.enumerated() {
      #expect(question.takes(Self.warning("Wind", .wind, severity)) == (index >= from))
    }
    // The level of a warning without one may be any.
    #expect(question.takes(Self.warning("Wind", .wind)))
  }

  @Test func aColorIsALevel() throws {
    let severe = try #require(WarningQuestion("warnings severe"))
    #expect(!severe.takes(Self.warning("Wind", .wind, nil, .yellow)))
    #expect(severe.takes(Self.warning("Wind", .wind, nil, .orange)))
    #expect(severe.takes(Self.warning("Wind", .wind, nil, .red)))
  }

  @Test(arguments: [
    ("wind", "Yellow wind warning", WeatherWarning.Kind.wind, "en", true),
    ("wind", "Ice", .snowOrIce, "en", false), ("ice", "Neige-verglas", .snowOrIce, "fr", true),
    ("flood", "Rain and flood", .rainFlood, "en", true), ("rain", "Flood", .flood, "en", false),
    ("wind", "High Wind Warning", nil, "en", true), ("wind", "Flood Watch", nil, "en", false),
    // Written in a language that isn't the question's it may be the wind.
    ("wind", "Sturm", nil, "de", true), ("wind", "暴風警報", nil, nil, true),
    ("high water", "Hochwasser", nil, "de", false), ("hochwasser", "HOCHWASSER", nil, "de", true),
    ("dest", "Výstraha: dážď", nil, "sk", false), ("dazd", "Výstraha: dážď", nil, "sk", true),
  ])
  func anEventIsAKindOrItsOwnWords(
    event: String, said: String, kind: WeatherWarning.Kind?, language: String?, isTaken: Bool
  ) {
    let question = WarningQuestion(event: event)
    #expect(question.takes(Self.warning(said, kind, language: language)) == isTaken)
  }
}
