public import Clients
public import Reports
public import Warnings

extension AirQualityClient {
  /// A client that asks no service.
  public static let silent = AirQualityClient { _ async throws(ServiceError) in nil }

  public static func answering(_ air: AirQuality) -> AirQualityClient {
    AirQualityClient { _ async throws(ServiceError) in air }
  }

  public static func failing(_ error: ServiceError) -> AirQualityClient {
    AirQualityClient { _ async throws(ServiceError) in throw error }
  }
}

extension WarningsClient {
  /// No service is known.
  public static let silent = WarningsClient { _, _ async throws(ServiceError) in .noService }

  public static func answering(_ warnings: PlaceWarnings) -> WarningsClient {
    WarningsClient { _, _ async throws(ServiceError) in .found(warnings) }
  }

  public static func failing(_ error: ServiceError) -> WarningsClient {
    WarningsClient { _, _ async throws(ServiceError) in throw error }
  }
}
