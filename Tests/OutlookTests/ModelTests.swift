import Foundation
import Outlook
import Testing
import WeatherModels

/// How far models agree, and how good they were.
struct ModelTests {
  // swift-format-ignore: NeverForceUnwrap
  private let today = CalendarDay("2026-11-23")!

  private func forecast(_ model: WeatherModel, highs: [Double?]) -> ModelForecast {
    ModelForecast(
      model: model, hours: [],
      days: highs.enumerated().compactMap { index, high in
        CalendarDay(daysSince1970: today.daysSince1970 + index).map { date in
          var day = Day(date: date)
          day.temperatureMax = high.flatMap { Temperature($0, .celsius) }
          return day
        }
      })
  }

  @Test func modelsAgreeUntilTheyAreTwoDegreesApart() throws {
    let models = [
      forecast(.icon, highs: [10, 11, 12, 20]), forecast(.gfs, highs: [9, 13, 12, 13]),
    ]
    let agreement = try #require(ModelAgreement(models, from: today))
    #expect(agreement.within == 2)
    #expect(agreement.until?.description == "2026-11-25")
    #expect(agreement.firstApart?.description == "2026-11-26")
    #expect(agreement.apart == 7)
  }

  @Test func modelsAgreeThroughoutOrNotAtAll() throws {
    let same = [forecast(.icon, highs: [1, 2]), forecast(.gfs, highs: [1.5, 2])]
    let agreement = try #require(ModelAgreement(same, from: today))
    #expect(agreement.within == 0.5)
    #expect(agreement.firstApart == nil)
    let apart = [forecast(.icon, highs: [1]), forecast(.gfs, highs: [5])]
    let disagreement = try #require(ModelAgreement(apart, from: today))
    #expect(disagreement.within == nil)
    #expect(disagreement.apart == 4)
    #expect(ModelAgreement([forecast(.icon, highs: [1])], from: today) == nil)
    #expect(
      ModelAgreement([forecast(.icon, highs: [1]), forecast(.gfs, highs: [nil])], from: today)
        == nil)
  }

  private let start = Date(timeIntervalSince1970: 1_795_305_600)

  private func run(_ temperatures: [Double?], rain: [Double?] = []) -> PreviousRun {
    PreviousRun(
      model: .icon, daysAhead: 1,
      times: temperatures.indices.map { start + Double($0) * 3600 },
      temperature: temperatures.map { $0.flatMap { Temperature($0, .celsius) } },
      precipitation: rain.map { $0.flatMap { Precipitation($0, .millimeters) } })
  }

  private func truth(_ hour: Double, _ celsius: Double?, isWet: Bool? = nil) -> Truth {
    Truth(
      time: start + hour * 3600, temperature: celsius.flatMap { Temperature($0, .celsius) },
      isWet: isWet)
  }

  @Test func computesErrorsAndRates() throws {
    // Errors +1 five times and −2 five times: bias −0.5, mean absolute error 1.5.
    let forecast: [Double?] = [1, 1, 1, 1, 1, -2, -2, -2, -2, -2]
    // Wet at 1 and 2, forecast at 1, 5 and 6: one hit, one miss, two false alarms, six calm hours.
    let rain: [Double?] = [0, 1, 0, 0, 0, 0.1, 2, 0, 0.05, 0]
    let observed = (0..<10).map { truth(Double($0) - 0.1, 0, isWet: $0 == 1 || $0 == 2) }
    let score = ModelScore(run(forecast, rain: rain), observed)
    #expect(score.comparisons == 10)
    #expect(score.bias == -0.5)
    #expect(score.meanAbsoluteError == 1.5)
    #expect((score.hits, score.wet) == (1, 2))
    #expect(score.hitRate == 0.5)
    #expect(score.falseAlarmRate == 0.25)
  }

  @Test func claimsNothingBelowTenComparisons() {
    let score = ModelScore(
      run(Array(repeating: 1, count: 9), rain: Array(repeating: 1, count: 9)),
      (0..<9).map { truth(Double($0), 0, isWet: true) })
    #expect(score.comparisons == 9)
    #expect(score.bias == nil)
    #expect(score.meanAbsoluteError == nil)
    #expect(score.hitRate == nil)
    #expect(score.falseAlarmRate == nil)
    #expect(ModelScore.best(of: [score]) == nil)
  }

  @Test func comparesWithTheNearestObservationOfTheHour() {
    let score = ModelScore(
      run([10]), [truth(-0.4, 0), truth(0.1, 9), truth(0.3, 5), truth(0.6, 1), truth(0, nil)])
    #expect(score.comparisons == 1)
  }

  @Test func theBestHasTheLeastErrorWithinTwoDays() {
    let observed = (0..<12).map { truth(Double($0), 0) }
    var near = run(Array(repeating: 1, count: 12))
    var far = run(Array(repeating: 0, count: 12))
    (near.model, far.model, far.daysAhead) = (.gfs, .icon, 3)
    let other = run(Array(repeating: 2, count: 12))
    let scores = [near, far, other].map { ModelScore($0, observed) }
    #expect(ModelScore.best(of: scores) == .gfs)
  }
}
