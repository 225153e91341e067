public import Analysis
public import Quantities
public import Reports

/// The names of quantities, and sentences about their values.
public protocol QuantityPhrases: Sendable {
  /// By the name of each row of the table: `Sea temperature`.
  var quantityNames: [String: String] { get }
  /// Shorter names at the heads of columns; those that are missing are the names.
  var quantityHeadings: [String: String] { get }
  /// At the head of a column of what falls.
  func heading(of kind: PrecipitationKind) -> String
  /// A service's warning against a use of its values; `nil` if it gives none.
  func caution(about host: WeatherQuantity.Host) -> String?
  var shadeNote: String { get }
  var panelNote: String { get }
  func notCovered(_ quantity: String, at place: String) -> String
  /// The unit of pollen, which alone is a word.
  var pollenUnit: String { get }
  /// `mm per 3 h`
  func unit(_ unit: String, perHours hours: Int) -> String

  func precipitationChart(_ kind: PrecipitationKind, in unit: String) -> String

  func uvBand(_ band: UVBand) -> String
}

extension QuantityPhrases {
  public func name(of quantity: WeatherQuantity) -> String {
    quantityNames[quantity.name] ?? quantity.name
  }

  public func heading(of quantity: WeatherQuantity) -> String {
    quantityHeadings[quantity.name] ?? name(of: quantity)
  }

  /// In small letters, before a value.
  public func label(of quantity: WeatherQuantity) -> String {
    heading(of: quantity).lowercasedFirst
  }

  public func uvIndex(_ value: String, _ band: UVBand) -> String {
    "UV index \(value), \(uvBand(band))"
  }
}
