/// Text that is fit for a terminal: of Vane's own, or from outside and cleaned. An error can carry no other.
public struct CleanText: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  fileprivate init(of description: String) { self.description = description }
}

extension String {
  /// The text of a stranger, as an error carries it.
  @_disfavoredOverload
  public func cleaned(limit: Int) -> CleanText { CleanText(of: cleaned(limit: limit)) }
}

extension CleanText: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decode(String.self).cleaned(limit: 1000)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// A literal stands in the sources, so only what is inserted can come from outside: numbers and clean text alone.
extension CleanText: ExpressibleByStringInterpolation {
  public init(stringLiteral value: StaticString) { self.init(of: value.description) }

  public init(stringInterpolation: StringInterpolation) { self.init(of: stringInterpolation.text) }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    public mutating func appendInterpolation(_ clean: CleanText) { text += clean.description }

    public mutating func appendInterpolation(_ number: Int) { text += String(number) }
  }
}
