import LineEditor
import Phrases
import ScreenKit
import TerminalText
import WeatherModels

/// Turns the answers of commands into text on a terminal, text on a pipe, or JSON.
final class Output {
  private let lines: any LineSource
  private let appearance: () -> Appearance
  private let theme: () -> Theme
  private let runMode: RunMode
  private let spoken: @Sendable () -> any Phrases
  private let pager: () -> Pager
  /// What is left of a page that is longer than the terminal.
  private var paging: Paging?
  /// What fills the window, as long as nothing else was written.
  private var window: Paging?
  /// Whether each answer takes the place of the one before.
  var isInPlace = false
  private var hasWrittenTable = false

  init(
    lines: any LineSource, appearance: @escaping () -> Appearance, theme: @escaping () -> Theme,
    pager: @escaping () -> Pager, runMode: RunMode,
    phrases: @autoclosure @escaping @Sendable () -> any Phrases
  ) {
    self.pager = pager
    self.lines = lines
    self.appearance = appearance
    self.theme = theme
    self.runMode = runMode
    spoken = phrases
  }

  private var phrases: any Phrases { spoken() }

  /// The line that says where one is, above the next answer; only a person at the prompt needs it.
  func showPlace(_ line: Line) {
    guard runMode.isInteractive, !runMode.isForPrograms, CommandRun.current?.elsewhere == nil else {
      return
    }
    CommandRun.current?.head = line
  }

  /// Puts something before the next answer; where none comes, programs learn it all the same.
  func introduce(_ preamble: Preamble) {
    CommandRun.current?.preamble = preamble
    CommandRun.current?.document = preamble.document
  }

  /// At the prompt every answer is shown as it comes, and an interim one gives the prompt back.
  /// Elsewhere an interim answer is held until the command ends, and shown only if nothing better came.
  func show(_ answer: Answer) {
    guard let run = CommandRun.current, !run.isAbandoned else { return }
    if [.interim, .final, .entry].contains(answer.stage) {
      run.record(answer.document)
    }
    switch answer.stage {
    case .fallback:
      if !runMode.isForPrograms { write(answer) }
    case .progress:
      if run.isReleased { write(answer) }
    // Read out twice, a page would be a nuisance.
    case .interim
    where !runMode.isInteractive || runMode.isForPrograms || run.isRepeated
      || pager() == .less || appearance().isRead:
      run.held = answer
    case .interim:
      write(answer)
      run.interim = answer
      run.hasShown = true
      run.release()
      lines.setBusy(nil)
    case .final:
      run.held = nil
      run.hasShown = true
      if !runMode.isForPrograms { writeFinal(answer, after: run.interim) }
      run.interim = nil
    case .entry:
      run.hasShown = true
      // It goes on for hours, in which settings may change.
      defer { Presentation.current?.forget() }
      if runMode.json { writeJSON(run, failure: nil) } else if !runMode.csv { write(answer) }
    }
  }

  /// What stands there already is not shown a second time.
  private func writeFinal(_ answer: Answer, after interim: Answer?) {
    let size = lines.size
    guard let interim, !isInPlace, !answer.fillsWindow,
      answer.repeats(interim, on: Surface(width: size.columns, height: size.rows))
    else { return write(answer) }
    write(WeatherLines.note(phrases.nothingNew, width: size.columns))
  }

  /// Whether nobody reads on.
  var hasFailed: Bool { lines.outputFailure != nil }

  func wait(_ label: String?) {
    guard let run = CommandRun.current else { return }
    if !run.isReleased { lines.setBusy(appearance().isRead ? nil : label) }
  }

  func confirm(_ question: String, _ command: CommandName) async throws(Failure) -> Bool {
    if runMode.assumesYes { return true }
    guard runMode.canAsk else { throw .needsYes(command) }
    lines.setBusy(nil)
    if isInPlace {
      lines.write("\r\u{1B}[K")
      guard case .character(let key) = await nextKey(hints: [question]) else { return false }
      return phrases.yes.contains(String(key).lowercased())
    }
    guard case .line(let answer) = await lines.nextLine(prompt: question, remember: false) else {
      return false
    }
    return phrases.yes.contains(answer.lowercased().filter { !$0.isWhitespace })
  }

  /// What is left to say when a command has ended well.
  func finish(_ run: CommandRun) {
    guard !run.isAbandoned else { return }
    if runMode.json {
      writeJSON(run, failure: nil)
    } else if runMode.csv {
      writeTable(run)
    } else if let held = run.held {
      write(held)
    }
  }

  /// What is left to say when it has not: what was held back, then why.
  func fail(_ run: CommandRun, _ failure: Failure, advice: String?, triesAgain: Bool = false) {
    guard !run.isAbandoned else { return }
    if runMode.json { return writeJSON(run, failure: failure) }
    // A header alone would look like an answer.
    if runMode.csv, !run.document.isEmpty { writeTable(run) }
    if !runMode.csv, let held = run.held { write(held) }
    let sentence = sentence(for: failure, triesAgain: triesAgain)
    writeError([sentence, advice].compactMap { $0 }.joined(separator: " "))
  }

  func say(_ sentence: String) {
    writeError(sentence)
  }

  func tell(_ failure: Failure) {
    say(sentence(for: failure))
  }

  /// A path or an address that it names stays what it is for the system, and is made fit for a terminal only here.
  private func sentence(for failure: Failure, triesAgain: Bool = false) -> String {
    phrases.sentence(for: failure, triesAgain: triesAgain).cleaned(limit: 10_000)
  }

  private func writeJSON(_ run: CommandRun, failure: Failure?) {
    let error = failure.map { (code: $0.code, message: sentence(for: $0)) }
    lines.write(JSONAnswer.line(run.name, error: error, members: run.document))
  }

  /// Tables follow each other with an empty line between.
  private func writeTable(_ run: CommandRun) {
    guard let table = CSVTable(run.document, run.table) else { return }
    lines.write((hasWrittenTable ? "\r\n" : "") + table.text)
    hasWrittenTable = true
  }

  /// Whether a line that was typed under a part of a page was about the rest of it: Return goes on, `q` stops. Any
  /// other line is a command, and the rest is forgotten.
  func pages(_ line: String) -> Bool {
    guard let paging else { return false }
    self.paging = nil
    switch line.filter({ !$0.isWhitespace }) {
    case "": showScreenful(of: paging)
    case "q": break
    default: return false
    }
    return true
  }

  var hasKeys: Bool { lines.hasKeys }

  /// Waits for a key below what is shown in place, where the hints say what keys there are: as many as fit, the last
  /// always. Without any, those that stand there stay.
  func nextKey(hints: [String]) async -> Key {
    guard !hints.isEmpty else { return await lines.nextKey() }
    let room = lines.size.columns - 1
    var line = Line(" " + hints.joined(separator: ", "), .dim)
    var shown = hints
    while line.width > room, shown.count > 1 {
      shown.remove(at: shown.count - 2)
      line = Line(" " + shown.joined(separator: ", "), .dim)
    }
    lines.write(theme().render(line.clipped(to: room)))
    return await lines.nextKey()
  }

  func clear() { lines.write("\u{1B}[H\u{1B}[J") }

  /// Shows a page that fills the window, or is only shown in part, anew for the window's new size.
  func redraw() {
    guard var paging = paging ?? window else { return }
    paging.rewind()
    showScreenful(of: paging, clearing: true)
  }

  private func write(_ answer: Answer) {
    let above = CommandRun.current?.head
    CommandRun.current?.head = nil
    let sentences = CommandRun.current?.preamble?.sentences ?? []
    CommandRun.current?.preamble?.sentences = []
    let lines = lines
    let paging = Paging { width in
      let head =
        (above.map { $0.wrapped(to: width, indent: 1) } ?? [])
        + sentences.flatMap { WeatherLines.note($0, width: width) }
      // The prompt stands below.
      let height = max(lines.size.rows - head.count - 1, 1)
      let page = answer.render(Surface(width: width, height: height))
      return (head + page.lines, page.headline)
    }
    self.paging = nil
    if appearance().isRead { return lines.write(spoken(paging.render(Self.readWidth).lines)) }
    let size = lines.size
    let page = paging.render(size.columns).lines
    if isInPlace { return write(Array(page.prefix(size.rows - 1)), after: "\u{1B}[H\u{1B}[J") }
    let pager = runMode.isInteractive && !runMode.isForPrograms ? pager() : .off
    window = answer.fillsWindow && pager != .off ? paging : nil
    // In fewer rows there is no room for the page beside what is said about it.
    guard pager != .off, size.rows >= 6, page.count > size.rows - 1 else { return write(page) }
    if pager == .less, CommandRun.current?.isReleased == false {
      let theme = theme()
      lines.setBusy(nil)
      lines.runForeground(
        to: ["less", "-R"], text: page.map { theme.render($0) + "\n" }.joined())
    } else {
      showScreenful(of: paging)
    }
  }

  /// The columns for which a page is laid out of which only the words are read.
  private static let readWidth = 100

  private func spoken(_ page: [Line]) -> String {
    page.flatMap(\.spoken).map { $0 + "\n" }.joined()
  }

  private func showScreenful(of paging: Paging, clearing: Bool = false) {
    var paging = paging
    let size = lines.size
    func hint(_ left: Int) -> [Line] {
      WeatherLines.note(phrases.moreLines(left), width: size.columns)
    }
    let isWhole = paging.shown == 0 && paging.render(size.columns).lines.count < size.rows
    let (page, left) = paging.next(
      columns: size.columns, rows: size.rows - (isWhole ? 0 : hint(100).count) - 1)
    write(page + (left > 0 ? hint(left) : []), after: clearing ? "\u{1B}[H\u{1B}[J" : "")
    self.paging = left > 0 ? paging : nil
  }

  private func write(_ page: [Line], after control: String = "") {
    let theme = theme()
    lines.write(control + page.map { theme.render($0) + "\n" }.joined())
  }

  private func writeError(_ sentence: String) {
    window = nil
    if appearance().isRead { return lines.writeError(spoken([Line(sentence)])) }
    let text = Line(" ") + Line(sentence, .error)
    let isTerminal = runMode.isInteractive
    let page =
      isTerminal ? text.wrapped(to: lines.size.columns, indent: 1) : [Line(sentence, .error)]
    let theme = theme()
    lines.writeError(page.map { theme.render($0) + "\n" }.joined())
  }
}
