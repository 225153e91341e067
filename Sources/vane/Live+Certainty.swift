import Clients
import Foundation
import PlaceFiles
import Reports
import SafeFiles
import WeatherServices

extension Live {
  /// The user's own weather station, which takes the place of the nearest airport.
  var ownStation: OwnStation {
    OwnStation(
      http: http, settings: settings, environment: environment,
      cache: cache(AskedService.station.name), ledger: ledger,
      file: { shown throws(StationFault) in
        try Self.stationFile(files.absolute(shown), shown)
      }, nearest: { try? gazetteer.nearest($0, .english) }, now: now)
  }

  /// None as long as all weather is made up.
  var station: StationClient {
    let real = ownStation.client
    return StationClient(
      isSet: { !isSample && real.isSet() },
      ask: { () async throws(ServiceError) in isSample ? nil : try await real.ask() },
      last: { isSample ? nil : real.last() })
  }

  private static func stationFile(
    _ path: String, _ shown: String
  ) throws(StationFault) -> (bytes: [UInt8], written: Date) {
    let file = SafeFile(path: path, largest: OwnStation.largest, followsLinks: true)
    var code = ENOENT
    do throws(StorageError) {
      if let content = try file.read() {
        let seconds = Double(content.stamp.modifiedSeconds)
        return (content.bytes, Date(timeIntervalSince1970: seconds))
      }
    } catch {
      code = if case .system(_, _, let failed) = error { failed } else { EIO }
    }
    throw .unreadable(path: shown.cleanPath, code: code)
  }

  /// Models, ensembles, earlier runs and stations as they are, or made up.
  var certainty: CertaintyClient {
    let (choice, ownStation) = (models, ownStation)
    let models = OpenMeteoModels(servers: servers, cache: cache("open-meteo-models"))
    let stations = AviationWeather(connection, cache: cache(AskedService.observations.name))
    let observed = ledger.noted(.observations, stations.observed)
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
      observed: { place async throws(ServiceError) in
        try await ownStation.observed(place, else: observed)
      },
      station: ledger.noted(.observations, stations.station(near:)),
      lastObserved: { ownStation.lastObserved($0, else: stations.lastObserved) },
      observations: { _, station, days async throws(ServiceError) in
        try await ledger.noting(.observations) { () async throws(ServiceError) in
          try await stations.observations(of: station, days: days)
        }
      },
      best: choice.best, keepBest: choice.keepBest)
    return real.replaced(by: SampleWeather.certainty(now: now)) { isSample }
  }
}

extension CertaintyClient {
  /// Another one as long as `isReplaced`.
  func replaced(
    by other: CertaintyClient, _ isReplaced: @escaping @Sendable () -> Bool
  ) -> CertaintyClient {
    let chosen = { @Sendable in isReplaced() ? other : self }
    return CertaintyClient(
      models: { place async throws(ServiceError) in try await chosen().models(place) },
      lastModels: { chosen().lastModels($0) },
      runs: { await chosen().runs($0) },
      newestRun: { chosen().newestRun() },
      ensemble: { place, quantity, until async throws(ServiceError) in
        try await chosen().ensemble(place, quantity, until)
      },
      previousRuns: { place async throws(ServiceError) in
        try await chosen().previousRuns(place)
      },
      observed: { place async throws(ServiceError) in try await chosen().observed(place) },
      station: { place async throws(ServiceError) in try await chosen().station(place) },
      lastObserved: { chosen().lastObserved($0) },
      observations: { place, station, days async throws(ServiceError) in
        try await chosen().observations(place, station, days)
      },
      best: { chosen().best($0) },
      keepBest: { chosen().keepBest($0, $1) },
      isSample: isReplaced)
  }
}
