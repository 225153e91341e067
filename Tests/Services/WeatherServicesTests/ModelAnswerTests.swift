import JSON
import TestSupport
import Testing

@testable import WeatherServices

struct ModelAnswerTests {
  private static let recordings = Recordings.files("models")

  private func answer(_ bytes: [UInt8]) throws -> ModelAnswer {
    var reader = JSONReader(bytes)
    return try ModelAnswer(&reader)
  }

  private func recorded(_ name: String) throws -> ModelAnswer? {
    guard let file = Self.recordings.first(where: { $0.lastPathComponent == name }) else {
      return nil
    }
    return try answer(Array(Data(contentsOf: file)))
  }

  @Test(
    arguments: [
      ("temperature_2m", nil, nil, nil),
      ("temperature_2m_icon_seamless", nil, nil, "icon_seamless"),
      ("temperature_2m_meteoswiss_icon_seamless", nil, nil, "meteoswiss_icon_seamless"),
      ("temperature_2m_previous_day2", 2, nil, nil),
      ("temperature_2m_previous_day7_gfs_seamless", 7, nil, "gfs_seamless"),
      ("temperature_2m_member31_ecmwf_ifs025_ensemble", nil, 31, "ecmwf_ifs025_ensemble"),
      ("temperature_2m_ncep_gefs025_member05", nil, 5, "ncep_gefs025"),
      ("temperature_2m_max_icon_d2", nil, nil, "icon_d2"),
    ] as [(String, Int?, Int?, String?)])
  func takesNamesApart(name: String, days: Int?, member: Int?, model: String?) throws {
    let variables = ["temperature_2m", "temperature_2m_max"]
    let column = try #require(ModelColumn(name, of: variables))
    #expect(column.daysAhead == days)
    #expect(column.member == member)
    #expect(column.model == model)
    #expect(column.variable == (name.contains("max") ? "temperature_2m_max" : "temperature_2m"))
  }

  @Test(arguments: [
    "temperature_2m_spread", "precipitation_probability", "temperature_2m_spread_icon_seamless",
    "temperature_2m_ecmwf_ifs025_ensemble_mean", "wind_speed_10m", "temperature",
    "temperature_2mx",
  ])
  func passesOverOtherColumns(name: String) {
    #expect(ModelColumn(name, of: ["temperature_2m", "precipitation"]) == nil)
  }

  @Test func readsModelsOfWhichOneNameEndsAnother() throws {
    let forecasts = try answer(Answers.bytes("models")).forecasts(asked: [.gfs, .icon])
    #expect(
      forecasts.map(\.model.rawValue) == [
        "gfs_seamless", "icon_seamless", "meteoswiss_icon_seamless",
      ])
    #expect(
      forecasts.map { $0.hours.map { $0.temperature?.in(.celsius) } } == [
        [20.9, 21.9], [20.3, 21.1], [20.7, 21.5],
      ])
    #expect(
      forecasts.map { $0.days.map { $0.temperatureMax?.in(.celsius) } } == [[22.4], [23.1], [23.3]])
    // 13:00 in Zurich.
    #expect(forecasts[0].hours[0].time == Date(timeIntervalSince1970: 1_791_025_200))
  }

  @Test(.enabled(if: !recordings.isEmpty, "no recordings"))
  func readsOneCoveringModelWithoutItsName() throws {
    let answer = try #require(try recorded("frenck__forecast_models_one_covering.json"))
    let asked = [WeatherModel(rawValue: "icon_d2"), .gfs]
    #expect(answer.forecasts(asked: asked).map(\.model) == [.bestMatch])
    let alone = answer.forecasts(asked: [.icon])
    #expect(alone.map(\.model) == [.icon])
    #expect(alone[0].hours.map { $0.temperature?.in(.celsius) } == [19.3, 20])
  }

  @Test func leavesOutAModelThatHasNothing() throws {
    let text = """
      {"utc_offset_seconds":0,"daily_units":{"temperature_2m_max_a":"°C","temperature_2m_max_b":"°C"},
      "daily":{"time":["2026-11-23"],"temperature_2m_max_a":[null],"temperature_2m_max_b":[4]}}
      """
    let forecasts = try answer(Array(text.utf8)).forecasts(asked: [])
    #expect(forecasts.map(\.model.rawValue) == ["b"])
  }

  @Test(.enabled(if: !recordings.isEmpty, "no recordings"))
  func countsTheMembersOfTheAmericanEnsemble() throws {
    let answer = try #require(try recorded("acorscadden__ensemble_gfs025_sample.json"))
    let ensembles = answer.ensembles(asked: .gfs)
    #expect(ensembles.map(\.members.count) == [31])
    #expect(ensembles[0].members.map(\.number) == Array(0...30))
  }

  @Test func countsTheMembersOfTheEuropeanEnsemble() throws {
    let names =
      ["precipitation"] + (1...50).map { "precipitation_member\($0 < 10 ? "0" : "")\($0)" }
    let columns = names.enumerated().map { "\"\($1)\":[\($0),null]" }
    let text = """
      {"utc_offset_seconds":0,"hourly_units":{"precipitation":"mm"},"hourly":{"time":["2026-11-23T00:00",
      "2026-11-23T01:00"],\(columns.joined(separator: ","))}}
      """
    let ensembles = try answer(Array(text.utf8)).ensembles(asked: EnsembleSource.global.model)
    let ensemble = try #require(ensembles.first)
    #expect(ensemble.model == EnsembleSource.global.model)
    #expect(ensemble.members.count == 51)
    #expect(ensemble.members[50].precipitation.map { $0?.in(.millimeters) } == [50, nil])
  }

  /// Two models' members stay apart, and a unit that only the variable names holds for both.
  @Test(.enabled(if: !recordings.isEmpty, "no recordings"))
  func neverMixesMembersOfTwoModels() throws {
    let answer = try #require(try recorded("lushkiwi__openmeteo_ensemble.json"))
    let ensembles = answer.ensembles(asked: EnsembleSource.global.model)
    #expect(ensembles.map(\.model.rawValue) == ["ecmwf_ifs025", "ncep_gefs025"])
    #expect(ensembles.map(\.members.count) == [1, 2])
    #expect(ensembles[0].members[0].temperature[0] == Temperature(56, .fahrenheit))
  }

  /// Each column is a model of its own.
  @Test(arguments: [(100, 380, true), (1899, 380, false), (5, 9999, false)])
  func refusesMoreModelsThanThereAre(columns: Int, hours: Int, isRead: Bool) throws {
    let times = (0..<hours).map { "\($0 * 3600)" }.joined(separator: ",")
    let values = String(repeating: "1,", count: hours - 1) + "1"
    let models = (0..<columns).map { ",\"temperature_2m_model\($0)\":[\(values)]" }.joined()
    let text = "{\"hourly\":{\"time\":[\(times)]\(models)}}"
    let answer = try? answer(Array(text.utf8))
    #expect((answer != nil) == isRead)
  }

  @Test func readsEarlierRunsByModel() throws {
    let runs = try answer(Answers.bytes("previous-runs")).previousRuns(asked: [.icon, .gfs])
    #expect(runs.map(\.model) == [.icon, .gfs])
    #expect(runs.map(\.daysAhead) == [1, 1])
    #expect(runs.map { $0.temperature.map { $0?.in(.celsius) } } == [[13.6, 13], [14.7, 14]])
  }

  @Test(.enabled(if: !recordings.isEmpty, "no recordings"), arguments: recordings)
  func readsEveryRecording(file: URL) throws {
    let data = try Data(contentsOf: file)
    guard !file.lastPathComponent.contains("geosphere") else { return }
    let answer = try answer(Array(data))
    #expect(!answer.isEmpty)
    let count =
      answer.forecasts(asked: []).count + answer.ensembles(asked: EnsembleSource.global.model).count
      + answer.previousRuns(asked: []).count
    #expect(count > 0)
    // Cut off anywhere, it is refused and nothing ends.
    for length in stride(from: 0, to: data.count - 2, by: max(1, data.count / 50)) {
      #expect(throws: JSONReader.Failure.self) { try self.answer(Array(data.prefix(length))) }
    }
  }
}
