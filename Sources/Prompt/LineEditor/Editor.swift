import CEditline
import Glibc

/// Everything on the editor's thread: the terminal, the line being read, and texts to write. Other threads touch none
/// of it, but post to the mailbox.
final class Editor {
  let input: Int32
  let options: TerminalLines.Options
  let handlers: TerminalLines.Handlers
  let mailbox: Mailbox
  let history: LineHistory

  var modes: TerminalModes
  var decoder = InputDecoder(known: KeyBindings.known)
  var keys = KeyDecoder()
  var libedit: Libedit?
  /// The line under way.
  var reading: Reading?
  /// The terminal is gone.
  var isInputEnded = false
  var isAtLineStart = true
  /// Nothing was typed, and the window kept its size, since a text was written.
  var isUntouched = false

  private let outputDescriptor: Int32
  private var output: OutputDescriptor
  private var spinner: Spinner
  private var isHistoryLoaded = false

  /// A line while it is being read.
  struct Reading {
    var isRemembered: Bool
    var ending: Ending?
    /// The greatest length of the line before keys that came since it was drawn.
    var lengthBefore: Int?
  }

  /// Why a line ends without Return.
  enum Ending {
    case interrupted(droppedText: Bool)
    case endOfInput
    case tooSmall(typed: String)
  }

  init(
    input: Int32, output: Int32, history: LineHistory, options: TerminalLines.Options,
    handlers: TerminalLines.Handlers, mailbox: Mailbox
  ) {
    self.input = input
    self.options = options
    self.handlers = handlers
    self.mailbox = mailbox
    self.history = history
    modes = TerminalModes(of: input)
    outputDescriptor = output
    self.output = OutputDescriptor(output)
    spinner = Spinner(delay: options.spinnerDelay, isASCII: options.isASCII)
  }

  func run() {
    TextLocale.adopt()
    if options.handlesSignals {
      ce_signals_begin(mailbox.pipe.writeEnd, input, &modes.found, "\u{1B}[?2004l\u{1B}[?25h")
    }
    modes.setBetweenLines()
    handlers.onBackground(options.backgroundTimeout.flatMap(askForBackground))
    if windowSize.isRoomy { openLibedit() }
    while !mailbox.isStopping { step() }
    finish()
  }

  var windowSize: TerminalSize { TerminalSize(ofTerminal: input) ?? .standard }

  /// Writes to the terminal as it is.
  func put(_ text: String) {
    guard !text.isEmpty else { return }
    output.write(text)
    mailbox.note(outputFailure: output.failure)
    isAtLineStart = text.utf8.last == UInt8(ascii: "\n")
  }

  func put(_ bytes: UnsafeRawBufferPointer) {
    output.write(bytes)
    mailbox.note(outputFailure: output.failure)
    isAtLineStart = false
  }

  /// Whether the signal has come since this was last asked.
  func takes(_ signal: Int32) -> Bool {
    let isPosted = mailbox.takeSignal(signal)
    let isNoted = options.handlesSignals && ce_signals_take(signal) != 0
    return isPosted || isNoted
  }

  /// The bytes to write for the texts that have come, from the first row of the prompt.
  func resolve(_ texts: [OutputText]) -> String {
    texts.reduce(into: "") { written, text in
      if let rows = text.rows {
        written += canErase(rows) ? "\u{1B}[\(rows)A\u{1B}[J" + text.text : text.otherwise
      } else {
        written += text.text
      }
      isUntouched = true
    }
  }

  /// Whether the last `rows` rows of text are whole above the prompt, as they were laid out.
  private func canErase(_ rows: Int) -> Bool {
    guard isUntouched, windowSize.isRoomy, rows < windowSize.rows, let libedit, libedit.movesCursor
    else { return false }
    return (options.columns ?? 0) <= windowSize.columns && (reading == nil || libedit.length == 0)
  }

  func noteResize() {
    isUntouched = false
    handlers.onResize(windowSize.laidOut(columns: options.columns))
  }

  func setPasteMarks(_ isOn: Bool) {
    guard let libedit, libedit.movesCursor else { return }
    let isAtLineStart = isAtLineStart
    put(isOn ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
    self.isAtLineStart = isAtLineStart
  }

  func loadHistory() {
    guard !isHistoryLoaded else { return }
    isHistoryLoaded = true
    for line in history.load() { libedit?.addToHistory(line) }
  }

  @discardableResult
  func openLibedit() -> Libedit? {
    if libedit == nil {
      libedit = Libedit(
        input: input, output: outputDescriptor, terminalType: options.terminalType,
        client: Unmanaged.passUnretained(self).toOpaque(), write: writeForLibedit,
        callbacks: libeditCallbacks)
      setPasteMarks(true)
    }
    return libedit
  }
}

extension Editor {
  private func step() {
    if let (text, process) = mailbox.takeForegroundProcess() {
      put(spinner.erase() + resolve(text))
      isUntouched = false
      runForeground(process)
    }
    if let request = mailbox.takeKeyRequest() {
      put(spinner.erase() + resolve(mailbox.takeOutput()))
      isUntouched = false
      request.resume(returning: nextKey())
    }
    let (text, request) = mailbox.takeRequest()
    if !text.isEmpty { put(spinner.erase() + resolve(text)) }
    attendToSignals()
    let label = options.showsSpinner && libedit?.movesCursor == true ? mailbox.busyLabel : nil
    putSpinner(spinner.set(request == nil ? label : nil, at: .now))
    if let request {
      request.continuation.resume(returning: event(for: request))
    } else {
      if isAtLineStart { putSpinner(spinner.tick(at: .now, columns: windowSize.columns)) }
      _ = mailbox.pipe.wait(for: isAtLineStart ? spinner.pause(at: .now) : nil)
    }
  }

  private func event(for request: PendingLine) -> LineEvent {
    if !isAtLineStart { put("\n") }
    if isInputEnded { return .endOfInput }
    let event =
      if windowSize.isRoomy, let libedit = openLibedit() {
        edit(request, with: libedit)
      } else {
        readPlainly(request, typed: "")
      }
    if case .line(let line) = event, request.remember {
      loadHistory()
      if history.append(line) { libedit?.addToHistory(line) }
    }
    return event
  }

  func attendToSignals() {
    if takes(SIGWINCH) { noteResize() }
    if takes(SIGTSTP) {
      putSpinner(spinner.erase())
      setPasteMarks(false)
      modes.restore()
      ce_signals_stop(&modes.found)
      modes.setBetweenLines()
      setPasteMarks(true)
    }
    if takes(SIGCONT), modes.isForWholeLines { modes.setBetweenLines() }
    if takes(SIGINT) {
      decoder.removeAll()
      handlers.onInterrupt()
    }
  }

  /// The spinner's row counts as empty: whatever comes next erases it first.
  private func putSpinner(_ text: String) {
    put(text)
    if !text.isEmpty { isAtLineStart = true }
    if options.handlesSignals { ce_signals_midline(spinner.isVisible ? 1 : 0) }
  }

  private func finish() {
    put(spinner.erase() + resolve(mailbox.close()))
    if !isAtLineStart { put("\n") }
    setPasteMarks(false)
    libedit = nil
    modes.restore()
    if options.handlesSignals { ce_signals_end() }
  }
}
