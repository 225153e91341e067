import Analysis
import Foundation
import Reports
import Testing

struct SoonTests {
  private static let now = Date(timeIntervalSince1970: 1_795_270_800)

  /// Rates in mm/h of five minutes each from a time on, `nil` for unknown ones.
  private static func nowcast(
    _ rates: [Double?], from offset: Double = 0, temperature: Double = 8
  ) -> Nowcast {
    Nowcast(
      service: .metNorway, kind: .radar, fetched: now,
      temperature: Temperature(temperature, .celsius),
      steps: rates.enumerated().map { index, rate in
        let start = now + offset + Double(index) * 300
        return Nowcast.Step(
          start: start, end: start + 300, rate: rate.flatMap { Precipitation($0, .millimeters) })
      })
  }

  private static func soon(_ nowcast: Nowcast, beside report: Report? = nil) -> Soon? {
    var report = report ?? Made.report([])
    report.nowcast = nowcast
    return Soon(Timeline(report, now: now))
  }

  private static func minutes(_ date: Date?) -> Double? {
    date.map { $0.timeIntervalSince(now) / 60 }
  }

  private static func dry(_ count: Int) -> [Double?] { Array(repeating: 0, count: count) }

  /// A trace counts as dry, and of three hours of a model, two are used.
  @Test(
    arguments: [
      (dry(23), 115), (Array(repeating: 0.09, count: 23), 115), (dry(30) + [5, 5, 5], 120),
    ] as [([Double?], Double)])
  func isDry(rates: [Double?], reach: Double) throws {
    let soon = try #require(Self.soon(Self.nowcast(rates)))
    #expect(soon.spells.isEmpty && !soon.goesOn)
    #expect(Self.minutes(soon.reach) == reach)
  }

  @Test(arguments: [(60.0, 8.0, true), (4, 8, true), (3.9, 8, false), (4, -1, true)])
  func isHeavyByTheLimits(rate: Double, temperature: Double, isHeavy: Bool) throws {
    let rates: [Double?] = Array(repeating: rate, count: 24)
    let soon = try #require(Self.soon(Self.nowcast(rates, temperature: temperature)))
    #expect(soon.isHeavy == isHeavy)
    #expect(soon.goesOn)
  }

  @Test func comesAndGoes() throws {
    let rates = Self.dry(3) + [0.4, 0.5, 3, 0.5] + Self.dry(16)
    let soon = try #require(Self.soon(Self.nowcast(rates)))
    #expect(Self.minutes(soon.spells.first?.start) == 15)
    #expect(Self.minutes(soon.spells.first?.end) == 35)
    #expect(Self.minutes(soon.heaviest) == 25)
    #expect(soon.spells.count == 1)
    #expect(soon.runs.map(\.kind) == [.rain])
  }

  /// The kind agrees with that of the hours on the page.
  @Test(arguments: [(75, PrecipitationKind.snow), (61, .rain), (2, .rain)])
  func fallsAsTheReportSays(code: Int, kind: PrecipitationKind) throws {
    let report = Made.report(Made.hours) { _, hour in hour.fall(1, code: code) }
    let nowcast = Self.nowcast(Array(repeating: 1, count: 24), temperature: 1)
    let soon = try #require(Self.soon(nowcast, beside: report))
    #expect(soon.runs.map(\.kind) == [kind])
  }

  /// Rain that becomes snow is no sleet.
  @Test func saysWhatFallsWhen() throws {
    let report = Made.report(Made.hours) { time, hour in
      hour.fall(1, code: time < 40 ? 61 : 73)
    }
    let soon = try #require(
      Self.soon(Self.nowcast(Array(repeating: 1, count: 24)), beside: report))
    #expect(soon.runs.map(\.kind) == [.rain, .snow])
    // The code at 40 is that of the hour before.
    #expect(soon.runs.map(\.start) == [Self.now, Made.at(39)])
    #expect(soon.runs.map(\.isHeavy) == [false, false])
  }

  /// New snow is that of the hour in proportion, by which sleet is told from snow.
  @Test(arguments: [(0.0, PrecipitationKind.sleet), (0.3, .sleet), (0.35, .snow), (2, .snow)])
  func sleetStaysSleet(depth: Double, kind: PrecipitationKind) throws {
    let report = Made.report(Made.hours) { _, hour in
      hour.fall(1, code: 71)
      hour.snowfall = Snowfall(depth, .centimeters)
    }
    let soon = try #require(
      Self.soon(Self.nowcast(Array(repeating: 2, count: 24), temperature: 1), beside: report))
    #expect(soon.runs.map(\.kind) == [kind])
  }

  /// An hour that was to be dry says nothing of the depth of what the minutes have.
  @Test func snowOfADryHourIsSnow() throws {
    let report = Made.report(Made.hours) { _, hour in
      hour.precipitation = Precipitation(0, .millimeters)
      hour.snowfall = Snowfall(0, .centimeters)
      hour.temperature = Temperature(-5, .celsius)
    }
    let soon = try #require(
      Self.soon(Self.nowcast(Array(repeating: 2, count: 24), temperature: -5), beside: report))
    #expect(soon.runs.map(\.kind) == [.snow])
  }

  /// Rain that is very light for a quarter of an hour hasn't stopped.
  @Test func goesOnThroughDrizzle() throws {
    let rates = [0.4, 0.4, 0.4, 0.04, 0.04, 0.04, 0.4, 0.4] + Self.dry(15)
    let soon = try #require(Self.soon(Self.nowcast(rates)))
    #expect(Self.minutes(soon.spells.first?.end) == 40)
    #expect(soon.spells.count == 1)
  }

  @Test func stopsAndComesAgain() throws {
    let rates = [1, 1] + Self.dry(4) + [1, 1, 1] + Self.dry(14)
    let soon = try #require(Self.soon(Self.nowcast(rates, from: -120, temperature: -2)))
    #expect(soon.spells.first?.isNow == true)
    #expect(Self.minutes(soon.spells.first?.end) == 8)
    #expect(Self.minutes(soon.spells.last?.start) == 28)
    #expect(soon.runs.map(\.kind) == [.snow])
  }

  @Test func overlooksAShortBreak() throws {
    let soon = try #require(Self.soon(Self.nowcast([1, 0, 1, 0, 0, 0] + Self.dry(17))))
    #expect(Self.minutes(soon.spells.first?.end) == 15)
    #expect(soon.spells.count == 1)
  }

  @Test func doesNotEnd() throws {
    let soon = try #require(Self.soon(Self.nowcast(Self.dry(20) + [1, 2, 9])))
    #expect(Self.minutes(soon.spells.first?.start) == 100)
    #expect(soon.goesOn == !soon.spells.isEmpty)
    // The rain may still become heavier after the last minute, so no heaviest time is known.
    #expect(soon.heaviest == nil)
  }

  /// Missing minutes are neither wet nor dry.
  @Test func endsWhereNobodyKnows() throws {
    let soon = try #require(Self.soon(Self.nowcast([0, 0, nil, 5, 5])))
    #expect(Self.minutes(soon.reach) == 10)
    #expect(soon.spells.isEmpty)
    #expect(Self.soon(Self.nowcast([nil, 1])) == nil)
    #expect(Self.soon(Self.nowcast([])) == nil)
    #expect(Self.soon(Self.nowcast([1, 1], from: 3600)) == nil)
    #expect(Self.soon(Self.nowcast([1, 1], from: -3600)) == nil)
  }
}

struct TimelineTests {
  /// At 10:50, minutes that begin at 11:05 follow ten minutes of one hour and five of the next, in which it rains.
  @Test func minutesAfterTheNextHourLeaveNoGap() {
    let now = Made.at(10) + 3000
    var report = Made.report(Made.hours) { hour, conditions in if hour == 12 { conditions.fall(2) }
    }
    report.nowcast = Nowcast(
      service: .metNorway, kind: .radar, fetched: now,
      steps: (3..<24).map { step in
        let start = now + Double(step) * 300
        return Nowcast.Step(start: start, end: start + 300, rate: Precipitation(0, .millimeters))
      })
    let slots = Timeline(report, now: now).slots
    #expect(slots.prefix(3).map(\.start) == [now, now + 600, now + 900])
    #expect(slots.prefix(3).map(\.isByMinute) == [false, false, true])
    #expect(slots.prefix(3).map(\.isWet) == [false, true, false])
    #expect(zip(slots, slots.dropFirst()).allSatisfy { $0.end == $1.start })
  }

  /// The rest of an hour that has begun: rain and snow alike.
  @Test func theHourThatHasBegunHasItsRestOfRainAndSnow() throws {
    let now = Made.at(10) + 1800
    var report = Made.report(Made.hours) { _, hour in
      hour.fall(2, code: 73)
      hour.snowfall = Snowfall(2, .centimeters)
    }
    report.nowcast = Nowcast(
      service: .metNorway, kind: .radar, fetched: now,
      steps: (0..<24).map { step in
        let start = now + Double(step) * 300
        return Nowcast.Step(start: start, end: start + 300, rate: Precipitation(2, .millimeters))
      })
    let hours = Timeline(report, now: now).hours.prefix(2).map(\.conditions)
    func rounded(_ value: Double?) -> Double? { value.map { ($0 * 1000).rounded() / 1000 } }
    #expect(hours.map { rounded($0.precipitation?.in(.millimeters)) } == [1, 2])
    #expect(hours.map { rounded($0.snowfall?.in(.centimeters)) } == [1, 2])
  }
}
