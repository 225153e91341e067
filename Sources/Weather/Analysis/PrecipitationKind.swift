public import Reports

/// The form in which precipitation falls.
public enum PrecipitationKind: String, Hashable, Sendable, CaseIterable {
  case rain
  case snow
  case sleet
  case freezingRain
  case freezingDrizzle

  /// Whether it freezes on the ground.
  var isFreezing: Bool { self == .freezingRain || self == .freezingDrizzle }

  /// `nil` if the code is of weather without precipitation.
  init?(_ code: WeatherCode?) {
    switch code?.rawValue ?? -1 {
    case 56, 57: self = .freezingDrizzle
    case 66, 67: self = .freezingRain
    case 68, 69, 79, 83, 84: self = .sleet
    case 71...77, 85, 86: self = .snow
    case 50...65, 80...82, 87...90, 95...99: self = .rain
    default: return nil
    }
  }

  /// Freezing rain or drizzle wherever there is any; a mixture is sleet, and nothing at all is called rain.
  public init(of kinds: [PrecipitationKind]) {
    let distinct = Set(kinds)
    self =
      [.freezingRain, .freezingDrizzle].first(where: distinct.contains)
      ?? (distinct.count > 1 ? .sleet : kinds.first ?? .rain)
  }

  /// Freezing rain or drizzle wherever there is any, or else the first: rain that becomes snow begins as rain.
  public init(beginning kinds: [PrecipitationKind]) {
    let whole = PrecipitationKind(of: kinds)
    self = whole.isFreezing ? whole : kinds.first ?? .rain
  }

  fileprivate init(_ code: WeatherCode?, orAt temperature: Temperature?) {
    let isFrozen = temperature.map { $0.in(.celsius) <= 0 } ?? false
    self = PrecipitationKind(code) ?? (isFrozen ? .snow : .rain)
  }
}

extension Conditions {
  /// The form of precipitation, if there is any: by the weather code, or else the temperature. A code of snow means
  /// sleet where new snow is less than half of what falls, at 7 cm for 10 mm of water.
  public var precipitationKind: PrecipitationKind {
    let kind = PrecipitationKind(weatherCode, orAt: temperature)
    guard kind == .snow, weatherCode != nil, let water = precipitation?.in(.millimeters),
      let depth = snowfall?.in(.centimeters)
    else { return kind }
    return depth < water / 2 * 0.7 ? .sleet : .snow
  }
}

extension Day {
  /// The form of precipitation, if there is any: by the weather code, or else snow where it freezes all day.
  public var precipitationKind: PrecipitationKind {
    PrecipitationKind(weatherCode, orAt: temperatureMax)
  }
}
