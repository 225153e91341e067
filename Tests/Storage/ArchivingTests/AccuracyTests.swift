import Archiving
import Clients
import Foundation
import GRDB
import Reports
import Testing

final class AccuracyTests: ShelfSuite {
  /// A report with one hour of forecast, and one that says what came.
  private func compare(
    _ forecast: (Double, Double, Double), _ observed: (Double, Double, Double), hour: Int,
    days: Double = 1, service: Service = .openMeteo
  ) throws {
    let time = Shelf.noon.addingTimeInterval(Double(-hour) * 3600)
    func conditions(_ values: (Double, Double, Double)) -> Conditions {
      var conditions = Conditions(time: time)
      conditions.temperature = Temperature(values.0, .celsius)
      conditions.windSpeed = Speed(values.1, .metersPerSecond)
      conditions.precipitation = Precipitation(values.2, .millimeters)
      return conditions
    }
    for (made, values) in [
      (time.addingTimeInterval(-days * 86_400), forecast), (time.addingTimeInterval(600), observed),
    ] {
      try archive.savedReports.save(
        Report(
          service: service, issuedAt: made, fetched: made,
          hours: [conditions(values)].spansByBeginning(present: .distantPast)), place())
    }
  }

  /// Temperature, wind and rain of the forecast and of what came; summed up by hand below.
  private static let table: [((Double, Double, Double), (Double, Double, Double))] = [
    ((10, 3, 0), (11, 3, 0)), ((12, 4, 0.5), (11, 5, 0.2)), ((9, 2, 0), (9, 2, 1.1)),
    ((8.5, 6, 0.1), (7, 4, 0)), ((7, 5, 2), (7.5, 5, 0.1)), ((6, 1, 0), (8, 1.5, 0)),
    ((5, 0, 0.05), (5, 0.2, 0)), ((4.2, 3, 0.3), (4, 3, 0)), ((3, 7, 0), (1, 9, 0)),
    ((-2, 8, 0.4), (-4, 8, 0.4)),
  ]

  @Test func theFiguresAreThoseComputedByHand() throws {
    for (hour, row) in Self.table.enumerated() {
      try compare(row.0, row.1, hour: hour * 2)
    }
    let score = try #require(archive.accuracy.scores(place()).first)
    #expect(score.days == 1)
    #expect(score.cases == 10)
    // |−1|+1+0+1.5+0.5+2+0+0.2+2+2 = 10.2; −1+1+0+1.5−0.5−2+0+0.2+2+2 = 3.2
    #expect(rounded(score.temperature.meanAbsoluteError) == 1.02)
    #expect(rounded(score.temperature.bias) == 0.32)
    // 0+1+0+2+0+0.5+0.2+0+2+0 = 5.7; 0−1+0+2+0−0.5−0.2+0−2+0 = −1.7
    #expect(rounded(score.wind.meanAbsoluteError) == 0.57)
    #expect(rounded(score.wind.bias) == -0.17)
    // It rained in 4 hours (rows 2, 3, 5 and 10), 3 of them forecast; rain was forecast in 6 (0.05 mm counts as a
    // tenth), of which 3 stayed dry.
    #expect(score.rain == RainTable(cases: 10, hits: 3, misses: 1, falseAlarms: 3))
    #expect(score.rain.hitRate == 0.75)
    #expect(score.rain.falseAlarmRatio == 0.5)
    // Another service that says something else of the same hours has no part in it.
    try shelf.ask {
      try $0.execute(
        sql: """
          INSERT INTO hour (place, service, hour, source, temperature, temperature1)
          SELECT place, 'other', hour, 2, 400, -400 FROM hour WHERE service = 'open-meteo'
          """)
    }
    #expect(try archive.accuracy.scores(place()) == [score])
  }

  /// A chance of a day ahead and what came: by a station's report of that hour, or else by the service itself.
  @Test func chancesHaveWhatCame() throws {
    func report(_ time: Date, made: Date, rain: Double, chance: Double?) -> Report {
      var conditions = Conditions(time: time)
      conditions.precipitation = Precipitation(rain, .millimeters)
      conditions.precipitationProbability = chance.flatMap { Share($0, .percent) }
      return Report(
        service: .openMeteo, issuedAt: made, fetched: made,
        hours: [conditions].spansByBeginning(present: .distantPast))
    }
    for (hour, rain) in [(2.0, 0.0), (4, 0.4), (6, 0)] {
      let time = Shelf.noon - hour * 3600
      try archive.savedReports.save(report(time, made: time - 86_400, rain: 1, chance: 70), place())
      try archive.savedReports.save(
        report(time, made: time + 600, rain: rain, chance: nil), place())
    }
    func cases() throws -> [String] {
      try archive.accuracy.chances(place(), .openMeteo).map {
        "\($0.lead) \($0.chance) \($0.isWet)"
      }
    }
    #expect(try cases() == ["1 0.7 false", "1 0.7 true", "1 0.7 false"])
    func station(_ hour: Double, isWet: Bool) throws -> Observation {
      Observation(
        station: "SMPL", name: nil, coordinate: try place().coordinate,
        conditions: Conditions(time: Shelf.noon - hour * 3600), isVisibilityAtLeast: false,
        isWindVariable: false, isWet: isWet, raw: "")
    }
    // Rain ten minutes before the hour is that of the hour, which a dry report of it doesn't take back.
    try archive.accuracy.noteStation(
      place(), [try station(6 + 1 / 6.0, isWet: true), try station(6, isWet: false)])
    try archive.accuracy.noteStation(place(), [station(4, isWet: false)])
    #expect(try cases() == ["1 0.7 true", "1 0.7 false", "1 0.7 false"])
    // Another service has errors of its own.
    #expect(try archive.accuracy.chances(place(), .metNorway) == [])
  }

  /// The value rounded to hundredths, in which sums of tenths are exact.
  private func rounded(_ value: Double?) -> Double? { value.map { ($0 * 100).rounded() / 100 } }

  @Test func belowTenCasesThereAreNoFigures() throws {
    for (hour, row) in Self.table.dropLast().enumerated() {
      try compare(row.0, row.1, hour: hour)
    }
    let score = try #require(archive.accuracy.scores(place()).first)
    #expect(score.cases == 9)
    #expect(score.temperature.meanAbsoluteError == nil)
    #expect(score.wind.bias == nil)
    #expect(score.rain.hitRate == nil)
    #expect(score.rain.falseAlarmRatio == nil)
  }

  @Test(
    arguments: [
      (0.4, nil), (0.6, 1), (1.4, 1), (1.6, 2), (2.6, 3), (3.4, 3), (3.6, nil), (4.6, 5), (5.4, 5),
      (5.6, nil), (6.6, 7), (7.4, 7), (7.6, nil),
    ] as [(Double, Int?)])
  func aForecastCountsForTheNearestNumberOfDays(ahead: Double, days: Int?) throws {
    try compare((5, 5, 0), (5, 5, 0), hour: 1, days: ahead)
    #expect(try archive.accuracy.scores(place()).map(\.days) == (days.map { [$0] } ?? []))
  }

  @Test(arguments: [[1.3, 1.0, 0.8], [0.8, 1.3, 1.0], [1.0, 0.8, 1.3]])
  func theForecastNearestToTheDayStaysInWhateverOrderTheyCome(order: [Double]) throws {
    for ahead in order {
      try compare((10 + ahead * 10, 0, 0), (10, 0, 0), hour: 3, days: ahead)
    }
    let score = try #require(archive.accuracy.scores(place()).first)
    #expect(score.temperature == ErrorSum(cases: 1, absolute: 10, signed: 10))
  }

  /// Both speak of the same hours at other times, and do not agree on what came either.
  @Test func twoServicesAtOddsAreToldApart() throws {
    for hour in 0..<10 {
      try compare((12, 5, 1), (10, 5, 1), hour: hour)
      try compare((3, 4, 0), (9, 6, 1), hour: hour, days: 1.4, service: .metNorway)
      try compare((8, 6, 0), (9, 6, 1), hour: hour, days: 2.9, service: .metNorway)
    }
    let scores = try archive.accuracy.scores(place())
    #expect(scores.map(\.service) == [.openMeteo, .metNorway, .metNorway])
    #expect(scores.map(\.days) == [1, 1, 3])
    #expect(scores.map { $0.temperature.meanAbsoluteError } == [2, 6, 1])
    #expect(scores.map { $0.temperature.bias } == [2, -6, -1])
    #expect(scores.map { $0.wind.bias } == [0, -2, 0])
    #expect(scores.map { $0.rain.hitRate } == [1, 0, 0])
  }

  /// Reports from the time before the clock was set back lie in the future then.
  @Test func aClockThatWasSetBackHidesWhatHasNotComeAndLosesNothing() throws {
    for hour in 0..<10 { try compare((12, 5, 1), (10, 5, 1), hour: hour) }
    let before = try archive.accuracy.scores(place())
    shelf.now = Shelf.noon.addingTimeInterval(-5 * 3600)
    #expect(try archive.accuracy.scores(place()).map(\.cases) == [5])
    shelf.now = Shelf.noon
    #expect(try archive.accuracy.scores(place()) == before)
  }

  @Test func thePresentConditionsCountWhereNoHourSaysMore() throws {
    let time = Shelf.noon.addingTimeInterval(-3600)
    var hour = Conditions(time: time)
    hour.temperature = Temperature(12, .celsius)
    let made = time.addingTimeInterval(-86_400)
    try archive.savedReports.save(
      Report(service: .openMeteo, issuedAt: made, fetched: made, hours: [hour]), place())
    try archive.savedReports.save(report(at: time.addingTimeInterval(900), temperature: 9), place())
    let score = try #require(archive.accuracy.scores(place()).first)
    #expect(score.temperature == ErrorSum(cases: 1, absolute: 3, signed: 3))
    #expect(score.rain.cases == 0)
  }

  @Test func whatIsStillToComeIsNotCounted() throws {
    let later = Shelf.noon.addingTimeInterval(7200)
    try archive.savedReports.save(report(at: Shelf.noon, hours: 48), place())
    try archive.savedReports.save(report(at: later, hours: 48), place())
    #expect(try archive.accuracy.scores(place()) == [])
  }

  /// The verdict has the forecast made a day before for one hour, and the errors of the thirty days up to it.
  @Test func theVerdictIsOfThatHour() throws {
    for (hour, row) in Self.table.enumerated() { try compare(row.0, row.1, hour: hour * 2) }
    let verdict = try #require(try archive.accuracy.verdict(place(), .openMeteo, Shelf.noon))
    #expect(verdict.forecast?.in(.celsius) == 10)
    #expect(verdict.errors.cases == 10)
    #expect(rounded(verdict.errors.meanAbsoluteError) == 1.02)
    // There was no forecast for an hour between two, and later values are no errors of it.
    let odd = try #require(
      try archive.accuracy.verdict(place(), .openMeteo, Shelf.noon.addingTimeInterval(-3 * 3600)))
    #expect(odd.forecast == nil)
    #expect(odd.errors.cases == 8)
    #expect(try archive.accuracy.verdict(place(), .metNorway, Shelf.noon)?.errors.cases == 0)
    #expect(try archive.accuracy.verdict(place(9), .openMeteo, Shelf.noon) == nil)
  }
}
