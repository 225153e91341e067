/// A unit of one physical quantity, with the linear conversion to the quantity's base unit.
///
/// The raw value is the label under which weather services and people write the unit.
public protocol UnitOfMeasure: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The unit in which values are stored and exchanged.
  static var base: Self { get }

  /// The values, in the base unit, that can occur on Earth. What lies outside is a mistake of its source.
  static var plausible: ClosedRange<Double> { get }

  /// Other words for units, in small letters.
  static var words: [String: Self] { get }

  /// `base = value * scale + offset`.
  var scale: Double { get }
  var offset: Double { get }
}

extension UnitOfMeasure {
  public var scale: Double { 1 }
  public var offset: Double { 0 }
  public static var words: [String: Self] { [:] }

  /// The unit of a label or a word, in capitals or not; `nil` for none.
  public static func named(_ text: String) -> Self? {
    if let unit = Self(rawValue: text) ?? words[text] { return unit }
    let text = text.lowercased()
    return words[text] ?? allCases.first { $0.rawValue.lowercased() == text }
  }

  /// Every word and label in small letters.
  public static var spellings: [(word: String, unit: Self)] {
    words.map { (word: $0.key, unit: $0.value) }
      + allCases.map { (word: $0.rawValue.lowercased(), unit: $0) }
  }
}

/// A finite, plausible value with its unit, which a bare `Double` can't promise.
public struct Quantity<Unit: UnitOfMeasure>: Hashable, Sendable {
  private let inBaseUnit: Double

  /// `nil` when the value is not finite or cannot occur on Earth (`-9999` for a missing temperature).
  public init?(_ value: Double, _ unit: Unit) {
    let converted = value * unit.scale + unit.offset
    guard converted.isFinite, Unit.plausible.contains(converted) else { return nil }
    inBaseUnit = converted
  }

  /// The value in `unit`.
  public func `in`(_ unit: Unit) -> Double {
    (inBaseUnit - unit.offset) / unit.scale
  }
}

extension Quantity: Comparable {
  public static func < (a: Quantity, b: Quantity) -> Bool { a.inBaseUnit < b.inBaseUnit }
}
