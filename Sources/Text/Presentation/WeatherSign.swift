public import Analysis
public import Reports
public import TerminalText

extension WeatherCode {
  /// The sign for the weather in lists: of one column, or of two as emoji.
  public func sign(isDay: Bool?, _ icons: Icons = .signs) -> String {
    let isNight = isDay == false
    switch icons {
    case .signs: return sign(clear: isNight ? "☾" : "☀", among: Self.signs)
    case .emoji: return sign(clear: isNight ? "🌙" : "🌞", among: Self.emoji)
    case .nerd: return sign(clear: isNight ? "\u{E32B}" : "\u{E30D}", among: Self.nerd)
    case .ascii: return sign(clear: isNight ? "(" : "o", among: Self.ascii)
    }
  }

  private typealias Signs = (cloud: String, fog: String, rain: String, snow: String, storm: String)

  /// None of these is drawn wide by terminals.
  private static let signs: Signs = ("☁", "≡", "☂", "❄", "↯")
  /// All of these are wide without a variation selector, about which terminals disagree.
  private static let emoji: Signs = ("⛅", "🌁", "☔", "⛄", "⚡")
  /// Weather Icons in Nerd Fonts (https://www.nerdfonts.com/cheat-sheet): cloudy, fog, rain, snow and thunderstorm.
  private static let nerd: Signs = ("\u{E312}", "\u{E313}", "\u{E318}", "\u{E31A}", "\u{E31D}")
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

extension Style {
  /// The band of an air temperature.
  public init(celsius value: Double?) {
    switch value {
    case nil: self = .plain
    case .some(..<(-5)): self = .frost
    case .some(..<5): self = .cold
    case .some(..<12): self = .cool
    case .some(..<20): self = .mild
    case .some(..<28): self = .warm
    default: self = .hot
    }
  }

  /// The weather in forecasts (WMO table 4677).
  public init(_ code: WeatherCode, isDay: Bool?) {
    self =
      switch code.rawValue {
      case ...1: isDay == false ? .moon : .sun
      case 45, 48: .fog
      case 51...57: .drizzle
      case 71...77, 85, 86: .snow
      case 65, 67, 82: .downpour
      case 61...66, 80, 81: .rain
      case 95...: .lightning
      default: .cloud
      }
  }

  /// Rain in an hour: up to 0.5 mm light, from 4 mm heavy (UK Met Office, "What is precipitation?"); snow is white.
  public init(millimeters value: Double?, _ kind: PrecipitationKind) {
    switch value {
    case _ where kind == .snow: self = .snow
    case .some(4...): self = .downpour
    case .some(0.5...): self = .rain
    default: self = .drizzle
    }
  }
}
