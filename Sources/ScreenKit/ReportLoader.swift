public import Foundation
public import Phrases
public import WeatherClients
public import WeatherModels

/// Loads reports for whoever shows them: what is saved at once, then what is new.
public struct ReportLoader: Sendable {
  private let weather: WeatherClient
  private let savedReports: SavedReportsClient
  private let now: @Sendable () -> Date

  public init(
    weather: WeatherClient, savedReports: SavedReportsClient, now: @escaping @Sendable () -> Date
  ) {
    self.weather = weather
    self.savedReports = savedReports
    self.now = now
  }

  public func saved(_ place: Place) -> Report? { savedReports.last(place) }

  /// Whether nobody need ask again. A clock that was put back must not keep a report for ever.
  public func isRecent(_ report: Report, within seconds: Double = Report.freshness) -> Bool {
    report.isRecent(at: now(), within: seconds)
  }

  /// A report as the service gives it now.
  public func fresh(_ place: Place) async throws(Failure) -> Report {
    try await Failure.wrapping { () async throws(ServiceError) in
      try await weather.report(for: place)
    }
  }

  /// Shows the saved reports of all places, and then new ones, by one request, unless all that is saved is recent.
  @MainActor public func load(
    _ places: [Place], waiting label: String, _ screen: ScreenContext,
    show: ([(place: Place, report: Report)], Answer.Stage) -> Void
  ) async throws(Failure) {
    let saved = places.compactMap { place in
      self.saved(place).map { (place: place, report: $0) }
    }
    if saved.count == places.count {
      let areRecent = saved.allSatisfy { isRecent($0.report) }
      show(saved, areRecent ? .final : .interim)
      if areRecent { return }
    }
    screen.wait(label)
    defer { screen.wait(nil) }
    let reports = try await Failure.wrapping { () async throws(ServiceError) in
      try await weather.reports(places)
    }
    guard reports.count == places.count else { throw .service(.noReport) }
    show(zip(places, reports).map { (place: $0, report: $1) }, .final)
  }
}
