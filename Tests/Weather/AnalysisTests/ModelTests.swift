import Analysis
import Foundation
import Reports
import Testing

struct ModelTests {
  // swift-format-ignore: NeverForceUnwrap
  private let today = CalendarDay("2026-11-23")!

  private func forecast(_ model: WeatherModel, highs: [Double?]) -> ModelForecast {
    ModelForecast(
      model: model, hours: [],
      days: highs.enumerated().compactMap { index, high in
        CalendarDay(daysSince1970: today.daysSince1970 + index).map { Made.day($0, high: high) }
      })
  }

  private func agreement(_ models: [ModelForecast]) -> ModelAgreement? {
    ModelAgreement(models, from: today) { $0.in(.celsius).rounded() }
  }

  /// 20.4 and 22.6 are shown as 20 and 23, 19.6 and 22.4 as 20 and 22.
  @Test(
    arguments: [
      (20.4, 22.6, nil, 3), (20, 22.2, 2, nil), (19.6, 22.4, 2, nil), (20.4, 20.3, 0, nil),
      (-0.4, 2.4, 2, nil), (-2.5, 0, nil, 3),
    ] as [(Double, Double, Double?, Double?)])
  func highsAreAsFarApartAsTheirFigures(
    low: Double, high: Double, within: Double?, apart: Double?
  ) throws {
    let found = try #require(
      agreement([forecast(.icon, highs: [low]), forecast(.gfs, highs: [high])]))
    #expect(found.within == within)
    #expect(found.apart == apart)
  }

  @Test(
    arguments: [
      ([10, 11, 12], nil), ([10, 11, nil], "2026-11-24"), ([10], "2026-11-23"),
      ([10, nil, 12], "2026-11-23"),
    ] as [([Double?], String?)])
  func daysOfOneModelAreNoAgreement(highs: [Double?], until: String?) throws {
    let models = [forecast(.icon, highs: [10, 11, 12]), forecast(.gfs, highs: highs)]
    let found = try #require(agreement(models))
    #expect(found.until?.description == until)
    #expect(found.firstApart == nil)
  }

  @Test func modelsAgreeUntilTheyAreTwoDegreesApart() throws {
    let models = [
      forecast(.icon, highs: [10, 11, 12, 20]), forecast(.gfs, highs: [9, 13, 12, 13]),
    ]
    let agreement = try #require(self.agreement(models))
    #expect(agreement.within == 2)
    #expect(agreement.until?.description == "2026-11-25")
    #expect(agreement.firstApart?.description == "2026-11-26")
    #expect(agreement.apart == 7)
  }

  @Test func modelsAgreeThroughoutOrNotAtAll() throws {
    let same = [forecast(.icon, highs: [1, 2]), forecast(.gfs, highs: [1.5, 2])]
    let agreement = try #require(self.agreement(same))
    #expect(agreement.within == 1)
    #expect(agreement.firstApart == nil)
    let apart = [forecast(.icon, highs: [1]), forecast(.gfs, highs: [5])]
    let disagreement = try #require(self.agreement(apart))
    #expect(disagreement.within == nil)
    #expect(disagreement.apart == 4)
    #expect(self.agreement([forecast(.icon, highs: [1])]) == nil)
    #expect(self.agreement([forecast(.icon, highs: [1]), forecast(.gfs, highs: [nil])]) == nil)
  }

  private let start = Date(timeIntervalSince1970: 1_795_305_600)

  private func run(_ temperatures: [Double?], rain: [Double?] = []) -> PreviousRun {
    PreviousRun(
      model: .icon, daysAhead: 1, times: temperatures.indices.map { start + Double($0) * 3600 },
      temperature: temperatures.map { $0.flatMap { Temperature($0, .celsius) } },
      precipitation: rain.map { $0.flatMap { Precipitation($0, .millimeters) } })
  }

  private func truth(_ hour: Double, _ celsius: Double?, isWet: Bool? = nil) -> Truth {
    Truth(
      time: start + hour * 3600, temperature: celsius.flatMap { Temperature($0, .celsius) },
      isWet: isWet)
  }

  @Test func comparesWithTheNearestObservationOfTheHour() {
    let score = ModelScore(
      run([10]), [truth(-0.4, 0), truth(0.1, 9), truth(0.3, 5), truth(0.6, 1), truth(0, nil)])
    #expect(score.comparisons == 1)
  }

  /// The hours of Oslo, Lord Howe (UTC+10:30) and Kathmandu (UTC+5:45) against reports of each half hour, of 27 and 57
  /// minutes past as stations send them, and of each hour.
  @Test(
    arguments: [0, 0.5, 0.25, 0.75],
    [[0, 0.5], [0.45, 0.95], [0.0], [0.5], [0.2], [0.8]] as [[Double]])
  func comparesHoursThatBeginBetweenThoseOfUTC(offset: Double, minutes: [Double]) {
    let hours: [Double] = (0..<24).map { Double($0) + offset }
    let moments: [Double] = (-1..<26).flatMap { hour in minutes.map { Double(hour) + $0 } }
    // It rains until 12:00 UTC, and the temperature rises by a degree an hour.
    let observed = moments.map { truth($0, $0, isWet: $0 <= 12) }
    let score = ModelScore(
      PreviousRun(
        model: .icon, daysAhead: 1, times: hours.map { start + $0 * 3600 },
        temperature: hours.map { Temperature($0, .celsius) },
        precipitation: hours.map { _ in Precipitation(1, .millimeters) }), observed)
    var lags: [Double] = []
    var wet = 0
    for hour in hours {
      let nearest = moments.map { abs($0 - hour) }.min() ?? 9
      if nearest < 0.5001 { lags.append(nearest) }
      if moments.contains(where: { $0 > hour - 1 && $0 <= hour && $0 <= 12 }) { wet += 1 }
    }
    #expect(score.comparisons == lags.count)
    let error = lags.reduce(0, +) / Double(lags.count)
    #expect(abs((score.meanAbsoluteError ?? 9) - error) < 1e-6)
    #expect((score.hits, score.wet) == (wet, wet))
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
