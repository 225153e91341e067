/// The part of a command's document that is given: names that it has there. Where kinds are named, too, a schema follows
/// from it, and whatever is given fits that.
package indirect enum DocumentShape: Sendable {
  case text, number, flag
  /// Whatever is missing is `null`.
  case object([(name: String, shape: DocumentShape)])
  /// At most so many elements in a brief answer: the first ones, or some from the first to the last. `only` are those
  /// with a member of this value.
  case list(
    DocumentShape, atMost: Int, isSpread: Bool = false, only: (name: String, value: Int)? = nil)
  /// Whatever it is.
  case whole
  /// Of an object, and of each one in a list, the members of these names; others stay as they are, or are left out.
  case members([(name: String, shape: DocumentShape)], keepsOthers: Bool = false)

  /// The members of an object.
  package var members: [(name: String, shape: DocumentShape)] {
    if case .object(let members) = self { members } else { [] }
  }

  package var schema: JSONValue {
    switch self {
    case .text: Self.schema("string")
    case .number: Self.schema("number")
    case .flag: Self.schema("boolean")
    case .list(let element, _, _, _): Self.schema("array").merging(["items": element.schema])
    case .object(let members): Self.schema("object").merging(Self.properties(members))
    case .whole, .members: [:]
    }
  }

  package static func properties(_ members: [(name: String, shape: DocumentShape)]) -> JSONValue {
    ["properties": .object(members.map { .init(name: $0.name, value: $0.shape.schema) })]
  }

  private static func schema(_ type: String) -> JSONValue {
    ["type": .array([.string(type), .string("null")])]
  }
}

/// An object, in which members of one kind may stand together: `["from until": .text]`.
extension DocumentShape: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, DocumentShape)...) {
    self = .object(
      members.flatMap { names, shape in
        names.split(separator: " ").map { (name: String($0), shape: shape) }
      })
  }
}

extension DocumentShape {
  /// The part that is given of a value. `isFull` keeps all elements, and members beside those named.
  package func selection(of value: JSONValue?, isFull: Bool) -> Selection {
    switch (self, value) {
    case (.text, .string(let text)):
      let isLong = !isFull && text.count > Self.longestText
      return Selection(.string(isLong ? text.prefix(Self.longestText) + "…" : text))
    case (.number, .int?), (.number, .number?), (.flag, .bool?): return Selection(value ?? .null)
    case (.object(let shapes), .object(let members)):
      var omitted = 0
      var selected = shapes.map { shape in
        let part = shape.shape.selection(of: value?[shape.name], isFull: isFull)
        omitted += part.omitted
        return JSONValue.Member(name: shape.name, value: part.value)
      }
      let names = Set(shapes.map(\.name))
      if isFull { selected += members.filter { !names.contains($0.name) } }
      return Selection(.object(selected), omitted: omitted)
    case (.list(let element, let most, let isSpread, let only), .array(let values)):
      let wanted =
        isFull
        ? values : values.filter { value in only.map { value[$0.name] == .int($0.value) } ?? true }
      let count = isFull ? wanted.count : min(most, wanted.count)
      let parts = (0..<count).map { index in
        let last = max(1, count - 1)
        return element.selection(
          of: wanted[isSpread ? index * (wanted.count - 1) / last : index], isFull: isFull)
      }
      return Selection(
        .array(parts.map(\.value)),
        omitted: parts.reduce(wanted.count - count) { $0 + $1.omitted })
    case (.whole, _): return Selection(value ?? .null)
    case (.members(let shapes, let keepsOthers), .object(let members)):
      var omitted = 0
      let selected = members.compactMap { member -> JSONValue.Member? in
        guard let shape = shapes.first(where: { $0.name == member.name })?.shape else {
          return keepsOthers ? member : nil
        }
        let part = shape.selection(of: member.value, isFull: isFull)
        omitted += part.omitted
        return .init(name: member.name, value: part.value)
      }
      return Selection(.object(selected), omitted: omitted)
    case (.members, .array(let values)):
      let parts = values.map { selection(of: $0, isFull: isFull) }
      return Selection(.array(parts.map(\.value)), omitted: parts.reduce(0) { $0 + $1.omitted })
    case (.members, let value?): return Selection(value)
    default: return Selection(.null)
    }
  }

  /// The longest text of a brief answer, in characters.
  private static let longestText = 200
}

/// A part of a document, and how many elements of its lists are missing.
package struct Selection: Sendable {
  package var value: JSONValue
  package var omitted: Int

  package init(_ value: JSONValue, omitted: Int = 0) {
    self.value = value
    self.omitted = omitted
  }

  /// Shortens the innermost lists of objects, then those around them, until the text of the value has at most so many
  /// bytes, or no such list has more than one element.
  package mutating func shorten(to bytes: Int) {
    for depth in stride(from: value.depthOfLists, to: 0, by: -1) {
      while case let size = "\(value)".utf8.count, size > bytes {
        let longest = value.longestList(at: depth)
        guard longest > 1 else { break }
        // The last ones go; a second step takes what one step left too much.
        let most = min(longest - 1, max(1, longest * bytes / size))
        value = value.cuttingLists(at: depth, to: most, &omitted)
      }
    }
  }
}

// Lists of objects, by how many they lie in: those of the outermost have the depth 1.
extension JSONValue {
  private var isListOfObjects: Bool {
    if case .array(let values) = self, case .object? = values.first { true } else { false }
  }

  private var children: [JSONValue] {
    switch self {
    case .array(let values): values
    case .object(let members): members.map(\.value)
    default: []
    }
  }

  fileprivate var depthOfLists: Int {
    (children.map(\.depthOfLists).max() ?? 0) + (isListOfObjects ? 1 : 0)
  }

  fileprivate func longestList(at depth: Int) -> Int {
    if isListOfObjects, depth == 1 { return children.count }
    let inner = isListOfObjects ? depth - 1 : depth
    return children.reduce(0) { max($0, $1.longestList(at: inner)) }
  }

  fileprivate func cuttingLists(at depth: Int, to most: Int, _ omitted: inout Int) -> JSONValue {
    switch self {
    case .array(let values):
      guard isListOfObjects, depth == 1 else {
        let inner = isListOfObjects ? depth - 1 : depth
        return .array(values.map { $0.cuttingLists(at: inner, to: most, &omitted) })
      }
      omitted += max(0, values.count - most)
      return .array(Array(values.prefix(most)))
    case .object(let members):
      return .object(
        members.map {
          Member(name: $0.name, value: $0.value.cuttingLists(at: depth, to: most, &omitted))
        })
    default: return self
    }
  }
}
