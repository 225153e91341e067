import CommandKit
package import LineEditor
package import Phrases
import Presentation
import Reports
import TerminalText

// Pages that are longer than the window, or fill it.
extension Output {
  /// Whether a line typed below a part of a page was about the rest of it: Return shows more, `q` stops. Any other line
  /// is a command, and discards the rest.
  package func pages(_ line: String) -> Bool {
    interimRows = nil
    notice = nil
    guard let paging else { return false }
    self.paging = nil
    switch line.filter({ !$0.isWhitespace }) {
    case "", CommandName.more.rawValue: showScreenful(of: paging)
    case "q": break
    default: return false
    }
    return true
  }

  /// Shows a page that fills the window, or is only shown in part, again for the window's new size.
  package func redraw() {
    // Read out twice, a page would be a nuisance.
    guard !appearance.isRead, var paging = paging ?? window else { return }
    paging.rewind()
    showScreenful(of: paging, clearing: true)
  }

  func paging(_ answer: Answer, below head: AnswerHead) -> Paging {
    Paging { [lines] width in
      let head = head.lines(width: width)
      // The prompt is below.
      let height = max(lines.size.rows - head.count - 1, 1)
      let page = answer.render(Surface(width: width, height: height))
      return (head + page.lines, page.headlines)
    }
  }

  /// Whether pages are shown a screenful at a time.
  var isPaged: Bool {
    runMode.isAtPrompt && pager() != .off
  }

  /// Fewer than six rows have no room for the page and the hints below it.
  func isTooLong(_ page: [Line]) -> Bool {
    lines.size.rows >= 6 && page.count > lines.size.rows - 1
  }

  func showScreenful(of paging: Paging, clearing: Bool = false) {
    let page = screenful(of: paging)
    if appearance.isRead { return lines.write(spoken(page)) }
    write(page, after: clearing ? "\u{1B}[H\u{1B}[J" : "")
  }

  /// As much of a page as fits; the rest is remembered.
  func screenful(of paging: Paging) -> [Line] {
    var paging = paging
    let size = lines.size
    let whole = paging.render(size.columns).lines
    self.paging = nil
    if paging.shown == 0, !isPaged || !isTooLong(whole) { return whole }
    func hint(_ left: Int) -> [Line] {
      WeatherLines.note(phrases.moreLines(left), width: size.columns)
    }
    let (page, left) = paging.next(columns: size.columns, rows: size.rows - hint(100).count - 1)
    self.paging = left > 0 ? paging : nil
    return page + (left > 0 ? hint(left) : [])
  }
}

// Questions, and the map that is moved by keys.
extension Output {
  /// Whether the answer was a yes. Ctrl-C and Ctrl-D answer nothing: they cancel the command that asks.
  package func confirm(_ question: String, _ command: CommandName) async throws(Failure) -> Bool {
    if runMode.assumesYes { return true }
    return try await consent(question, command)
  }

  /// Whether the user's own answer was a yes.
  package func consent(_ question: String, _ command: CommandName) async throws(Failure) -> Bool {
    // Below a prompt that is back, nothing can be asked.
    guard runMode.canAsk, CommandRun.current?.isReleased != true else { throw .needsYes(command) }
    lines.setBusy(nil)
    let question = theme().isASCII ? question.inASCII : question
    if isInPlace {
      lines.write("\r\u{1B}[K")
      hasHints = false
      guard case .character(let key) = await nextKey(hints: [question]) else { return false }
      return phrases.yes.contains(String(key).lowercased())
    }
    // The editor would break a long question inside a word.
    let rows = Line(question).wrapped(to: lines.size.columns - 3).map(\.text)
    for row in rows.dropLast() { lines.write(row + "\n") }
    let prompt = rows.count > 1 ? (rows.last ?? "") + " " : question
    guard case .line(let answer) = await lines.nextLine(prompt: prompt, remember: false) else {
      throw .service(.cancelled)
    }
    return phrases.yes.contains(answer.lowercased().filter { !$0.isWhitespace })
  }

  package var hasKeys: Bool { lines.hasKeys }

  /// Waits for a key below an answer that is shown in place. The hints name the keys; without new ones, the old remain.
  package func nextKey(hints: [String]) async -> Key {
    if !hints.isEmpty {
      let text = theme().render(line(of: hints, width: lines.size.columns - 1))
      lines.write(hasHints ? "\r\(text)\u{1B}[K" : text)
      hasHints = true
    }
    return await lines.nextKey()
  }

  /// As many hints as fit in one line, always with the last one.
  private func line(of hints: [String], width: Int) -> Line {
    var shown = hints
    func line() -> Line { Line(" " + shown.joined(separator: ", "), .dim) }
    while line().width > width, shown.count > 1 { shown.remove(at: shown.count - 2) }
    return line().clipped(to: width)
  }

  package func clear() { lines.write("\u{1B}[H\u{1B}[J") }
}
