public import Clients
public import Foundation
import JSON
public import Quantities
public import Reports

/// Open-Meteo's forecasts by model, its ensembles and its earlier runs.
///
/// Described at https://open-meteo.com/en/docs, /en/docs/ensemble-api and /en/docs/previous-runs-api. Each answer is
/// kept until the models have computed again, for one of them costs as much as several reports.
public struct OpenMeteoModels: Sendable {
  /// The days of earlier runs that are compared; the station's reports go no further back.
  static let pastDays = 7

  private let servers: OpenMeteoServers
  private let cache: AnswerCacheClient

  public init(servers: OpenMeteoServers, cache: AnswerCacheClient) {
    self.servers = servers
    self.cache = cache
  }

  /// A forecast of each model that covers the place, and since when it is the same: as long as no value of any of its
  /// hours differs from the answer before.
  ///
  /// - Throws: `notCovered` if no model has data.
  public func forecasts(_ place: Place) async throws(ServiceError) -> [ModelForecast] {
    let question = Self.ofModels(at: place)
    let forecasts = try await ask(question, place).forecasts(asked: question.models)
    guard !forecasts.isEmpty else { throw .notCovered(.openMeteo) }
    guard let (answer, value) = kept(question, place, Self.before).last,
      answer.lastModified == servers.source(of: question.host)
    else { return forecasts }
    let earlier = value.forecasts(asked: question.models)
    return forecasts.map { forecast in
      var forecast = forecast
      let same = earlier.first { $0.model == forecast.model }
      forecast.sameSince = same.flatMap { forecast.isSame(as: $0) ? answer.fetched : nil }
      return forecast
    }
  }

  /// The kept forecasts, without a request; empty if there are none or the models have computed again since.
  public func savedForecasts(_ place: Place) -> [ModelForecast] {
    let question = Self.ofModels(at: place)
    let last = kept(question, place).last
    return last.flatMap { isOfNewestRun($0.answer, of: question) ? $0.value : nil }?
      .forecasts(asked: question.models) ?? []
  }

  /// The members of the finest ensemble that covers a place and reaches a time, or the days of a chart; of the next one
  /// where the service has nothing of it.
  ///
  /// - Throws: `notCovered` where no member says anything.
  public func ensemble(
    _ place: Place, _ quantity: WeatherQuantity, until end: Date? = nil
  ) async throws(ServiceError) -> Ensemble {
    let most = Double(Self.ensembleDays * 24)
    let hours = end.map { min(most, $0.timeIntervalSince(servers.now()) / 3600) } ?? most
    var failure = ServiceError.notCovered(.openMeteo)
    for source in EnsembleSource.sources(at: place.coordinate, reaching: hours).prefix(2) {
      do throws(ServiceError) {
        return try await ensemble(source, place, quantity)
      } catch {
        guard error.isWithoutData else { throw error }
        failure = error
      }
    }
    throw failure
  }

  private func ensemble(
    _ source: EnsembleSource, _ place: Place, _ quantity: WeatherQuantity
  ) async throws(ServiceError) -> Ensemble {
    guard let variable = OpenMeteoVariables.ofQuantities[quantity] else {
      throw .notCovered(.openMeteo)
    }
    // Whole days, of which the first is the running one.
    let days = min(Self.ensembleDays, source.hours / 24 + 2)
    let name = source == .global ? "" : "-" + source.model.rawValue
    let answer = try await ask(
      Question(
        key: "ensemble-" + (variable + name).replacing("_", with: "-"), host: .ensemble,
        models: [source.model], blocks: [("hourly", [variable])],
        span: [("forecast_days", "\(days)")], days: days, members: source.members),
      place)
    guard let ensemble = answer.ensembles(asked: source.model).first else {
      throw .notCovered(.openMeteo)
    }
    return ensemble
  }

  /// The past days as each model forecast them one to seven days ahead.
  public func previousRuns(_ place: Place) async throws(ServiceError) -> [PreviousRun] {
    let models = ModelFamily.compared(at: place.coordinate).map(\.model)
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
  private static let models = "models"
  /// Behind the key of the answer before the last one.
  private static let before = "-before"
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
      key: models, host: .forecast,
      models: ModelFamily.compared(at: place.coordinate).map(\.model),
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
    [place.coordinate.sent, place.summit, question.key].compactMap(\.self).joined(separator: ",")
  }

  private func kept(
    _ question: Question, _ place: Place, _ suffix: String = ""
  ) -> KeptAnswer<ModelAnswer> {
    KeptAnswer(cache, key(question, place) + suffix) { answer throws(ServiceError) in
      let models = try OpenMeteoAnswer(answer).parsed { (reader) throws(JSONReader.Failure) in
        try ModelAnswer(&reader)
      }
      guard !models.isEmpty else { throw .badAnswer(.openMeteo, detail: "no hourly or daily") }
      return models
    }
  }

  private func isOfNewestRun(_ answer: CachedResponse, of question: Question) -> Bool {
    answer.lastModified == servers.source(of: question.host)
      && Self.run(at: answer.fetched) == Self.run(at: servers.now())
  }

  private func ask(_ question: Question, _ place: Place) async throws(ServiceError) -> ModelAnswer {
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
    } ask: { kept async throws(ServiceError) in
      let response = try await servers.ask(question.host, query, weight: weight)
      if question.key == Self.models, let kept {
        cache.keep(kept, key(question, place) + Self.before)
      }
      return CachedResponse(
        fetched: servers.now(), lastModified: servers.source(of: question.host), body: response.body
      )
    }
  }

  /// The number of the newest run whose results can be had: global models run at 00, 06, 12 and 18 UTC, and are there
  /// about seven hours later (https://open-meteo.com/en/docs/model-updates).
  static func run(at time: Date) -> Double {
    ((time.timeIntervalSince1970 / 3600 - 7) / 6).rounded(.down)
  }
}

extension ModelForecast {
  /// The hours of which it must be known that nothing has changed.
  private static let leastSame = 12

  /// Whether the hours that both have, and that have a temperature, are the same in all that is forecast.
  fileprivate func isSame(as other: ModelForecast) -> Bool {
    let known = Dictionary(other.hours.map { ($0.time, $0) }) { first, _ in first }
    let pairs = hours.compactMap { hour in
      hour.temperature == nil ? nil : known[hour.time].map { (hour, $0) }
    }
    // The last hours of an answer have no amounts yet.
    return pairs.count >= Self.leastSame
      && pairs.allSatisfy { $0.temperature == $1.temperature && $0.windSpeed == $1.windSpeed }
  }
}

extension ServiceError {
  /// Whether a service has nothing for a point, or doesn't know the name of a model.
  fileprivate var isWithoutData: Bool {
    switch self {
    case .notCovered, .status(400, _, _): true
    default: false
    }
  }
}

/// The newest runs of the models, which the service tells without counting the requests:
/// https://open-meteo.com/en/docs/model-updates.
extension OpenMeteoModels {
  /// A run is asked for again after these seconds, and trusted when it has been there as long: the servers get it one
  /// after the other.
  private static let freshness = 600.0

  /// The runs of the models that are compared at a place, each of its finest grid; those that can't be had are left out.
  public func runs(_ place: Place) async -> [WeatherModel: ModelRun] {
    let members = ModelFamily.compared(at: place.coordinate)
    return await withTaskGroup(of: (WeatherModel, ModelRun?).self) { group in
      for member in members {
        group.addTask { (member.model, try? await run(of: member.finest)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  /// The newest of the runs that are kept, with the name of its grid.
  public func newestRun() -> (model: String, run: ModelRun)? {
    let known = ModelFamily.all.flatMap(\.grids).compactMap { grid in
      kept(grid).last.map { (model: grid.title, run: $0.value) }
    }
    return known.max { $0.run.start < $1.run.start }
  }

  private func run(of grid: ModelFamily.Grid) async throws(ServiceError) -> ModelRun {
    try await kept(grid).value { answer, _ in
      answer.fetched.isRecent(at: servers.now(), for: Self.freshness)
    } ask: { _ async throws(ServiceError) in
      let response = try await servers.askOfRuns(in: grid.folder)
      return CachedResponse(fetched: servers.now(), body: response.body)
    }
  }

  private func kept(_ grid: ModelFamily.Grid) -> KeptAnswer<ModelRun> {
    KeptAnswer(cache, "run-" + grid.folder.replacing("_", with: "-")) {
      answer throws(ServiceError) in
      try OpenMeteoAnswer(answer).parsed { (reader) throws(JSONReader.Failure) in
        try ModelRun(&reader)
      }
    }
  }
}

extension ModelRun {
  fileprivate init(_ reader: inout JSONReader) throws(JSONReader.Failure) {
    var values: [String: Double] = [:]
    guard try reader.kind() == .object else { throw JSONReader.Failure(offset: 0) }
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      values[name] = try reader.number() ?? values[name]
    }
    func time(_ name: String) -> Date? {
      values[name].flatMap { EpochTime.day(ofSecond: $0) == nil ? nil : $0 }
        .map(Date.init(timeIntervalSince1970:))
    }
    guard let start = time("last_run_initialisation_time"),
      let available = time("last_run_availability_time"), available >= start,
      let interval = values["update_interval_seconds"], (600...7 * 86_400).contains(interval)
    else { throw JSONReader.Failure(offset: 0) }
    self.init(start: start, available: available, interval: interval)
  }
}
