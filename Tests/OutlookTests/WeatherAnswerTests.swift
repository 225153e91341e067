import Foundation
import Outlook
import Testing
import WeatherModels

/// Answers at 08:30.
struct WeatherAnswerTests {
  @Test func theNextStretchThatIsLongEnough() {
    let wet: Set<Double> = [11, 14, 19]
    let report = Made.report(Made.hours) { hour, conditions in
      if wet.contains(hour) { conditions.fall(1) }
    }
    expect(.dry, 1, report, from: 8.5, to: 10, isNow: true)
    expect(.dry, 2, report, from: 11, to: 13)
    expect(.dry, 3, report, from: 14, to: 18)
    expect(.dry, 5, report, from: 19, to: 60, isOpen: true)
    expect(.rain, 1, report, from: 10, to: 11)
    expectNone(.rain, 2, report, horizon: 60)
    expectNone(.snow, 1, report, horizon: 60)
  }

  /// A missing hour, and one without values, may be anything.
  @Test func gapsEndAStretch() {
    let holes = Made.report(Made.hours.filter { $0 != 12 })
    expect(.dry, 2, holes, from: 8.5, to: 11, isNow: true, isOpen: true)
    expect(.dry, 3, holes, from: 12, to: 60, isOpen: true)
    let silent = Made.report(Made.hours) { hour, conditions in
      if hour == 12 { conditions.precipitation = nil }
    }
    expect(.dry, 3, silent, from: 12, to: 60, isOpen: true)
  }

  @Test func aStretchGoesThroughMidnight() {
    let report = Made.report(Made.hours) { hour, conditions in
      if !(23...29).contains(hour) { conditions.fall(1, code: 73) }
    }
    expect(.dry, 6, report, from: 22, to: 29)
    expect(.snow, 20, report, from: 29, to: 60, isOpen: true)
  }

  /// Temperatures hold from their hour on.
  @Test func limitsAreNotReached() throws {
    let report = Made.report(Made.hours) { hour, conditions in
      conditions.temperature = Temperature(hour < 24 ? 26 - abs(14 - hour) : 10, .celsius)
    }
    let twenty = try #require(Temperature(20, .celsius))
    expect(.above(twenty), 1, report, from: 9, to: 20, .probably)
    let zero = try #require(Temperature(0, .celsius))
    expectNone(.below(zero), 1, report, horizon: 61)
  }

  @Test func windHasTwoSides() throws {
    let five = try #require(Speed(5, .metersPerSecond))
    let report = Made.report(Made.hours) { hour, conditions in
      conditions.windSpeed = Speed(hour < 12 ? 9 : 3, .metersPerSecond)
    }
    expect(.windAbove(five), 1, report, from: 8.5, to: 12, .likely, isNow: true)
    expect(.windBelow(five), 1, report, from: 12, to: 61, isOpen: true)
  }

  @Test func theSunShinesByDay() {
    let report = Made.report(Made.hours) { hour, conditions in
      conditions.cloudCover = Share(hour == 11 ? 51 : 20, .percent)
    }
    expect(.sun, 2, report, from: 8.5, to: 11, .likely, isNow: true)
    expect(.sun, 4, report, from: 12, to: 16, .likely)
    expect(.sun, 5, report, from: 32, to: 40, .likely)
  }

  /// Three hours and six hours between the hours of a report.
  @Test func hoursMayBeLong() {
    let times: [Double] = [6, 9, 12, 18, 24, 30]
    let report = Made.report(times) { hour, conditions in
      if hour == 18 { conditions.fall(2) }
    }
    expect(.rain, 1, report, from: 12, to: 18)
    expect(.dry, 3, report, from: 8.5, to: 12, isNow: true)
    expect(.dry, 12, report, from: 18, to: 30, isOpen: true)
  }

  @Test func aReportMaySayNothing() {
    let report = Made.report([])
    let answer = WeatherAnswer(WeatherQuestion(.dry), report, now: Made.at(8.5))
    #expect(answer.window == nil)
    #expect(answer.horizon == nil)
  }

  @Test(
    arguments: [
      (20.0, .likely), (21, .probably), (49, .probably),
    ] as [(Double, WeatherAnswer.Confidence)])
  func dryIsTheSurerTheLessProbableRainIs(chance: Double, confidence: WeatherAnswer.Confidence) {
    let report = Made.report(Made.hours) { _, conditions in
      conditions.precipitationProbability = Share(chance, .percent)
    }
    expect(.dry, 3, report, from: 8.5, to: 60, confidence, isNow: true, isOpen: true)
  }

  @Test func dryWithAnEvenChanceOfRainIsNotDry() {
    let report = Made.report(Made.hours) { _, conditions in
      conditions.precipitationProbability = Share(50, .percent)
    }
    expectNone(.dry, 1, report, horizon: 60)
  }

  @Test(
    arguments: [
      (29.0, .uncertain), (30, .probably), (59, .probably), (60, .likely),
    ] as [(Double, WeatherAnswer.Confidence)])
  func rainIsTheSurerTheMoreProbableItIs(chance: Double, confidence: WeatherAnswer.Confidence) {
    let report = Made.report(Made.hours) { hour, conditions in
      if hour == 12 { conditions.fall(1, chance: chance) }
    }
    expect(.rain, 1, report, from: 11, to: 12, confidence)
  }

  @Test(
    arguments: [
      (2.0, .likely), (48, .likely), (49, .probably), (120, .probably), (121, .uncertain),
    ] as [(Double, WeatherAnswer.Confidence)])
  func whatIsFarOffIsLessSure(lead: Double, confidence: WeatherAnswer.Confidence) {
    let report = Made.report(stride(from: 0.0, through: 200, by: 1)) { hour, conditions in
      if hour == 10 + lead { conditions.fall(1, chance: 100) }
    }
    let answer = WeatherAnswer(WeatherQuestion(.rain), report, now: Made.at(9))
    #expect(answer.window?.confidence == confidence)
  }

  private func expect(
    _ criterion: WeatherQuestion.Criterion, _ hours: Int, _ report: Report, from: Double,
    to: Double,
    _ confidence: WeatherAnswer.Confidence? = nil, isNow: Bool = false, isOpen: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let window = WeatherAnswer(
      WeatherQuestion(criterion, hours: hours), report, now: Made.at(8.5)
    ).window
    #expect(window?.from == Made.at(from), sourceLocation: sourceLocation)
    #expect(window?.to == Made.at(to), sourceLocation: sourceLocation)
    #expect(window?.isNow == isNow, sourceLocation: sourceLocation)
    #expect(window?.isOpen == isOpen, sourceLocation: sourceLocation)
    if let confidence {
      #expect(window?.confidence == confidence, sourceLocation: sourceLocation)
    }
  }

  private func expectNone(
    _ criterion: WeatherQuestion.Criterion, _ hours: Int, _ report: Report, horizon: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let answer = WeatherAnswer(
      WeatherQuestion(criterion, hours: hours), report, now: Made.at(8.5))
    #expect(answer.window == nil, sourceLocation: sourceLocation)
    #expect(answer.horizon == Made.at(horizon), sourceLocation: sourceLocation)
  }
}
