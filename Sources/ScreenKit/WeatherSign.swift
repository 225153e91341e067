public import WeatherModels

extension WeatherCode {
  /// One column that stands for the weather in lists. None of these is drawn wide by terminals.
  public func sign(isDay: Bool?) -> String {
    switch rawValue {
    case 0, 1: isDay == false ? "☾" : "☀"
    case 2, 3: "☁"
    case 4...10, 45, 48: "≡"
    case 18, 19: "↯"
    case 51...57: "☂"
    case 61...67, 80...82: "☂"
    case 68, 69, 71...77, 83...86: "❄"
    case 95...99: "↯"
    default: "?"
    }
  }
}
