package import Clients
package import CommandKit
import Documents
package import LineEditor
package import Phrases
package import Presentation
import Reports
package import TerminalText

/// Turns the answers of commands into text on a terminal, text on a pipe, or JSON.
package final class Output {
  let lines: any LineSource
  let runMode: RunMode
  let theme: () -> Theme
  let pager: () -> Pager
  private let words: Wording
  /// The rest of a page that is longer than the terminal.
  var paging: Paging?
  /// The page that fills the window, as long as nothing else was written.
  var window: Paging?
  /// Whether each answer takes the place of the one before.
  package var isInPlace = false {
    didSet { placed = nil }
  }
  /// The rows that are in place, and whether hints are below them.
  var placed: (size: TerminalSize, rows: [String])?
  var hasHints = false
  private var hasWrittenTable = false
  /// The rows of the interim answer that was written last; nothing is below it but the prompt.
  var interimRows: Int?
  /// The command that says what it waits for, and in how many rows; nothing is below them but the prompt.
  var notice: (run: CommandRun, rows: Int)?
  /// Waits for seconds, or until the task is canceled.
  private let pause: @Sendable (_ seconds: Double) async -> Void

  /// The seconds in which something better may come before a saved report is shown.
  private static let interimDelay = 0.3
  /// The seconds for which the prompt waits for a service.
  private static let patience = 1.0
  /// The commands that have the terminal for themselves until they end.
  private static let lasting = [CommandName.move, .play, .watch].map(\.rawValue)

  package init(
    lines: any LineSource, words: Wording, settings: SettingsClient,
    capabilities: TerminalCapabilities, runMode: RunMode,
    pause: @escaping @Sendable (Double) async -> Void
  ) {
    self.lines = lines
    self.words = words
    self.runMode = runMode
    self.pause = pause
    theme = { capabilities.theme(settings) }
    pager = { settings.string("pager").flatMap(Pager.init) ?? .on }
  }

  var phrases: any Phrases { words.phrases }
  var appearance: Appearance { words.appearance() }
  package var size: TerminalSize { lines.size }

  /// The line that says where one is, above the next answer; only the user at the prompt needs it.
  package func showPlace(_ line: @autoclosure () -> Line) {
    guard runMode.isAtPrompt else { return }
    CommandRun.current?.head = line()
  }

  /// Puts something before the next answer; where none comes, programs learn it all the same.
  package func introduce(_ preamble: Preamble) {
    guard let run = CommandRun.current else { return }
    run.preamble = run.preamble.map { $0 + preamble } ?? preamble
    run.add(preamble.document)
  }

  /// Shows an answer. At the prompt every answer is shown when it comes, and an interim one returns the prompt, after a
  /// moment in which a better one may come. Elsewhere an interim answer is held until the command ends, and shown only
  /// if nothing better came.
  package func show(_ answer: Answer) {
    guard let run = CommandRun.current, !run.isAbandoned else { return }
    if runMode.isForPrograms, [.interim, .revised, .final, .entry].contains(answer.stage) {
      run.record(answer.document)
      run.answer = answer
    }
    switch answer.stage {
    case .fallback:
      if runMode.json { run.add(answer.document) }
      // A page that isn't written yet says it itself: see `revised`.
      guard run.held == nil else { break }
      // Some of it may be for programs alone.
      let surface = Surface(width: size.columns, height: size.rows)
      if !runMode.isForPrograms, !run.isRepeated, !answer.render(surface).lines.isEmpty {
        write(answer)
      }
    case .progress:
      if run.isReleased { write(answer) }
    case .revised:
      if run.held != nil { run.held = answer }
    // Read out twice, a page would be a nuisance.
    case .interim
    where !runMode.isAtPrompt || run.isRepeated
      || pager() == .less || appearance.isRead || run.isReleased && run.hasShown:
      run.held = answer
    // Whoever has waited for it gets it at once.
    case .interim where run.isLaunch || run.isReleased:
      showInterim(answer, run)
    case .interim:
      let isFirst = run.held == nil
      run.held = answer
      guard isFirst else { break }
      Task {
        await pause(Self.interimDelay)
        if let held = run.held, !run.hasEnded, !run.isAbandoned { showInterim(held, run) }
      }
    case .final:
      run.held = nil
      run.hasShown = true
      run.failure = answer.failure
      run.status = answer.failure.map { ExitStatus($0, hasSaved: false) } ?? answer.status
      if !runMode.isForPrograms { writeFinal(answer, run) }
    case .entry:
      run.hasShown = true
      // It runs for hours, during which settings may change.
      defer { CommandMemory.current?.forget() }
      let page = answer.render(Surface(width: size.columns, height: size.rows))
      let hasSaid = run.entry.map { $0.page == page && $0.document == run.document } == true
      run.entry = (page, run.document)
      if hasSaid { break }
      if runMode.json {
        writeJSON(run, failure: nil)
      } else if runMode.csv {
        writeTable(run)
      } else {
        write(answer)
      }
    }
  }

  private func showInterim(_ answer: Answer, _ run: CommandRun) {
    let head = run.takeHead()
    let rows = write(answer, below: head)
    run.held = nil
    run.interim = (answer, head)
    interimRows = rows
    run.hasShown = true
    run.release()
    lines.setBusy(nil)
  }

  /// Replaces the interim answer if that is still just above the prompt; otherwise only the changes are written below
  /// what followed it.
  private func writeFinal(_ answer: Answer, _ run: CommandRun) {
    guard let interim = run.interim, !isInPlace else {
      write(answer)
      return
    }
    run.interim = nil
    let size = lines.size
    let surface = Surface(width: size.columns, height: size.rows)
    let isSame = answer.repeats(interim.answer, on: surface)
    let changes =
      isSame
      ? WeatherLines.note(phrases.nothingNew, width: size.columns)
      : answer.render(surface).lines(missingIn: interim.answer.render(surface))
    guard let rows = interimRows else {
      window = nil
      write(changes)
      return
    }
    interimRows = nil
    var head = interim.head
    if isSame { head.note = phrases.nothingNew }
    let paging = paging(answer, below: head)
    window = answer.fillsWindow && isPaged ? paging : nil
    let page = screenful(of: paging)
    lines.replace(rows, with: text(page), otherwise: text(changes))
  }

  /// Whether the output is closed.
  package var hasFailed: Bool { lines.outputFailure != nil || lines.isReaderGone }

  package func wait(_ label: String?) {
    guard let run = CommandRun.current else { return }
    guard !run.isReleased else { return }
    let label = theme().isASCII ? label?.inASCII : label
    lines.setBusy(appearance.isRead ? nil : label)
    run.awaited = label
    // An answer that is held comes before that.
    guard label != nil, runMode.isAtPrompt, !run.isTimed, run.held == nil,
      !Self.lasting.contains(run.name)
    else { return }
    run.isTimed = true
    Task {
      await pause(Self.patience)
      run.isTimed = false
      guard let label = run.awaited, !run.isReleased, !isInPlace else { return }
      if let held = run.held { showInterim(held, run) } else { sayAwaited(label, run) }
    }
  }

  /// Writes the rest when a command has ended well.
  package func finish(_ run: CommandRun) {
    guard !run.isAbandoned else { return }
    if let failure = run.failure, runMode.isForPrograms {
      fail(run, failure, advice: nil)
    } else if runMode.json {
      writeJSON(run, failure: nil)
    } else if runMode.csv {
      writeTable(run)
    } else if let held = run.held {
      write(held)
    }
  }

  /// Writes the rest when it has not: the answer held back, then the reason.
  package func fail(
    _ run: CommandRun, _ failure: Failure, advice: String?, triesAgain: Bool = false
  ) {
    guard !run.isAbandoned else { return }
    if runMode.json { return writeJSON(run, failure: failure) }
    // A header alone would look like an answer.
    if runMode.csv, !run.document.isEmpty { writeTable(run) }
    if !runMode.csv, let held = run.held, !hasShown(held, run) { write(held) }
    let sentence = sentence(for: failure, triesAgain: triesAgain)
    say([sentence, advice].compactMap { $0 }.joined(separator: " "))
  }

  /// A path or an address in it is unchanged for the system, and is made safe for a terminal only here.
  package func sentence(for failure: Failure, triesAgain: Bool = false) -> String {
    phrases.sentence(for: failure, triesAgain: triesAgain).cleaned(limit: 10_000)
  }

  private func writeJSON(_ run: CommandRun, failure: Failure?) {
    let (document, unknown) = runMode.wish.selection(
      of: .object(run.document), run.name, run.table)
    // What made a command fail is worth more than a slip of a name.
    let failure = failure ?? unknown.map(Failure.init)
    if let failure, unknown != nil { run.status = ExitStatus(failure, hasSaved: false) }
    let error = failure.map { (code: $0.code, message: sentence(for: $0)) }
    lines.write(JSONAnswer.line(run.name, error: error, document))
  }

  /// Tables follow each other with an empty line between.
  private func writeTable(_ run: CommandRun) {
    guard let table = CSVTable(run.document, run.table) else { return }
    lines.write((hasWrittenTable ? "\r\n" : "") + table.text)
    hasWrittenTable = true
  }

  /// Whether its interim answer said the same.
  private func hasShown(_ answer: Answer, _ run: CommandRun) -> Bool {
    let surface = Surface(width: lines.size.columns, height: lines.size.rows)
    return run.interim.map { answer.repeats($0.answer, on: surface) } == true
  }

  private func write(_ answer: Answer) {
    write(answer, below: CommandRun.current?.takeHead() ?? AnswerHead())
  }
}
