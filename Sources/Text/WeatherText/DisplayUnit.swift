import Quantities
import WeatherModels

/// A unit in which people read values of a dimension.
struct DisplayUnit {
  let symbol: String
  /// A value of the base unit in this one.
  let value: (Double) -> Double
  /// The decimals to show, given those of the value in the base unit.
  let decimals: (Int) -> Int

  fileprivate init(
    _ symbol: String, decimals: @escaping (Int) -> Int = { $0 }, value: @escaping (Double) -> Double
  ) {
    self.symbol = symbol
    self.decimals = decimals
    self.value = value
  }

  fileprivate init<Unit: UnitOfMeasure>(
    _ unit: Unit, _ symbol: String, decimals: @escaping (Int) -> Int = { $0 }
  ) {
    self.init(symbol, decimals: decimals) { ($0 - unit.offset) / unit.scale }
  }
}

extension UnitChoice {
  /// The unit in which the user reads values of a dimension.
  func unit(of dimension: QuantityDimension) -> DisplayUnit {
    switch dimension {
    case .temperature: DisplayUnit(temperature, temperature.rawValue)
    case .speed: DisplayUnit(wind.symbol) { [wind] in Speed($0, .base).map(wind.value) ?? .nan }
    case .depth:
      DisplayUnit(snow, snow.symbol, decimals: { [snow] in snow == .inches ? max($0, 1) : $0 })
    case .height, .altitude: DisplayUnit(elevation, elevation.rawValue)
    case .distance: DisplayUnit(distance, distance.rawValue, decimals: { $0 + 1 })
    case .water:
      DisplayUnit(rain, rain.symbol, decimals: { [rain] in rain == .inches ? $0 + 1 : $0 })
    case .pressure:
      DisplayUnit(
        pressure, pressure.rawValue,
        decimals: { [pressure] in
          $0 + (pressure == .inchesOfMercury ? 2 : pressure == .kilopascals ? 1 : 0)
        })
    // Cubic feet go with inches of rain.
    case .flow where rain == .inches:
      DisplayUnit("ft³/s", decimals: { max(0, $0 - 1) }) { $0 / 0.028316846592 }
    case .share, .moisture, .irradiance, .power, .energy, .period, .direction, .flow,
      .concentration, .grains, .index:
      DisplayUnit(dimension.symbol) { $0 }
    }
  }

  /// Feet if distances are in miles.
  var elevation: ElevationUnit { distance == .miles ? .feet : .meters }
}
