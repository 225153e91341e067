import CommandKit
import Documents
import Phrases
import TerminalText
import WeatherClients
import WeatherText

/// Lists the commands and their effects.
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

  private func overview() -> Answer {
    let phrases = context.phrases
    let signatures = signatures()
    let rows =
      [(name: "N", summary: phrases.rowHelp)]
      + signatures.map { signature in
        let names = [signature.name.rawValue] + signature.shorts
        return (
          name: names.joined(separator: ", "), summary: phrases.summary(of: signature.name)
        )
      }
    let nameWidth = rows.map(\.name.displayWidth).max() ?? 0
    return Answer(document: ["items": .array(signatures.map(document))]) { width in
      Page(
        lines: WeatherLines.note(phrases.helpIntroduction, .plain, width: width)
          + rows.flatMap { row in
            (Line(" ") + Line(row.name, .accent).padded(to: nameWidth) + "  " + Line(row.summary))
              .wrapped(to: width, indent: nameWidth + 3).read(as: ["\(row.name): \(row.summary)"])
          } + WeatherLines.note(phrases.helpHint, width: width))
    }
  }

  private func help(named word: String) throws(Failure) -> Answer {
    let known = allSignatures()
    let grammar = Grammar(commands: known, allowsAbbreviations: true)
    guard let name = try grammar.command(named: word.lowercased()) else { throw .unknownHelp(word) }
    guard let signature = known.first(where: { $0.name == name }) else { throw .unknownHelp(word) }
    let shorts = signature.shorts
    let usage = context.phrases.usage(signature.usage)
    let phrases = context.phrases
    return Answer(document: document(signature)) { width in
      var lines =
        (Line(" ") + Line(name.rawValue, .accent)
        + Line(usage.isEmpty ? "" : " " + usage)).wrapped(
          to: width, indent: 1)
      lines += WeatherLines.note(phrases.summary(of: name), .plain, width: width)
      if !shorts.isEmpty {
        lines += WeatherLines.note(
          "\(phrases.shortNames): \(shorts.joined(separator: ", "))", width: width)
      }
      if !signature.examples.isEmpty {
        lines += WeatherLines.note("\(phrases.examples):", width: width)
        lines += signature.examples.map { Line("   ") + Line($0, .accent) }
      }
      lines += signature.details?.lines(phrases, width) ?? []
      return Page(lines: lines)
    }
  }

  private func document(_ signature: CommandSignature) -> JSONValue {
    [
      "name": .string(signature.name.rawValue),
      "group": .string(signature.group.rawValue),
      "short": .array(signature.shorts.map(JSONValue.string)),
      "usage": .string(context.phrases.usage(signature.usage)),
      "summary": .string(context.phrases.summary(of: signature.name)),
      "examples": .array(signature.examples.map(JSONValue.string)),
    ]
  }
}
