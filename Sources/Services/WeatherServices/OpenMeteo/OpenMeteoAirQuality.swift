public import Clients
import JSON
import Reports

extension OpenMeteoServers {
  /// The air, which Open-Meteo gets from the Copernicus Atmosphere Monitoring Service.
  ///
  /// Its answers are described at https://open-meteo.com/en/docs/air-quality-api.
  public var airQuality: AirQualityClient {
    AirQualityClient { place async throws(ServiceError) in
      let present = OpenMeteoVariables.air.map(\.name)
      let hours = OpenMeteoVariables.airIndices.map(\.name)
      let query =
        Place.openMeteoQuery([place], withHeights: false) + [
          ("current", present.joined(separator: ",")), ("hourly", hours.joined(separator: ",")),
          ("forecast_days", "5"), ("timezone", "auto"),
        ]
      let weight = Self.weight(variables: present.count + hours.count, days: 5)
      return try await ask(.airQuality, query, weight: weight).airQuality()
    }
  }
}

extension OpenMeteoAnswer {
  func airQuality() throws(ServiceError) -> AirQuality {
    let air = try parsed { (reader) throws(JSONReader.Failure) in try OpenMeteoForecast(&reader) }
    guard !air.isEmpty else { throw .badAnswer(.openMeteo, detail: "no current or hourly") }
    return air.airQuality(fetched: received)
  }
}
