import Clients

/// The paths at which the stations of a preset have their values: a row for each place, the better one of a value first.
struct StationTable {
  struct Row {
    let value: StationValue
    let path: StationPath
    /// The unit of a figure without one.
    let unit: String?
  }

  let rows: [Row]
  /// The pressure at the height of the station: one at sea level that equals it was never reduced.
  let localPressure: StationPath?

  /// Stands for a count of the bucket whose size is beside it.
  static let tips = "tips"

  static func of(_ preset: StationSource.Preset?) -> StationTable {
    switch preset {
    case .ecowitt: ecowitt
    case .davis: davis
    case .weewx: weewx
    case .homeAssistant, nil: StationTable([])
    }
  }

  /// `id` is that of the gateway's HTTP API, where 3 is another value than 0x03. Units stand in the text or beside it,
  /// as the user set them in the console. Rain is of a bucket or of a piezoelectric sensor.
  private static let ecowitt = StationTable(
    [
      (.temperature, "common_list[id=0x02].val", nil), (.humidity, "common_list[id=0x07].val", nil),
      (.dewPoint, "common_list[id=0x03].val", nil), (.wind, "common_list[id=0x0B].val", nil),
      (.gusts, "common_list[id=0x0C].val", nil),
      (.windDirection, "common_list[id=0x0A].val", nil), (.pressure, "wh25.rel", nil),
      (.rain, "rain[id=0x0E].val", nil), (.rain, "piezoRain[id=0x0E].val", nil),
    ], localPressure: "wh25.abs")

  /// WeatherLink Live's `current_conditions`: always °F, mph, inHg and counts of the bucket. Of structures, 1 is a
  /// sensor outside, 3 the barometer.
  private static let davis = StationTable([
    (.temperature, "data.conditions[data_structure_type=1].temp", "°F"),
    (.humidity, "data.conditions[data_structure_type=1].hum", "%"),
    (.dewPoint, "data.conditions[data_structure_type=1].dew_point", "°F"),
    (.wind, "data.conditions[data_structure_type=1].wind_speed_avg_last_10_min", "mph"),
    (.wind, "data.conditions[data_structure_type=1].wind_speed_avg_last_2_min", "mph"),
    (.wind, "data.conditions[data_structure_type=1].wind_speed_last", "mph"),
    (.gusts, "data.conditions[data_structure_type=1].wind_speed_hi_last_10_min", "mph"),
    (
      .windDirection,
      "data.conditions[data_structure_type=1].wind_dir_scalar_avg_last_10_min", "°"
    ),
    (.windDirection, "data.conditions[data_structure_type=1].wind_dir_last", "°"),
    (.pressure, "data.conditions[data_structure_type=3].bar_sea_level", "inHg"),
    (.rain, "data.conditions[data_structure_type=1].rain_rate_last", tips),
    (.time, "data.ts", nil),
  ])

  /// The templates of weewx-json and the members of weewx-loopdata, whose names have dots.
  private static let weewx = StationTable([
    (.temperature, "current.temperature", nil), (.temperature, "current.outTemp", nil),
    (.humidity, "current.humidity", nil), (.humidity, "current.outHumidity", nil),
    (.dewPoint, "current.dewpoint", nil), (.wind, "current.wind speed", nil),
    (.wind, "current.windSpeed", nil), (.gusts, "current.wind gust", nil),
    (.gusts, "current.windGust", nil), (.windDirection, "current.wind direction", nil),
    (.windDirection, "current.windDir", nil), (.pressure, "current.barometer", nil),
    (.rain, "current.rain rate", nil), (.rain, "current.rainRate", nil),
    (.time, "current.dateTime.raw", nil), (.time, "generation.time", nil),
  ])

  private init(
    _ rows: [(value: StationValue, path: String, unit: String?)], localPressure: String? = nil
  ) {
    self.rows = rows.compactMap { row in
      StationPath(row.path).map { Row(value: row.value, path: $0, unit: row.unit) }
    }
    self.localPressure = localPressure.flatMap(StationPath.init)
  }

  func rows(of value: StationValue) -> [Row] { rows.filter { $0.value == value } }
}
