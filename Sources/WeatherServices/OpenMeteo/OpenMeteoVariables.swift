/// The names of what is asked of Open-Meteo, in the order of the request.
enum OpenMeteoVariables {
  /// For the present and for each hour.
  static let conditions = [
    "temperature_2m", "apparent_temperature", "relative_humidity_2m", "dew_point_2m",
    "pressure_msl", "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m", "precipitation",
    "precipitation_probability", "cloud_cover", "visibility", "uv_index", "weather_code", "is_day",
  ]

  /// For the present in lists: as many as cost no more than one.
  static let present = [
    "temperature_2m", "apparent_temperature", "relative_humidity_2m", "weather_code", "is_day",
    "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m", "precipitation", "cloud_cover",
  ]

  static let day = [
    "temperature_2m_min", "temperature_2m_max", "precipitation_sum",
    "precipitation_probability_max", "wind_speed_10m_max", "wind_gusts_10m_max",
    "wind_direction_10m_dominant", "uv_index_max", "sunshine_duration", "weather_code", "sunrise",
    "sunset",
  ]

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
