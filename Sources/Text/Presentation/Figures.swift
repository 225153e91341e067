import Phrases
public import Quantities
public import Reports

/// Numbers as people read them, in the units that they chose. Converted and rounded once, here; a rounded zero has no
/// sign.
public struct Figures: Hashable, Sendable {
  public var units: UnitChoice

  public init(_ units: UnitChoice = UnitChoice()) {
    self.units = units
  }

  /// A value of the dimension's base unit, with this many decimals there, and its unit.
  public func figure(_ value: Double?, _ dimension: QuantityDimension, decimals: Int = 0) -> String
  {
    Self.withUnit(bare(value, dimension, decimals: decimals), symbol(of: dimension))
  }

  public func temperature(_ value: Temperature?, decimals: Int = 0) -> String {
    figure(value?.in(.base), .temperature, decimals: decimals)
  }
  public func speed(_ value: Speed?) -> String { figure(value?.in(.base), .speed) }
  public func rain(_ value: Precipitation?) -> String {
    figure(value?.in(.base), .water, decimals: 1)
  }
  public func pressure(_ value: Pressure) -> String { figure(value.in(.base), .pressure) }
  public func snow(_ value: Snowfall?) -> String { figure(value?.in(.base), .depth, decimals: 1) }

  public func distance(_ value: Distance) -> String {
    let length = value.in(units.distance)
    // Fog of 40 m is not 0.0 km.
    if length > 0, length < 0.05 { return climb(value.in(.base)) }
    // 9.96 is 10, not 10.0.
    return Self.withUnit(
      Self.fixed(length, decimals: length < 9.95 ? 1 : 0), units.distance.rawValue)
  }

  /// The height, in feet if distances are in miles.
  public func elevation(_ value: Elevation) -> String { climb(value.in(.base)) }

  /// Meters climbed on a way, which may be more than any mountain's.
  public func climb(_ meters: Double) -> String {
    Self.withUnit(Self.fixed(meters / units.elevation.scale, decimals: 0), units.elevation.rawValue)
  }

  // Without units, for tables that name them once and for a figure that follows another of its kind.

  /// The figure alone. A value that rounds to nothing, but isn't, is less than the last digit: `<0.1`, and `<0.01` of an inch.
  public func bare(_ value: Double?, _ dimension: QuantityDimension, decimals: Int) -> String {
    let unit = units.unit(of: dimension)
    guard let value else { return "–" }
    let text = Self.fixed(unit.value(value), decimals: unit.decimals(decimals))
    guard let least = Self.least[dimension], value >= least, Double(text) == 0 else { return text }
    return "<" + text.dropLast() + "1"
  }

  /// Less is nothing: mm of water, the depth in cm of a tenth of a millimeter as snow, and meters.
  private static let least: [QuantityDimension: Double] = [
    .water: 0.02, .depth: 0.065, .distance: 1,
  ]

  public func bare(_ value: Temperature?, decimals: Int = 0) -> String {
    bare(value?.in(.base), .temperature, decimals: decimals)
  }

  public func bare(_ value: Speed?) -> String { bare(value?.in(.base), .speed, decimals: 0) }

  public func bare(_ value: Precipitation?) -> String {
    bare(value?.in(.base), .water, decimals: 1)
  }

  public func bare(_ value: Snowfall?) -> String { bare(value?.in(.base), .depth, decimals: 1) }

  public func symbol(of dimension: QuantityDimension) -> String { units.unit(of: dimension).symbol }

  /// The difference of two temperatures as they are shown, so that 8.4 °C and 5.6 °C, which are 8 and 6, differ by 2.
  public func change(from old: Temperature, to new: Temperature) -> Int {
    Int(wholeDegrees(new) - wholeDegrees(old))
  }

  /// The figure of a temperature.
  package func wholeDegrees(_ value: Temperature) -> Double {
    value.in(units.temperature).rounded()
  }

  /// The temperature that its figure says.
  public func shown(_ value: Temperature) -> Temperature {
    Temperature(wholeDegrees(value), units.temperature) ?? value
  }

  /// This many degrees without a sign: `3 °C`.
  public func difference(_ degrees: Int) -> String {
    Self.withUnit("\(abs(degrees))", units.temperature.rawValue)
  }

  /// A difference of temperatures in the user's unit, from °C.
  public func degrees(ofDifference celsius: Double) -> Double { celsius / units.temperature.scale }

  /// The difference of two wind speeds, which is given in m/s.
  public func speed(ofDifference metersPerSecond: Double) -> Double {
    metersPerSecond / units.wind.ofDifferences.scale
  }

  // Figures without a unit and a language of their own.

  /// Exactly this many decimals, `−` instead of a hyphen, and groups from 10,000 on; `–` for NaN and beyond 10¹².
  public static func fixed(_ value: Double, decimals: Int) -> String {
    let factor = (0..<decimals).reduce(1) { product, _ in product * 10 }
    guard abs(value) < 1e12, let scaled = Int(exactly: (value * Double(factor)).rounded()) else {
      return "–"
    }
    let (whole, fraction) = abs(scaled).quotientAndRemainder(dividingBy: factor)
    let digits = whole < 10_000 ? "\(whole)" : English().grouped(whole)
    // The 1 in front keeps the zeros after the point.
    let decimals = decimals > 0 ? "." + String("\(factor + fraction)".dropFirst()) : ""
    return (scaled < 0 ? "−" : "") + digits + decimals
  }

  public static func percent(_ value: Share?) -> String { withUnit(bare(value), "%") }

  public static func bare(_ value: Share?) -> String {
    value.map { fixed($0.in(.percent), decimals: 0) } ?? "–"
  }

  /// The figure with its unit, which no line is broken between; a missing one stays a dash.
  public static func withUnit(_ figure: String, _ unit: String) -> String {
    figure == "–" || unit.isEmpty ? figure : figure + "\u{A0}" + unit
  }

  public static func uvIndex(_ value: UVIndex) -> String { fixed(value.in(.index), decimals: 0) }

  /// `2.5 h`
  static func duration(_ value: Span) -> String {
    withUnit(fixed(value.in(.hours), decimals: 1), "h")
  }

  /// 0 north … 7 northwest.
  public static func compassIndex(_ value: Direction) -> Int {
    Int((value.in(.degrees) / 45).rounded()) & 7
  }

  /// Arrows that fly with a wind, by its compass index.
  public static let arrows = ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"]

  /// `3 d 2 h`, `7 h 1 min`, `31 s`: the two largest units, only days from three on; `–` if it isn't a span.
  public static func span(seconds: Double) -> String {
    guard let whole = Int(exactly: seconds.rounded()), whole >= 0 else { return "–" }
    let parts =
      whole >= 3 * 86_400
      ? [(whole / 86_400, "d"), (whole % 86_400 / 3600, "h")]
      : whole >= 3600
        ? [(whole / 3600, "h"), (whole % 3600 / 60, "min")]
        : [(whole / 60, "min"), (whole % 60, "s")]
    let said = parts.filter { $0.0 > 0 }.map { withUnit("\($0.0)", $0.1) }
    return said.isEmpty ? withUnit("0", "s") : said.joined(separator: " ")
  }
}
