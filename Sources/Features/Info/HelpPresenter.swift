import Clients
import CommandKit
import Documents
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// Lists the commands, and explains one of them or another topic.
@MainActor struct HelpPresenter {
  let context: CommandContext
  /// The JSON Schema of all answers.
  let schema: @Sendable () throws(StorageError) -> String
  let signatures: @MainActor @Sendable () -> [CommandSignature]
  let allSignatures: @MainActor @Sendable () -> [CommandSignature]

  func show(_ words: [String]) throws(Failure) {
    if let topic = words.first.flatMap({ HelpTopic(named: $0.lowercased()) }) {
      return context.screen.show(try help(on: topic))
    }
    let answer = try words.first.map(help(named:)) ?? overview()
    context.screen.show(answer)
  }

  /// One example of each kind, and the commands that only this screen has.
  private func overview() -> Answer {
    let (signatures, phrases) = (signatures(), context.phrases)
    // The lists and the map have commands of their own.
    let ofScreen = [CommandGroup.lists, .map].map { group in
      (phrases.heading(of: group), signatures.filter { $0.group == group }.map(\.name))
    }.filter { _, names in names.contains(.rm) || names.contains(.type) }
    return Answer(document: document(signatures)) { width in
      Page(
        lines: examples(width)
          + ofScreen.flatMap { Self.line($0, $1.map(\.rawValue), width: width) }
          + WeatherLines.note(phrases.info.helpHint, width: width))
    }
  }

  private static func line(_ title: String, _ names: [String], width: Int) -> [Line] {
    let indent = title.displayWidth + 3
    let words = names.map { Line($0, .accent) }.joined(separator: "  ")
    return (Line(" ") + Line(title, .strong) + "  " + words).wrapped(to: width, indent: indent)
      .read(as: ["\(title): \(names.joined(separator: ", "))"])
  }

  /// The examples with their meanings, and questions beside them where there is room.
  private func examples(_ width: Int) -> [Line] {
    let phrases = context.phrases.info
    let lines = phrases.helpExamples.map { example in
      example.lines.map { Line($0, .accent) }.joined(separator: " · ")
    }
    let meanings = phrases.helpExamples.map(\.meaning)
    let questions = phrases.helpQuestions.map { Line($0, .accent) }
    let indent = (lines.map(\.width).max() ?? 0) + 3
    let rows = zip(lines, meanings).map { line, meaning in
      (Line(" ") + line).padded(to: indent) + Line(meaning, .dim)
    }
    let spoken =
      zip(phrases.helpExamples, meanings).map { example, meaning in
        "\(meaning): \(example.lines.joined(separator: ", "))"
      } + phrases.helpQuestions
    let half = (rows.map(\.width).max() ?? 0) + 3
    let isWide = half + (questions.map(\.width).max() ?? 0) <= width
    let drawn =
      isWide
      ? rows.beside(questions, at: half).map(\.trimmed)
      : rows.flatMap { $0.wrapped(to: width, indent: 3) }
        + questions.flatMap { (Line(" ") + $0).wrapped(to: width, indent: 3) }
    return drawn.read(as: spoken)
  }

  /// A line for each command that can be typed here.
  func summaries() -> Answer {
    let phrases = context.phrases.info
    let signatures = signatures()
    let rows =
      [(typed: "N", meaning: phrases.rowHelp)]
      + signatures.map { signature in
        let names = [signature.name.rawValue] + signature.shorts
        return (typed: names.joined(separator: ", "), meaning: signature.summary(in: phrases))
      }
    return answer(document(signatures), [phrases.helpIntroduction], rows)
  }

  /// Sentences, and texts to be typed, each with its meaning in a column of its own.
  private func answer(
    _ document: JSONValue, _ notes: [String], _ rows: [(typed: String, meaning: String)]
  ) -> Answer {
    let indent = (rows.map(\.typed.displayWidth).max() ?? 0) + 3
    return Answer(document: document) { width in
      Page(
        lines: notes.flatMap { WeatherLines.note($0, .plain, width: width) }
          + rows.flatMap { typed, meaning in
            (Line(" ") + Line(typed, .accent).padded(to: indent - 1) + Line(meaning))
              .wrapped(to: width, indent: indent).read(as: ["\(typed): \(meaning)"])
          })
    }
  }

  private func document(_ signatures: [CommandSignature]) -> JSONValue {
    ["items": .array(signatures.map(document))]
  }

  /// The command that another word means: `graf`.
  private static func command(called word: String) -> CommandName? {
    Lexicon.shared.rows(of: word.folded).lazy
      .filter { [.page, .synonym].contains($0.kind) }
      .compactMap { $0.value.split(separator: " ").first }
      .compactMap { CommandName(rawValue: String($0)) }.first
  }

  private func help(named word: String) throws(Failure) -> Answer {
    let known = allSignatures()
    let grammar = Grammar(commands: known, allowsAbbreviations: true)
    guard let name = try grammar.command(named: word.lowercased()) ?? Self.command(called: word)
    else { throw .unknownHelp(word) }
    // Lists differ in their sort orders.
    let all = known.filter { $0.name == name }
    guard let signature = all.first else { throw .unknownHelp(word) }
    let shorts = signature.shorts
    let phrases = context.phrases.info
    let usages = all.map { phrases.usage($0.usage) }.uniqued
    return Answer(document: document(signature)) { width in
      var lines = usages.flatMap { usage in
        (Line(" ") + Line(name.rawValue, .accent) + Line(usage.isEmpty ? "" : " " + usage))
          .wrapped(to: width, indent: 1)
      }
      let summary = signature.summary(in: phrases).capitalizedFirst
      lines += WeatherLines.note(
        summary.hasSuffix(".") || summary.hasSuffix("…") ? summary : summary + ".", .plain,
        width: width)
      if !shorts.isEmpty {
        lines += WeatherLines.note(
          "\(phrases.shortNames): \(shorts.joined(separator: ", "))", width: width)
      }
      if !signature.examples.isEmpty {
        lines += WeatherLines.note("\(phrases.examples):", width: width)
        let examples = signature.examples.map { "  " + Line($0, .accent) }
        lines +=
          examples.allSatisfy { $0.width < width }
          ? examples.inColumns(width: width)
          : examples.flatMap { (" " + $0).wrapped(to: width, indent: 5) }
      }
      lines += signature.details?(phrases, width) ?? []
      return Page(lines: lines)
    }
  }

  private func document(_ signature: CommandSignature) -> JSONValue {
    [
      "name": .string(signature.name.rawValue),
      "group": .string(signature.group.rawValue),
      "short": .array(signature.shorts.map(JSONValue.string)),
      "usage": .string(context.phrases.usage(signature.usage)),
      "summary": .string(signature.summary(in: context.phrases)),
      "examples": .array(signature.examples.map(JSONValue.string)),
    ]
  }
}

extension HelpPresenter {
  func help(on topic: HelpTopic) throws(Failure) -> Answer {
    switch topic {
    case .json, .csv, .mcp, .version:
      let lines =
        (topic == .version ? ["Vane \(Release.version)"] : [])
        + context.phrases.info.lines(of: topic)
      return Answer(sentences: lines, document: ["text": .string(lines.joined(separator: "\n"))])
    case .exitCodes: return exitCodes()
    case .options: return options()
    case .schema: return try schemaText()
    case .commands: return summaries()
    case .quantities: return quantities()
    }
  }

  private func options() -> Answer {
    let phrases = context.phrases.info
    let flags = ProgramFlag.allCases.map { flag in
      (
        typed: [flag.rawValue, phrases.placeholder(flag)].compactMap(\.self).joined(separator: " "),
        meaning: phrases.meaning(of: flag)
      )
    }
    let items = flags.map { typed, meaning -> JSONValue in
      ["option": .string(typed), "meaning": .string(meaning)]
    }
    return answer(["items": .array(items)], phrases.lines(of: .options), flags)
  }

  /// The rows of the table, each with its name in the user's language and its unit.
  private func quantities() -> Answer {
    let (phrases, text) = (context.phrases.info, context.words.quantities)
    let items = WeatherQuantity.all.map { row -> JSONValue in
      [
        "name": .string(row.name), "meaning": .string(phrases.name(of: row)),
        "unit": .string(row.dimension.symbol),
        "words": .array(row.words.map(JSONValue.string)),
      ]
    }
    return answer(
      ["items": .array(items)], phrases.lines(of: .quantities),
      WeatherQuantity.all.map { (typed: $0.name, meaning: text.title($0)) })
  }

  private func exitCodes() -> Answer {
    let phrases = context.phrases
    let items = ExitStatus.allCases.map { status -> JSONValue in
      ["status": .int(Int(status.rawValue)), "meaning": .string(phrases.meaning(of: status))]
    }
    return Answer(document: ["items": .array(items)]) { width in
      Page(
        lines: ExitStatus.allCases.flatMap { status in
          (Line(" ") + Line("\(status.rawValue)", .accent).padded(to: 3) + "  "
            + Line(phrases.meaning(of: status))).wrapped(to: width, indent: 6)
        })
    }
  }

  /// The text of the file: a document isn't wrapped.
  private func schemaText() throws(Failure) -> Answer {
    let text = try Failure.wrapping(storage: schema())
    let lines = text.split(separator: "\n").map { Line(String($0)) }
    return Answer(document: ["text": .string(text)], render: { _ in Page(lines: lines) })
  }
}
