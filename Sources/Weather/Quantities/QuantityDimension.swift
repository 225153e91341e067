import Reports

/// A physical dimension, with the unit in which values are stored and exchanged.
public enum QuantityDimension: String, Hashable, Sendable, CaseIterable {
  case temperature, speed, depth, height, altitude, water, distance, pressure, share, moisture
  case irradiance, power, energy, period, direction, flow, concentration, grains, index

  /// The unit of values in JSON, CSV and files.
  public var symbol: String {
    switch self {
    case .temperature: "°C"
    case .speed: "m/s"
    case .depth: "cm"
    case .height, .altitude, .distance: "m"
    case .water: "mm"
    case .pressure: "hPa"
    case .share: "%"
    case .moisture: "m³/m³"
    case .irradiance: "W/m²"
    case .power: "kW"
    case .energy: "J/kg"
    case .period: "s"
    case .direction: "°"
    case .flow: "m³/s"
    case .concentration: "µg/m³"
    case .grains: "grains/m³"
    case .index: ""
    }
  }

  /// The conversion from a unit as a service or the user writes it to the base unit, `value * scale + offset`; `nil`
  /// for a unit that isn't known.
  public func conversion(from label: String) -> (scale: Double, offset: Double)? {
    let label = label.contains("μ") ? label.replacing("μ", with: "µ") : label
    let units = Self.unitsByDimension[self] ?? [:]
    if let found = units[label] ?? units[label.lowercased()] { return found }
    return label == symbol ? (1, 0) : nil
  }

  private static let unitsByDimension = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.units) })

  /// By label in small letters.
  private var units: [String: (scale: Double, offset: Double)] {
    switch self {
    case .temperature: Self.units(TemperatureUnit.self)
    case .speed: Self.units(SpeedUnit.self)
    case .depth: Self.units(PrecipitationUnit.self).mapValues { ($0.scale / 10, 0) }
    case .height, .altitude, .distance:
      Self.units(DistanceUnit.self).merging(["cm": (0.01, 0)]) { $1 }
    case .water: Self.units(PrecipitationUnit.self)
    case .pressure: Self.units(PressureUnit.self)
    case .share: Self.units(ShareUnit.self)
    case .direction: Self.units(AngleUnit.self)
    case .concentration: Self.units(ConcentrationUnit.self)
    case .grains: Self.units(PollenUnit.self)
    case .moisture: ["m³/m³": (1, 0)]
    case .irradiance: ["w/m²": (1, 0), "w/m2": (1, 0), "kw/m²": (1000, 0)]
    case .power: ["kw": (1, 0), "w": (0.001, 0)]
    case .energy: ["j/kg": (1, 0)]
    case .period: ["s": (1, 0)]
    case .flow: ["m³/s": (1, 0), "m3/s": (1, 0), "ft³/s": (0.028316846592, 0)]
    case .index: ["": (1, 0), "eaqi": (1, 0), "usaqi": (1, 0), "index": (1, 0)]
    }
  }

  private static func units<Unit: UnitOfMeasure>(
    _ unit: Unit.Type
  ) -> [String: (scale: Double, offset: Double)] {
    Dictionary(
      Unit.spellings.map { ($0.word.replacing("μ", with: "µ"), ($0.unit.scale, $0.unit.offset)) }
    ) { first, _ in first }
  }
}
