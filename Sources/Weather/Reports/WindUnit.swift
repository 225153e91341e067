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

  /// The highest speed that is still shown as the value; `nil` if there is none.
  public func limit(above value: Double) -> Speed? {
    switch self {
    case .speed(let unit): Speed(value, unit)
    // A little less, so that the value itself is included.
    case .beaufort: Int(exactly: value).flatMap { Speed(startOfForce: $0 + 1, less: 1e-9) }
    }
  }

  /// The lowest speed that is shown as the value; `nil` if there is none.
  public func limit(below value: Double) -> Speed? {
    switch self {
    case .speed(let unit): Speed(value, unit)
    case .beaufort where value == 0: Speed(0, .metersPerSecond)
    case .beaufort: Int(exactly: value).flatMap { Speed(startOfForce: $0) }
    }
  }

  /// The unit for differences of speeds, since Beaufort forces aren't evenly spaced.
  public var ofDifferences: SpeedUnit {
    switch self {
    case .speed(let unit): unit
    case .beaufort: .metersPerSecond
    }
  }

  /// The unit of a label or a word; `nil` for none.
  public static func named(_ text: String) -> WindUnit? {
    ["bft", "beaufort"].contains(text.lowercased())
      ? .beaufort : SpeedUnit.named(text).map(WindUnit.speed)
  }
}

extension Quantity<SpeedUnit> {
  /// The lowest speeds of the forces 1 to 12 in m/s, ten meters above the ground: WMO-No. 306, Manual on Codes, volume
  /// I.1, code table 1100.
  private static let lowest = [
    0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7,
  ]

  /// The lowest speed that is rounded to that of a force.
  fileprivate init?(startOfForce force: Int, less: Double = 0) {
    guard (1...Self.lowest.count).contains(force) else { return nil }
    self.init(Self.lowest[force - 1] - 0.05 - less, .metersPerSecond)
  }

  /// From 0, calm, to 12, hurricane. The table is made of tenths of a meter, so the speed is rounded to them first.
  public var beaufort: Int {
    let speed = (self.in(.metersPerSecond) * 10).rounded() / 10
    return Self.lowest.prefix { $0 <= speed }.count
  }
}

extension UnitOfMeasure {
  /// As people write it, while the raw value is the services' label.
  public var symbol: String {
    switch rawValue {
    case "mp/h": "mph"
    case "inch": "in"
    default: rawValue
    }
  }
}
