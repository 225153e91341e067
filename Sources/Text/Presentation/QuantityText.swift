import Analysis
import Phrases
public import Quantities
public import Reports

/// The values of quantities, in the units that the user chose.
public struct QuantityText: WordedSubject {
  public let words: Wording

  /// A value with its unit: `18.5 °C`.
  public func figure(_ value: Double?, of quantity: WeatherQuantity) -> String {
    Figures.withUnit(
      figures.bare(value, quantity.dimension, decimals: quantity.decimals), symbol(of: quantity))
  }

  public func bare(_ value: Double, of quantity: WeatherQuantity) -> String {
    figures.bare(value, quantity.dimension, decimals: quantity.decimals)
  }

  /// A value in the unit that the user chose.
  public func value(_ value: Double, of quantity: WeatherQuantity) -> Double {
    units().unit(of: quantity.dimension).value(value)
  }

  /// The unit in which the user writes a limit.
  public func symbol(of quantity: WeatherQuantity) -> String {
    quantity.dimension == .grains ? phrases.pollenUnit : figures.symbol(of: quantity.dimension)
  }

  /// A limit as it was asked for, with as many decimals as it has; of what falls that of an hour, or of a `sum`.
  public func limit(_ limit: Double, of quantity: WeatherQuantity, sum: Bool = false) -> String {
    let unit = units().unit(of: quantity.dimension)
    let value = unit.value(limit)
    // An alert keeps three of 19.444… m/s, which nobody typed. Degrees and winds have tenths at the most.
    let isCoarse = quantity == .temperature || quantity.dimension == .speed
    let decimals = (0...(isCoarse ? 1 : 2)).first { decimals in
      let scaled = value * (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
      return abs(scaled - scaled.rounded()) < (isCoarse ? 0.05 : 0.000_1)
    }
    let figure = Figures.fixed(
      value, decimals: decimals ?? unit.decimals(max(1, quantity.decimals)))
    return Figures.withUnit(figure, symbol(of: quantity) + (quantity.falls && !sum ? "/h" : ""))
  }

  /// The water of what falls, and the depth of the snow where it is known; `nil` where nothing is known. Of hours that
  /// aren't the whole time that was asked for, the sum is the least.
  public func total(_ hours: [Conditions], isWhole: Bool) -> String? {
    guard hours.contains(where: { $0.precipitation != nil }) else { return nil }
    let falling = hours.filter { ($0.precipitation?.in(.millimeters) ?? 0) > 0 }
    let isSnow = { (hour: Conditions) in hour.precipitationKind == .snow && hour.snowfall != nil }
    let (snow, rest) = (falling.filter(isSnow), falling.filter { !isSnow($0) })
    let depth = snow.compactMap { $0.snowfall?.in(.centimeters) }.reduce(0, +)
    let water = rest.compactMap { $0.precipitation?.in(.millimeters) }.reduce(0, +)
    let kinds = Set(rest.map(\.precipitationKind))
    let amounts = [
      snow.isEmpty || water >= 0.05
        ? phrases.amount(
          of: kinds.count == 1 ? kinds.first ?? .rain : .rain,
          figures.rain(Precipitation(water, .millimeters))) : nil,
      snow.isEmpty
        ? nil : phrases.amount(of: .snow, figures.snow(Snowfall(depth, .centimeters))),
    ].compactMap(\.self)
    return phrases.total(amounts.map(phrases.figure), isAtLeast: !isWhole)
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
