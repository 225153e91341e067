import Foundation

/// A JSON document as a test reads it.
enum JSONNode: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONNode])
  case object([String: JSONNode])

  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONNode.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONNode].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONNode].self))
    }
  }

  subscript(name: String) -> JSONNode? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var elements: [JSONNode] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
