import LineEditor
import Phrases
import ScreenKit
import TerminalText

/// Turns the answers of commands into text on a terminal, text on a pipe, or JSON.
final class Output {
  private let lines: any LineSource
  private let theme: Theme
  private let manner: Manner
  private let phrases: any Phrases

  init(lines: any LineSource, theme: Theme, manner: Manner, phrases: any Phrases) {
    self.lines = lines
    self.theme = theme
    self.manner = manner
    self.phrases = phrases
  }

  /// The line that says where one is, above the next answer; only a person at the prompt needs it.
  func showPlace(_ line: Line) {
    guard manner.isInteractive, !manner.json else { return }
    CommandRun.current?.head = line
  }

  /// Puts something before the next answer; where none comes, programs learn it all the same.
  func introduce(_ introduction: Introduction) {
    CommandRun.current?.introduction = introduction
    CommandRun.current?.document = introduction.document
  }

  /// At the prompt every answer is shown as it comes, and an interim one gives the prompt back.
  /// Elsewhere an interim answer is held until the command ends, and shown only if nothing better came.
  func show(_ answer: Answer) {
    guard let run = CommandRun.current, !run.isAbandoned else { return }
    run.document = (run.introduction?.document ?? []) + answer.document
    switch answer.stage {
    case .interim where !manner.isInteractive || manner.json:
      run.held = answer
    case .interim:
      write(answer)
      run.hasShown = true
      run.release()
      lines.setBusy(nil)
    case .final:
      run.held = nil
      run.hasShown = true
      if !manner.json { write(answer) }
    }
  }

  func wait(_ label: String?) {
    guard let run = CommandRun.current, !run.isReleased else { return }
    lines.setBusy(label)
  }

  func confirm(_ question: String, _ command: CommandName) async throws(Failure) -> Bool {
    if manner.assumesYes { return true }
    guard manner.canAsk else { throw .needsYes(command) }
    lines.setBusy(nil)
    guard case .line(let answer) = await lines.nextLine(prompt: question, remember: false) else {
      return false
    }
    return phrases.yes.contains(answer.lowercased().filter { !$0.isWhitespace })
  }

  /// What is left to say when a command has ended well.
  func finish(_ run: CommandRun) {
    guard !run.isAbandoned else { return }
    if manner.json {
      writeJSON(run, failure: nil)
    } else if let held = run.held {
      write(held)
    }
  }

  /// What is left to say when it has not: what was held back, then why.
  func fail(_ run: CommandRun, _ failure: Failure, advice: String?) {
    guard !run.isAbandoned else { return }
    if manner.json { return writeJSON(run, failure: failure) }
    if let held = run.held { write(held) }
    let sentence = [phrases.sentence(for: failure), advice].compactMap { $0 }.joined(separator: " ")
    writeError(sentence)
  }

  func say(_ sentence: String) {
    writeError(sentence)
  }

  private func writeJSON(_ run: CommandRun, failure: Failure?) {
    var members: [JSONValue.Member] = [
      .init(name: "schema", value: .int(1)), .init(name: "command", value: .string(run.name)),
      .init(name: "ok", value: .bool(failure == nil)),
    ]
    if let failure {
      let error: JSONValue = [
        "code": .string(failure.code), "message": .string(phrases.sentence(for: failure)),
      ]
      members.append(.init(name: "error", value: error))
    }
    lines.write("\(JSONValue.object(members + run.document))\n")
  }

  private func write(_ answer: Answer) {
    let width = lines.size.columns
    let head = CommandRun.current?.head.map { $0.wrapped(to: width, indent: 1) } ?? []
    CommandRun.current?.head = nil
    let sentences = CommandRun.current?.introduction?.sentences ?? []
    CommandRun.current?.introduction?.sentences = []
    let introduction = sentences.flatMap { WeatherLines.note($0, width: width) }
    write(head + introduction + answer.render(width).lines)
  }

  private func write(_ page: [Line]) {
    lines.write(page.map { theme.render($0) + "\n" }.joined())
  }

  private func writeError(_ sentence: String) {
    let text = Line(" ") + Line(sentence, .error)
    let isTerminal = manner.isInteractive
    let page =
      isTerminal ? text.wrapped(to: lines.size.columns, indent: 1) : [Line(sentence, .error)]
    lines.writeError(page.map { theme.render($0) + "\n" }.joined())
  }
}
