public import Foundation
public import WeatherClients
import WeatherModels

/// The air by Open-Meteo, which gets it from the Copernicus Atmosphere Monitoring Service.
///
/// What it answers is described at https://open-meteo.com/en/docs/air-quality-api.
public struct OpenMeteoAirQuality: Sendable {
  private let fetcher: WebFetcher
  private let environment: [String: String]
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - fetcher: One of its own, so that nothing else waits for it.
  ///   - environment: `VANE_OPEN_METEO_AIR_QUALITY_URL` replaces the service's address.
  ///   - now: The clock, for when the answer was fetched and when a limit ends.
  public init(
    fetcher: WebFetcher, environment: [String: String], now: @escaping @Sendable () -> Date
  ) {
    self.fetcher = fetcher
    self.environment = environment
    self.now = now
  }

  public var client: AirQualityClient {
    AirQualityClient { place async throws(ServiceError) in try await airQuality(at: place) }
  }

  private func airQuality(at place: Place) async throws(ServiceError) -> AirQuality {
    let address = try WebAddress(
      setting: "VANE_OPEN_METEO_AIR_QUALITY_URL", in: environment,
      standard: "https://air-quality-api.open-meteo.com")
    let point = place.coordinate.rounded(to: 4)
    let url = address.url(
      "/v1/air-quality",
      [
        ("latitude", "\(point.latitude)"), ("longitude", "\(point.longitude)"),
        ("current", OpenMeteoAir.variables.joined(separator: ",")),
        ("hourly", "european_aqi,us_aqi"), ("forecast_days", "5"), ("timezone", "auto"),
      ])
    guard let url else { throw .badAnswer(.openMeteo, detail: "no address to ask") }
    return try OpenMeteoAnswer(try await fetcher.get(url, of: .openMeteo), asked: now())
      .airQuality()
  }
}

extension OpenMeteoAnswer {
  func airQuality() throws(ServiceError) -> AirQuality {
    let air = try parsed { (reader) throws(JSONReader.Failure) in try OpenMeteoAir(&reader) }
    guard !air.isEmpty else { throw .badAnswer(.openMeteo, detail: "no current or hourly") }
    return air.airQuality(fetched: received)
  }
}
