import Analysis
import Foundation
import Quantities
import Reports
import Testing

/// Answers at 08:30.
struct FoundWeatherTests {
  @Test func theNextSpellThatIsLongEnough() {
    let wet: Set<Double> = [11, 14, 19]
    let report = Made.report(Made.hours) { hour, conditions in
      if wet.contains(hour) { conditions.fall(1) }
    }
    expect("dry", report, from: 8.5, to: 10, isNow: true)
    expect("dry 2h", report, from: 11, to: 13)
    expect("dry 3h", report, from: 14, to: 18)
    expect("dry 5h", report, from: 19, to: 60, isOpen: true)
    expect("rain", report, from: 10, to: 11)
    expectNone("rain 2h", report, known: 60)
    expectNone("snow", report, known: 60)
  }

  /// B1: a spell with less than an hour left is one, but no hour of it.
  @Test func aSpellWithMinutesLeftIsOne() {
    let report = Made.report(Made.hours) { hour, conditions in
      if hour <= 9 { conditions.fall(1) }
      if hour < 9 { conditions.temperature = Temperature(-1, .celsius) }
    }
    expect("rain", report, from: 8.5, to: 9, isNow: true)
    expect("below 0", report, from: 8.5, to: 9, isNow: true)
    expectNone("rain 1h", report, known: 60)
  }

  /// A missing hour, and one without values, may be anything.
  @Test func gapsEndASpell() {
    let holes = Made.report(Made.hours.filter { $0 != 12 })
    expect("dry 2h", holes, from: 8.5, to: 11, isNow: true, isOpen: true)
    expect("dry 3h", holes, from: 12, to: 60, isOpen: true)
    expectNone("rain", holes, known: 11)
    let silent = Made.report(Made.hours) { hour, conditions in
      if hour == 12 { conditions.precipitation = nil }
    }
    expect("dry 3h", silent, from: 12, to: 60, isOpen: true)
    expectNone("rain", silent, known: 11)
  }

  @Test func aSpellGoesThroughMidnight() {
    let report = Made.report(Made.hours) { hour, conditions in
      if !(23...29).contains(hour) { conditions.fall(1, code: 73) }
    }
    expect("dry 6h", report, from: 22, to: 29)
    expect("snow 20h", report, from: 29, to: 60, isOpen: true)
  }

  /// Temperatures hold from their hour on.
  @Test func limitsAreNotReached() {
    let report = Made.report(Made.hours) { hour, conditions in
      conditions.temperature = Temperature(hour < 24 ? 26 - abs(14 - hour) : 10, .celsius)
    }
    expect("above 20", report, from: 9, to: 20)
    let answer = answer("below 0", report)
    #expect(answer?.spell == nil)
    #expect(answer?.known == Made.at(61))
    #expect(answer?.absence?.nearest?.value == 10)
    #expect(answer?.absence?.nearest?.time == Made.at(24))
  }

  @Test func windHasTwoSides() {
    let report = Made.report(Made.hours) { hour, conditions in
      conditions.windSpeed = Speed(hour < 12 ? 9 : 3, .metersPerSecond)
    }
    expect("wind above 5", report, from: 8.5, to: 12, isNow: true)
    expect("wind below 5", report, from: 12, to: 61, isOpen: true)
  }

  @Test func theSunShinesByDay() {
    let report = Made.report(Made.hours) { hour, conditions in
      conditions.cloudCover = Share(hour == 11 ? 51 : 20, .percent)
    }
    expect("sun 2h", report, from: 8.5, to: 11, isNow: true)
    expect("sun 4h", report, from: 12, to: 16)
    expect("sun 5h", report, from: 32, to: 40)
  }

  /// The light ends at 16:20 and returns at 07:40, within hours that are called by their beginning.
  @Test func theSunShinesUntilItSets() throws {
    let days = try ["2026-11-20", "2026-11-21"].enumerated().map { index, date in
      var day = Day(date: try #require(CalendarDay(date)))
      day.sunrise = Made.at(Double(index) * 24 + 7 + 40 / 60)
      day.sunset = Made.at(Double(index) * 24 + 16 + 20 / 60)
      return day
    }
    let report = Made.report(Made.hours, days: days) { hour, conditions in
      conditions.isDay = (8...16).contains(hour.truncatingRemainder(dividingBy: 24))
    }
    expect("sun", report, from: 8.5, to: 16 + 20 / 60, isNow: true)
    expect("sun 8h", report, from: 31 + 40 / 60, to: 40 + 20 / 60)
  }

  /// Three hours and six hours between the hours of a report.
  @Test func hoursMayBeLong() {
    let report = Made.report([6, 9, 12, 18, 24, 30]) { hour, conditions in
      if hour == 18 { conditions.fall(2) }
    }
    expect("rain", report, from: 12, to: 18)
    expect("dry 3h", report, from: 8.5, to: 12, isNow: true)
    expect("dry 12h", report, from: 18, to: 30, isOpen: true)
  }

  @Test func aReportMaySayNothing() {
    let answer = answer("dry", Made.report([]))
    #expect(answer?.spell == nil)
    #expect(answer?.known == nil)
  }

  /// Dry by the amount and wet by the chance is not dry enough.
  @Test func dryWithAnEvenChanceOfRainIsNotDry() {
    let report = Made.report(Made.hours) { _, conditions in
      conditions.precipitationProbability = Share(50, .percent)
    }
    expectNone("dry", report, known: 60)
  }

  /// A "none" knows the highest chance of what it denies.
  @Test func aNoHasItsDoubt() {
    let report = Made.report(Made.hours) { hour, conditions in
      conditions.precipitationProbability = Share(hour == 20 ? 47 : 5, .percent)
    }
    #expect(answer("rain", report)?.absence?.chance == 0.47)
  }

  /// Four runs of hours, by whether it rains in one.
  private func runs(_ isWet: (_ hour: Int, _ number: Int) -> Bool) -> Ensemble {
    Ensemble(
      model: .icon, times: (0...60).map { Made.at(Double($0)) },
      members: (0..<4).map { number in
        .init(
          number: number,
          precipitation: (0...60).map { Precipitation(isWet($0, number) ? 1 : 0, .millimeters) })
      })
  }

  /// Runs with rain at ten don't deny what the minutes say until half past ten, and are counted from there on.
  @Test(arguments: [(14.0, 3), (10, nil)] as [(Double, Int?)])
  func runsAreCountedBehindTheMinutes(wet: Double, agree: Int?) throws {
    var report = Made.report(Made.hours) { hour, conditions in
      if hour > wet { conditions.fall(1) }
    }
    report.nowcast = dryMinutes
    let runs = runs { hour, number in hour == 10 || hour == 13 && number == 0 }
    let question = try #require(WeatherQuestion(["dry"]))
    let found = FoundWeather(question, in: Timeline(report, now: Made.at(8.5)), runs)
    #expect(found.spell?.end == Made.at(max(wet, 10.5)))
    #expect(found.certainty?.runs?.agree == agree)
  }

  /// Nor do these runs say that it may rain in the time that is dry by the minutes.
  @Test func noRunDeniesDryMinutes() throws {
    var report = Made.report(Made.hours) { _, _ in }
    let runs = runs { hour, number in hour == 10 || hour == 13 && number == 0 }
    func rain() throws -> Int? {
      let timeline = Timeline(report, now: Made.at(8.5))
      return try #require(FoundWeather(WeatherQuestion(.rain), in: timeline, runs).absence)
        .runs?.count.agree
    }
    #expect(try rain() == 0)
    report.nowcast = dryMinutes
    #expect(try rain() == 3)
  }

  private var dryMinutes: Nowcast {
    Nowcast(
      service: .geoSphere, kind: .radar, fetched: Made.at(8.5),
      steps: (0..<8).map { step in
        let start = Made.at(8.5 + Double(step) / 4)
        return .init(start: start, end: start + 900, rate: Precipitation(0, .millimeters))
      })
  }

  /// An hour that begins between two steps of the runs is none of theirs: they are counted over all of the time.
  @Test func runsAreCountedOverAllWhereTheyHaveNoStepWithin() throws {
    let report = Made.report(Made.hours) { hour, conditions in if hour > 14 { conditions.fall(1) } }
    let runs = runs { hour, number in hour > 14 || hour == 12 && number == 0 }
    let question = try #require(WeatherQuestion(["dry", "1h"]))
    let found = FoundWeather(question, in: Timeline(report, now: Made.at(8.5)), runs)
    #expect(found.certainty?.runs?.agree == 3)
    #expect(found.parts.map(\.end) == [Made.at(14)])
  }

  /// The value nearest to a limit is one of the time of which the runs say that it isn't reached.
  @Test func theNearestValueIsWithinTheRuns() throws {
    let report = Made.report(Made.hours) { hour, conditions in
      conditions.temperature = Temperature(hour == 20 ? 12 : hour == 50 ? 19 : 5, .celsius)
    }
    let runs = Ensemble(
      model: .icon, times: (0...60).map { Made.at(Double($0)) },
      members: (0..<4).map { number in
        .init(
          number: number,
          temperature: (0...60).map { Temperature($0 > 40 && number < 2 ? 25 : 5, .celsius) })
      })
    let question = try #require(WeatherQuestion(["above", "20"]))
    let absence = FoundWeather(question, in: Timeline(report, now: Made.at(8.5)), runs).absence
    #expect(try #require(absence?.runs).until <= Made.at(41))
    #expect(absence?.nearest?.value == 12)
    #expect(absence?.nearest?.time == Made.at(20))
  }

  @Test func theTimeInQuestionMayNotBeKnownToItsEnd() {
    let report = Made.report(Made.hours)
    #expect(answer("rain", report, on: .after(0))?.isWhole == true)
    #expect(answer("rain", report, on: .days(.after(0), to: .after(2)))?.isWhole == false)
  }

  /// Values of a service's own: hours of a sea, days of a river.
  @Test func valuesOfAServiceAreSpellsToo() throws {
    func series(_ name: String, _ values: [Double?], step: Double) throws -> QuantitySeries {
      QuantitySeries(
        try #require(WeatherQuantity.named(name)),
        values.enumerated().map {
          .init(time: Made.at(8.5) + Double($0.offset) * step, value: $0.element)
        },
        fetched: Made.at(0), timeZone: nil, service: .openMeteo)
    }
    func spell(_ text: String, _ series: QuantitySeries) throws -> Spell? {
      let question = try #require(WeatherQuestion(text.split(separator: " ").map(String.init)))
      return FoundWeather(question, in: Timeline(series, now: Made.at(8.5))).spell
    }
    let sea = try series("sea", [19, 21, 19, 21, 22, 21, 18], step: 3600)
    #expect(try spell("sea above 20", sea)?.length == 1)
    #expect(try spell("sea above 20 3h", sea)?.start == Made.at(11.5))
    #expect(
      try spell("sea above 20 2h", series("sea", [21, nil, 21, 21], step: 3600))?.isOpen == true)
    #expect(try spell("sea above 20", series("sea", [nil, nil], step: 3600)) == nil)
    #expect(
      try spell("river above 900", series("river", [800, 950, 1000, 700], step: 86_400))?.length
        == 48)
  }

  private func answer(
    _ text: String, _ report: Report, on day: DayReference? = nil
  ) -> FoundWeather? {
    let now = Made.at(8.5)
    return WeatherQuestion(text.split(separator: " ").map(String.init)).map { question in
      FoundWeather(
        question, in: Timeline(report, now: now),
        on: day.flatMap { DaySpan($0, clock: Made.clock, now: now) })
    }
  }

  private func expect(
    _ text: String, _ report: Report, from: Double, to: Double, isNow: Bool = false,
    isOpen: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let spell = answer(text, report)?.spell
    #expect(spell?.start == Made.at(from), sourceLocation: sourceLocation)
    #expect(spell?.end == Made.at(to), sourceLocation: sourceLocation)
    #expect(spell?.isNow == isNow, sourceLocation: sourceLocation)
    #expect(spell?.isOpen == isOpen, sourceLocation: sourceLocation)
  }

  private func expectNone(
    _ text: String, _ report: Report, known: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let answer = answer(text, report)
    #expect(answer != nil && answer?.spell == nil, sourceLocation: sourceLocation)
    #expect(answer?.known == Made.at(known), sourceLocation: sourceLocation)
  }
}
