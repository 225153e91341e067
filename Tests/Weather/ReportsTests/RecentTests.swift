import Foundation
import Reports
import Testing

struct RecentTests {
  private let noon = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func theLaterAnswerStaysWhicheverComesLast() {
    var recent = Recent<String, Int>(for: 600, atMost: 10)
    recent.keep(2, of: "Oslo", fetched: noon)
    recent.keep(1, of: "Oslo", fetched: noon - 30)
    #expect(recent.value(of: "Oslo", at: noon) == 2)
    recent.keep(3, of: "Oslo", fetched: noon + 30)
    recent.keep(9, of: "Lima", fetched: noon - 30)
    #expect(recent.value(of: "Oslo", at: noon + 60) == 3)
    #expect(recent.value(of: "Lima", at: noon) == 9)
  }

  @Test func anAnswerIsRecentForItsTime() {
    var recent = Recent<String, Int>(for: 600, atMost: 10)
    recent.keep(1, of: "Oslo", fetched: noon)
    #expect(recent.value(of: "Oslo", at: noon + 599) == 1)
    #expect(recent.value(of: "Oslo", at: noon + 600) == nil)
    #expect(recent.last("Oslo") == 1)
    recent.remove("Oslo")
    #expect(recent.last("Oslo") == nil)
  }

  /// An answer from the future would otherwise be kept, and asked for again, for ever.
  @Test func aClockThatWasPutBackLosesTheOldAnswer() {
    var recent = Recent<String, Int>(for: 600, atMost: 10)
    recent.keep(1, of: "Oslo", fetched: noon)
    #expect(recent.value(of: "Oslo", at: noon - 60) == 1)
    #expect(recent.value(of: "Oslo", at: noon - 61) == nil)
    recent.keep(2, of: "Oslo", fetched: noon - 7200)
    #expect(recent.value(of: "Oslo", at: noon - 7200) == 2)
  }

  /// attacks.md 7: the older half goes where all are recent.
  @Test func noMoreThanTheMostAreKept() {
    var recent = Recent<Int, Int>(for: 600, atMost: 2)
    recent.keep(1, of: 1, fetched: noon - 700)
    recent.keep(2, of: 2, fetched: noon - 10)
    recent.keep(3, of: 3, fetched: noon)
    #expect([1, 2, 3].map { recent.last($0) } == [nil, 2, 3])
    recent.keep(4, of: 3, fetched: noon)
    #expect([2, 3].map { recent.last($0) } == [2, 4])
    recent.keep(5, of: 5, fetched: noon)
    #expect([2, 3, 5].map { recent.last($0) } == [nil, 4, 5])
  }
}

/// A report of a list, which holds the present and a part of today, above an earlier one of all days.
struct CompletedReportTests {
  @Test func whatTheLatestLacksIsTheEarlierOnes() throws {
    let today = try #require(CalendarDay("2026-11-25"))
    let tomorrow = try #require(CalendarDay("2026-11-26"))
    var (old, next, new) = (Day(date: today), Day(date: tomorrow), Day(date: today))
    old.temperatureMax = Temperature(1, .celsius)
    old.precipitation = Precipitation(16.6, .millimeters)
    old.weatherCode = WeatherCode(rawValue: 73)
    next.temperatureMax = Temperature(2, .celsius)
    new.temperatureMax = Temperature(7, .celsius)
    let report = Self.report(at: 10_800, [new]).completed(by: Self.report(at: 0, [old, next]))
    #expect(report.days.map(\.date) == [today, tomorrow])
    #expect(report.days.map { $0.temperatureMax?.in(.celsius) } == [7, 2])
    #expect(report.days.first?.precipitation == old.precipitation)
    #expect(report.days.first?.weatherCode == old.weatherCode)
    #expect(report.forecastOrigin?.fetched == Date(timeIntervalSince1970: 0))
  }

  private static func report(at seconds: Double, _ days: [Day]) -> Report {
    Report(
      service: .openMeteo, fetched: Date(timeIntervalSince1970: seconds), timeZone: "Europe/Oslo",
      days: days)
  }
}

struct HourSpansTests {
  private static let start = Date(timeIntervalSince1970: 1_795_258_800)

  private static func hours(_ rows: [(hour: Double, rain: Double?)]) -> [Conditions] {
    rows.map { hour, rain in
      var conditions = Conditions(time: start + hour * 3600)
      conditions.temperature = Temperature(hour, .celsius)
      conditions.precipitation = rain.flatMap { Precipitation($0, .millimeters) }
      return conditions
    }
  }

  private static func rows(_ hours: [Conditions]) -> [String] {
    hours.map { hour in
      let time = hour.time.timeIntervalSince(start) / 3600
      let rain = hour.precipitation.map { "\($0.in(.millimeters))" } ?? "–"
      return "\(time): \(rain) \(hour.temperature == nil ? "" : "°")"
    }
  }

  @Test func whatFallsMovesToTheHourInWhichItBegins() {
    let moved = Self.hours([(0, 0.1), (1, 2), (2, 3)]).spansByBeginning(present: Self.start)
    #expect(Self.rows(moved) == ["0.0: 2.0 °", "1.0: 3.0 °", "2.0: – °"])
  }

  @Test func stepsOfThreeHoursMoveByThree() {
    let moved = Self.hours([(0, nil), (3, 2), (6, 3)]).spansByBeginning(present: Self.start)
    #expect(Self.rows(moved) == ["0.0: 2.0 °", "3.0: 3.0 °", "6.0: – °"])
  }

  /// At 13:20 a service that speaks first of 15:00 tells of what falls from 12:00 on.
  @Test func theHourThatHasBegunGetsARow() {
    let moved = Self.hours([(3, 0.4), (6, 0)]).spansByBeginning(present: Self.start + 4800)
    #expect(Self.rows(moved) == ["0.0: 0.4 ", "3.0: 0.0 °", "6.0: – °"])
  }

  @Test func behindAMissingHourTheBeginningGetsARow() {
    let moved = Self.hours([(0, 0), (1, 1), (3, 2), (4, 3)]).spansByBeginning(present: Self.start)
    #expect(Self.rows(moved) == ["0.0: 1.0 °", "1.0: – °", "2.0: 2.0 ", "3.0: 3.0 °", "4.0: – °"])
  }

  /// The hours themselves, and those of services whose steps grow with time, and where one is missing.
  @Test(arguments: [
    ([0.0, 1, 2], [1.0, 1, 1]), ([0, 3, 6, 12, 18], [3, 3, 6, 6, 6]),
    ([0, 1, 3, 4], [1, 1, 1, 1]),
    ([0, 10], [1, 1]), ([0], [1]), ([], []),
  ])
  func anHourSpeaksForTheTimeUntilTheNext(hours: [Double], lengths: [Double]) {
    let conditions = Self.hours(hours.map { ($0, nil) })
    #expect(conditions.map(\.time).spanLengths.map { $0 / 3600 } == lengths)
  }

  @Test func temperaturesStay() {
    var hour = Self.hours([(0, 1), (1, 2)])
    hour[1].windGust = Speed(20, .metersPerSecond)
    hour[1].windSpeed = Speed(9, .metersPerSecond)
    hour[1].weatherCode = WeatherCode(rawValue: 61)
    let moved = hour.spansByBeginning(present: Self.start)
    #expect(moved.map { $0.temperature?.in(.celsius) } == [0, 1])
    #expect(moved.map { $0.windGust?.in(.metersPerSecond) } == [20, nil])
    #expect(moved.map { $0.windSpeed?.in(.metersPerSecond) } == [nil, 9])
    #expect(moved.map(\.weatherCode?.rawValue) == [61, nil])
  }
}
