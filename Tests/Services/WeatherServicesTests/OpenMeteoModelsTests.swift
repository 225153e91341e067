import FileTestSupport
import HTTP
import Quantities
import TestSupport

@testable import WeatherServices

/// The requests for models, runs and earlier runs, and what they cost.
@Suite(.timeLimit(.minutes(5))) final class OpenMeteoModelsTests: StandInSuite {
  private let oslo = StandInPlaces.named("Oslo", latitude: 59.91, longitude: 10.75)
  private let spent = Spent()

  private func servers(
    _ environment: [String: String], own: String? = nil, at now: Date = Answers.now
  ) -> OpenMeteoServers {
    OpenMeteoServers(
      http: .patient(), environment: environment, ledger: spent.client, server: { own },
      now: { now })
  }

  private func models(
    cache: AnswerCacheClient = .noop, at now: Date = Answers.now
  ) -> OpenMeteoModels {
    OpenMeteoModels(servers: servers(standIn.environment, at: now), cache: cache)
  }

  @Test func asksForTheModelsOfThePlaceInOneRequest() async throws {
    let forecasts = try await models().forecasts(oslo)
    #expect(
      forecasts.map(\.model.rawValue) == [
        "metno_nordic", "dmi_harmonie_arome_europe", "ukmo_seamless",
        "knmi_harmonie_arome_europe", "icon_seamless", "ecmwf_ifs", "gfs_seamless",
        "ecmwf_aifs025_single",
      ])
    let global = forecasts.filter { $0.model == .ecmwf || $0.model == .gfs }
    #expect(global.map(\.days.count) == [7, 7])
    // Two days and a half from noon: the rest of today, and two whole days.
    #expect(forecasts[0].days.count { $0.temperatureMax != nil } == 3)
    let request = try #require(standIn.requests.first)
    #expect(standIn.requests.count == 1)
    #expect(request.list("models") == forecasts.map(\.model.rawValue))
    // Nine variables of eight models.
    #expect(spent.weights == [7.2])
  }

  @Test func asksForTheRunsOnceUntilTheModelRunsAgain() async throws {
    let cache = InMemoryCache().client
    let ensemble = try await models(cache: cache).ensemble(oslo, .precipitation)
    #expect(ensemble.model == EnsembleSource.global.model)
    #expect(ensemble.members.count == 51)
    #expect(ensemble.times.count == 240)
    _ = try await models(cache: cache, at: Answers.now + 3600).ensemble(oslo, .precipitation)
    #expect(standIn.requests.map(\.path) == ["/v1/ensemble"])
    // One variable of 51 members.
    #expect(spent.weights == [5.1])
    _ = try await models(cache: cache, at: Answers.now + 6 * 3600).ensemble(oslo, .precipitation)
    #expect(standIn.requests.count == 2)
  }

  /// The finest ensemble that covers Vienna and reaches the time, by its name and the number of its members.
  @Test(arguments: [(20.0, "icon_d2", 20), (100, "ecmwf_ifs_europe_ensemble", 51)])
  func asksTheFinestEnsembleThatReaches(hours: Double, name: String, members: Int) async throws {
    let vienna = try #require(SampleCapitals.all.first { $0.name == "Vienna" })
    let ensemble = try await models()
      .ensemble(vienna, .precipitation, until: Answers.now + hours * 3600)
    #expect(ensemble.model.rawValue == name)
    #expect(ensemble.members.count == members)
    #expect(spent.weights == [Double(members) / 10])
  }

  @Test func asksTheNextEnsembleWhereTheFinestIsMissing() async throws {
    let vienna = try #require(SampleCapitals.all.first { $0.name == "Vienna" })
    standIn.failNext(.status(400, reason: "No data is available for this location"))
    let ensemble = try await models()
      .ensemble(vienna, .precipitation, until: Answers.now + 3600)
    #expect(ensemble.model.rawValue == "ecmwf_ifs_europe_ensemble")
    #expect(standIn.requests.count == 2)
  }

  /// The sample computes the same at any time for hours that are over, so that an answer about them can't change.
  @Test func saysSinceWhenAModelIsTheSame() async throws {
    let cache = InMemoryCache().client
    let first = try await models(cache: cache).forecasts(oslo)
    #expect(first.allSatisfy { $0.sameSince == nil })
    let later = Answers.now + 6 * 3600
    let second = try await models(cache: cache, at: later).forecasts(oslo)
    #expect(standIn.requests.count == 2)
    #expect(second.allSatisfy { $0.sameSince == Answers.now })
    let other = InMemoryCache().client
    _ = try await models(cache: other).forecasts(oslo)
    try await StandIn.serving(.sample { later }) { new in
      let forecasts = try await OpenMeteoModels(
        servers: servers(new.environment, at: later), cache: other
      ).forecasts(oslo)
      #expect(forecasts.allSatisfy { $0.sameSince == nil })
    }
  }

  @Test func readsTheNewestRuns() async throws {
    standIn.fail(.body(String(decoding: try Answers.bytes("model-run"), as: UTF8.self)))
    let client = models(cache: InMemoryCache().client)
    let run = try #require(await client.runs(oslo)[.icon])
    // 13 January 2026, 18:00 UTC.
    #expect(run.start == Date(timeIntervalSince1970: 1_768_327_200))
    #expect(!run.isLate(at: run.available + 3 * 3600 + 1200))
    #expect(run.isLate(at: run.available + 3 * 3600 + 1201))
    #expect(client.newestRun()?.run == run)
    #expect(spent.weights == [])
    #expect(standIn.requests.allSatisfy { $0.path.hasSuffix("/static/meta.json") })
    // They are kept for ten minutes.
    _ = await client.runs(oslo)
    #expect(standIn.requests.count == 8)
  }

  @Test(arguments: [
    "{}", "[]", #"{"last_run_initialisation_time":1e300}"#,
    #"""
    {"last_run_initialisation_time":1768327200,"last_run_availability_time":1768327199,
    "update_interval_seconds":10800}
    """#,
    #"""
    {"last_run_initialisation_time":1768327200,"last_run_availability_time":1768332519,
    "update_interval_seconds":0}
    """#,
  ]) func leavesOutWhatIsNoRun(body: String) async throws {
    standIn.fail(.body(body))
    let client = models()
    #expect(await client.runs(oslo).isEmpty)
    #expect(client.newestRun() == nil)
  }

  @Test func asksForSevenEarlierRunsOfEachModel() async throws {
    let runs = try await models().previousRuns(oslo)
    // Regional models reach a few days.
    #expect(runs.count == 41)
    #expect(Set(runs.map(\.daysAhead)) == Set(1...7))
    #expect(standIn.requests[0].list("hourly").contains("precipitation_previous_day7"))
    // Fourteen variables of eight models.
    #expect(spent.weights == [11.2])
  }

  @Test func saysWhatOnesOwnServerDoesNotAnswer() async throws {
    let own = "https://meteo.example.org"
    let client = OpenMeteoModels(servers: servers([:], own: own), cache: .noop)
    await #expect(throws: ServiceError.notOnOwnServer(own.cleaned(limit: 200))) {
      try await client.ensemble(oslo, .temperature)
    }
    await #expect(throws: ServiceError.notOnOwnServer(own.cleaned(limit: 200))) {
      try await client.previousRuns(oslo)
    }
  }

  @Test func saysThatNoModelCoversThePlace() async throws {
    standIn.fail(
      .body(#"{"hourly":{"time":["2026-11-23T00:00"],"temperature_2m_gfs_seamless":[null]}}"#))
    let client = models()
    await #expect(throws: ServiceError.notCovered(.openMeteo)) { try await client.forecasts(oslo) }
    await #expect(throws: ServiceError.notCovered(.openMeteo)) {
      try await client.ensemble(oslo, .temperature)
    }
  }

  private func openMeteo(
    _ model: WeatherModel?,
    uncovered: @escaping @Sendable (WeatherModel, Place) -> Void = { _, _ in }
  ) -> OpenMeteo {
    OpenMeteo(
      servers: servers(standIn.environment),
      choice: { _ in ModelChoice(model: model, isBest: true) }, uncovered: uncovered)
  }

  @Test(arguments: [WeatherModel.icon, nil]) func asksTheModelThatWasChosen(
    model: WeatherModel?
  ) async throws {
    let report = try await openMeteo(model).weather.report(for: oslo)
    #expect(report.modelChoice == ModelChoice(model: model, isBest: true))
    #expect(standIn.requests.map { $0.query["models"] } == [model?.rawValue])
  }

  @Test func fallsBackWhereTheModelHasNothing() async throws {
    let missing = Counter()
    let model = WeatherModel(rawValue: "nowhere")
    let weather = openMeteo(model) { _, _ in _ = missing.next() }.weather
    let report = try await weather.report(for: oslo)
    #expect(report.current?.temperature != nil)
    #expect(report.modelChoice?.isCovered == false)
    #expect(standIn.requests.map { $0.query["models"] } == ["nowhere", nil])
    #expect(missing.count == 1)
  }
}
