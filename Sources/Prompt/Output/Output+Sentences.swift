import CommandKit
import Documents
import LineEditor
import Presentation
import TerminalText

// Sentences beside the answers.
extension Output {
  /// Says how a line was read, of which this is the strict one.
  package func introduce(_ sentence: String, line: String) {
    introduce(
      Preamble(sentences: [sentence], document: [.init(name: "line", value: .string(line))]))
  }

  /// Puts news above the line being typed.
  package func announce(_ sentences: [String]) {
    window = nil
    if appearance.isRead { return lines.write(spoken(sentences.map { Line($0) })) }
    write(
      sentences.flatMap {
        (Line(" ") + Line($0, .accent)).wrapped(to: lines.size.columns, indent: 1)
      })
  }

  package func say(_ sentence: String) {
    window = nil
    interimRows = nil
    if appearance.isRead { return lines.writeError(spoken([Line(sentence)])) }
    let text = Line(" ") + Line(sentence, .error)
    let isTerminal = runMode.isInteractive
    let page =
      isTerminal ? text.wrapped(to: lines.size.columns, indent: 1) : [Line(sentence, .error)]
    let rows = self.text(page)
    if notice == nil { lines.writeError(rows) } else { put(rows) }
  }

  /// Says what a command waits for, and gives the prompt back.
  func sayAwaited(_ label: String, _ run: CommandRun) {
    if appearance.isRead {
      lines.write(spoken([Line(label)]))
    } else {
      let width = lines.size.columns
      let rows = write(
        run.nextHead.lines(width: width) + WeatherLines.note(label + " …", width: width))
      notice = (run, rows)
    }
    run.release()
    lines.setBusy(nil)
  }
}
