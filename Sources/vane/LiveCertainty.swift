import Foundation
import HTTP
import SafeFiles
import WeatherArchive
import WeatherClients
import WeatherModels
import WeatherServices

/// Models, ensembles, earlier runs and stations as they are.
struct LiveCertainty {
  let client: CertaintyClient

  init(
    _ environment: [String: String], _ directories: Directories, _ ledger: ServiceLedgerClient,
    http: HTTPClient, servers: OpenMeteoServers, choice: LiveModelChoice,
    now: @escaping @Sendable () -> Date
  ) {
    let models = OpenMeteoModels(
      http: http, servers: servers,
      cache: ResponseCache(directories: directories, name: "open-meteo-models").client, now: now)
    let stations = AviationWeather(
      http: http, environment: environment,
      cache: ResponseCache(directories: directories, name: AskedService.observations.name).client,
      now: now)
    client = CertaintyClient(
      models: ledger.noted(.openMeteo, models.forecasts),
      lastModels: models.savedForecasts,
      ensemble: { place, variable async throws(ServiceError) in
        try await ledger.noting(.openMeteo) { () async throws(ServiceError) in
          try await models.ensemble(place, variable)
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
      ensemble: { place, variable async throws(ServiceError) in
        try await (isReplaced() ? other : self).ensemble(place, variable)
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
