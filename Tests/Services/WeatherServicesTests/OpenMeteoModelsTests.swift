import Foundation
import HTTP
import Quantities
import Synchronization
import TestSupport
import Testing
import WeatherClients
import WeatherModels

@testable import WeatherServices

/// The requests for models, runs and earlier runs, and what they cost.
@Suite(.timeLimit(.minutes(5))) struct OpenMeteoModelsTests {
  private let oslo = SampleCapitals.all.first { $0.name == "Oslo" }
  private let spent = SpentWeights()

  private func servers(_ environment: [String: String], own: String? = nil) -> OpenMeteoServers {
    OpenMeteoServers(
      environment: environment,
      ledger: ServiceLedgerClient(
        records: { [:] }, note: { _, _ in },
        spend: { [spent] _, weight in
          spent.add((weight * 10).rounded() / 10)
          return nil
        }), server: { own }, now: { Answers.now })
  }

  private func models(
    _ standIn: StandIn, cache: AnswerCacheClient = .none, at now: Date = Answers.now
  ) -> OpenMeteoModels {
    OpenMeteoModels(
      http: .patient(), servers: servers(standIn.environment),
      cache: cache, now: { now })
  }

  @Test func asksForTheModelsOfThePlaceInOneRequest() async throws {
    try await StandIn.serving(.sample { Answers.now }) { standIn in
      let forecasts = try await models(standIn).forecasts(#require(oslo))
      #expect(
        forecasts.map(\.model.rawValue) == [
          "ecmwf_ifs025", "gfs_seamless", "icon_seamless", "metno_seamless",
        ])
      #expect(forecasts.allSatisfy { $0.days.count == 7 && $0.hours.count == 168 })
      let request = try #require(standIn.requests.first)
      #expect(standIn.requests.count == 1)
      #expect(
        request.list("models") == [
          "ecmwf_ifs025", "gfs_seamless", "icon_seamless", "metno_seamless",
        ])
      // Nine variables of four models.
      #expect(spent.all == [3.6])
    }
  }

  @Test func asksForTheRunsOnceUntilTheModelRunsAgain() async throws {
    try await StandIn.serving(.sample { Answers.now }) { standIn in
      let cache = InMemoryCache().client
      let ensemble = try await models(standIn, cache: cache)
        .ensemble(#require(oslo), .precipitation)
      #expect(ensemble.model == .ecmwf)
      #expect(ensemble.members.count == 51)
      #expect(ensemble.times.count == 240)
      _ = try await models(standIn, cache: cache, at: Answers.now + 3600)
        .ensemble(#require(oslo), .precipitation)
      #expect(standIn.requests.map(\.path) == ["/v1/ensemble"])
      // One variable of 51 members.
      #expect(spent.all == [5.1])
      _ = try await models(standIn, cache: cache, at: Answers.now + 6 * 3600)
        .ensemble(#require(oslo), .precipitation)
      #expect(standIn.requests.count == 2)
    }
  }

  @Test func asksForSevenEarlierRunsOfEachModel() async throws {
    try await StandIn.serving(.sample { Answers.now }) { standIn in
      let runs = try await models(standIn).previousRuns(#require(oslo))
      #expect(runs.count == 28)
      #expect(Set(runs.map(\.daysAhead)) == Set(1...7))
      #expect(standIn.requests[0].list("hourly").contains("precipitation_previous_day7"))
      // Fourteen variables of four models.
      #expect(spent.all == [5.6])
    }
  }

  @Test func saysWhatOnesOwnServerDoesNotAnswer() async throws {
    let own = "https://meteo.example.org"
    let client = OpenMeteoModels(
      http: .patient(), servers: servers([:], own: own), cache: .none,
      now: { Answers.now })
    let place = try #require(oslo)
    await #expect(throws: ServiceError.notOnOwnServer(own.cleaned(limit: 200))) {
      try await client.ensemble(place, .temperature)
    }
    await #expect(throws: ServiceError.notOnOwnServer(own.cleaned(limit: 200))) {
      try await client.previousRuns(place)
    }
  }

  @Test func saysThatNoModelCoversThePlace() async throws {
    try await StandIn.serving(.sample { Answers.now }) { standIn in
      standIn.fail(
        .body(#"{"hourly":{"time":["2026-11-23T00:00"],"temperature_2m_gfs_seamless":[null]}}"#))
      let (client, place) = (models(standIn), try #require(oslo))
      await #expect(throws: ServiceError.notCovered(.openMeteo)) {
        try await client.forecasts(place)
      }
      await #expect(throws: ServiceError.notCovered(.openMeteo)) {
        try await client.ensemble(place, .temperature)
      }
    }
  }

  private func openMeteo(
    _ standIn: StandIn, _ model: WeatherModel?,
    uncovered: @escaping @Sendable (WeatherModel, Place) -> Void = { _, _ in }
  ) -> OpenMeteo {
    OpenMeteo(
      http: .patient(), servers: servers(standIn.environment),
      choice: { _ in ModelChoice(model: model, isBest: true) }, uncovered: uncovered)
  }

  @Test func asksTheModelThatWasChosen() async throws {
    try await StandIn.serving(.sample { Answers.now }) { standIn in
      let report = try await openMeteo(standIn, .icon).weather.report(for: #require(oslo))
      #expect(report.modelChoice == ModelChoice(model: .icon, isBest: true))
      #expect(standIn.requests.map { $0.query["models"] } == ["icon_seamless"])
    }
  }

  @Test func saysThatTheBestModelIsNotKnownYet() async throws {
    try await StandIn.serving(.sample { Answers.now }) { standIn in
      let report = try await openMeteo(standIn, nil).weather.report(for: #require(oslo))
      #expect(report.modelChoice == ModelChoice(model: nil, isBest: true))
      #expect(standIn.requests.map { $0.query["models"] } == [nil])
    }
  }

  @Test func fallsBackWhereTheModelHasNothing() async throws {
    try await StandIn.serving(.sample { Answers.now }) { standIn in
      let missing = SpentWeights()
      let model = WeatherModel(rawValue: "nowhere")
      let weather = openMeteo(standIn, model) { _, _ in missing.add(1) }.weather
      let report = try await weather.report(for: #require(oslo))
      #expect(report.current?.temperature != nil)
      #expect(report.modelChoice?.isCovered == false)
      #expect(standIn.requests.map { $0.query["models"] } == ["nowhere", nil])
      #expect(missing.all == [1])
    }
  }
}

/// Remembers numbers in their order.
private final class SpentWeights: Sendable {
  private let weights = Mutex<[Double]>([])

  var all: [Double] { weights.withLock { $0 } }

  func add(_ weight: Double) { weights.withLock { $0.append(weight) } }
}
