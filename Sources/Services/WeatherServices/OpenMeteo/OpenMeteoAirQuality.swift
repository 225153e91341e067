public import Clients
public import HTTP
import JSON
import Reports

/// The air by Open-Meteo, which gets it from the Copernicus Atmosphere Monitoring Service.
///
/// Its answers are described at https://open-meteo.com/en/docs/air-quality-api.
public struct OpenMeteoAirQuality: Sendable {
  private let http: HTTPClient
  private let servers: OpenMeteoServers

  /// `http` is shared with other services.
  public init(http: HTTPClient, servers: OpenMeteoServers) {
    self.http = http
    self.servers = servers
  }

  public var client: AirQualityClient {
    AirQualityClient { place async throws(ServiceError) in try await airQuality(at: place) }
  }

  private func airQuality(at place: Place) async throws(ServiceError) -> AirQuality {
    let present = OpenMeteoVariables.air.map(\.name)
    let hours = OpenMeteoVariables.airIndices.map(\.name)
    let query =
      Place.openMeteoQuery([place], withHeights: false) + [
        ("current", present.joined(separator: ",")), ("hourly", hours.joined(separator: ",")),
        ("forecast_days", "5"), ("timezone", "auto"),
      ]
    let weight = OpenMeteoServers.weight(variables: present.count + hours.count, days: 5)
    return try await servers.ask(.airQuality, query, weight: weight, by: http).airQuality()
  }
}

extension OpenMeteoAnswer {
  func airQuality() throws(ServiceError) -> AirQuality {
    let air = try parsed { (reader) throws(JSONReader.Failure) in try OpenMeteoForecast(&reader) }
    guard !air.isEmpty else { throw .badAnswer(.openMeteo, detail: "no current or hourly") }
    return air.airQuality(fetched: received)
  }
}
