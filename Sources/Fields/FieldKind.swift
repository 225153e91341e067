/// A quantity that a map shows for every point. The raw value is the name in commands and in JSON.
public enum FieldKind: String, Hashable, Sendable, CaseIterable {
  /// At 2 m, in °C.
  case temperature
  /// The amount of the hour before, in mm.
  case rain
  /// At 10 m, in m/s.
  case wind
  /// At sea level, in hPa.
  case pressure
  /// In per cent.
  case clouds
}

/// A column of the answer that fields are made of.
public enum FieldVariable: Int, Hashable, Sendable, CaseIterable {
  case temperature, precipitation, windSpeed, windDirection, pressure, cloudCover

  /// The values that can occur on Earth, in the unit of the kind; a direction in degrees. What lies outside is missing.
  var plausible: ClosedRange<Double> {
    switch self {
    case .temperature: -100...70
    case .precipitation: 0...500
    case .windSpeed: 0...150
    case .windDirection: 0...360
    case .pressure: 850...1100
    case .cloudCover: 0...100
    }
  }
}

extension FieldKind {
  var variable: FieldVariable {
    switch self {
    case .temperature: .temperature
    case .rain: .precipitation
    case .wind: .windSpeed
    case .pressure: .pressure
    case .clouds: .cloudCover
    }
  }

  /// Whether a curve between the points may exceed their values: quantities that can't be negative are interpolated
  /// linearly.
  var isSmooth: Bool { self == .temperature || self == .pressure }
}
