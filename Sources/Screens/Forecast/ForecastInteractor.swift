import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

/// Brings back the last search and its weather.
nonisolated struct ForecastInteractor: Sendable {
  let places: PlaceListClient
  let weather: WeatherClient
  let savedReports: SavedReportsClient
  let records: RecordsClient
  let hasNetwork: @Sendable () -> Bool

  /// `nil` when nothing was searched yet.
  func lastSearch() throws(Failure) -> LastSearch? {
    let searches = try Failure.wrapping { () throws(StorageError) in try places.all(.searches) }
    return searches.first.map { LastSearch(place: $0.place, saved: savedReports.last($0.place)) }
  }

  /// Whether nothing is kept of this person but what a screen may say to anyone.
  func isNewPerson() -> Bool {
    (try? places.all(.favorites).isEmpty && places.all(.pins).isEmpty) ?? false
  }

  /// A day as it was recorded then.
  func recorded(_ date: CalendarDay, at place: Place) -> Day? { records.day(date, at: place) }

  func report(for place: Place) async throws(Failure) -> Report {
    try await Failure.wrapping { () async throws(ServiceError) in
      try await weather.report(for: place)
    }
  }
}
