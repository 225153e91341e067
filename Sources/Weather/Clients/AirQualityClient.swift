public import Reports

/// The air as a service reports it.
public struct AirQualityClient: Sendable {
  /// `nil` if no service is asked, as with sample weather.
  public var airQuality: @Sendable (_ place: Place) async throws(ServiceError) -> AirQuality?

  public init(
    airQuality: @escaping @Sendable (Place) async throws(ServiceError) -> AirQuality?
  ) {
    self.airQuality = airQuality
  }
}
