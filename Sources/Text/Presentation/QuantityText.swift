import Phrases
public import Quantities

/// The values of quantities, in the units that the user chose.
public struct QuantityText: WordedSubject {
  public let words: Wording

  /// A value with its unit: `18.5 °C`.
  public func figure(_ value: Double?, of quantity: WeatherQuantity) -> String {
    figures.figure(value, quantity.dimension, decimals: quantity.decimals)
  }

  /// The figure without its unit.
  public func bare(_ value: Double, of quantity: WeatherQuantity) -> String {
    figures.bare(value, quantity.dimension, decimals: quantity.decimals)
  }

  /// A value in the unit that the user chose.
  public func value(_ value: Double, of quantity: WeatherQuantity) -> Double {
    units().unit(of: quantity.dimension).value(value)
  }

  /// The unit in which the user writes a limit.
  public func symbol(of quantity: WeatherQuantity) -> String {
    figures.symbol(of: quantity.dimension)
  }

  /// A limit as it was asked for, with as many decimals as it has.
  public func limit(_ limit: Double, of quantity: WeatherQuantity) -> String {
    let unit = units().unit(of: quantity.dimension)
    let value = unit.value(limit)
    // An alert keeps three of 19.444… m/s, which nobody typed. Degrees and winds have tenths at the most.
    let isCoarse = [.temperature, .wind].contains(quantity)
    let decimals = (0...(isCoarse ? 1 : 2)).first { decimals in
      let scaled = value * (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
      return abs(scaled - scaled.rounded()) < (isCoarse ? 0.05 : 0.000_1)
    }
    let figure = Figures.fixed(value, decimals: decimals ?? max(1, quantity.decimals))
    // What falls is limited by the hour.
    let isByHour = [.precipitation, .snowfall].contains(quantity)
    return Figures.withUnit(figure, unit.symbol + (isByHour ? "/h" : ""))
  }

  /// The notes beside values of a panel or a service.
  public func notes(_ quantity: WeatherQuantity) -> [String] {
    [
      quantity.host.flatMap(phrases.caution),
      quantity.name == "utci" ? phrases.shadeNote : nil,
      quantity.needsPanel ? phrases.panelNote : nil,
    ].compactMap(\.self)
  }

  /// `Snow depth (cm)`
  public func title(_ quantity: WeatherQuantity) -> String {
    let symbol = symbol(of: quantity)
    return phrases.name(of: quantity) + (symbol.isEmpty ? "" : " (\(symbol))")
  }
}
