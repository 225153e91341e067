public import Analysis
public import Quantities

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
  /// The sum of what falls in the hours of a chart: `rain 8 mm`, `snow 3 cm`.
  /// `isAtLeast` if some of the hours that were asked for aren't known.
  func total(_ amounts: [String], isAtLeast: Bool) -> String
  /// A sum that more may be added to.
  func atLeast(amount: String) -> String
  /// `mm per 3 h`
  func unit(_ unit: String, perHours hours: Int) -> String
  /// Below a table of which each row has the sum of several hours.
  func amountsAreSums(ofHours hours: Int) -> String
  /// Of figures as the language writes them.
  func quantityNow(_ value: String) -> String
  var highWater: String { get }
  var lowWater: String { get }
  func quantityRange(lowest: String, at lowTime: String, highest: String, at highTime: String)
    -> String

  func precipitationChart(_ kind: PrecipitationKind, in unit: String) -> String
  /// Shown in place of a chart without data.
  var noChart: String { get }
  /// Shown in place of a chart of hours in which nothing falls.
  var dryChart: String { get }
  /// Above a chart of rain where one of snow was asked for.
  var snowlessChart: String { get }
  // Behind the sign that each explains
  var apparentLegend: String { get }
  var probabilityLegend: String { get }
  var medianLegend: String { get }
  /// The amount above which one run of an ensemble in ten lies.
  var wettestLegend: String { get }
  var northWindLegend: String { get }
  var nightLegend: String { get }
  func legend(of kind: PrecipitationKind) -> String
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
}
