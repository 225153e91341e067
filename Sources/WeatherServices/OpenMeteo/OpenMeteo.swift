public import Foundation
public import WeatherClients
import WeatherModels

/// Open-Meteo: forecasts and places by name, without a key.
///
/// What it answers and refuses is described at https://open-meteo.com/en/docs and /en/docs/geocoding-api.
public struct OpenMeteo: Sendable {
  private let fetcher: WebFetcher
  private let environment: [String: String]
  private let language: String
  private let days: Int
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - fetcher: Shared with other services, so that requests run one at a time over all of them.
  ///   - environment: `VANE_OPEN_METEO_URL` and `VANE_OPEN_METEO_GEOCODING_URL` replace the service's addresses.
  ///   - language: The language of place names, ISO 639-1.
  ///   - days: How many days of forecast to ask for, from today, 1…16.
  ///   - now: The clock, for when a report was fetched and when a limit ends.
  public init(
    fetcher: WebFetcher, environment: [String: String], language: String = "en", days: Int = 7,
    now: @escaping @Sendable () -> Date
  ) {
    self.fetcher = fetcher
    self.environment = environment
    self.language = language
    self.days = days
    self.now = now
  }

  public var weather: WeatherClient {
    WeatherClient { places async throws(ServiceError) in try await reports(for: places) }
  }

  public var places: PlacesClient {
    PlacesClient { text, country async throws(ServiceError) in
      try await search(text, in: country)
    }
  }
}

extension OpenMeteo {
  /// The service takes a thousand places at once, but not every server an address as long as that.
  private static let placesPerRequest = 100

  private func reports(for places: [Place]) async throws(ServiceError) -> [Report] {
    let address = try WebAddress(
      setting: "VANE_OPEN_METEO_URL", in: environment, standard: "https://api.open-meteo.com")
    var reports: [Report] = []
    while reports.count < places.count {
      let group = Array(places[reports.count...].prefix(Self.placesPerRequest))
      let url = address.url("/v1/forecast", forecastQuery(group))
      reports += try OpenMeteoAnswer(try await fetch(url), asked: now())
        .reports(count: group.count)
    }
    return reports
  }

  private func search(_ text: String, in country: String?) async throws(ServiceError) -> [Place] {
    let address = try WebAddress(
      setting: "VANE_OPEN_METEO_GEOCODING_URL", in: environment,
      standard: "https://geocoding-api.open-meteo.com")
    var query = [(name: "name", value: text), ("count", "20"), ("language", language)]
    if let country { query.append(("countryCode", country)) }
    let url = address.url("/v1/search", query)
    return try OpenMeteoAnswer(try await fetch(url), asked: now()).places()
  }

  private func forecastQuery(_ places: [Place]) -> [(name: String, value: String)] {
    // Four decimals are ten metres: finer than any grid, and never written with an exponent.
    let points = places.map { $0.coordinate.rounded(to: 4) }
    return [
      ("latitude", points.map { "\($0.latitude)" }.joined(separator: ",")),
      ("longitude", points.map { "\($0.longitude)" }.joined(separator: ",")),
      ("current", OpenMeteoVariables.conditions.joined(separator: ",")),
      ("hourly", OpenMeteoVariables.conditions.joined(separator: ",")),
      ("daily", OpenMeteoVariables.day.joined(separator: ",")),
      ("wind_speed_unit", "ms"), ("forecast_days", "\(days)"), ("timezone", "auto"),
    ]
  }

  private func fetch(_ url: URL?) async throws(ServiceError) -> WebAnswer {
    guard let url else { throw .badAnswer(.openMeteo, detail: "no address to ask") }
    return try await fetcher.get(url, of: .openMeteo)
  }
}
