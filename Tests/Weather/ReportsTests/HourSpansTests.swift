import Foundation
import Reports
import Testing

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
