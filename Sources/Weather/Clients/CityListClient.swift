public import Reports

/// A service that has one list of cities with the weather at each, and nothing else.
public struct CityListClient: Sendable {
  /// The cities in the order of the list.
  public var cities: @Sendable () async throws(ServiceError) -> [(Place, Report)]
  /// The list as it last came, without a request; empty if it never came.
  public var kept: @Sendable () -> [(Place, Report)]

  public init(
    cities: @escaping @Sendable () async throws(ServiceError) -> [(Place, Report)],
    kept: @escaping @Sendable () -> [(Place, Report)] = { [] }
  ) {
    self.cities = cities
    self.kept = kept
  }

  /// This client, with something made of each report.
  public func mapping(_ change: @escaping @Sendable (Report, Place) -> Report) -> CityListClient {
    CityListClient { () async throws(ServiceError) in
      try await cities().map { ($0, change($1, $0)) }
    } kept: {
      kept().map { ($0, change($1, $0)) }
    }
  }

  /// This client, which also notes how each request ended and saves the weather as it comes.
  public func saving(
    to saved: SavedReportsClient, noting ledger: ServiceLedgerClient
  ) -> CityListClient {
    CityListClient { () async throws(ServiceError) in
      let cities = try await ledger.noting(.cityList, cities)
      for (place, report) in cities { saved.save(report, place) }
      return cities
    } kept: {
      kept()
    }
  }
}
