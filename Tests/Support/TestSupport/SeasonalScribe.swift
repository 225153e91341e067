import Foundation
import Reports
import WeatherServices

/// Writes the sample's weeks and months as Open-Meteo does.
struct SeasonalScribe {
  let request: StandInRequest
  let now: Date

  func answer() -> StandInAnswer {
    guard let point = request.point() else {
      return .error(400, reason: "Parameter 'latitude' is required")
    }
    let outlook = SampleSeasons.outlook(at: Place(name: "", coordinate: point), now)
    let blocks = [("weekly", outlook.weeks), ("monthly", outlook.months)].map { name, periods in
      let columns = request.list(name).map { column in
        (column, Self.unit(column), JSONText.array(periods.map { Self.text(column, $0) }))
      }
      return JSONText.block(name, JSONText.array(periods.map { "\"\($0.first)\"" }), columns)
    }
    return StandInAnswer(
      json: """
        {"latitude":\(point.latitude),"utc_offset_seconds":0,"timezone":"GMT",\
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
