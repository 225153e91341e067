import WeatherClients
import WeatherModels
import WeatherServices

extension Live {
  /// Models, ensembles, earlier runs and stations as they are, or made up.
  var certainty: CertaintyClient {
    let (ledger, choice) = (ledger, models)
    let models = OpenMeteoModels(
      http: http, servers: servers, cache: cache("open-meteo-models"), now: now)
    let stations = AviationWeather(
      http: http, environment: environment, cache: cache(AskedService.observations.name), now: now)
    let real = CertaintyClient(
      models: ledger.noted(.openMeteo, models.forecasts),
      lastModels: models.savedForecasts,
      runs: models.runs, newestRun: models.newestRun,
      ensemble: { place, quantity, until async throws(ServiceError) in
        try await ledger.noting(.openMeteo) { () async throws(ServiceError) in
          try await models.ensemble(place, quantity, until: until)
        }
      },
      previousRuns: ledger.noted(.openMeteo, models.previousRuns),
      observed: ledger.noted(.observations, stations.observed),
      station: ledger.noted(.observations, stations.station(near:)),
      lastObserved: stations.lastObserved,
      observations: { _, station, days async throws(ServiceError) in
        try await ledger.noting(.observations) { () async throws(ServiceError) in
          try await stations.observations(of: station, days: days)
        }
      },
      best: choice.best, keepBest: choice.keepBest)
    return real.replaced(by: SampleWeather.certainty(now: now), isSample)
  }
}

extension CertaintyClient {
  /// Another one as long as `isReplaced`.
  func replaced(
    by other: CertaintyClient, _ isReplaced: @escaping @Sendable () -> Bool
  ) -> CertaintyClient {
    CertaintyClient(
      models: { place async throws(ServiceError) in
        try await (isReplaced() ? other : self).models(place)
      },
      lastModels: { (isReplaced() ? other : self).lastModels($0) },
      runs: { await (isReplaced() ? other : self).runs($0) },
      newestRun: { (isReplaced() ? other : self).newestRun() },
      ensemble: { place, quantity, until async throws(ServiceError) in
        try await (isReplaced() ? other : self).ensemble(place, quantity, until)
      },
      previousRuns: { place async throws(ServiceError) in
        try await (isReplaced() ? other : self).previousRuns(place)
      },
      observed: { place async throws(ServiceError) in
        try await (isReplaced() ? other : self).observed(place)
      },
      station: { place async throws(ServiceError) in
        try await (isReplaced() ? other : self).station(place)
      },
      lastObserved: { (isReplaced() ? other : self).lastObserved($0) },
      observations: { place, station, days async throws(ServiceError) in
        try await (isReplaced() ? other : self).observations(place, station, days)
      },
      best: { (isReplaced() ? other : self).best($0) },
      keepBest: { (isReplaced() ? other : self).keepBest($0, $1) },
      isSample: isReplaced)
  }
}
