public import Foundation
public import Quantities
public import Reports

/// Weather models, their ensembles and their past runs at a place, and the reports of stations near it.
/// Nothing of it is requested until the user wants to see it.
public struct CertaintyClient: Sendable {
  /// A forecast of each model that covers the place.
  public var models: @Sendable (Place) async throws(ServiceError) -> [ModelForecast]
  /// The answer of `models` as far as it is at hand, without a request; none where it isn't.
  public var lastModels: @Sendable (Place) -> [ModelForecast]
  /// The newest runs of the models of a place, as far as their service tells of them.
  public var runs: @Sendable (Place) async -> [WeatherModel: ModelRun]
  /// The newest of all runs that were last told of, and the model's name, without a request.
  public var newestRun: @Sendable () -> (model: String, run: ModelRun)?
  /// The members of the finest ensemble that reaches a time, or the days of a chart where none is given. Each quantity
  /// costs as many variables as there are members.
  public var ensemble:
    @Sendable (Place, WeatherQuantity, _ until: Date?) async throws(ServiceError) -> Ensemble
  /// The past hours of each model as they were forecast some days ahead.
  public var previousRuns: @Sendable (Place) async throws(ServiceError) -> [PreviousRun]
  /// The newest report of the nearest station; `nil` if there is none near.
  public var observed: @Sendable (Place) async throws(ServiceError) -> Observation?
  /// The last report of the nearest station, also where it is too old to be of now.
  public var station: @Sendable (Place) async throws(ServiceError) -> Observation?
  /// The last answer of `observed`, without a request.
  public var lastObserved: @Sendable (Place) -> Observation?
  /// The reports of the station near a place in the days before.
  public var observations:
    @Sendable (Place, _ station: String, _ days: Int) async throws(ServiceError) -> [Observation]
  /// The model that was best at a place when that was last computed.
  public var best: @Sendable (Place) -> WeatherModel?
  public var keepBest: @Sendable (WeatherModel, Place) -> Void
  /// Whether all of it is made up.
  public var isSample: @Sendable () -> Bool

  public init(
    models: @escaping @Sendable (Place) async throws(ServiceError) -> [ModelForecast],
    lastModels: @escaping @Sendable (Place) -> [ModelForecast] = { _ in [] },
    runs: @escaping @Sendable (Place) async -> [WeatherModel: ModelRun] = { _ in [:] },
    newestRun: @escaping @Sendable () -> (model: String, run: ModelRun)? = { nil },
    ensemble:
      @escaping @Sendable (Place, WeatherQuantity, Date?) async throws(ServiceError) -> Ensemble,
    previousRuns: @escaping @Sendable (Place) async throws(ServiceError) -> [PreviousRun],
    observed: @escaping @Sendable (Place) async throws(ServiceError) -> Observation?,
    station: (@Sendable (Place) async throws(ServiceError) -> Observation?)? = nil,
    lastObserved: @escaping @Sendable (Place) -> Observation? = { _ in nil },
    observations:
      @escaping @Sendable (Place, String, Int) async throws(ServiceError) -> [Observation],
    best: @escaping @Sendable (Place) -> WeatherModel? = { _ in nil },
    keepBest: @escaping @Sendable (WeatherModel, Place) -> Void = { _, _ in },
    isSample: @escaping @Sendable () -> Bool = { false }
  ) {
    self.models = models
    self.lastModels = lastModels
    self.runs = runs
    self.newestRun = newestRun
    self.ensemble = ensemble
    self.previousRuns = previousRuns
    self.observed = observed
    self.station = station ?? observed
    self.lastObserved = lastObserved
    self.observations = observations
    self.best = best
    self.keepBest = keepBest
    self.isSample = isSample
  }

  public static let noop = CertaintyClient(
    models: { _ async throws(ServiceError) in [] },
    ensemble: { _, _, _ async throws(ServiceError) in
      Ensemble(model: EnsembleSource.global.model, times: [], members: [])
    },
    previousRuns: { _ async throws(ServiceError) in [] },
    observed: { _ async throws(ServiceError) in nil },
    observations: { _, _, _ async throws(ServiceError) in [] })
}
