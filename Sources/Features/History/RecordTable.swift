import Documents
import Quantities
import Reports

/// Records as comma-separated values (RFC 4180), in the units of exchange.
nonisolated enum RecordTable {
  private static let fields = [
    ("temperature_c", HourFields.temperature), ("apparent_temperature_c", HourFields.apparent),
    ("humidity_percent", HourFields.humidity), ("dew_point_c", HourFields.dewPoint),
    ("pressure_hpa", HourFields.pressure), ("wind_speed_ms", HourFields.wind),
    ("wind_direction_deg", HourFields.windDirection), ("wind_gust_ms", HourFields.gusts),
    ("precipitation_mm", HourFields.precipitation), ("cloud_cover_percent", HourFields.cloudCover),
    ("visibility_m", HourFields.visibility), ("uv_index", HourFields.uvIndex),
  ]

  static func text(_ reports: [Report], at place: Place) -> String {
    let columns = ["time", "service", "fetched"] + fields.map(\.0) + ["weather_code"]
    let rows = reports.map { report in
      let clock = PlaceClock(place, zone: report.timeZone)
      let now = report.current
      let figures = fields.map { field in
        now.flatMap(field.1.value).map { JSONValue.rounded($0).description }
      }
      return
        ([
          (now?.time ?? report.issuedAt).flatMap(clock.iso8601), report.service.rawValue,
          clock.iso8601(report.fetched),
        ] + figures + [now?.weatherCode.map { "\($0.rawValue)" }]).map { $0 ?? "" }
    }
    return ([columns] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
  }
}
