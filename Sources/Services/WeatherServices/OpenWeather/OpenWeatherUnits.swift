import Reports

/// The units that OpenWeather was asked for. Its answers do not say in which they are.
///
/// Only temperatures and wind depend on them: pressure is in hPa, precipitation in mm and visibility in meters.
enum OpenWeatherUnits: String {
  case standard
  case metric
  case imperial

  var temperature: TemperatureUnit {
    switch self {
    case .standard: .kelvin
    case .metric: .celsius
    case .imperial: .fahrenheit
    }
  }

  var speed: SpeedUnit { self == .imperial ? .milesPerHour : .metersPerSecond }
}
