import Documents
import Output
import Phrases
import Reports

/// The answer to a call: the part of the documents that its tool gives, and sentences beside it.
struct ToolResult {
  let json: JSONValue

  /// The bytes of a brief and of a full result: with the message around it, a brief one has 2 KB at most.
  private static let (brief, full) = (1_860, 30_000)
  /// The bytes that sentences have at least.
  private static let sentences = 180

  /// - Throws: The sentence for a command that failed and has nothing to show.
  init(
    _ call: ToolCall, _ answers: [ProgramAnswer], candidates: [Place]
  ) throws(ToolFault) {
    guard let first = answers.first else { throw ToolFault(sentence: "") }
    // A saved report is better than none.
    let isSaved = first.failure?.hasAnswer(first) == true
    if let sentence = first.failureSentence, !isSaved {
      throw ToolFault(sentence: sentence + (first.failure.map(call.advice) ?? ""))
    }
    var document = first.document
    for (line, answer) in zip(call.tool.lines, answers).dropFirst()
    where answer.failure == nil {
      document = document.merging(.object([.init(name: line[0], value: answer.document)]))
    }
    let most = call.isFull ? Self.full : Self.brief
    var selection = call.tool.shape.selection(of: document, isFull: call.isFull)
    let credits = JSONValue.array(
      answers.flatMap(\.credits).uniqued.prefix(call.isFull ? 20 : 3).map(JSONValue.string))
    let others = JSONValue.array(
      candidates.compactMap { ToolCaller.title($0.json) }.map(JSONValue.string))
    let rest = "\(credits)\(others)".utf8.count + 100
    selection.shorten(to: most - Self.sentences - rest)
    var content = selection.value.merging(["credits": credits])
    if selection.omitted > 0 { content = content.merging(["omitted": .int(selection.omitted)]) }
    if others != .array([]) { content = content.merging(["candidates": others]) }
    let said = [first.failureSentence].compactMap(\.self) + answers.flatMap(\.sentences)
    let text = Self.text(said, atMost: max(200, Self.brief - "\(content)".utf8.count - 80))
    json = [
      "content": Self.content(text), "structuredContent": content,
      "isError": .bool(false),
    ]
  }

  static func failed(_ sentence: String) -> JSONValue {
    [
      "content": content(text([sentence], atMost: brief)),
      "isError": .bool(true),
    ]
  }

  private static func content(_ text: String) -> JSONValue {
    .array([["type": .string("text"), "text": .string(text)]])
  }

  /// Whole lines, as many as there is room for; the first one is cut if it alone is too long.
  private static func text(_ lines: [String], atMost bytes: Int) -> String {
    var text = ""
    for line in lines {
      let clean: String = line.cleaned(limit: 1000)
      // Quotes and backslashes take two.
      let longer = text.isEmpty ? clean : text + "\n" + clean
      guard "\(JSONValue.string(longer))".utf8.count <= bytes else { break }
      text = longer
    }
    guard text.isEmpty, let first = lines.first else { return text }
    return first.cleaned(limit: bytes / 4)
  }
}

nonisolated extension ToolCall {
  /// The texts that it can have, for words that the command doesn't take.
  fileprivate func advice(on failure: Failure) -> String {
    guard ExitStatus(failure, hasSaved: false) == .usage else { return "" }
    return tool.parameters.compactMap { parameter in
      guard case .text = parameter.kind, texts[parameter.name] != nil else { return nil }
      return "\n\(parameter.name): \(parameter.summary)"
    }.joined()
  }
}

nonisolated extension Failure {
  /// Whether a report that was saved is shown beside it.
  fileprivate func hasAnswer(_ answer: ProgramAnswer) -> Bool {
    guard case .service = self else { return false }
    return answer.document["report"] != nil && answer.document["report"] != .null
  }
}
