import Climate
import Foundation
import Synchronization
import WeatherArchive
import WeatherClients
import WeatherModels
import WeatherServices

/// The days since 1950 as they are saved and requested, or made up.
struct LiveClimate {
  let client: ClimateClient

  init(
    _ archive: Archive, _ service: OpenMeteoClimate, _ ledger: ServiceLedgerClient,
    now: @escaping @Sendable () -> Date, isSample: @escaping @Sendable () -> Bool
  ) {
    let saved = archive.climate
    let underWay = PlacesUnderWay()
    client = ClimateClient(
      saved: { place in
        guard isSample() else { return saved.saved(place) }
        return PlaceClock(place, zone: nil).day(of: now()).map {
          SampleWeather.climate(place, today: $0)
        }
      },
      usualMean: { place, day in
        isSample()
          ? SampleWeather.usualMean(place, day)
          : saved.saved(place)?.series.climate(of: day, mean: nil).mean
      },
      save: { climate, place throws(StorageError) in
        if !isSample() { try saved.save(climate, place) }
      },
      request: { place, days async throws(ServiceError) in
        guard !isSample() else { return SampleWeather.climate(place, days) }
        return try await ledger.noting(.weather(.openMeteo)) { () async throws(ServiceError) in
          try await service.days(place, days)
        }
      },
      isLimited: { !isSample() && service.isLimited }, lastBlock: saved.lastBlock,
      noteBlock: saved.noteBlock,
      // Sleeping fails only by being cancelled.
      pause: { _ = try? await Task.sleep(for: .seconds($0)) },
      begin: { underWay.begin($0.id) }, end: { underWay.end($0.id) })
  }
}

/// The places whose days this run completes.
private final class PlacesUnderWay: Sendable {
  private let places = Mutex<Set<Coordinate>>([])

  func begin(_ place: Coordinate) -> Bool { places.withLock { $0.insert(place).inserted } }

  func end(_ place: Coordinate) { places.withLock { _ = $0.remove(place) } }
}
