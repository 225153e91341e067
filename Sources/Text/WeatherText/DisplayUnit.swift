import Quantities
import WeatherModels

/// A unit in which people read values of a dimension.
struct DisplayUnit {
  let symbol: String
  /// The decimals to show beyond those of the value in the base unit, and the fewest.
  fileprivate var more = 0
  fileprivate var fewest = 0
  /// A value of the base unit in this one.
  let value: (Double) -> Double

  func decimals(_ ofBase: Int) -> Int { max(fewest, ofBase + more) }
}

extension DisplayUnit {
  fileprivate init<Unit: UnitOfMeasure>(
    _ unit: Unit, _ symbol: String, more: Int = 0, fewest: Int = 0
  ) {
    self.init(symbol: symbol, more: more, fewest: fewest) { ($0 - unit.offset) / unit.scale }
  }
}

extension UnitChoice {
  /// The unit in which the user reads values of a dimension.
  func unit(of dimension: QuantityDimension) -> DisplayUnit {
    switch dimension {
    case .temperature: DisplayUnit(temperature, temperature.rawValue)
    case .speed:
      DisplayUnit(symbol: wind.symbol) { [wind] in Speed($0, .base).map(wind.value) ?? .nan }
    case .depth: DisplayUnit(snow, snow.symbol, fewest: snow == .inches ? 1 : 0)
    case .height, .altitude: DisplayUnit(elevation, elevation.rawValue)
    case .distance: DisplayUnit(distance, distance.rawValue, more: 1)
    case .water: DisplayUnit(rain, rain.symbol, more: rain == .inches ? 1 : 0)
    case .pressure: DisplayUnit(pressure, pressure.rawValue, more: moreOfPressure)
    // Cubic feet go with inches of rain.
    case .flow where rain == .inches:
      DisplayUnit(symbol: "ft³/s", more: -1) { $0 / 0.028316846592 }
    case .share, .moisture, .irradiance, .power, .energy, .period, .direction, .flow,
      .concentration, .grains, .index:
      DisplayUnit(symbol: dimension.symbol) { $0 }
    }
  }

  private var moreOfPressure: Int {
    pressure == .inchesOfMercury ? 2 : pressure == .kilopascals ? 1 : 0
  }

  /// Feet if distances are in miles.
  var elevation: ElevationUnit { distance == .miles ? .feet : .meters }
}
