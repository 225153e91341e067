/// The unit of wind: one of speed, or the forces of Beaufort, which are no multiple of one.
public enum WindUnit: Hashable, Sendable {
  case speed(SpeedUnit)
  case beaufort

  public var symbol: String {
    switch self {
    case .speed(let unit): unit.symbol
    case .beaufort: "Bft"
    }
  }

  public func value(of speed: Speed) -> Double {
    switch self {
    case .speed(let unit): speed.in(unit)
    case .beaufort: Double(speed.beaufort)
    }
  }

  /// The speed of a value; of a force, that in the middle between those with which it and the next begin. `nil` where there
  /// is no such speed or force.
  public func speed(_ value: Double) -> Speed? {
    switch self {
    case .speed(let unit): Speed(value, unit)
    case .beaufort: Int(exactly: value).flatMap(Speed.init(beaufort:))
    }
  }

  /// The unit in which differences of speeds are told: two forces that differ by one say nothing of how much.
  public var ofDifferences: SpeedUnit {
    switch self {
    case .speed(let unit): unit
    case .beaufort: .metersPerSecond
    }
  }
}

extension Quantity<SpeedUnit> {
  /// The lowest speeds of the forces 1 to 12 in m/s, ten metres above the ground: WMO-No. 306, Manual on Codes, volume I.1,
  /// code table 1100.
  private static let lowest = [
    0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7,
  ]

  fileprivate init?(beaufort force: Int) {
    guard (0..<Self.lowest.count).contains(force) else { return nil }
    let start = force == 0 ? 0 : Self.lowest[force - 1]
    self.init((start + Self.lowest[force]) / 2, .metersPerSecond)
  }

  /// From 0, calm, to 12, hurricane. The table is made of tenths of a metre, so the speed is rounded to them first.
  public var beaufort: Int {
    let speed = (self.in(.metersPerSecond) * 10).rounded() / 10
    return Self.lowest.prefix { $0 <= speed }.count
  }
}

extension SpeedUnit {
  /// As people write it, while the raw value is the services' label.
  public var symbol: String { self == .milesPerHour ? "mph" : rawValue }
}

extension PrecipitationUnit {
  /// As people write it, while the raw value is the services' label.
  public var symbol: String { self == .inches ? "in" : rawValue }
}

extension SnowfallUnit {
  /// How figures are marked.
  public var symbol: String { self == .inches ? "in" : rawValue }
}
