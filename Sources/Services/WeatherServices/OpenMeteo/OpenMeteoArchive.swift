public import Clients
import Foundation
import HTTP
import Reports

extension OpenMeteoServers {
  /// The weather of every day since 1940 by Open-Meteo's archive, without a key.
  ///
  /// Described at https://open-meteo.com/en/docs/historical-weather-api. Its last days are often missing yet; these are
  /// asked of the forecast service, which knows up to 92 days of the past.
  public var archive: PastWeatherClient {
    PastWeatherClient { place, first, last async throws(ServiceError) in
      try await http.budget().bounding { () async throws(ServiceError) in
        try await days(place, first, last)
      }
    }
  }

  private static let variables = [
    "temperature_2m_min", "temperature_2m_max", "precipitation_sum", "snowfall_sum",
    "wind_speed_10m_max", "weather_code",
  ]
  private static let longestForecastPast = 92

  private func days(
    _ place: Place, _ first: CalendarDay, _ last: CalendarDay
  ) async throws(ServiceError) -> [Day] {
    let count = last.daysSince1970 - first.daysSince1970 + 1
    let found = try await ask(
      .archive, place, [("start_date", first.description), ("end_date", last.description)],
      days: count, first...last)
    let age = Int(now().timeIntervalSince1970 / 86_400) - first.daysSince1970
    // One day more than the age: at the place it may be tomorrow.
    guard found.count < count, (0..<Self.longestForecastPast).contains(age) else { return found }
    let recent = try await ask(
      .forecast, place, [("past_days", "\(age + 1)"), ("forecast_days", "1")], days: age + 2,
      first...last)
    let known = Set(found.map(\.date))
    return (found + recent.filter { !known.contains($0.date) }).sorted { $0.date < $1.date }
  }

  /// The days of the range of which the answer says at least the temperatures.
  private func ask(
    _ host: Host, _ place: Place, _ span: [(name: String, value: String)],
    days: Int, _ range: ClosedRange<CalendarDay>
  ) async throws(ServiceError) -> [Day] {
    let query =
      Place.openMeteoQuery([place]) + [
        ("daily", Self.variables.joined(separator: ",")), ("wind_speed_unit", "ms"),
        ("timezone", "auto"),
      ] + span
    let answer = try await ask(
      host, query, weight: Self.weight(variables: Self.variables.count, days: days))
    // A day more where the place's calendar and the service's differ.
    return try answer.reports(count: 1, days: days + 1).flatMap(\.days).filter {
      range.contains($0.date) && $0.temperatureMin != nil && $0.temperatureMax != nil
    }
  }
}
