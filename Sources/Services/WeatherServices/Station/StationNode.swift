import Clients
import Foundation
import JSON

/// A value in the answer of a station, with what stands beside it.
struct StationNode {
  var tree: JSONTree
  /// The object that it is a member of.
  private var parent: JSONTree
  /// The unit that its row says, for a figure without one.
  var unit: String?

  /// The places to which a path leads. A list stands for each of its elements, and a name with dots for one member
  /// before it stands for several.
  static func all(_ path: StationPath, in tree: JSONTree) -> [StationNode] {
    all(path.steps[...], StationNode(tree: tree, parent: .null)).map(\.inner)
  }

  private static func all(_ steps: ArraySlice<StationPath.Step>, _ node: Self) -> [Self] {
    guard let step = steps.first else { return [node] }
    let elements = node.tree.elements
    switch step {
    case .element(let index):
      guard index < elements.count else { return [] }
      return all(steps.dropFirst(), StationNode(tree: elements[index], parent: .null))
    case .elements(let name, let value):
      let chosen = elements.filter { $0[name].isSame(as: value) }
      return chosen.flatMap { all(steps.dropFirst(), StationNode(tree: $0, parent: .null)) }
    case .member where !elements.isEmpty:
      return elements.flatMap { all(steps, StationNode(tree: $0, parent: .null)) }
    case .member:
      let names = steps.prefix { $0.name != nil }.compactMap(\.name)
      for count in stride(from: names.count, to: 0, by: -1) {
        let found = node.tree[names.prefix(count).joined(separator: ".")]
        guard !found.isNull else { continue }
        return all(steps.dropFirst(count), StationNode(tree: found, parent: node.tree))
      }
      return []
    }
  }

  /// The value that an object stands for: `{"value": 67.3, "units": "°F"}`, `{"state": "21.3", "attributes": {…}}`.
  private var inner: Self {
    let name = ["value", "val", "state"].first { !tree[$0].isNull }
    return name.map { StationNode(tree: tree[$0], parent: tree) } ?? self
  }

  /// Stations have words for a sensor that doesn't answer.
  var hasValue: Bool {
    guard let text = tree.text?.trimmingCharacters(in: .whitespaces).lowercased() else {
      return tree.plainNumber != nil
    }
    let isBlank = text.allSatisfy { $0 == "-" || $0 == "." }
    return !isBlank && !["n/a", "nan", "none", "null", "unavailable", "unknown"].contains(text)
  }

  /// The unit in another member of the same object.
  var unitBeside: String? {
    let beside = [parent["unit"], parent["units"], parent["attributes"]["unit_of_measurement"]]
    return beside.lazy.compactMap(\.text)
      .map { $0.trimmingCharacters(in: .whitespaces) }.first { !$0.isEmpty }
  }

  /// When Home Assistant last heard of it; older versions say only when it last changed.
  var time: JSONTree? {
    [parent["last_reported"], parent["last_updated"]].first { $0.text != nil }
  }

  /// The millimeters of one tip of Davis' bucket, by the number of its size.
  var sizeOfTip: Double? {
    parent["rain_size"].integer.flatMap { [1: 0.254, 2: 0.2, 3: 0.1, 4: 0.0254][$0] }
  }
}

extension StationPath.Step {
  fileprivate var name: String? {
    if case .member(let name) = self { name } else { nil }
  }
}

extension JSONTree {
  fileprivate var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// Whether it is this text, in capitals or not, or this number.
  fileprivate func isSame(as value: String) -> Bool {
    if let text { return text.lowercased() == value.lowercased() }
    return plainNumber.map { $0 == Double(value) } ?? false
  }
}

/// A number as a station writes it, with the unit behind it: `1.12 mph`, `73%`, `10,4 mm`.
struct StationFigure: Hashable {
  let number: Double
  let unit: String?

  init?(_ tree: JSONTree) {
    if let number = tree.plainNumber, number.isFinite {
      (self.number, unit) = (number, nil)
      return
    }
    guard let text = tree.text, text.utf8.count <= 60 else { return nil }
    let written = text.trimmingCharacters(in: .whitespaces).replacing("−", with: "-")
    let digits = written.prefix { $0.isASCII && ($0.isNumber || "+-.,".contains($0)) }
    // A comma before a point groups digits, one alone is the point of other languages.
    let isGrouped = digits.contains(".") && digits.contains(",")
    guard
      let number = Double(digits.replacing(",", with: isGrouped ? "" : ".")), number.isFinite
    else { return nil }
    self.number = number
    let rest = written[digits.endIndex...].trimmingCharacters(in: .whitespaces)
    unit = rest.isEmpty ? nil : rest
  }
}
