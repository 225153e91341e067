public import WeatherModels

/// A service that has one list of cities with the weather at each, and nothing else.
public struct CityListClient: Sendable {
  /// In the order of the list.
  public var cities: @Sendable () async throws(ServiceError) -> [(Place, Report)]

  public init(
    cities: @escaping @Sendable () async throws(ServiceError) -> [(Place, Report)]
  ) {
    self.cities = cities
  }
}
