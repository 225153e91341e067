import CommandKit
import Documents
import Phrases
import TerminalText
import WeatherClients
import WeatherText

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

  /// The names of the commands by subject.
  private func overview() -> Answer {
    let signatures = signatures()
    let groups = CommandGroup.allCases.compactMap { group -> (title: String, names: [String])? in
      let names = signatures.filter { $0.group == group }.map(\.name.rawValue)
      return names.isEmpty ? nil : (context.phrases.heading(of: group), names)
    }
    let hint = context.phrases.helpHint
    return Answer(document: document(signatures)) { width in
      Page(lines: Self.lines(groups, width: width) + WeatherLines.note(hint, width: width))
    }
  }

  /// The headings in a column of their own; two groups beside each other where there is room.
  private static func lines(_ groups: [(title: String, names: [String])], width: Int) -> [Line] {
    guard width < 100 else {
      let half = (width - 2) / 2
      let left = lines(Array(groups.prefix((groups.count + 1) / 2)), width: half)
      let right = lines(Array(groups.dropFirst((groups.count + 1) / 2)), width: half)
      let sentences = (left + right).flatMap(\.spoken)
      return (0..<max(left.count, right.count)).map { row in
        let (first, second) = (left.dropFirst(row).first ?? "", right.dropFirst(row).first ?? "")
        return (first.padded(to: half) + "  " + second).trimmed
      }.read(as: sentences)
    }
    let indent = (groups.map(\.title.displayWidth).max() ?? 0) + 3
    return groups.flatMap { title, names in
      let words = names.map { Line($0, .accent) }.joined(separator: "  ")
      return (Line(" ") + Line(title, .strong).padded(to: indent - 1) + words)
        .wrapped(to: width, indent: indent)
        .read(as: ["\(title): \(names.joined(separator: ", "))"])
    }
  }

  /// A line for each command that can be typed here.
  func summaries() -> Answer {
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
    return Answer(document: document(signatures)) { width in
      Page(
        lines: WeatherLines.note(phrases.helpIntroduction, .plain, width: width)
          + rows.flatMap { row in
            (Line(" ") + Line(row.name, .accent).padded(to: nameWidth) + "  " + Line(row.summary))
              .wrapped(to: width, indent: nameWidth + 3).read(as: ["\(row.name): \(row.summary)"])
          })
    }
  }

  private func document(_ signatures: [CommandSignature]) -> JSONValue {
    ["items": .array(signatures.map(document))]
  }

  private func help(named word: String) throws(Failure) -> Answer {
    let known = allSignatures()
    let grammar = Grammar(commands: known, allowsAbbreviations: true)
    guard let name = try grammar.command(named: word.lowercased()) else { throw .unknownHelp(word) }
    // Lists differ in their sort orders.
    let all = known.filter { $0.name == name }
    guard let signature = all.first else { throw .unknownHelp(word) }
    let shorts = signature.shorts
    let phrases = context.phrases
    let usages = all.map { phrases.usage($0.usage) }.reduce(into: [String]()) { usages, usage in
      if !usages.contains(usage) { usages.append(usage) }
    }
    return Answer(document: document(signature)) { width in
      var lines = usages.flatMap { usage in
        (Line(" ") + Line(name.rawValue, .accent) + Line(usage.isEmpty ? "" : " " + usage))
          .wrapped(to: width, indent: 1)
      }
      let summary = phrases.summary(of: name).capitalizedFirst
      lines += WeatherLines.note(
        summary.hasSuffix(".") || summary.hasSuffix("…") ? summary : summary + ".", .plain,
        width: width)
      if !shorts.isEmpty {
        lines += WeatherLines.note(
          "\(phrases.shortNames): \(shorts.joined(separator: ", "))", width: width)
      }
      if !signature.examples.isEmpty {
        lines += WeatherLines.note("\(phrases.examples):", width: width)
        lines += signature.examples.flatMap {
          (Line("   ") + Line($0, .accent)).wrapped(to: width, indent: 5)
        }
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
