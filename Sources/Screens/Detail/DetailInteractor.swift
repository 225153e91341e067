import Foundation
import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

/// The weather at one place.
nonisolated struct DetailInteractor: Sendable {
  let weather: WeatherClient
  let savedReports: SavedReportsClient
  let now: @Sendable () -> Date

  /// What was said last, without a request.
  func saved(_ place: Place) -> Report? {
    savedReports.last(place)
  }

  func isRecent(_ report: Report) -> Bool {
    report.isRecent(at: now())
  }

  func report(for place: Place) async throws(Failure) -> Report {
    try await Failure.wrapping { () async throws(ServiceError) in
      try await weather.report(for: place)
    }
  }
}
