import CommandKit
import Documents
import Phrases
import Quantities
import TerminalText
import WeatherText

extension HelpPresenter {
  func help(on topic: HelpTopic) throws(Failure) -> Answer {
    switch topic {
    case .json, .csv:
      let lines = context.phrases.lines(of: topic)
      return Answer(
        sentences: lines, document: ["text": .string(lines.joined(separator: "\n"))])
    case .exitCodes: return exitCodes()
    case .options: return options()
    case .version:
      let lines = ["Vane \(Release.version)"] + context.phrases.lines(of: topic)
      return Answer(
        sentences: lines, document: ["text": .string(lines.joined(separator: "\n"))])
    case .schema: return try schemaText()
    case .commands: return summaries()
    case .quantities: return quantities()
    }
  }

  private func options() -> Answer {
    let phrases = context.phrases
    let flags = ProgramFlag.allCases.map { flag in
      (
        usage: [flag.rawValue, flag.placeholder].compactMap(\.self).joined(separator: " "),
        meaning: phrases.meaning(of: flag)
      )
    }
    let items = flags.map { usage, meaning -> JSONValue in
      ["option": .string(usage), "meaning": .string(meaning)]
    }
    let indent = (flags.map(\.usage.count).max() ?? 0) + 3
    return Answer(document: ["items": .array(items)]) { width in
      Page(
        lines: phrases.lines(of: .options).flatMap {
          WeatherLines.note($0, .plain, width: width)
        }
          + flags.flatMap { usage, meaning in
            (Line(" ") + Line(usage, .accent).padded(to: indent - 1) + Line(meaning))
              .wrapped(to: width, indent: indent).read(as: ["\(usage): \(meaning)"])
          })
    }
  }

  /// The rows of the table, each with its name in the user's language and its unit.
  private func quantities() -> Answer {
    let (phrases, text) = (context.phrases, context.words.quantities)
    let rows = WeatherQuantity.all.map { (name: $0.name, title: text.title($0), row: $0) }
    let items = rows.map { name, title, row -> JSONValue in
      [
        "name": .string(name), "meaning": .string(phrases.name(of: row)),
        "unit": .string(row.dimension.symbol),
        "words": .array(row.words.map(JSONValue.string)),
      ]
    }
    let indent = (rows.map(\.name.count).max() ?? 0) + 3
    return Answer(document: ["items": .array(items)]) { width in
      Page(
        lines: phrases.lines(of: .quantities).flatMap {
          WeatherLines.note($0, .plain, width: width)
        }
          + rows.flatMap { name, title, _ in
            (Line(" ") + Line(name, .accent).padded(to: indent - 1) + Line(title))
              .wrapped(to: width, indent: indent).read(as: ["\(name): \(title)"])
          })
    }
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
