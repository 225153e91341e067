public import Foundation
public import HTTP
import JSON
public import Quantities
public import WeatherClients
public import WeatherModels

/// Open-Meteo's forecasts by model, its ensembles and its earlier runs.
///
/// Described at https://open-meteo.com/en/docs, /en/docs/ensemble-api and /en/docs/previous-runs-api. Each answer is
/// kept until the models have computed again, for one of them costs as much as several reports.
public struct OpenMeteoModels: Sendable {
  /// The days of earlier runs that are compared; the station's reports go no further back.
  static let pastDays = 7

  private let http: HTTPClient
  private let servers: OpenMeteoServers
  private let cache: AnswerCacheClient
  private let now: @Sendable () -> Date

  /// `http` is shared with other services.
  public init(
    http: HTTPClient, servers: OpenMeteoServers, cache: AnswerCacheClient,
    now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.servers = servers
    self.cache = cache
    self.now = now
  }

  /// A forecast of each model that covers the place.
  ///
  /// - Throws: `notCovered` if no model has data.
  public func forecasts(_ place: Place) async throws(ServiceError) -> [ModelForecast] {
    let question = Self.ofModels(at: place)
    let forecasts = try await ask(question, place).forecasts(asked: question.models)
    guard !forecasts.isEmpty else { throw .notCovered(.openMeteo) }
    return forecasts
  }

  /// The kept forecasts, without a request; empty if there are none or the models have computed again since.
  public func savedForecasts(_ place: Place) -> [ModelForecast] {
    let question = Self.ofModels(at: place)
    let last = kept(question, place).last
    return last.flatMap { isOfNewestRun($0.answer, of: question) ? $0.value : nil }?
      .forecasts(asked: question.models) ?? []
  }

  /// The runs of the European ensemble, which has the most members.
  ///
  /// - Throws: `notCovered` where no member says anything.
  public func ensemble(
    _ place: Place, _ quantity: WeatherQuantity
  ) async throws(ServiceError) -> Ensemble {
    guard let variable = OpenMeteoVariables.ofQuantities[quantity] else {
      throw .notCovered(.openMeteo)
    }
    let answer = try await ask(
      Question(
        key: "ensemble-" + variable.replacing("_", with: "-"), host: .ensemble,
        models: [.ecmwf], blocks: [("hourly", [variable])],
        span: [("forecast_days", "\(Self.ensembleDays)")], days: Self.ensembleDays, members: 51),
      place)
    guard let ensemble = answer.ensembles(asked: .ecmwf).first else {
      throw .notCovered(.openMeteo)
    }
    return ensemble
  }

  /// The past days as each model forecast them one to seven days ahead.
  public func previousRuns(_ place: Place) async throws(ServiceError) -> [PreviousRun] {
    let models = WeatherModel.compared(at: place.coordinate)
    let variables = ["temperature_2m", "precipitation"].flatMap { name in
      (1...7).map { "\(name)_previous_day\($0)" }
    }
    let answer = try await ask(
      Question(
        key: "previous-runs", host: .previousRuns, models: models,
        blocks: [("hourly", variables)],
        span: [("past_days", "\(Self.pastDays)"), ("forecast_days", "1")],
        days: Self.pastDays + 1), place)
    let runs = answer.previousRuns(asked: models)
    guard !runs.isEmpty else { throw .notCovered(.openMeteo) }
    return runs
  }
}

extension OpenMeteoModels {
  private static let forecastDays = 7
  private static let ensembleDays = 10

  private struct Question {
    /// A part of the name of the file that saves the answer.
    var key: String
    var host: OpenMeteoServers.Host
    var models: [WeatherModel]
    var blocks: [(name: String, variables: [String])]
    var span: [(name: String, value: String)]
    var days: Int
    var members = 1

    /// Variables × models × members.
    var columns: Int {
      blocks.reduce(0) { $0 + $1.variables.count } * models.count * members
    }
  }

  private static func ofModels(at place: Place) -> Question {
    Question(
      key: "models", host: .forecast, models: WeatherModel.compared(at: place.coordinate),
      blocks: [
        ("hourly", ["temperature_2m", "precipitation", "snowfall", "wind_speed_10m"]),
        (
          "daily",
          [
            "temperature_2m_min", "temperature_2m_max", "precipitation_sum", "snowfall_sum",
            "wind_speed_10m_max",
          ]
        ),
      ],
      span: [("forecast_days", "\(forecastDays)")], days: forecastDays)
  }

  private func key(_ question: Question, _ place: Place) -> String {
    let point = place.coordinate.rounded(to: 4)
    return ["\(point.latitude)", "\(point.longitude)", place.summit, question.key]
      .compactMap(\.self).joined(separator: ",")
  }

  private func kept(_ question: Question, _ place: Place) -> KeptAnswer<ModelAnswer> {
    KeptAnswer(cache, key(question, place)) { answer throws(ServiceError) in
      try parsed(OpenMeteoAnswer(answer))
    }
  }

  private func isOfNewestRun(_ answer: CachedResponse, of question: Question) -> Bool {
    answer.lastModified == servers.source(of: question.host)
      && Self.run(at: answer.fetched) == Self.run(at: now())
  }

  private func ask(
    _ question: Question, _ place: Place
  ) async throws(ServiceError) -> ModelAnswer {
    let query =
      Place.openMeteoQuery([place])
      + question.blocks.map { ($0.name, $0.variables.joined(separator: ",")) }
      + [
        ("models", question.models.map(\.rawValue).joined(separator: ",")),
        ("wind_speed_unit", "ms"), ("timezone", "auto"),
      ] + question.span
    let weight = OpenMeteoServers.weight(variables: question.columns, days: question.days)
    return try await kept(question, place).value { answer, _ in
      isOfNewestRun(answer, of: question)
    } ask: { _ async throws(ServiceError) in
      let response = try await servers.ask(question.host, query, weight: weight, by: http)
      return CachedResponse(
        fetched: now(), lastModified: servers.source(of: question.host), body: response.body)
    }
  }

  private func parsed(_ response: OpenMeteoAnswer) throws(ServiceError) -> ModelAnswer {
    let answer = try response.parsed { (reader) throws(JSONReader.Failure) in
      try ModelAnswer(&reader)
    }
    guard !answer.isEmpty else { throw .badAnswer(.openMeteo, detail: "no hourly or daily") }
    return answer
  }

  /// The number of the newest run whose results can be had: global models run at 00, 06, 12 and 18 UTC, and are there
  /// about seven hours later (https://open-meteo.com/en/docs/model-updates).
  static func run(at time: Date) -> Double {
    ((time.timeIntervalSince1970 / 3600 - 7) / 6).rounded(.down)
  }
}
