public import WeatherModels

/// The weather as a service reports it.
public struct WeatherClient: Sendable {
  /// One report for each place, in the order asked, by as few requests as the service allows.
  public var reports: @Sendable (_ places: [Place]) async throws(ServiceError) -> [Report]

  public init(reports: @escaping @Sendable ([Place]) async throws(ServiceError) -> [Report]) {
    self.reports = reports
  }
}

extension WeatherClient {
  public func report(for place: Place) async throws(ServiceError) -> Report {
    guard let report = try await reports([place]).first else { throw .noReport }
    return report
  }
}

extension WeatherClient {
  /// The same weather, which is kept as it comes.
  public func saving(to saved: SavedReportsClient) -> WeatherClient {
    WeatherClient { places async throws(ServiceError) in
      let reports = try await self.reports(places)
      for (place, report) in zip(places, reports) { saved.save(report, place) }
      return reports
    }
  }
}
