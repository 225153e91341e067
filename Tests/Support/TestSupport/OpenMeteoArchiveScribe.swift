import Climate
import Foundation
import Reports
import WeatherServices

/// Writes days of sample weather as Open-Meteo's archive does.
enum OpenMeteoArchiveScribe {
  static func answer(to request: StandInRequest) -> StandInAnswer {
    guard let point = request.point() else {
      return .error(400, reason: "Parameter 'latitude' and 'longitude' are required")
    }
    guard let first = CalendarDay(request.query["start_date"] ?? ""),
      let last = CalendarDay(request.query["end_date"] ?? ""), first <= last
    else { return .error(400, reason: "Parameter 'start_date' and 'end_date' must be set") }
    let names = request.list("daily")
    if let name = names.first(where: { !OpenMeteoUnits.day.contains($0) }) {
      return .error(
        400, reason: "Cannot initialize ForecastVariableDaily from invalid String value \(name).")
    }
    if request.query["models"] == "era5_seamless" { return reanalysis(point, first, last, names) }
    let units = OpenMeteoUnits(request)
    let climate = SampleClimate(point)
    let offset = (point.longitude / 15).rounded() * 3600
    let days = (first.daysSince1970...last.daysSince1970)
      .compactMap(CalendarDay.init(daysSince1970:)).map { climate.day($0, offset: offset) }
    let columns = names.map { name in
      (name, units.label(of: name), JSONText.array(days.map { units.text(name, $0, offset) }))
    }
    let dates = JSONText.array(days.map { "\"\($0.date)\"" })
    return StandInAnswer(
      json: """
        {"latitude":\(point.latitude),"longitude":\(point.longitude),\
        "utc_offset_seconds":\(Int(offset)),\
        \(JSONText.block("daily", dates, columns))}
        """)
  }

  /// Many days, of which only temperatures and amounts are asked for.
  private static func reanalysis(
    _ point: Coordinate, _ first: CalendarDay, _ last: CalendarDay, _ names: [String]
  ) -> StandInAnswer {
    let series = SampleWeather.climate(
      Place(name: "", coordinate: point), first.daysSince1970...last.daysSince1970)
    let columns = names.map { name in
      let values =
        switch name {
        case "temperature_2m_min": series.lows
        case "temperature_2m_max": series.highs
        default: series.precipitation
        }
      let text = values.map { $0.isNaN ? "null" : "\($0)" }.joined(separator: ",")
      return "\(name.asJSON):[\(text)]"
    }
    let labels = names.map { name in
      "\(name.asJSON):\(name.hasPrefix("temperature") ? "\"°C\"" : "\"mm\"")"
    }
    let dates = (first.daysSince1970...last.daysSince1970)
      .compactMap(CalendarDay.init(daysSince1970:)).map { "\"\($0)\"" }.joined(separator: ",")
    return StandInAnswer(
      json: """
        {"latitude":\(point.latitude),"longitude":\(point.longitude),"utc_offset_seconds":0,\
        "daily_units":{\(labels.joined(separator: ","))},\
        "daily":{"time":[\(dates)],\(columns.joined(separator: ","))}}
        """)
  }
}
