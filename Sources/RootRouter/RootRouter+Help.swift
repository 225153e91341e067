import Phrases
import ScreenKit
import TerminalText

extension RootRouter {
  func help(_ arguments: Arguments) throws(Failure) {
    if let topic = arguments.words.first.flatMap({ HelpTopic(named: $0.lowercased()) }) {
      return output.show(try help(on: topic))
    }
    let answer = try arguments.words.first.map(help(named:)) ?? overview()
    output.show(answer)
  }

  private func overview() -> Answer {
    let phrases = world.phrases
    let rows =
      [(name: "N", summary: phrases.rowHelp)]
      + signatures.map { signature in
        let names = [signature.name.rawValue] + signature.shorts
        return (
          name: names.joined(separator: ", "), summary: phrases.help(for: signature.name).summary
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
    let known =
      RootCommands.all.map(\.signature) + Location.tabs.flatMap { screen($0).signatures }
      + screen(top).signatures
    let grammar = Grammar(commands: known, allowsAbbreviations: true)
    guard let name = try grammar.command(named: word.lowercased()) else { throw .unknownHelp(word) }
    let shorts = known.first { $0.name == name }?.shorts ?? []
    let help = world.phrases.help(for: name)
    let phrases = world.phrases
    return Answer(document: document(CommandSignature(name: name, shorts: shorts))) { width in
      var lines =
        (Line(" ") + Line(name.rawValue, .accent)
        + Line(help.usage.isEmpty ? "" : " " + help.usage)).wrapped(
          to: width, indent: 1)
      lines += WeatherLines.note(help.summary, .plain, width: width)
      if !shorts.isEmpty {
        lines += WeatherLines.note(
          "\(phrases.shortNames): \(shorts.joined(separator: ", "))", width: width)
      }
      if !help.examples.isEmpty {
        lines += WeatherLines.note("\(phrases.examples):", width: width)
        lines += help.examples.map { Line("   ") + Line($0, .accent) }
      }
      if name == .line { lines += LineRequest.help(phrases, width: width) }
      return Page(lines: lines)
    }
  }

  private func document(_ signature: CommandSignature) -> JSONValue {
    let help = world.phrases.help(for: signature.name)
    return [
      "name": .string(signature.name.rawValue),
      "short": .array(signature.shorts.map(JSONValue.string)), "usage": .string(help.usage),
      "summary": .string(help.summary),
      "examples": .array(help.examples.map(JSONValue.string)),
    ]
  }
}
