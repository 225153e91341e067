import Documents
import JSON
import Reports

/// A tool: the strict lines that it runs, and what it gives of their documents.
nonisolated struct Tool: Sendable {
  let name: String
  let title: String
  let summary: String
  var parameters: [ToolParameter]
  /// Each with words, and `{name}` for those of an argument: `{day|hours}` for those of the first that a call has. The
  /// document of a second line is a member of the first one's, by its command's name, and may be missing.
  let lines: [[String]]
  /// Parameters of which a call must have one.
  var oneOf: [String] = []
  /// The members of the document.
  let shape: DocumentShape

  private static let detail = ToolParameter(
    name: "detail", kind: .choice(["brief", "full"]),
    summary: "brief (default) has the main values in 2 KB. full has all of them, up to 30 KB.")

  private static let units =
    "°C, m/s, hPa, mm, %, degrees, meters, seconds. Times with the offset of the place."

  private var allParameters: [ToolParameter] { parameters + [Self.detail] }

  /// The members that tools add to the document of their commands: the providers of the data, how many elements of lists a brief
  /// answer leaves out, and other places of the same name.
  private static let added: DocumentShape = [
    "credits": .list(.text, atMost: .max), "omitted": .number,
    "candidates": .list(.text, atMost: .max),
  ]

  /// As `tools/list` has it.
  var declaration: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "inputSchema": [
        "type": .string("object"),
        "properties": .object(allParameters.map { .init(name: $0.name, value: $0.schema) }),
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": .bool(false),
      ],
      "outputSchema":
        (["type": .string("object"), "description": .string(Self.units)] as JSONValue)
        .merging(DocumentShape.properties(shape.members + Self.added.members))
        .merging([
          "required": .array(shape.members.map { .string($0.name) } + [.string("credits")])
        ]),
      "annotations": [
        "readOnlyHint": .bool(true), "idempotentHint": .bool(true), "openWorldHint": .bool(true),
      ],
    ]
  }

  /// Checks the arguments of a call.
  func call(_ arguments: JSONTree) throws(ToolFault) -> ToolCall {
    var members: [String: JSONTree] = [:]
    if case .object(let given) = arguments { members = given }
    if let other = members.keys.sorted().first(where: { name in
      !allParameters.contains { $0.name == name }
    }) {
      let names = allParameters.map(\.name).joined(separator: ", ")
      throw ToolFault(
        sentence: "\(name) has no \"\(other.cleaned(limit: 50) as String)\". It takes: \(names).")
    }
    var texts: [String: [String]] = [:]
    for parameter in parameters {
      texts[parameter.name] = try parameter.texts(of: members[parameter.name] ?? .null)
      if parameter.isRequired, texts[parameter.name] == nil { throw parameter.fault }
    }
    if !oneOf.isEmpty, oneOf.allSatisfy({ texts[$0] == nil }) {
      throw ToolFault(sentence: "\(name) needs one of: \(oneOf.joined(separator: ", ")).")
    }
    let detail = try Self.detail.texts(of: members[Self.detail.name] ?? .null)
    return ToolCall(tool: self, texts: texts, isFull: detail == ["full"])
  }
}

/// A call whose arguments were checked.
nonisolated struct ToolCall: Sendable {
  let tool: Tool
  /// By the name of the parameter.
  var texts: [String: [String]]
  var isFull: Bool

  /// The strict lines, in which `placeWords` stand for the places of a parameter.
  func lines(_ placeWords: [String: [String]]) -> [[String]] {
    tool.lines.map { line in
      line.flatMap { part -> [String] in
        guard part.first == "{" else { return [part] }
        let names = part.dropFirst().dropLast().split(separator: "|").map(String.init)
        let parameters = names.compactMap { name in
          tool.parameters.first { $0.name == name }
        }
        let given = parameters.lazy.compactMap { words(of: $0, placeWords) }.first
        return given ?? parameters.last?.standard ?? []
      }
    }
  }

  private func words(of parameter: ToolParameter, _ placeWords: [String: [String]]) -> [String]? {
    guard let words = placeWords[parameter.name] ?? texts[parameter.name] else { return nil }
    let before = parameter.word.map { [$0] } ?? []
    if case .places(_, let between) = parameter.kind {
      return before + words.map { [$0] }.joined(separator: [between])
    }
    return before + words
  }
}
