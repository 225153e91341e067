import Outlook
public import TerminalText

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

  /// Rain in an hour: up to 0.5 mm light, from 4 mm heavy (UK Met Office, "What is precipitation?"); snow is white.
  init(millimeters value: Double?, _ kind: PrecipitationKind) {
    switch value {
    case _ where kind == .snow: self = .snow
    case .some(4...): self = .downpour
    case .some(0.5...): self = .rain
    default: self = .drizzle
    }
  }

  /// The third band of an air quality index is noteworthy, the fourth and higher ones are bad.
  init(airBand index: Int?) {
    switch index {
    case .some(3...): self = .hot
    case 2: self = .warm
    default: self = .mild
    }
  }

  /// Up to 8 m/s a breeze, from 17 m/s a gale (Beaufort 4 and 8).
  init(metersPerSecond value: Double?) {
    switch value {
    case .some(17...): self = .hot
    case .some(8...): self = .warm
    default: self = .cool
    }
  }
}
