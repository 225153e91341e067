public import Foundation
public import WeatherClients
import WeatherModels

/// Open-Meteo's archive: the weather of every day since 1940, without a key.
///
/// Described at https://open-meteo.com/en/docs/historical-weather-api. Its last days are often missing yet; these are
/// asked of the forecast service, which knows up to 92 days of the past.
public struct OpenMeteoArchive: Sendable {
  private let fetcher: WebFetcher
  private let environment: [String: String]
  private let now: @Sendable () -> Date

  /// `fetcher` is shared with other services, so that requests run one at a time over all of them; in `environment`,
  /// `VANE_OPEN_METEO_ARCHIVE_URL` and `VANE_OPEN_METEO_URL` replace the service's addresses.
  public init(
    fetcher: WebFetcher, environment: [String: String], now: @escaping @Sendable () -> Date
  ) {
    self.fetcher = fetcher
    self.environment = environment
    self.now = now
  }

  public var client: PastWeatherClient {
    PastWeatherClient { place, first, last async throws(ServiceError) in
      try await days(place, first, last)
    }
  }
}

extension OpenMeteoArchive {
  private static let variables = [
    "temperature_2m_min", "temperature_2m_max", "precipitation_sum", "wind_speed_10m_max",
    "weather_code",
  ]
  private static let longestForecastPast = 92

  private func days(
    _ place: Place, _ first: CalendarDay, _ last: CalendarDay
  ) async throws(ServiceError) -> [Day] {
    let archive = try WebAddress(
      setting: "VANE_OPEN_METEO_ARCHIVE_URL", in: environment,
      standard: "https://archive-api.open-meteo.com")
    let found = try await fetch(
      archive.url(
        "/v1/archive",
        query(place) + [("start_date", first.description), ("end_date", last.description)]),
      first...last)
    let age = Int(now().timeIntervalSince1970 / 86_400) - first.daysSince1970
    let missing = last.daysSince1970 - first.daysSince1970 + 1 - found.count
    // One day more than the age: at the place it may be tomorrow.
    guard missing > 0, (0..<Self.longestForecastPast).contains(age) else { return found }
    let forecast = try WebAddress(
      setting: "VANE_OPEN_METEO_URL", in: environment, standard: "https://api.open-meteo.com")
    let recent = try await fetch(
      forecast.url(
        "/v1/forecast", query(place) + [("past_days", "\(age + 1)"), ("forecast_days", "1")]),
      first...last)
    let known = Set(found.map(\.date))
    return (found + recent.filter { !known.contains($0.date) }).sorted { $0.date < $1.date }
  }

  private func query(_ place: Place) -> [(name: String, value: String)] {
    let point = place.coordinate.rounded(to: 4)
    return [
      ("latitude", "\(point.latitude)"), ("longitude", "\(point.longitude)"),
      ("daily", Self.variables.joined(separator: ",")), ("wind_speed_unit", "ms"),
      ("timezone", "auto"),
    ]
  }

  /// The days of the range of which the answer says at least the temperatures.
  private func fetch(
    _ url: URL?, _ range: ClosedRange<CalendarDay>
  ) async throws(ServiceError) -> [Day] {
    guard let url else { throw .badAnswer(.openMeteo, detail: "no address to ask") }
    let answer = try await fetcher.get(url, of: .openMeteo)
    let reports = try OpenMeteoAnswer(answer, asked: now()).reports(count: 1)
    return reports.flatMap(\.days).filter {
      range.contains($0.date) && $0.temperatureMin != nil && $0.temperatureMax != nil
    }
  }
}
