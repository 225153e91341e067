import Foundation
import Outlook
import Testing
import WeatherModels

/// Spells of rain and snow one after the other, and beside the minutes; at eight in the morning.
struct OutlookSpellTests {
  /// Hours with their codes, and the expected kinds with their beginnings and ends.
  @Test(
    arguments: [
      (
        [13: 71, 14: 73, 15: 71, 16: 61, 17: 61, 22: 61],
        [(.snow, 12, 15, false), (.rain, 15, 17, true), (.rain, 21, 22, false)]
      ),
      ([10: 80, 17: 81], [(.rain, 9, 10, false), (.rain, 16, 17, false)]),
      ([10: 61, 20: 71], [(.rain, 9, 10, false), (.snow, 19, 20, false)]),
      (
        [13: 71, 14: 68, 15: 61],
        [(.snow, 12, 13, false), (.sleet, 13, 14, true), (.rain, 14, 15, true)]
      ),
      ([13: 71, 15: 61, 16: 61], [(.snow, 12, 13, false), (.rain, 14, 16, true)]),
      // Back and forth is a mixture.
      ([13: 71, 14: 61, 15: 71, 16: 61], [(.sleet, 12, 16, false)]),
      ([13: 61, 14: 67, 15: 61], [(.freezingRain, 12, 15, false)]),
    ] as [([Int: Int], [(PrecipitationKind, Double, Double, Bool)])])
  func whatTurnsIntoSomethingElseIsToldInOrder(
    codes: [Int: Int], spells: [(PrecipitationKind, Double, Double, Bool)]
  ) {
    let facts = facts { hour, conditions in
      if let code = codes[Int(hour)] { conditions.fall(0.5, code: code) }
    }
    #expect(
      facts == [
        .precipitation(
          spells.map { kind, start, end, isNext in
            WetSpell(
              kind, Interval(start: Made.at(start), end: Made.at(end)), isLikely: true,
              isNext: isNext)
          })
      ])
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
    let found = facts.compactMap { fact in
      if case .precipitation(let spells) = fact { spells.map(\.isHeavy) } else { nil }
    }
    #expect(found == [[isHeavy]])
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

  /// Thunder without an amount is not dry.
  @Test func thunderIsNotDry() {
    let facts = facts { hour, conditions in
      if hour == 15 { conditions.weatherCode = WeatherCode(rawValue: 95) }
    }
    #expect(facts == [.thunder(Interval(start: Made.at(14), end: Made.at(15)))])
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
    let facts = Outlook(report, clock: Made.clock, now: Made.at(8)).facts
    #expect(facts == (isDry ? [.dry(.day)] : []))
  }

  @Test func rainThatDoesNotEndLastsAsFarAsADay() {
    let rain = OutlookFact.precipitation([
      WetSpell(
        .rain, Interval(start: nil, end: nil, reach: Made.at(32)), isLikely: true)
    ])
    #expect(facts { _, conditions in conditions.fall(1) } == [rain])
    let short = OutlookFact.precipitation([
      WetSpell(.rain, Interval(start: nil, end: nil, reach: Made.at(11)), isLikely: true)
    ])
    #expect(facts((0...11).map(Double.init)) { _, conditions in conditions.fall(1) } == [short])
  }

  /// At 08:00 the minutes have rain from 08:20 on, until 08:40 or beyond 10:00.
  @Test(
    arguments: [
      // Hours of rain by the report, and what is told after the minutes; -1 is where these have it begin.
      (false, [9], nil, nil), (false, [9, 10], nil, nil), (false, [9, 10, 11, 12], 10, 12),
      (false, [17], 16, 17), (true, [9, 10], nil, nil), (true, [9, 10, 11, 12], -1, 12),
      (true, [12], 11, 12), (true, [], nil, nil),
    ] as [(Bool, [Double], Double?, Double?)])
  func minutesAreNotToldAgain(
    goesOn: Bool, hours: [Double], start: Double?, end: Double?
  ) throws {
    let nowcast = Nowcast(
      service: .metNorway, kind: .radar, fetched: Made.at(8),
      steps: (0..<24).map { step in
        let start = Made.at(8) + Double(step) * 300
        let isWet = step >= 4 && (goesOn || step < 8)
        return Nowcast.Step(
          start: start, end: start + 300, rate: Precipitation(isWet ? 1 : 0, .millimeters))
      })
    let soon = try #require(Soon(nowcast, now: Made.at(8)))
    #expect(soon.goesOn == goesOn)
    let report = Made.report(Made.hours) { hour, conditions in
      if hours.contains(hour) { conditions.fall(1) }
    }
    let facts = Outlook(report, clock: Made.clock, now: Made.at(8), soon: soon).facts
    let spell = end.map { end in
      OutlookFact.precipitation([
        WetSpell(
          .rain,
          Interval(start: start.flatMap { $0 < 0 ? soon.starts : Made.at($0) }, end: Made.at(end)),
          isLikely: true)
      ])
    }
    #expect(facts == [spell].compactMap(\.self))
  }

  private func facts(
    _ hours: some Sequence<Double> = Made.hours, change: (Double, inout Conditions) -> Void
  ) -> [OutlookFact] {
    Outlook(Made.report(hours, change: change), clock: Made.clock, now: Made.at(8)).facts
  }
}
