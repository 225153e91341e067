import Ephemeris
import Foundation
import Reports
import Testing

/// Compares with another astronomy package. The rows are compared far more strictly than the promised minute: a
/// difference of seconds is a regression.
struct ReferenceTests {
  @Test func everyRowIsThere() throws {
    let rows = try ReferenceRow.all()
    #expect(rows.count == 500)
    #expect(rows.count { $0.polar == "day" } > 20)
    #expect(rows.count { $0.polar == "night" } > 20)
    #expect(rows.count { $0.moonrise == nil } > 20)
  }

  @Test func theSunRisesAndSetsWhenItShould() throws {
    for row in try ReferenceRow.all() {
      let sun = SunDay(row.date, at: row.coordinate, clock: try clock(hours: row.offset))
      #expect(isNear(sun.sunrise, row.sunrise, 4), "sunrise \(row.text)")
      #expect(isNear(sun.sunset, row.sunset, 4), "sunset \(row.text)")
      #expect(isNear(sun.noon, row.noon, 2), "noon \(row.text)")
      #expect(sun.polar?.rawValue == row.polar, "\(row.text)")
    }
  }

  @Test func theMoonRisesAndSetsWhenItShould() throws {
    for row in try ReferenceRow.all() {
      let moon = MoonDay(row.date, at: row.coordinate, clock: try clock(hours: row.offset))
      #expect(isNear(moon.moonrise, row.moonrise, 30), "moonrise \(row.text)")
      #expect(isNear(moon.moonset, row.moonset, 30), "moonset \(row.text)")
      #expect((moon.isAlwaysUp == nil) == (row.moonrise != nil || row.moonset != nil))
    }
  }

  @Test func theMoonIsAsFullAsItShouldBe() throws {
    for row in try ReferenceRow.all() {
      let moon = MoonPhase(at: try instant("\(row.date)T12:00:00Z"))
      #expect(abs(moon.fraction - row.moonFraction) < 0.0005, "\(row.text)")
      // Both ends of the month are new moon.
      let ahead = abs(moon.phase - row.moonPhase)
      #expect(min(ahead, 1 - ahead) < 0.0002, "\(row.text)")
    }
  }

  private func isNear(_ date: Date?, _ expected: Date?, _ seconds: Double) -> Bool {
    guard let date, let expected else { return date == expected }
    return abs(date.timeIntervalSince(expected)) <= seconds
  }
}
