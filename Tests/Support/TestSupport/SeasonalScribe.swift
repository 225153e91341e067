import Foundation
import Reports
import WeatherServices

/// Writes the sample's weeks and months as Open-Meteo does.
struct SeasonalScribe {
  let request: StandInRequest
  let now: Date

  func answer() -> StandInAnswer {
    guard let latitude = request.query["latitude"].flatMap(Double.init),
      let longitude = request.query["longitude"].flatMap(Double.init),
      let point = Coordinate(latitude: latitude, longitude: longitude)
    else { return .error(400, reason: "Parameter 'latitude' is required") }
    let outlook = SampleSeasons.outlook(at: Place(name: "", coordinate: point), now)
    let blocks = [("weekly", outlook.weeks), ("monthly", outlook.months)].map { name, periods in
      let columns = request.list(name).map { column in
        (column, periods.map { Self.text(column, $0) })
      }
      let units = columns.map { "\($0.0.asJSON):\(Self.unit($0.0).asJSON)" }
      let values = columns.map { "\($0.0.asJSON):[\($0.1.joined(separator: ","))]" }
      let times = periods.map { "\"\($0.first)\"" }.joined(separator: ",")
      return """
        "\(name)_units":{\((["\"time\":\"iso8601\""] + units).joined(separator: ","))},\
        "\(name)":{\((["\"time\":[\(times)]"] + values).joined(separator: ","))}
        """
    }
    return StandInAnswer(
      json: """
        {"latitude":\(latitude),"utc_offset_seconds":0,"timezone":"GMT",\
        \(blocks.joined(separator: ","))}
        """)
  }

  private static func unit(_ column: String) -> String {
    column.hasSuffix("gt0") ? "%" : column.hasPrefix("temperature") ? "K" : "mm"
  }

  private static func text(_ column: String, _ period: SeasonalOutlook.Period) -> String {
    let value =
      switch column {
      case "temperature_2m_anomaly": period.temperature
      case "temperature_2m_anomaly_gt0": period.warmer.map { ($0 * 100).rounded() }
      case "precipitation_anomaly": period.precipitation
      case "precipitation_anomaly_gt0": period.wetter.map { ($0 * 100).rounded() }
      default: nil as Double?
      }
    return value.map { "\($0)" } ?? "null"
  }
}
