import Reports

/// A JSON document as a value. Keys keep their order; missing values are `null`.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: JSONValue

    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  public static func optional(_ string: String?) -> JSONValue {
    string.map(JSONValue.string) ?? .null
  }
  public static func optional(_ int: Int?) -> JSONValue { int.map(JSONValue.int) ?? .null }
  public static func optional(_ bool: Bool?) -> JSONValue { bool.map(JSONValue.bool) ?? .null }
  /// A number that is not finite has no form in JSON and becomes `null`.
  public static func optional(_ number: Double?) -> JSONValue {
    number.flatMap { $0.isFinite ? .number($0) : nil } ?? .null
  }

  /// The member of this name, of an object that has one.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The elements of a list; none of anything else.
  package var elements: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(name: $0.0, value: $0.1) })
  }
}

extension JSONValue: CustomStringConvertible {
  /// The document on one line.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .int(let int): "\(int)"
    case .number(let number): Self.text(of: number)
    case .string(let string): Self.quoted(string)
    case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.name)):\($0.value)" }.joined(separator: ",") + "}"
    }
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private static func quoted(_ string: String) -> String {
    let isFit = string == string.fitForTerminal
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      // Bidirectional and other invisible characters stay in the value, and do nothing to a terminal.
      case _ where !isFit && scalar.isHidden:
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
