/// A figure after its name: a row of a page, read out as a sentence.
public struct NamedValue: Hashable, Sendable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// `Coldest: −10.2 °C in 2023.`
  public var sentence: String { "\(name.capitalizedFirst): \(value)." }
}
