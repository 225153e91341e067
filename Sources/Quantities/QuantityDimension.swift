import WeatherModels

/// What is measured, with the unit in which values are stored and exchanged.
public enum QuantityDimension: String, Hashable, Sendable, CaseIterable {
  case temperature, speed, depth, height, altitude, water, distance, pressure, share, moisture
  case irradiance, power, energy, period, direction, flow, concentration, grains, index

  /// Of values in JSON, CSV and files.
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

  /// How a value in a unit that a service or a person writes becomes one in the base unit: `value * scale + offset`; `nil`
  /// for a unit that isn't known.
  public func conversion(from label: String) -> (scale: Double, offset: Double)? {
    let label = label.replacing("μ", with: "µ")
    if let found = units[label] ?? units[label.lowercased()] { return found }
    return label == symbol ? (1, 0) : nil
  }

  /// The units that a person may write behind a number.
  public var labels: [String] { Array(units.keys) }

  private var units: [String: (scale: Double, offset: Double)] {
    switch self {
    case .temperature:
      [
        "°c": (1, 0), "c": (1, 0), "°f": (5 / 9, -160 / 9), "f": (5 / 9, -160 / 9),
        "k": (1, -273.15),
      ]
    case .speed:
      [
        "m/s": (1, 0), "ms": (1, 0), "km/h": (1 / 3.6, 0), "kmh": (1 / 3.6, 0),
        "mp/h": (0.44704, 0), "mph": (0.44704, 0), "kn": (1852.0 / 3600, 0),
      ]
    case .depth:
      [
        "cm": (1, 0), "mm": (0.1, 0), "m": (100, 0), "ft": (30.48, 0), "inch": (2.54, 0),
        "in": (2.54, 0),
      ]
    case .height, .altitude, .distance:
      ["m": (1, 0), "km": (1000, 0), "cm": (0.01, 0), "ft": (0.3048, 0), "mi": (1609.344, 0)]
    case .water: ["mm": (1, 0), "cm": (10, 0), "inch": (25.4, 0), "in": (25.4, 0)]
    case .pressure: ["hpa": (1, 0), "mbar": (1, 0), "kpa": (10, 0), "inhg": (33.863886, 0)]
    case .share: ["%": (1, 0), "fraction": (100, 0)]
    case .moisture: ["m³/m³": (1, 0)]
    case .irradiance: ["w/m²": (1, 0), "w/m2": (1, 0), "kw/m²": (1000, 0)]
    case .power: ["kw": (1, 0), "w": (0.001, 0)]
    case .energy: ["j/kg": (1, 0)]
    case .period: ["s": (1, 0)]
    case .direction: ["°": (1, 0)]
    case .flow: ["m³/s": (1, 0), "m3/s": (1, 0), "ft³/s": (0.028316846592, 0)]
    case .concentration: ["µg/m³": (1, 0), "ug/m3": (1, 0), "mg/m³": (1000, 0)]
    case .grains: ["grains/m³": (1, 0)]
    case .index: ["": (1, 0), "eaqi": (1, 0), "usaqi": (1, 0), "index": (1, 0)]
    }
  }
}
