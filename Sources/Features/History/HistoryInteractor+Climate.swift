import Climate
import Phrases
import WeatherClients
import WeatherModels

// The days since 1950.
extension HistoryInteractor {
  /// The saved days, completed with the newest, which are requested once a day. A failure is tried again tomorrow, or
  /// in the next run.
  func climate(on today: CalendarDay) async -> SavedClimate? {
    guard let saved = clients.climate.saved(place) else { return nil }
    let next = saved.next(today: today)
    guard saved.through < today.daysSince1970 - ClimateRequest.delay, next.isSmall else {
      return saved
    }
    do throws(ClimateFailure) {
      return try await clients.climate.complete(place, today: today, now: now) { _ in }
    } catch {
      // The saved days are good enough.
      return saved
    }
  }

  /// The next request; `nil` if only the newest days are missing, which are added by the way.
  func missing(_ saved: SavedClimate?, on today: CalendarDay) -> ClimateRequest? {
    guard let saved, saved.series.known != nil else {
      return ClimateRequest(after: nil, today: today)
    }
    guard saved.through < today.daysSince1970 - ClimateRequest.delay else { return nil }
    let next = saved.next(today: today)
    return next.isSmall ? nil : next
  }

  /// Requests the days that are missing, unless this run is about it already: `nil` then.
  func completeClimate(
    on today: CalendarDay, progress: (ClimateProgress) async -> Void
  ) async throws(Failure) -> SavedClimate? {
    let climate = clients.climate
    guard climate.begin(place) else { return nil }
    defer { climate.end(place) }
    do throws(ClimateFailure) {
      return try await climate.complete(place, today: today, now: now, progress: progress)
    } catch {
      switch error {
      case .service(let error): throw .service(error)
      case .storage(let error): throw .storage(error)
      }
    }
  }
}
