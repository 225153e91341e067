import WeatherModels

/// `sea above 20`, `river below 5 for 3h`: a quantity and its limit.
public struct QuantityQuestion: Hashable, Sendable {
  public let quantity: WeatherQuantity
  public let isAbove: Bool
  /// In the base unit.
  public var limit: Double
  /// At least 1, at most 384.
  public let hours: Int

  /// A number without a unit is in `unit`. `nil` if the words aren't such a question.
  public init?(_ words: [String], unit: (WeatherQuantity) -> String = { $0.dimension.symbol }) {
    var rest = words.map { $0.lowercased() }[...]
    guard let quantity = rest.popFirst().flatMap(WeatherQuantity.named),
      let side = rest.popFirst(), ["above", "below"].contains(side), let word = rest.popFirst()
    else { return nil }
    let digits = word.prefix { $0.isASCII && $0.isNumber || "+-−.,".contains($0) }
    var label = String(word.dropFirst(digits.count))
    guard
      let value = Double(digits.replacing(",", with: ".").replacing("−", with: "-"))
    else { return nil }
    if label.isEmpty, let next = rest.first, !Self.isLength(rest),
      quantity.dimension.conversion(from: next) != nil, next != "h", next != "in"
    {
      label = next
      rest.removeFirst()
    }
    guard
      let conversion = quantity.dimension.conversion(from: label.isEmpty ? unit(quantity) : label),
      let hours = HourLength.hours(rest)
    else { return nil }
    let limit = value * conversion.scale + conversion.offset
    guard limit.isFinite else { return nil }
    self.quantity = quantity
    isAbove = side == "above"
    self.limit = limit
    self.hours = hours
  }

  /// The question with its limit in the base unit, as it is kept.
  public var text: String {
    let rounded = (limit * 1000).rounded() / 1000 + 0
    let figure =
      rounded == rounded.rounded() && abs(rounded) < 1e12 ? "\(Int(rounded))" : "\(rounded)"
    return [
      quantity.name, isAbove ? "above" : "below", figure, quantity.dimension.symbol,
      hours > 1 ? "\(hours)h" : "",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether a value is as asked for; `nil` if it isn't known.
  public func fits(_ value: Double?) -> Bool? {
    value.map { isAbove ? $0 > limit : $0 < limit }
  }

  /// Whether it can be so at all.
  public var isPossible: Bool {
    isAbove ? limit < quantity.plausible.upperBound : limit > quantity.plausible.lowerBound
  }

  /// This question with a limit that is easier to meet, by a twentieth of it, or half of the last digit shown.
  public var eased: QuantityQuestion {
    var eased = self
    let last = (0..<quantity.decimals).reduce(1.0) { value, _ in value / 10 }
    let margin = max(abs(limit) / 20, last / 2)
    eased.limit += isAbove ? -margin : margin
    return eased
  }

  private static func isLength(_ words: ArraySlice<String>) -> Bool {
    HourLength.hours(words) != nil && !words.isEmpty
  }
}
