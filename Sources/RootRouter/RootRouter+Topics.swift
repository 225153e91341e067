import Phrases
import ScreenKit
import TerminalText
import WeatherClients

extension RootRouter {
  func help(on topic: HelpTopic) throws(Failure) -> Answer {
    switch topic {
    case .json, .csv:
      let lines = world.phrases.lines(of: topic)
      return Answer(
        sentences: lines, document: ["text": .string(lines.joined(separator: "\n"))])
    case .exitCodes: return exitCodes()
    case .schema: return try schema()
    }
  }

  private func exitCodes() -> Answer {
    let phrases = world.phrases
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

  /// As it stands in the file: a document is not wrapped.
  private func schema() throws(Failure) -> Answer {
    guard let text = world.programs.schema() else {
      return Answer(world.phrases.noSchema, document: ["text": .null])
    }
    let lines = text.split(separator: "\n").map { Line(String($0)) }
    return Answer(document: ["text": .string(text)], render: { _ in Page(lines: lines) })
  }
}
