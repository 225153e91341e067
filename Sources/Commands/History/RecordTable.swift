import CommandKit
import Documents
import WeatherModels

/// Records as comma-separated values (RFC 4180), in the units of exchange.
nonisolated enum RecordTable {
  private static let columns = [
    "time", "service", "fetched", "temperature_c", "apparent_temperature_c", "humidity_percent",
    "dew_point_c", "pressure_hpa", "wind_speed_ms", "wind_direction_deg", "wind_gust_ms",
    "precipitation_mm", "cloud_cover_percent", "visibility_m", "uv_index", "weather_code",
  ]

  static func text(_ reports: [Report], at place: Place) -> String {
    let rows = reports.map { report in
      let clock = PlaceClock(place, zone: report.timeZone)
      let now = report.current
      return [
        (now?.time ?? report.issuedAt).flatMap(clock.iso8601), report.service.rawValue,
        clock.iso8601(report.fetched), figure(now?.temperature), figure(now?.apparentTemperature),
        figure(now?.relativeHumidity), figure(now?.dewPoint), figure(now?.pressure),
        figure(now?.windSpeed), figure(now?.windDirection), figure(now?.windGust),
        figure(now?.precipitation), figure(now?.cloudCover), figure(now?.visibility),
        figure(now?.uvIndex), now?.weatherCode.map { "\($0.rawValue)" },
      ].map { $0 ?? "" }
    }
    return ([columns] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  /// In the base unit, to four decimals; nothing where nothing is known.
  private static func figure<Unit>(_ quantity: Quantity<Unit>?) -> String? {
    quantity.map { JSONValue.number(($0.in(.base) * 10_000).rounded() / 10_000 + 0).description }
  }
}
