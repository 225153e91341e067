public import Reports

/// One quantity: a row of the table that `hours`, `chart`, `when`, `tell`, `line`, `compare`, JSON and CSV read.
public struct WeatherQuantity: Hashable, Sendable {
  /// The host whose service has it.
  public enum Host: String, Hashable, Sendable, CaseIterable {
    case forecast, marine, flood, air
  }

  /// A value for each time of a service's table, from these columns in base units; missing ones are NaN.
  public typealias Combining = @Sendable (_ columns: [Double], _ panel: SunPanel?) -> Double

  /// The source of its values.
  public enum Source: Sendable {
    /// The hours of any service's report.
    case report(@Sendable (Conditions) -> Double?)
    /// A service of its own; several variables where it is computed.
    case service(Host, [Variable], Combining)
  }

  /// A column of a service, and the quantity that it measures.
  public struct Variable: Hashable, Sendable {
    public var name: String
    public var dimension: QuantityDimension
  }

  /// The name that is typed, and used in JSON.
  public let name: String
  /// Other words for it in English; those of other languages are in `Phrases`.
  public let words: [String]
  public let dimension: QuantityDimension
  /// Decimals shown in base units.
  public let decimals: Int
  /// In base units. A value outside is a mistake of its source.
  public let plausible: ClosedRange<Double>
  public let source: Source
  /// A value for each day, and not for each hour.
  public let isDaily: Bool
  /// Whether the service's value covers the time before its hour, such as a sum or a mean.
  public let spansBefore: Bool

  public static func == (a: Self, b: Self) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// `nil` for what isn't a number or can't be.
  public func checked(_ value: Double?) -> Double? {
    value.flatMap { plausible.contains($0) ? $0 : nil }
  }

  /// The value in an hour of a report; `nil` for what reports don't have.
  public func value(of hour: Conditions) -> Double? {
    if case .report(let value) = source { checked(value(hour)) } else { nil }
  }

  public var host: Host? {
    if case .service(let host, _, _) = source { host } else { nil }
  }

  public var variables: [Variable] {
    if case .service(_, let variables, _) = source { variables } else { [] }
  }

  /// Pollen is computed for Europe alone.
  public var isOfEurope: Bool { variables.contains { $0.name.hasSuffix("_pollen") } }

  /// Needs the panel that `set panel` describes.
  public var needsPanel: Bool { name == Self.sunPower }
  static let sunPower = "sun-power"

  /// The row of this name or word; `nil` for none.
  public static func named(_ text: String) -> WeatherQuantity? {
    byWord[text.lowercased()]
  }

  /// The rows by each name and English word.
  public static let byWord: [String: WeatherQuantity] = {
    var found: [String: WeatherQuantity] = [:]
    for row in all { for word in [row.name] + row.words { found[word] = found[word] ?? row } }
    return found
  }()

  /// A row whose values a service has as they are.
  static func row(
    _ name: String, _ dimension: QuantityDimension, _ host: Host, _ variable: String,
    decimals: Int = 0, in plausible: ClosedRange<Double>, daily: Bool = false, before: Bool = false,
    _ words: String...
  ) -> WeatherQuantity {
    WeatherQuantity(
      name: name, words: words, dimension: dimension, decimals: decimals, plausible: plausible,
      source: .service(host, [Variable(name: variable, dimension: dimension)]) { columns, _ in
        columns[0]
      }, isDaily: daily, spansBefore: before)
  }

  /// A row that is computed from several columns of one service.
  static func row(
    _ name: String, _ dimension: QuantityDimension, _ host: Host,
    from variables: [(String, QuantityDimension)], decimals: Int = 0,
    in plausible: ClosedRange<Double>,
    before: Bool = false, _ words: String..., value: @escaping Combining
  ) -> WeatherQuantity {
    WeatherQuantity(
      name: name, words: words, dimension: dimension, decimals: decimals, plausible: plausible,
      source: .service(host, variables.map { Variable(name: $0.0, dimension: $0.1) }, value),
      isDaily: false, spansBefore: before)
  }

  /// A row that every report's hours have.
  static func row(
    _ name: String, _ field: HourFields.Field, in plausible: ClosedRange<Double>, _ words: String...
  ) -> WeatherQuantity {
    WeatherQuantity(
      name: name, words: words, dimension: field.dimension, decimals: field.decimals,
      plausible: plausible, source: .report(field.value), isDaily: false, spansBefore: false)
  }

  /// A row that is computed from what every report's hours have.
  static func row(
    _ name: String, _ dimension: QuantityDimension, decimals: Int = 0,
    in plausible: ClosedRange<Double>, _ words: String...,
    value: @escaping @Sendable (Conditions) -> Double?
  ) -> WeatherQuantity {
    WeatherQuantity(
      name: name, words: words, dimension: dimension, decimals: decimals, plausible: plausible,
      source: .report(value), isDaily: false, spansBefore: false)
  }
}
