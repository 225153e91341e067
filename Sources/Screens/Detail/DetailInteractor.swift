import Foundation
import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

/// The weather at one place.
nonisolated struct DetailInteractor: Sendable {
  let weather: WeatherClient
  let savedReports: SavedReportsClient
  let airQuality: AirQualityClient
  let warnings: WarningsClient
  let records: RecordsClient
  /// How long a report that is there waits for what is said beside it.
  let timeout: @Sendable () async -> Void
  let now: @Sendable () -> Date

  /// What was said last, without a request.
  func saved(_ place: Place) -> Report? {
    savedReports.last(place)
  }

  /// A day as it was recorded then.
  func recorded(_ date: CalendarDay, at place: Place) -> Day? { records.day(date, at: place) }

  func isRecent(_ report: Report) -> Bool {
    report.isRecent(at: now())
  }

  func report(for place: Place) async throws(Failure) -> Report {
    try await Failure.wrapping { () async throws(ServiceError) in
      try await weather.report(for: place)
    }
  }

  func isRecent(_ air: AirQuality) -> Bool { air.isRecent(at: now()) }

  func isRecent(_ warnings: PlaceWarnings) -> Bool { warnings.isRecent(at: now()) }

  /// `nil` where nobody is asked.
  func air(at place: Place) async throws(Failure) -> AirQuality? {
    try await Failure.wrapping { () async throws(ServiceError) in
      try await airQuality.airQuality(place)
    }
  }

  func warnings(at place: Place, in language: String) async throws(Failure) -> WarningsAnswer {
    try await Failure.wrapping { () async throws(ServiceError) in
      try await warnings.warnings(place, language)
    }
  }
}
