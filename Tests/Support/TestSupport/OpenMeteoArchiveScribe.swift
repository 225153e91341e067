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
    if let name = names.first(where: { OpenMeteoUnits(request).day[$0] == nil }) {
      return .error(
        400, reason: "Cannot initialize ForecastVariableDaily from invalid String value \(name).")
    }
    let span = first.daysSince1970...last.daysSince1970
    let dates = span.compactMap(CalendarDay.init(daysSince1970:))
    var offset = 0.0
    let columns: [(String, String, String)]
    if request.query["models"] == "era5_seamless" {
      columns = reanalysis(point, span, names)
    } else {
      let climate = SampleClimate(point)
      offset = (point.longitude / 15).rounded() * 3600
      let units = OpenMeteoUnits(request, offset: offset)
      let days = dates.map { climate.day($0, offset: offset) }
      columns = OpenMeteoUnits.columns(names, of: units.day, days)
    }
    return StandInAnswer(
      json: """
        {"latitude":\(point.latitude),"longitude":\(point.longitude),\
        "utc_offset_seconds":\(Int(offset)),\
        \(JSONText.block("daily", JSONText.array(dates.map { "\"\($0)\"" }), columns))}
        """)
  }

  /// Many days, of which only temperatures and amounts are asked for.
  private static func reanalysis(
    _ point: Coordinate, _ span: ClosedRange<Int>, _ names: [String]
  ) -> [(String, String, String)] {
    let series = SampleWeather.climate(Place(name: "", coordinate: point), span)
    return names.map { name in
      let values =
        switch name {
        case "temperature_2m_min": series.lows
        case "temperature_2m_max": series.highs
        default: series.precipitation
        }
      let text = JSONText.array(values.map { $0.isNaN ? "null" : "\($0)" })
      return (name, name.hasPrefix("temperature") ? "°C" : "mm", text)
    }
  }
}
