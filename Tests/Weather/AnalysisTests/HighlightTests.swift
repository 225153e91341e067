import Foundation
import Reports
import Testing

@testable import Analysis

/// What the next two days bring against now and against the months before.
@Suite struct HighlightTests {
  /// The days before 20 November, of which the first was so many days ago; each has this low and high.
  private func past(
    _ count: Int, _ value: (_ ago: Int) -> (low: Double, high: Double)?
  ) throws -> [Day] {
    let today = try #require(CalendarDay("2026-11-20")).daysSince1970
    return try (1...count).reversed().compactMap { ago in
      guard let (low, high) = value(ago) else { return nil }
      let date = try #require(CalendarDay(daysSince1970: today - ago))
      return Made.day(date, low: low, high: high)
    }
  }

  private func days(lows: [Double], highs: [Double]) throws -> [Day] {
    let today = try #require(CalendarDay("2026-11-20")).daysSince1970
    return try zip(lows, highs).enumerated().map { index, values in
      let date = try #require(CalendarDay(daysSince1970: today + index))
      return Made.day(date, low: values.0, high: values.1)
    }
  }

  private func rare(_ past: [Day], _ coming: [Day]) -> [String] {
    facts(days: coming, past: past) { _, _ in }.filter { $0.contains(" since ") }
  }

  @Test func saysTheFirstFrostOfASeason() throws {
    let coming = try days(lows: [3, -2, -5], highs: [9, 9, 9])
    let past = try past(366) { ago in (ago == 200 ? -1 : 4, 10) }
    #expect(rare(past, coming) == ["firstFrost -2.0 on 2026-11-21 since 2026-05-04"])
    #expect(
      rare(try self.past(366) { _ in (4, 10) }, coming)
        == ["firstFrost -2.0 on 2026-11-21 since a year"])
    // A frost of last week isn't one of a season, but the low is the lowest.
    #expect(
      rare(try self.past(366) { ago in (ago == 7 ? -1 : 4, 10) }, coming)
        == ["lowest -5.0 on 2026-11-22 since a year"])
    // Days that aren't known may have had any.
    #expect(rare(try self.past(366) { ago in ago.isMultiple(of: 2) ? (4, 10) : nil }, coming) == [])
    #expect(rare([], coming) == [])
  }

  @Test func saysTheHighestTemperatureOfASeason() throws {
    let coming = try days(lows: [8, 9, 9], highs: [20, 26.4, 25])
    let past = try past(366) { ago in (7, ago == 100 ? 25.6 : 15) }
    #expect(rare(past, coming) == ["highest 26.4 on 2026-11-21 since 2026-08-12"])
    #expect(rare(try self.past(366) { ago in (7, ago == 89 ? 25.6 : 15) }, coming) == [])
  }

  @Test func saysThatTheWindTurns() {
    func turns(_ speed: Double, _ change: Double) -> [String] {
      facts { hour, conditions in
        conditions.windSpeed = Speed(speed, .metersPerSecond)
        conditions.windDirection = Direction(hour < 20 ? 225 : 225 + change, .degrees)
      }.filter { $0.hasPrefix("wind") }
    }
    #expect(turns(6, 90) == ["wind 225 to 315 at 20"])
    #expect(turns(6, 80) == [])
    #expect(turns(5, 90) == [])
  }

  @Test(arguments: [(0.6, ["fall 14.4 now–32"]), (0.65, ["fall 15.6 now–32"])])
  func saysThatThePressureFalls(perHour: Double, said: [String]) {
    let found = facts { hour, conditions in
      conditions.pressure = Pressure(1020 - perHour * (hour - 8), .hectopascals)
    }.filter { $0.hasPrefix("fall") }
    #expect(found == (perHour < 0.625 ? [] : said))
  }

  /// A fall that comes after a rise isn't under way.
  @Test func saysWhenThePressureBeginsToFall() {
    let found = facts { hour, conditions in
      conditions.pressure = Pressure(1020 - abs(hour - 14), .hectopascals)
    }.filter { $0.hasPrefix("fall") }
    #expect(found == ["fall 24.0 14–38"])
  }

  @Test func saysTwoAtMost() throws {
    let past = try past(366) { _ in (4, 10) }
    let found = facts(days: try days(lows: [3, -2, 3], highs: [9, 9, 9]), past: past) {
      hour, conditions in
      conditions.windSpeed = Speed(8, .metersPerSecond)
      conditions.windDirection = Direction(hour < 20 ? 200 : 20, .degrees)
      conditions.pressure = Pressure(1020 - hour, .hectopascals)
    }
    #expect(found.count { $0.hasPrefix("firstFrost") || $0.hasPrefix("wind") } == 2)
    #expect(!found.contains { $0.hasPrefix("fall") || $0.hasPrefix("frost") })
  }
}
