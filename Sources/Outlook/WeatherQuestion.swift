public import WeatherModels

/// `when dry 3h`: the weather that is waited for, and for how long it should last.
public struct WeatherQuestion: Hashable, Sendable {
  /// The weather that is waited for.
  public enum Criterion: Hashable, Sendable {
    case dry, rain, snow, sun
    case above(Temperature)
    case below(Temperature)
    case windAbove(Speed)
    case windBelow(Speed)
  }

  public var criterion: Criterion
  /// At least 1, at most 384.
  public var hours: Int
  /// Its own limits, such as that of a wet hour, are easier to keep.
  var isEased = false

  public init(_ criterion: Criterion, hours: Int = 1) {
    self.criterion = criterion
    self.hours = hours
  }

  /// The first word of a question.
  public static let words = ["dry", "rain", "snow", "sun", "above", "below", "wind"]

  /// Reads `dry`, `dry 3h`, `dry 3 hours`, `above 20`, `above 68f`, `wind below 10kn 6h`. A number without a unit is
  /// meant in those given. `nil` if the words ask for nothing that a report could answer.
  public init?(
    _ words: [String], temperature: TemperatureUnit = .celsius,
    wind: WindUnit = .speed(.metersPerSecond)
  ) {
    var rest = words.map { $0.lowercased() }[...]
    switch rest.popFirst() {
    case "dry": criterion = .dry
    case "rain": criterion = .rain
    case "snow": criterion = .snow
    case "sun": criterion = .sun
    case "above":
      guard let value = Self.temperature(&rest, temperature) else { return nil }
      criterion = .above(value)
    case "below":
      guard let value = Self.temperature(&rest, temperature) else { return nil }
      criterion = .below(value)
    case "wind":
      let side = rest.popFirst()
      guard side == "above" || side == "below",
        let (value, unit) = Self.amount(&rest, wind, named: WindUnit.named),
        let limit = side == "above" ? unit.limit(above: value) : unit.limit(below: value)
      else { return nil }
      criterion = side == "above" ? .windAbove(limit) : .windBelow(limit)
    default: return nil
    }
    guard let hours = HourLength.hours(rest) else { return nil }
    self.hours = hours
  }
}

extension WeatherQuestion {
  private static func temperature(
    _ words: inout ArraySlice<String>, _ usual: TemperatureUnit
  ) -> Temperature? {
    amount(&words, usual) { $0 == "°" ? .celsius : TemperatureUnit.named($0) }
      .flatMap { Temperature($0.value, $0.unit) }
  }

  /// A number with its unit in the same word or the next.
  private static func amount<Unit>(
    _ words: inout ArraySlice<String>, _ usual: Unit, named: (String) -> Unit?
  ) -> (value: Double, unit: Unit)? {
    guard let word = words.popFirst() else { return nil }
    let digits = word.prefix { $0.isASCII && $0.isNumber || "+-.,".contains($0) }
    var label = String(word.dropFirst(digits.count))
    guard let value = Double(digits.replacing(",", with: ".")) else { return nil }
    if label.isEmpty, let next = words.first, named(next) != nil {
      label = next
      words.removeFirst()
    }
    return (label.isEmpty ? usual : named(label)).map { (value, $0) }
  }
}
