/// A JSON document as a tree, read leniently: a member that is missing or of another kind is `nil`.
///
/// It is for small documents, and parts of others. Long columns are read by `JSONReader`, which is faster.
public enum JSONTree: Sendable {
  case object([String: JSONTree])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  /// The most values in one tree: 8 MiB of the smallest would take a hundred times that.
  static let mostValues = 100_000

  public init(_ bytes: [UInt8]) throws(JSONReader.Failure) {
    var reader = JSONReader(bytes)
    try self.init(&reader)
    try reader.end()
  }

  /// The value that follows.
  public init(_ reader: inout JSONReader) throws(JSONReader.Failure) {
    var left = Self.mostValues
    try self.init(&reader, &left)
  }

  private init(_ reader: inout JSONReader, _ left: inout Int) throws(JSONReader.Failure) {
    guard left > 0 else { throw reader.tooLong }
    left -= 1
    switch try reader.kind() {
    case .object:
      var members: [String: JSONTree] = [:]
      try reader.object { (reader, name) throws(JSONReader.Failure) in
        members[name] = try JSONTree(&reader, &left)
      }
      self = .object(members)
    case .array:
      var elements: [JSONTree] = []
      try reader.array { (reader) throws(JSONReader.Failure) in
        elements.append(try JSONTree(&reader, &left))
      }
      self = .array(elements)
    case .string: self = .string(try reader.string() ?? "")
    case .number: self = .number(try reader.number() ?? .nan)
    case .literal: self = try reader.bool().map(JSONTree.bool) ?? .null
    }
  }

  /// The member of this name; `null` where there is none.
  public subscript(name: String) -> JSONTree {
    guard case .object(let members) = self else { return .null }
    return members[name] ?? .null
  }

  public var isObject: Bool {
    if case .object = self { true } else { false }
  }

  public var elements: [JSONTree] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// Also a number that is written as a string.
  public var number: Double? {
    plainNumber ?? text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A number that is written as one.
  public var plainNumber: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// A whole number.
  public var integer: Int? { number.flatMap { Int(exactly: $0) } }

  public var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The text as it was sent; clean it before showing it.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
