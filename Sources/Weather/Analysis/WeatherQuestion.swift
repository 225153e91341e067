public import Quantities
public import Reports

/// `when dry 3h`: the weather that is waited for, and for how long it should last.
public struct WeatherQuestion: Hashable, Sendable {
  /// The units of numbers without one.
  public struct Units: Sendable {
    let label: @Sendable (WeatherQuantity) -> String

    /// Without words, those of JSON and of kept questions.
    public init(
      temperature: TemperatureUnit = .celsius, wind: WindUnit = .speed(.metersPerSecond),
      other: @escaping @Sendable (WeatherQuantity) -> String = { $0.dimension.symbol }
    ) {
      label = { quantity in
        switch quantity {
        case .temperature: temperature.rawValue
        case _ where quantity.dimension == .speed: wind.symbol
        default: other(quantity)
        }
      }
    }
  }

  public var condition: Condition
  /// At least so many, at most 384; 0 where no length was asked for.
  public var hours: Int

  public init(_ condition: Condition, hours: Int = 0) {
    self.condition = condition
    self.hours = hours
  }

  /// The first word of a question that names no quantity.
  public static let words = ["dry", "rain", "snow", "sun", "above", "below", "wind"]

  /// Reads `dry`, `dry 3h`, `dry 3 hours`, `above 20`, `above 68f`, `wind below 10kn 6h`, `sea above 20`. `nil` if the
  /// words ask for nothing that could be answered.
  public init?(_ words: [String], units: Units = Units()) {
    var rest = words.map { $0.lowercased() }[...]
    guard let first = rest.popFirst() else { return nil }
    if let sky = Self.skies[first], !Self.sides.contains(rest.first ?? "") {
      condition = sky
    } else {
      let isSide = Self.sides.contains(first)
      let quantity = isSide ? .temperature : WeatherQuantity.named(first)
      guard let quantity, let side = isSide ? first : rest.popFirst(), Self.sides.contains(side),
        let limit = Self.limit(&rest, of: quantity, isAbove: side == "above", units)
      else { return nil }
      condition = .limit(quantity, isAbove: side == "above", limit)
    }
    guard let hours = HourLength.hours(rest) else { return nil }
    self.hours = hours
  }

  private static let skies: [String: Condition] = [
    "dry": .dry, "rain": .rain, "snow": .snow, "sun": .sun,
  ]
  private static let sides: Set<String> = ["above", "below"]

  /// A number with its unit in the same word or the next, in the base unit.
  private static func limit(
    _ words: inout ArraySlice<String>, of quantity: WeatherQuantity, isAbove: Bool, _ units: Units
  ) -> Double? {
    guard let word = words.popFirst() else { return nil }
    let digits = word.prefix { $0.isASCII && $0.isNumber || "+-−.,".contains($0) }
    var label = String(word.dropFirst(digits.count))
    let figure = digits.replacing(",", with: ".").replacing("−", with: "-")
    guard let value = Double(figure) else { return nil }
    let isUnit: (String) -> Bool = { label in
      quantity.dimension.conversion(from: label) != nil
        || quantity == .temperature && label == "°"
        || quantity.dimension == .speed && WindUnit.named(label) != nil
    }
    if label.isEmpty, let next = words.first, next != "h", next != "in", isUnit(next),
      HourLength.hours(words) == nil
    {
      label = next
      words.removeFirst()
    }
    if label.isEmpty { label = units.label(quantity) }
    if quantity.dimension == .speed {
      let unit = WindUnit.named(label)
      return (isAbove ? unit?.limit(above: value) : unit?.limit(below: value))?.in(.base)
    }
    let isDegree = quantity == .temperature && label == "°"
    let unit = quantity.dimension.conversion(from: isDegree ? "c" : label)
    let limit = unit.map { value * $0.scale + $0.offset }
    if quantity == .temperature { return limit.flatMap { Temperature($0, .base)?.in(.base) } }
    return limit.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The quantity with a limit; `nil` for a question about the sky.
  public var quantity: WeatherQuantity? {
    if case .limit(let quantity, _, _) = condition { quantity } else { nil }
  }

  /// The quantity that is asked of a service of its own; `nil` where a report has all.
  public var quantityOfService: WeatherQuantity? {
    quantity.flatMap { $0.host == nil ? nil : $0 }
  }

  /// The question in the words in which a limit is kept, in the base unit; `nil` for one about the sky.
  public var text: String? {
    guard case .limit(let quantity, let isAbove, let limit) = condition else { return nil }
    let rounded = (limit * 1000).rounded() / 1000 + 0
    let figure =
      rounded == rounded.rounded() && abs(rounded) < 1e12 ? "\(Int(rounded))" : "\(rounded)"
    return [
      quantity.name, isAbove ? "above" : "below", figure, quantity.dimension.symbol,
      hours > 0 ? "\(hours)h" : "",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether it was ever measured anywhere: from -89.2 to 56.7 °C, and winds up to 113 m/s (WMO weather extremes
  /// archive), or can be at all.
  public var isPossible: Bool {
    guard case .limit(let quantity, let isAbove, let limit) = condition else { return true }
    let measured: [WeatherQuantity: ClosedRange<Double>] = [
      .temperature: -89.2...56.7, .wind: 0...113,
    ]
    let range = measured[quantity] ?? quantity.plausible
    return isAbove ? limit < range.upperBound : limit > range.lowerBound
  }
}
