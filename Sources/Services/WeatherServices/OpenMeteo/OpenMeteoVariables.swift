import Foundation
import Quantities
import Reports

/// A variable of Open-Meteo, and where its values go in the row of a report.
struct OpenMeteoVariable<Row>: Sendable {
  /// Fills a row of this number and time, in seconds since 1970.
  typealias Filling = (_ row: Int, _ time: Double, _ into: inout Row) -> Void

  let name: String
  /// Reads the column of a table whose times are this many seconds ahead of UTC.
  let filling: @Sendable (_ table: OpenMeteoTable, _ offset: Double) -> Filling

  /// A quantity in the unit that the answer names for it, which may be none that we know.
  init<Unit>(_ name: String, _ path: any WritableKeyPath<Row, Quantity<Unit>?> & Sendable) {
    self.init(name) { table, _ in
      let values = table.numbers(name)
      let unit = table.unit(name, Unit.self)
      return { index, _, row in
        guard let unit, values.indices.contains(index) else { return }
        row[keyPath: path] = Quantity(values[index], unit)
      }
    }
  }

  /// A number that `set` understands.
  init(number name: String, _ set: @escaping @Sendable (inout Row, Double) -> Void) {
    self.init(name) { table, _ in
      let values = table.numbers(name)
      return { index, _, row in
        if values.indices.contains(index) { set(&row, values[index]) }
      }
    }
  }

  init(_ name: String, filling: @escaping @Sendable (OpenMeteoTable, Double) -> Filling) {
    self.name = name
    self.filling = filling
  }
}

extension OpenMeteoVariable<Day> {
  /// A rising or setting. On a polar day or night the service puts the first second of 1970 here: nothing that belongs
  /// to the day.
  init(sun name: String, _ path: any WritableKeyPath<Day, Date?> & Sendable) {
    self.init(name) { table, offset in
      let times = table.times(name, offset: offset)
      return { index, start, day in
        guard times.indices.contains(index),
          abs(times[index] - start) <= 2 * EpochTime.secondsPerDay
        else { return }
        day[keyPath: path] = Date(timeIntervalSince1970: times[index])
      }
    }
  }
}

extension WeatherCode {
  /// `nil` if it isn't a whole number.
  fileprivate init?(openMeteo number: Double) {
    guard let code = Int(exactly: number) else { return nil }
    self.init(rawValue: code)
  }
}

/// The variables that are asked of Open-Meteo, in the order of the request.
enum OpenMeteoVariables {
  /// The variables of the present and of each hour.
  static let conditions: [OpenMeteoVariable<Conditions>] = [
    .init("temperature_2m", \.temperature), .init("apparent_temperature", \.apparentTemperature),
    .init("relative_humidity_2m", \.relativeHumidity), .init("dew_point_2m", \.dewPoint),
    .init("pressure_msl", \.pressure), .init("wind_speed_10m", \.windSpeed),
    .init("wind_direction_10m", \.windDirection), .init("wind_gusts_10m", \.windGust),
    .init("precipitation", \.precipitation),
    .init("precipitation_probability", \.precipitationProbability),
    .init("snowfall", \.snowfall),
    .init("cloud_cover", \.cloudCover), .init("visibility", \.visibility),
    .init("uv_index", \.uvIndex),
    .init(number: "weather_code") { $0.weatherCode = WeatherCode(openMeteo: $1) },
    .init(number: "is_day") { $0.isDay = $1 == 1 ? true : $1 == 0 ? false : nil },
  ]

  /// The names of quantities that are asked for one by one, at many points or of many runs.
  static let ofQuantities: [WeatherQuantity: String] = [
    .temperature: "temperature_2m", .precipitation: "precipitation", .wind: "wind_speed_10m",
    .windDirection: "wind_direction_10m", .pressure: "pressure_msl", .cloudCover: "cloud_cover",
  ]

  /// The variables of the present in lists. Together with those of `today`, they cost no more than one.
  static let present = [
    "temperature_2m", "apparent_temperature", "relative_humidity_2m", "weather_code", "is_day",
    "wind_speed_10m", "wind_direction_10m",
  ]

  /// The variables of each hour at many points: as many as cost no more than one for sixteen days.
  static let ofPoints = [
    "temperature_2m", "apparent_temperature", "precipitation", "precipitation_probability",
    "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m", "weather_code",
  ]

  /// The variables of today in lists.
  static let today = [
    "temperature_2m_min", "temperature_2m_max", "precipitation_probability_max",
  ]

  static let day: [OpenMeteoVariable<Day>] = [
    .init("temperature_2m_min", \.temperatureMin), .init("temperature_2m_max", \.temperatureMax),
    .init("precipitation_sum", \.precipitation),
    .init("precipitation_probability_max", \.precipitationProbability),
    .init("snowfall_sum", \.snowfall),
    .init("wind_speed_10m_max", \.windSpeed), .init("wind_gusts_10m_max", \.windGust),
    .init("wind_direction_10m_dominant", \.windDirection), .init("uv_index_max", \.uvIndex),
    .init("sunshine_duration", \.sunshine),
    .init(number: "weather_code") { $0.weatherCode = WeatherCode(openMeteo: $1) },
    .init(sun: "sunrise", \.sunrise), .init(sun: "sunset", \.sunset),
  ]

  /// Variables of the air in each hour.
  static let airIndices: [OpenMeteoVariable<AirConditions>] = [
    .init("european_aqi", \.europeanIndex), .init("us_aqi", \.usIndex),
  ]

  /// Variables of the air now.
  static let air: [OpenMeteoVariable<AirConditions>] =
    airIndices + [
      .init("pm2_5", \.fineParticles), .init("pm10", \.particles), .init("ozone", \.ozone),
      .init("nitrogen_dioxide", \.nitrogenDioxide), .init("sulphur_dioxide", \.sulphurDioxide),
      .init("carbon_monoxide", \.carbonMonoxide),
    ] + PollenKind.allCases.map { .init("\($0.rawValue)_pollen", \.pollen[$0]) }

  /// Columns that hold times.
  static let times: Set = ["time", "sunrise", "sunset"]

  /// Names that the service gave up in 2023; its `current_weather` block and older servers still use them.
  static let renamed = [
    "cloudcover": "cloud_cover", "current_weather": "current",
    "current_weather_units": "current_units", "dewpoint_2m": "dew_point_2m",
    "relativehumidity_2m": "relative_humidity_2m", "temperature": "temperature_2m",
    "weathercode": "weather_code", "winddirection": "wind_direction_10m",
    "winddirection_10m": "wind_direction_10m",
    "winddirection_10m_dominant": "wind_direction_10m_dominant",
    "windgusts_10m": "wind_gusts_10m", "windgusts_10m_max": "wind_gusts_10m_max",
    "windspeed": "wind_speed_10m", "windspeed_10m": "wind_speed_10m",
    "windspeed_10m_max": "wind_speed_10m_max",
  ]
}
