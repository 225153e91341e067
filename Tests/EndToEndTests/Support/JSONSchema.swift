/// Checks documents against a JSON Schema (draft 2020-12), as far as Vane's own uses it.
///
/// A keyword that is not known here is an error: it would otherwise be a check that cannot fail.
struct JSONSchema {
  private let root: JSONNode

  private static let annotations: Set<String> = ["$schema", "$defs", "title", "description"]

  init(_ text: String) throws { root = try JSONNode(text) }

  init(_ root: JSONNode) { self.root = root }

  /// The errors with their positions; empty for a valid document.
  func errors(in document: JSONNode) -> [String] { errors(document, root, at: "$") }

  private func errors(_ value: JSONNode, _ schema: JSONNode, at path: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): no schema: \(schema)"] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      switch keyword {
      case _ where Self.annotations.contains(keyword): []
      case "additionalProperties": additional(value, rule, keywords["properties"], path)
      case "allOf": rule.elements.flatMap { errors(value, $0, at: path) }
      case "anyOf": anyOf(value, rule.elements, path)
      case "const": value == rule ? [] : ["\(path): \(value) is not \(rule)"]
      case "else", "then": []
      case "enum": rule.elements.contains(value) ? [] : ["\(path): \(value) is not among \(rule)"]
      case "if": conditional(value, rule, keywords, path)
      case "items":
        value.elements.enumerated().flatMap { errors($1, rule, at: "\(path)[\($0)]") }
      case "maximum": bound(value, rule, path, "above", >)
      case "minimum": bound(value, rule, path, "below", <)
      case "minLength":
        bound(value.text.map { .number(Double($0.count)) } ?? .null, rule, path, "shorter than", <)
      case "not": errors(value, rule, at: path).isEmpty ? ["\(path): is \(rule)"] : []
      case "pattern": pattern(value, rule, path)
      case "properties": properties(value, rule, path)
      case "$ref": reference(value, rule, path)
      case "required":
        rule.elements.compactMap(\.text).filter { isObject(value) && value[$0] == nil }
          .map { "\(path): \($0) is missing" }
      case "type": isOfType(value, rule) ? [] : ["\(path): \(value) is no \(rule)"]
      default: ["\(path): the keyword \(keyword) is not known to this test"]
      }
    }
  }
}

extension JSONSchema {
  private func isObject(_ value: JSONNode) -> Bool {
    if case .object = value { true } else { false }
  }

  private func isOfType(_ value: JSONNode, _ rule: JSONNode) -> Bool {
    let names = rule.text.map { [$0] } ?? rule.elements.compactMap(\.text)
    return names.contains { name in
      switch (name, value) {
      case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string): true
      case ("integer", .number(let number)): number == number.rounded()
      case ("array", .array), ("object", .object): true
      default: false
      }
    }
  }

  private func additional(
    _ value: JSONNode, _ rule: JSONNode, _ known: JSONNode?, _ path: String
  ) -> [String] {
    guard rule == .bool(false), case .object(let members) = value else { return [] }
    return members.keys.filter { known?[$0] == nil }.map { "\(path): \($0) is not expected" }
  }

  private func anyOf(_ value: JSONNode, _ rules: [JSONNode], _ path: String) -> [String] {
    let all = rules.map { errors(value, $0, at: path) }
    return all.contains(where: \.isEmpty) ? [] : ["\(path): none of: \(all.map { $0.prefix(2) })"]
  }

  private func conditional(
    _ value: JSONNode, _ rule: JSONNode, _ keywords: [String: JSONNode], _ path: String
  ) -> [String] {
    let branch = errors(value, rule, at: path).isEmpty ? "then" : "else"
    return keywords[branch].map { errors(value, $0, at: path) } ?? []
  }

  private func bound(
    _ value: JSONNode, _ rule: JSONNode, _ path: String, _ words: String,
    _ isBeyond: (Double, Double) -> Bool
  ) -> [String] {
    guard case .number(let number) = value, case .number(let limit) = rule, isBeyond(number, limit)
    else { return [] }
    return ["\(path): \(number) is \(words) \(limit)"]
  }

  private func pattern(_ value: JSONNode, _ rule: JSONNode, _ path: String) -> [String] {
    guard let text = value.text, let rule = rule.text else { return [] }
    guard let expression = try? Regex(rule) else { return ["\(path): \(rule) is no pattern"] }
    return text.firstMatch(of: expression) == nil ? ["\(path): \(text) is not \(rule)"] : []
  }

  private func properties(_ value: JSONNode, _ rule: JSONNode, _ path: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.sorted { $0.key < $1.key }.flatMap { name, member in
      rule[name].map { errors(member, $0, at: "\(path).\(name)") } ?? []
    }
  }

  private func reference(_ value: JSONNode, _ rule: JSONNode, _ path: String) -> [String] {
    let name = rule.text.map { String($0.trimmingPrefix("#/$defs/")) } ?? ""
    guard let schema = root["$defs"]?[name] else { return ["\(path): no definition \(rule)"] }
    return errors(value, schema, at: path)
  }
}
