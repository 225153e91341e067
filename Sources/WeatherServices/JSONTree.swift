import WeatherModels

/// A JSON document as a tree, read leniently: what is missing or of another kind is `nil`.
///
/// For services whose answers are small. Open-Meteo's columns are read straight by `JSONReader`, which is faster.
enum JSONTree {
  case object([String: JSONTree])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  init(_ bytes: [UInt8]) throws(JSONReader.Failure) {
    var reader = JSONReader(bytes)
    self = try Self(&reader)
    try reader.end()
  }

  private init(_ reader: inout JSONReader) throws(JSONReader.Failure) {
    switch try reader.kind() {
    case .object:
      var members: [String: JSONTree] = [:]
      try reader.object { (reader, name) throws(JSONReader.Failure) in
        members[name] = try JSONTree(&reader)
      }
      self = .object(members)
    case .array:
      var elements: [JSONTree] = []
      try reader.array { (reader) throws(JSONReader.Failure) in
        elements.append(try JSONTree(&reader))
      }
      self = .array(elements)
    case .string: self = .string(try reader.string() ?? "")
    case .number: self = .number(try reader.number() ?? .nan)
    case .literal: self = try reader.bool().map(JSONTree.bool) ?? .null
    }
  }

  /// The member of this name; `null` where there is none.
  subscript(name: String) -> JSONTree {
    guard case .object(let members) = self else { return .null }
    return members[name] ?? .null
  }

  var isObject: Bool {
    if case .object = self { true } else { false }
  }

  var members: [String: JSONTree] {
    if case .object(let members) = self { members } else { [:] }
  }

  var elements: [JSONTree] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// Also a number that is written as a string.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }

  /// A whole number.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// As it was sent; whoever shows it cleans it.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// A number in this unit; `nil` without one, and for what cannot occur.
  func quantity<Unit: UnitOfMeasure>(_ unit: Unit?) -> Quantity<Unit>? {
    guard let unit, let number else { return nil }
    return Quantity(number, unit)
  }
}
