import Analysis
import Foundation
import Reports
import Testing

/// The kinds of what falls, one after the other, and days that are not whole.
struct OutlookKindTests {
  /// B10: rain and snow by turns are no sleet.
  @Test(
    arguments: [
      ([61, 63], "rain"), ([71, 73], "snow"), ([68, 69], "sleet"), ([61, 71], "mixed"),
      ([61, 66], "freezingRain"), ([95, 80], "rain"), ([56, 57], "freezingDrizzle"),
      ([51, 56], "freezingDrizzle"), ([57, 66], "freezingRain"),
    ])
  func theKindIsThatOfTheWeatherCodes(codes: [Int], kind: String) {
    let facts = facts { hour, conditions in
      if hour == 12 || hour == 13 { conditions.fall(0.4, code: codes[Int(hour) - 12]) }
    }
    #expect(facts.filter { !$0.hasPrefix("thunder") } == ["\(kind) 11–13"])
  }

  /// The next rain or snow beyond the 24 hours is said once, with its day, where it is likely.
  @Test(
    arguments: [
      ([10, 60], 90, ["rain 9–10 90%", "rain again later 59 of that day 90%"]),
      ([60, 61], 70, ["dry day", "rain later 59 of that day 70%"]), ([60], 50, ["dry day"]),
    ])
  func theNextRainAfterTheDay(wet: [Int], chance: Double, expected: [String]) {
    let facts = facts(stride(from: 0.0, through: 80, by: 1)) { hour, conditions in
      guard wet.contains(Int(hour)) else { return }
      conditions.fall(0.5, code: 61)
      conditions.precipitationProbability = Share(chance, .percent)
    }
    #expect(facts == expected)
  }

  /// Without a code the temperature decides.
  @Test func snowNeedsNoCode() {
    let facts = facts { hour, conditions in
      conditions.temperature = Temperature(-1, .celsius)
      conditions.weatherCode = nil
      if hour == 12 { conditions.precipitation = Precipitation(1, .millimeters) }
    }
    #expect(facts == ["snow 11–12"])
  }

  /// Hours with their codes, and what is told of them.
  @Test(
    arguments: [
      (
        [13: 71, 14: 73, 15: 71, 16: 61, 17: 61, 22: 61], "snow 12–15, then rain 15–17, rain 21–22"
      ),
      ([10: 80, 17: 81], "rain 9–10, rain 16–17"), ([10: 61, 20: 71], "rain 9–10, snow 19–20"),
      ([13: 71, 14: 68, 15: 61], "snow 12–13, then sleet 13–14, then rain 14–15"),
      ([13: 71, 15: 61, 16: 61], "snow 12–13, rain 14–16"),
      // Back and forth is a mixture.
      ([13: 71, 14: 61, 15: 71, 16: 61], "mixed 12–16"),
      ([13: 61, 14: 67, 15: 61], "freezingRain 12–15"),
    ])
  func whatTurnsIntoSomethingElseIsToldInOrder(codes: [Int: Int], expected: String) {
    let facts = facts { hour, conditions in
      if let code = codes[Int(hour)] { conditions.fall(0.5, code: code) }
    }
    #expect(facts == [expected])
  }

  @Test(
    arguments: [
      (61, 3.9, false), (61, 4, true), (61, 25, true), (73, 3.9, false), (73, 4, true),
      (56, 0.4, false), (56, 0.5, true),
    ])
  func isHeavyByTheLimitsOfTheKind(code: Int, amount: Double, isHeavy: Bool) {
    let facts = facts { hour, conditions in
      if hour == 12 { conditions.fall(amount, code: code) }
    }
    #expect(facts.map { $0.hasSuffix("heavy") } == [isHeavy])
  }

  /// A code of snow beside a depth that is less than half of what falls.
  @Test(
    arguments: [
      (73, 1, 0.7, .snow), (73, 5, 0.1, .sleet), (73, 5, 0, .sleet), (73, 5, nil, .snow),
      (73, 0, 0, .snow), (61, 5, 0.1, .rain),
    ] as [(Int, Double, Double?, PrecipitationKind)])
  func snowThatIsMostlyRainIsSleet(
    code: Int, water: Double, snow: Double?, kind: PrecipitationKind
  ) {
    var hour = Conditions(time: Made.midnight)
    hour.fall(water, code: code)
    hour.snowfall = snow.flatMap { Snowfall($0, .centimeters) }
    #expect(hour.precipitationKind == kind)
  }

  /// B8: a day made of the hours that are left is compared with nothing.
  @Test func theRestOfADayIsNoDay() {
    let days = [Made.day("2026-11-19", high: 17), Made.day("2026-11-20", high: 8)].compactMap(
      \.self)
    var report = Made.report(stride(from: 9.0, through: 60, by: 1), days: days)
    #expect(facts(report, at: 9).contains("17.0 to 8.0"))
    report.service = .metNorway
    #expect(!facts(report, at: 9).contains("17.0 to 8.0"))
    let today = report.days[1].date
    #expect(report.isRest(today, by: Made.clock))
    report.hours = Made.report(Made.hours).hours
    #expect(!report.isRest(today, by: Made.clock))
  }

  /// B8: rain that is over doesn't count for the chance of today.
  @Test func theChanceOfTodayIsThatOfItsHoursToCome() throws {
    var report = Made.report(Made.hours, days: [Made.day("2026-11-20", high: 8)].compactMap(\.self))
    { hour, conditions in
      conditions.precipitationProbability = Share(hour <= 8 ? 95 : hour == 30 ? 60 : 20, .percent)
    }
    report.days[0].precipitationProbability = Share(95, .percent)
    let place = Place(
      name: "Greenwich", coordinate: try #require(Coordinate(latitude: 51.48, longitude: 0)))
    let today = report.withComingChance(at: place, now: Made.at(21)).days[0]
    #expect(today.precipitationProbability == Share(20, .percent))
  }
}
