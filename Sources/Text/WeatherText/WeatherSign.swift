public import WeatherModels

extension WeatherCode {
  /// The sign for the weather in lists: of one column, or of two as emoji.
  public func sign(isDay: Bool?, _ icons: Icons = .signs) -> String {
    let isNight = isDay == false
    switch icons {
    case .signs: return sign(clear: isNight ? "☾" : "☀", among: Self.signs)
    case .emoji: return sign(clear: isNight ? "🌙" : "🌞", among: Self.emoji)
    case .ascii: return sign(clear: isNight ? "(" : "o", among: Self.ascii)
    }
  }

  private typealias Signs = (cloud: String, fog: String, rain: String, snow: String, storm: String)

  /// None of these is drawn wide by terminals.
  private static let signs: Signs = ("☁", "≡", "☂", "❄", "↯")
  /// All of these are wide without a variation selector, about which terminals disagree.
  private static let emoji: Signs = ("⛅", "🌁", "☔", "⛄", "⚡")
  private static let ascii: Signs = ("c", "=", "'", "*", "!")

  private func sign(clear: String, among signs: Signs) -> String {
    switch rawValue {
    case 0, 1: clear
    case 2, 3: signs.cloud
    case 4...12, 31...48: signs.fog
    case 18, 19, 95...99: signs.storm
    case 51...57, 61...67, 80...82, 87...90: signs.rain
    case 68, 69, 71...79, 83...86: signs.snow
    default: "?"
    }
  }
}
