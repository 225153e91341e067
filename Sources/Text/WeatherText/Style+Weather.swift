public import Outlook
public import TerminalText
public import WeatherModels

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
