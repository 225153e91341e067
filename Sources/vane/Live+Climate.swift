import Archiving
import Clients
import Climate
import Reports
import Synchronization
import WeatherServices

extension Live {
  /// The days since 1950 as they are saved and requested, or made up.
  var climate: ClimateClient {
    let (saved, days) = (archive.climate, archive.savedDays)
    // The places whose days this run completes.
    let underWay = Mutex<Set<Place.ID>>([])
    return ClimateClient(
      saved: { place in
        guard isSample else { return saved.saved(place) }
        return PlaceClock(place, zone: nil).day(of: now()).map {
          SampleWeather.climate(place, today: $0)
        }
      },
      normal: { place, day in
        guard !isSample else { return SampleWeather.normal(place, day) }
        if let normal = saved.saved(place)?.series.normal(of: day) { return normal }
        let dates = TenYears.dates(for: day, before: day)
        guard let first = dates.first, let last = dates.last else { return nil }
        return TenYears(days.days(place, first, last).filter { dates.contains($0.date) })?.normal
      },
      recent: { place, days in
        isSample ? SampleWeather.climate(place, days) : saved.saved(place)?.series
      },
      save: { climate, place throws(StorageError) in
        if !isSample { try saved.save(climate, place) }
      },
      request: { place, days async throws(ServiceError) in
        guard !isSample else { return SampleWeather.climate(place, days) }
        return try await ledger.noting(.weather(.openMeteo)) { () async throws(ServiceError) in
          try await servers.climate(place, days)
        }
      },
      isLimited: { !isSample && servers.isArchiveLimited }, lastBlock: saved.lastBlock,
      noteBlock: saved.noteBlock, pause: Self.pause,
      begin: { place in underWay.withLock { $0.insert(place.id).inserted } },
      end: { place in underWay.withLock { _ = $0.remove(place.id) } })
  }
}
