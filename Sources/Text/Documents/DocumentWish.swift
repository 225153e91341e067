import Reports

/// The part of each document that is written: what a command shows, or all that it has, and of that some fields.
public struct DocumentWish: Hashable, Sendable {
  /// Whether whole reports are written.
  public var isFull = false
  /// Paths to fields, a name for each level; empty for all of them.
  public private(set) var fields: [[String]] = []

  public init() {}

  /// Adds the fields of a list: `place.name,report.current`. `false` if it names none.
  public mutating func pick(_ list: String) -> Bool {
    let paths = list.split(separator: ",").map { path in
      path.split(separator: ".", omittingEmptySubsequences: false).map {
        $0.filter { !$0.isWhitespace }
      }
    }
    fields += paths
    return !paths.isEmpty
  }

  /// A field that a document doesn't have.
  package struct Unknown: Hashable, Sendable {
    /// The fields above it, with dots between; empty at the top.
    package var parent: String
    package var name: String
    package var known: [String]
    /// Whether the whole document has it.
    package var isInFull = false
  }

  /// The part that is written of the document of a command.
  package func selection(
    of document: JSONValue, _ command: String, _ table: TableShape?
  ) -> (document: JSONValue, unknown: Unknown?) {
    let shown = isFull ? document : document.cut(for: command, table)
    guard !fields.isEmpty else { return (shown, nil) }
    let paths = fields.filter { !JSONAnswer.head.contains($0[0]) }.map { $0[...] }
    var unknown: Unknown?
    if let path = paths.first(where: { Self.unknown($0, in: [shown]) != nil }) {
      unknown = Self.unknown(path, in: [shown])
      unknown?.isInFull = !isFull && Self.unknown(path, in: [document]) == nil
    }
    return (Self.shape(paths).selection(of: shown, isFull: true).value, unknown)
  }

  /// The levels below which nothing is picked: no document has as many.
  private static let deepest = 16

  private static func shape(_ paths: [ArraySlice<String>], depth: Int = 0) -> DocumentShape {
    // Whoever names an object has all of it.
    guard depth < deepest, !paths.contains(where: \.isEmpty) else { return .whole }
    let below = Dictionary(grouping: paths) { $0.first ?? "" }
    return .members(
      below.map { ($0.key, shape($0.value.map { $0.dropFirst() }, depth: depth + 1)) })
  }

  /// The first level of a path that none of the values has. Of what is missing or empty nothing can be said.
  private static func unknown(
    _ path: ArraySlice<String>, in values: [JSONValue], below parents: [String] = []
  ) -> Unknown? {
    guard let name = path.first, parents.count < deepest else { return nil }
    let values = values.flatMap(\.leaves).filter { $0 != .null }
    guard !values.isEmpty else { return nil }
    let inner = values.compactMap { $0[name] }
    guard inner.isEmpty else {
      return unknown(path.dropFirst(), in: inner, below: parents + [name])
    }
    let names = values.flatMap(\.members).map(\.name).uniqued
    return Unknown(parent: parents.joined(separator: "."), name: name, known: names)
  }
}

extension JSONValue {
  /// The elements of lists, however deep; anything else is itself.
  fileprivate var leaves: [JSONValue] {
    if case .array(let values) = self { values.flatMap(\.leaves) } else { [self] }
  }

  fileprivate var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }
}
