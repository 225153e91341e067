import Foundation
import Outlook
import Testing
import WeatherModels

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

  private static func minutes(_ date: Date?) -> Double? {
    date.map { $0.timeIntervalSince(now) / 60 }
  }

  private static func dry(_ count: Int) -> [Double?] { Array(repeating: 0, count: count) }

  @Test func isDry() throws {
    let soon = try #require(Soon(Self.nowcast(Self.dry(23)), now: Self.now))
    #expect(!soon.isWet)
    #expect(Self.minutes(soon.reach) == 115)
    #expect(soon.ends == nil)
  }

  @Test(arguments: [(60.0, 8.0, true), (4, 8, true), (3.9, 8, false), (4, -1, true)])
  func isHeavyByTheLimits(rate: Double, temperature: Double, isHeavy: Bool) throws {
    let rates: [Double?] = Array(repeating: rate, count: 24)
    let soon = try #require(Soon(Self.nowcast(rates, temperature: temperature), now: Self.now))
    #expect(soon.isHeavy == isHeavy)
    #expect(soon.goesOn)
  }

  /// A trace counts as dry.
  @Test func passesOverTraces() throws {
    let soon = try #require(
      Soon(Self.nowcast(Array(repeating: 0.09, count: 23)), now: Self.now))
    #expect(!soon.isWet)
  }

  @Test func comesAndGoes() throws {
    let rates = Self.dry(3) + [0.4, 0.5, 3, 0.5] + Self.dry(16)
    let soon = try #require(Soon(Self.nowcast(rates), now: Self.now))
    #expect(Self.minutes(soon.starts) == 15)
    #expect(Self.minutes(soon.ends) == 35)
    #expect(Self.minutes(soon.heaviest) == 25)
    #expect(soon.again == nil)
    #expect(soon.kind == .rain)
  }

  /// The kind agrees with that of the hours on the page.
  @Test(arguments: [(75, PrecipitationKind.snow), (61, .rain), (2, .rain)])
  func fallsAsTheReportSays(code: Int, kind: PrecipitationKind) throws {
    let report = Made.report(Made.hours) { _, hour in hour.fall(1, code: code) }
    let nowcast = Self.nowcast(Array(repeating: 1, count: 24), temperature: 1)
    let soon = try #require(Soon(nowcast, now: Self.now, beside: report))
    #expect(soon.kind == kind)
  }

  /// Rain that is very light for a quarter of an hour hasn't stopped.
  @Test func goesOnThroughDrizzle() throws {
    let rates = [0.4, 0.4, 0.4, 0.04, 0.04, 0.04, 0.4, 0.4] + Self.dry(15)
    let soon = try #require(Soon(Self.nowcast(rates), now: Self.now))
    #expect(Self.minutes(soon.ends) == 40)
    #expect(soon.again == nil)
  }

  @Test func stopsAndComesAgain() throws {
    let rates = [1, 1] + Self.dry(4) + [1, 1, 1] + Self.dry(14)
    let soon = try #require(Soon(Self.nowcast(rates, from: -120, temperature: -2), now: Self.now))
    #expect(Self.minutes(soon.starts) == -2)
    #expect(Self.minutes(soon.ends) == 8)
    #expect(Self.minutes(soon.again) == 28)
    #expect(soon.kind == .snow)
  }

  /// A break of five minutes is ignored.
  @Test func overlooksAShortBreak() throws {
    let soon = try #require(
      Soon(Self.nowcast([1, 0, 1, 0, 0, 0] + Self.dry(17)), now: Self.now))
    #expect(Self.minutes(soon.ends) == 15)
    #expect(soon.again == nil)
  }

  @Test func doesNotEnd() throws {
    let soon = try #require(
      Soon(Self.nowcast(Self.dry(20) + [1, 2, 9]), now: Self.now))
    #expect(Self.minutes(soon.starts) == 100)
    #expect(soon.ends == nil)
    // The rain may still become heavier after the last minute, so no heaviest time is known.
    #expect(soon.heaviest == nil)
  }

  /// Missing minutes are neither wet nor dry.
  @Test func endsWhereNobodyKnows() throws {
    let soon = try #require(
      Soon(Self.nowcast([0, 0, nil, 5, 5]), now: Self.now))
    #expect(Self.minutes(soon.reach) == 10)
    #expect(!soon.isWet)
    #expect(Soon(Self.nowcast([nil, 1]), now: Self.now) == nil)
    #expect(Soon(Self.nowcast([]), now: Self.now) == nil)
    #expect(Soon(Self.nowcast([1, 1], from: 3600), now: Self.now) == nil)
    #expect(Soon(Self.nowcast([1, 1], from: -3600), now: Self.now) == nil)
  }

  /// Of three hours of a model, two are used.
  @Test func speaksOfTwoHours() throws {
    let soon = try #require(
      Soon(Self.nowcast(Self.dry(30) + [5, 5, 5]), now: Self.now))
    #expect(Self.minutes(soon.reach) == 120)
    #expect(!soon.isWet)
  }
}
