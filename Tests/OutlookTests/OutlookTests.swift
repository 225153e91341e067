import Foundation
import Outlook
import Testing
import WeatherModels

/// Each rule by itself, at eight in the morning unless another hour is given.
struct OutlookTests {
  @Test func rainHasABeginningAPeakAndAnEnd() {
    let amounts: [Double: Double] = [16: 0.2, 17: 2, 18: 0.3, 20: 0.2]
    let facts = facts { hour, conditions in
      if let amount = amounts[hour] { conditions.fall(amount) }
    }
    #expect(
      facts == [
        .precipitation(
          .rain, Interval(start: Made.at(15), end: Made.at(20)), heaviest: Made.at(16),
          isLikely: true)
      ])
  }

  /// The row 17:00 covers 17:00 to 18:00: the time of the sentence is that of the row. Steps of three hours are named
  /// by their rows, too.
  @Test(arguments: [1.0, 3])
  func theHeaviestRainIsInTheRowOfTheTableThatItNames(step: Double) throws {
    let hours = Array(stride(from: 0.0, through: 48, by: step))
    let report = Made.report(hours) { hour, conditions in
      if (15...21).contains(hour) { conditions.fall(hour == 18 ? 9 : 1) }
    }
    let facts = Outlook(report, clock: Made.clock, now: Made.at(8)).facts
    let most = try #require(
      report.hours.max {
        ($0.precipitation?.in(.millimeters) ?? 0) < ($1.precipitation?.in(.millimeters) ?? 0)
      })
    #expect(facts.first?.spells.map(\.heaviest) == [most.time])
  }

  @Test func rainThatStillGrowsWhereTheDayEndsHasNoKnownPeak() throws {
    let report = Made.report(Array(stride(from: 0.0, through: 48, by: 1))) { hour, conditions in
      if (15...48).contains(hour) { conditions.fall(hour < 26 ? 0.5 : hour - 24) }
    }
    let facts = Outlook(report, clock: Made.clock, now: Made.at(8)).facts
    #expect(facts.first?.spells.map(\.heaviest) == [nil])
  }

  @Test func rainThatFallsHasNoBeginning() {
    let facts = facts { hour, conditions in if hour <= 11 { conditions.fall(0.4) } }
    #expect(
      facts == [
        .precipitation(
          .rain, Interval(start: nil, end: Made.at(11)), heaviest: nil, isLikely: true)
      ])
  }

  /// An end is mentioned only if three dry hours after it are known.
  @Test func anEndThatIsNotKnownIsNotSaid() {
    let missing = stride(from: 0.0, through: 18, by: 1)
    let facts = facts(missing) { hour, conditions in
      if (16...17).contains(hour) { conditions.fall(0.4) }
    }
    #expect(
      facts == [
        .precipitation(.rain, Interval(start: Made.at(15), end: nil), heaviest: nil, isLikely: true)
      ])
  }

  @Test func whatIsBeyondADayIsNotSaid() {
    #expect(facts { hour, conditions in if hour > 33 { conditions.fall(3) } } == [.dry(.day)])
  }

  @Test(
    arguments: [
      (0.09, nil, false), (0.1, nil, true), (0.1, 19, false), (0.1, 20, true),
    ] as [(Double, Double?, Bool)])
  func lessThanATraceAndAnImprobableRainAreNone(amount: Double, chance: Double?, isWet: Bool) {
    let facts = facts { hour, conditions in
      if hour == 12 { conditions.fall(amount, chance: chance) }
    }
    #expect(facts.contains(.dry(.day)) == !isWet)
  }

  @Test(arguments: [(59.0, false), (60.0, true)])
  func rainIsLikelyFromSixtyPercentOn(chance: Double, isLikely: Bool) {
    let facts = facts { hour, conditions in
      if hour == 12 { conditions.fall(1, chance: chance) }
    }
    let spell = Interval(start: Made.at(11), end: Made.at(12))
    #expect(facts == [.precipitation(.rain, spell, heaviest: nil, isLikely: isLikely)])
  }

  @Test(
    arguments: [
      ([61, 63], .rain), ([71, 73], .snow), ([68, 69], .sleet), ([61, 71], .sleet),
      ([61, 66], .freezingRain), ([95, 80], .rain), ([56, 57], .freezingDrizzle),
      ([51, 56], .freezingDrizzle), ([57, 66], .freezingRain),
    ] as [([Int], PrecipitationKind)])
  func theKindIsThatOfTheWeatherCodes(codes: [Int], kind: PrecipitationKind) {
    let facts = facts { hour, conditions in
      if hour == 12 || hour == 13 { conditions.fall(0.5, code: codes[Int(hour) - 12]) }
    }
    let found = facts.compactMap { fact in
      if case .precipitation(let spells) = fact { spells.map(\.kind) } else { nil }
    }
    #expect(found == [[kind]])
  }

  /// Without a code the temperature decides.
  @Test func snowNeedsNoCode() {
    let facts = facts { hour, conditions in
      conditions.temperature = Temperature(-1, .celsius)
      conditions.weatherCode = nil
      if hour == 12 { conditions.precipitation = Precipitation(1, .millimeters) }
    }
    let spell = Interval(start: Made.at(11), end: Made.at(12))
    #expect(facts == [.precipitation(.snow, spell, heaviest: nil, isLikely: true)])
  }

  @Test(
    arguments: [(6.0, .day), (11, .day), (12, .restOfDay), (17, .restOfDay), (18, .night)]
      as [(Double, DryTime)])
  func dryIsSaidOfTheRestOfTheDayOrTheNight(hour: Double, time: DryTime) {
    #expect(facts(at: hour) { _, _ in } == [.dry(time)])
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
    let spell = Interval(start: Made.at(15), end: Made.at(17))
    #expect(
      facts == [
        .thunder(spell), .precipitation(.rain, spell, heaviest: nil, isLikely: true),
        .gusts(Interval(start: Made.at(11), end: Made.at(12)), isStorm: false),
      ])
  }

  @Test(arguments: [(13.9, nil), (14, false), (24.9, false), (25, true)] as [(Double, Bool?)])
  func gustsAreStrongFromBeaufortSevenOn(speed: Double, isStorm: Bool?) {
    let facts = facts { hour, conditions in
      if hour <= 12 { conditions.windGust = Speed(speed, .metersPerSecond) }
    }
    let expected = isStorm.map {
      OutlookFact.gusts(Interval(start: nil, end: Made.at(12)), isStorm: $0)
    }
    #expect(facts.filter { $0 != .dry(.day) } == [expected].compactMap(\.self))
  }

  @Test(arguments: [
    (8.0, 30.0, true), (8, 34, false), (8, 17, false), (3, 5, true), (3, 30, false),
  ])
  func frostIsThatOfTheComingNight(now: Double, coldest: Double, isSaid: Bool) throws {
    let low = try #require(Temperature(-2.5, .celsius))
    let facts = facts(at: now) { hour, conditions in
      if hour == coldest { conditions.temperature = low }
    }
    #expect(facts.contains(.frost(low)) == isSaid)
  }

  @Test func aFrozenWeekHasNoNewsOfFrost() {
    let facts = facts { _, conditions in conditions.temperature = Temperature(-5, .celsius) }
    #expect(facts == [.dry(.day)])
  }

  @Test(arguments: [(5.0, 7.0, false), (8, 9, false), (12, 31, true)])
  func fogIsThatOfTheNextMorning(now: Double, foggy: Double, isTomorrow: Bool) {
    let byCode = facts(at: now) { hour, conditions in
      if hour == foggy { conditions.weatherCode = WeatherCode(rawValue: 45) }
    }
    let bySight = facts(at: now) { hour, conditions in
      if hour == foggy { conditions.visibility = Distance(999, .meters) }
    }
    #expect(byCode.contains(.fog(isTomorrow: isTomorrow)))
    #expect(bySight == byCode)
  }

  @Test func fogInTheEveningIsNotSaid() {
    let facts = facts { hour, conditions in
      if hour == 20 { conditions.weatherCode = WeatherCode(rawValue: 45) }
    }
    #expect(facts == [.dry(.day)])
  }

  @Test(arguments: [(5.4, false), (5.5, true)])
  func ultravioletIsSaidFromSixOn(index: Double, isSaid: Bool) throws {
    let index = try #require(UVIndex(index, .index))
    let facts = facts { hour, conditions in if hour == 13 { conditions.uvIndex = index } }
    #expect(facts == [.dry(.day)] + (isSaid ? [.ultraviolet(index, at: Made.at(13))] : []))
  }

  @Test(arguments: [(12.4, false), (12.5, true), (6.6, false), (6.5, true)])
  func changesAreSaidFromThreeDegreesOn(high: Double, isSaid: Bool) throws {
    let days = [Made.day("2026-11-19", high: 9.5), Made.day("2026-11-20", high: high)]
    let facts = facts(days: days.compactMap(\.self)) { _, _ in }
    let change = OutlookFact.change(
      from: try #require(Temperature(9.5, .celsius)), to: try #require(Temperature(high, .celsius)),
      isTomorrow: false)
    #expect(facts == [.dry(.day)] + (isSaid ? [change] : []))
  }

  /// Yesterday's record is used if the report begins today; in the evening the sentence is about tomorrow.
  @Test func yesterdayMayComeFromTheRecord() throws {
    let days = [Made.day("2026-11-20", high: 5), Made.day("2026-11-21", high: 15)]
      .compactMap(\.self)
    let yesterday = Made.day("2026-11-19", high: 9)
    let (nine, five) = (Temperature(9, .celsius), Temperature(5, .celsius))
    let (old, new) = (try #require(nine), try #require(five))
    #expect(
      facts(days: days, yesterday: yesterday) { _, _ in }
        == [.dry(.day), .change(from: old, to: new, isTomorrow: false)])
    #expect(facts(days: days) { _, _ in } == [.dry(.day)])
    #expect(
      facts(at: 18, days: days, yesterday: yesterday) { _, _ in }
        == [
          .dry(.night),
          .change(from: new, to: try #require(Temperature(15, .celsius)), isTomorrow: true),
        ])
  }

  private func facts(
    _ hours: some Sequence<Double> = Made.hours, at hour: Double = 8, days: [Day] = [],
    yesterday: Day? = nil, change: (Double, inout Conditions) -> Void
  ) -> [OutlookFact] {
    Outlook(
      Made.report(hours, days: days, change: change), clock: Made.clock, now: Made.at(hour),
      yesterday: yesterday
    ).facts
  }
}

extension OutlookFact {
  /// One spell.
  fileprivate static func precipitation(
    _ kind: PrecipitationKind, _ interval: Interval, heaviest: Date?, isLikely: Bool
  ) -> OutlookFact {
    .precipitation([WetSpell(kind, interval, heaviest: heaviest, isLikely: isLikely)])
  }

  fileprivate var spells: [WetSpell] {
    if case .precipitation(let spells) = self { spells } else { [] }
  }
}
