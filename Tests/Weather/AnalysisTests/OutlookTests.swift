import Foundation
import Reports
import Testing

/// Each rule by itself, at eight in the morning unless another hour is given.
struct OutlookTests {
  /// Millimeters in the hours that end then, and what is told of them.
  @Test(
    arguments: [
      // The pause from 18 to 19 is dry.
      ([16...16: 0.2, 17...17: 2, 18...18: 0.3, 20...20: 0.2], ["rain 15–18 most 16, rain 19–20"]),
      // More than three times of rain with short pauses are one, with the pauses said.
      (
        [10...10: 0.5, 12...12: 0.5, 14...14: 0.5, 16...16: 0.5, 20...20: 0.5],
        ["rain at times 9–16, rain 19–20"]
      ),
      ([0...11: 0.4], ["rain now–11"]),
      // B2: what begins within the day keeps its beginning and its end, however late; beyond it, it is said last.
      ([12...50: 1], ["rain 11–50"]), ([34...60: 3], ["dry day", "rain later 33"]),
      // The rest of the day on which it ends isn't passed over.
      (
        [12...40: 1, 43...46: 1, 60...60: 1], ["rain 11–40", "rain again later 42"]
      ),
      // B7: 0.2 mm, two dry hours and 4 mm are no heavy rain of five hours.
      ([12...12: 0.2, 15...15: 1, 16...16: 4, 17...17: 1], ["rain 11–12, rain 14–17 heavy 15"]),
    ] as [([ClosedRange<Double>: Double], [String])])
  func rainHasABeginningAPeakAndAnEnd(amounts: [ClosedRange<Double>: Double], expected: [String]) {
    let facts = facts { hour, conditions in
      for (hours, amount) in amounts where hours.contains(hour) { conditions.fall(amount) }
    }
    #expect(facts == expected)
  }

  /// The row 17:00 covers 17:00 to 18:00: the time of the sentence is that of the row. Steps of three hours are named
  /// by their rows, too.
  @Test(arguments: [1.0, 3])
  func theHeaviestRainIsInTheRowOfTheTableThatItNames(step: Double) throws {
    let hours = Array(stride(from: 0.0, through: 48, by: step))
    let report = Made.report(hours) { hour, conditions in
      if (15...21).contains(hour) { conditions.fall(hour == 18 ? 9 : 1) }
    }
    let most = try #require(
      report.hours.max {
        ($0.precipitation?.in(.millimeters) ?? 0) < ($1.precipitation?.in(.millimeters) ?? 0)
      })
    let hour = Int(most.time.timeIntervalSince(Made.midnight) / 3600)
    #expect(facts(report).first?.hasSuffix(" \(hour)") == true)
  }

  @Test func rainThatStillGrowsWhereTheDayEndsHasNoKnownPeak() throws {
    let report = Made.report(Array(stride(from: 0.0, through: 48, by: 1))) { hour, conditions in
      if (15...48).contains(hour) { conditions.fall(hour < 26 ? 0.5 : hour / 16) }
    }
    #expect(facts(report) == ["rain 14–48?"])
  }

  /// B1: the last five minutes of a spell are a spell.
  @Test func rainThatSoonEndsIsRain() {
    let facts = facts(at: 8 + 55.0 / 60) { hour, conditions in if hour <= 9 { conditions.fall(5) } }
    #expect(facts == ["rain now–9 heavy"])
  }

  @Test func anEndThatIsNotKnownIsSaidToBeOpen() {
    let missing = stride(from: 0.0, through: 17, by: 1)
    let facts = facts(missing) { hour, conditions in
      if (16...17).contains(hour) { conditions.fall(0.4) }
    }
    #expect(facts == ["rain 15–17?"])
  }

  /// Snow turns into rain behind the 24 hours, and on another day both fall.
  @Test func whatFollowsHasAKindOfItsOwn() {
    let turning = facts { hour, conditions in
      if (20...40).contains(hour) { conditions.fall(0.5, code: hour < 36 ? 71 : 61) }
    }
    #expect(turning == ["snow 19–35, then rain 35–40"])
    let mixed = facts { hour, conditions in
      if (50...55).contains(hour) { conditions.fall(0.5, code: hour < 53 ? 71 : 61) }
    }
    #expect(mixed == ["dry day", "rain and snow later 49 of that day"])
  }

  /// Snow that may begin on one evening and surely falls on the day after is said of that day.
  @Test func aDayOfALongSpellHasItsOwnChance() {
    let facts = facts { hour, conditions in
      if (47...60).contains(hour) { conditions.fall(1, chance: hour < 49 ? 45 : 100) }
    }
    #expect(facts == ["dry day", "rain later 48 of that day 100%"])
  }

  @Test(
    arguments: [
      (0.09, nil, ["dry day"]), (0.1, nil, ["rain 11–12"]), (0.1, 19, ["rain 11–12 19%"]),
    ]
      as [(Double, Double?, [String])])
  func lessThanATraceIsNone(amount: Double, chance: Double?, expected: [String]) {
    let facts = facts { hour, conditions in
      if hour == 12 { conditions.fall(amount, chance: chance) }
    }
    #expect(facts == expected)
  }

  /// B7: each part of a spell has its own chance.
  @Test func partsOfASpellHaveTheirOwnChance() {
    let facts = facts { hour, conditions in
      if (13...18).contains(hour) { conditions.fall(1, chance: hour > 15 ? 90 : 45) }
    }
    #expect(facts == ["rain 12–18 45% 90%"])
  }

  /// Present weather beside hours that are dry.
  @Test(arguments: [
    (61, 0.3, false), (61, 0, false), (95, 0, false), (3, 0.3, false), (3, 0, true),
  ])
  func whatFallsNowIsNotDry(code: Int, amount: Double, isDry: Bool) {
    var report = Made.report(Made.hours)
    var present = Conditions(time: Made.at(8))
    present.fall(amount, code: code)
    report.current = present
    #expect(facts(report) == (isDry ? ["dry day"] : []))
  }

  @Test(arguments: [(6.0, "day"), (11, "day"), (12, "restOfDay"), (17, "restOfDay"), (18, "night")])
  func dryIsSaidOfTheRestOfTheDayOrTheNight(hour: Double, time: String) {
    #expect(facts(at: hour) { _, _ in } == ["dry \(time)"])
  }

  /// A missing hour may have been a wet one.
  @Test func nothingIsDryThatIsNotKnown() {
    #expect(facts(Made.hours.filter { $0 != 15 }) { _, _ in }.isEmpty)
    #expect(facts { hour, conditions in if hour == 15 { conditions.precipitation = nil } }.isEmpty)
    #expect(facts([]) { _, _ in }.isEmpty)
  }

  @Test func thunderComesFirst() {
    let facts = facts { hour, conditions in
      if hour == 12 { conditions.windGust = Speed(15, .metersPerSecond) }
      if (16...17).contains(hour) { conditions.fall(1, code: 95) }
    }
    #expect(facts == ["thunder 15–17", "rain 15–17", "gusts 11–12 15.0"])
  }

  /// B10: thunder without an amount is not dry, and has its chance.
  @Test func thunderIsNotDry() {
    let facts = facts { hour, conditions in
      if hour == 15 { conditions.fall(0, code: 95, chance: 50) }
    }
    #expect(facts == ["thunder 14–15 50%"])
  }

  @Test(
    arguments: [(13.9, nil), (14, "gusts"), (24.9, "gusts"), (25, "storm")] as [(Double, String?)])
  func gustsAreStrongFromBeaufortSevenOn(speed: Double, name: String?) {
    let facts = facts { hour, conditions in
      if hour <= 12 { conditions.windGust = Speed(speed, .metersPerSecond) }
    }
    let expected = name.map { "\($0) now–12 \(speed)" }
    #expect(facts.filter { $0 != "dry day" } == [expected].compactMap(\.self))
  }

  @Test(arguments: [
    (8.0, 30.0, true), (8, 34, false), (8, 17, false), (3, 5, true), (3, 30, false),
  ])
  func frostIsThatOfTheComingNight(now: Double, coldest: Double, isSaid: Bool) throws {
    let low = try #require(Temperature(-2.5, .celsius))
    let facts = facts(at: now) { hour, conditions in
      if hour == coldest { conditions.temperature = low }
    }
    #expect(facts.contains("frost -2.5") == isSaid)
  }

  @Test func aFrozenWeekHasNoNewsOfFrost() {
    let facts = facts { _, conditions in conditions.temperature = Temperature(-5, .celsius) }
    #expect(facts == ["dry day"])
  }

  @Test(arguments: [(5.0, 7.0, false), (8, 9, false), (12, 31, true)])
  func fogIsThatOfTheNextMorning(now: Double, foggy: Double, isTomorrow: Bool) {
    let byCode = facts(at: now) { hour, conditions in
      if hour == foggy { conditions.weatherCode = WeatherCode(rawValue: 45) }
    }
    let bySight = facts(at: now) { hour, conditions in
      if hour == foggy { conditions.visibility = Distance(999, .meters) }
    }
    #expect(byCode.contains(isTomorrow ? "fog tomorrow" : "fog today"))
    #expect(bySight == byCode)
  }

  @Test func fogInTheEveningIsNotSaid() {
    let facts = facts { hour, conditions in
      if hour == 20 { conditions.weatherCode = WeatherCode(rawValue: 45) }
    }
    #expect(facts == ["dry day"])
  }

  @Test(arguments: [(5.4, false), (5.5, true)])
  func ultravioletIsSaidFromSixOn(index: Double, isSaid: Bool) throws {
    let index = try #require(UVIndex(index, .index))
    let facts = facts { hour, conditions in if hour == 13 { conditions.uvIndex = index } }
    #expect(facts == ["dry day"] + (isSaid ? ["UV 5.5 at 13"] : []))
  }

  @Test(arguments: [(12.4, false), (12.5, true), (6.6, false), (6.5, true)])
  func changesAreSaidFromThreeDegreesOn(high: Double, isSaid: Bool) throws {
    let days = [Made.day("2026-11-19", high: 9.5), Made.day("2026-11-20", high: high)]
    let facts = facts(days: days.compactMap(\.self)) { _, _ in }
    #expect(facts == ["dry day"] + (isSaid ? ["9.5 to \(high)"] : []))
  }

  /// Yesterday's record is used if the report begins today; in the evening the sentence is about tomorrow.
  @Test func yesterdayMayComeFromTheRecord() throws {
    let days = [Made.day("2026-11-20", high: 5), Made.day("2026-11-21", high: 15)]
      .compactMap(\.self)
    let yesterday = Made.day("2026-11-19", high: 9)
    #expect(
      facts(days: days, past: [yesterday].compactMap(\.self)) { _, _ in } == [
        "dry day", "9.0 to 5.0",
      ])
    #expect(facts(days: days) { _, _ in } == ["dry day"])
    #expect(
      facts(at: 18, days: days, past: [yesterday].compactMap(\.self)) { _, _ in }
        == ["dry night", "5.0 to 15.0 tomorrow"])
  }

  /// Below nine of ten, it is said how sure a dry day is.
  @Test func aDryDayHasItsDoubt() {
    let facts = facts { _, conditions in conditions.precipitationProbability = Share(30, .percent) }
    #expect(facts == ["dry day 70%"])
  }
}
