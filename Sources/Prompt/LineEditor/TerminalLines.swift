import Glibc
public import TerminalText

/// Lines typed at a terminal, edited with libedit on a thread of its own.
///
/// Whoever makes one must call ``stop()`` before the program ends, so that the terminal is given back as it was found.
public final class TerminalLines: LineSource {
  private let input: Int32
  private let output: Int32
  private let options: Options
  let mailbox = Mailbox()
  private let thread: WorkerThread?

  /// The choices of the user, and the environment, also for ``PlainLines``.
  public struct Options: Sendable {
    /// The terminal's type, as `TERM` names it; `nil` asks the environment.
    public var terminalType: String?
    /// The columns to lay text out for (`COLUMNS`); `nil` means those of the terminal, or 80.
    public var columns: Int?
    /// The rows for what fills a window of ``PlainLines``; `nil` means those of the terminal, or 24.
    public var rows: Int?
    /// Whether single keys are read and the cursor can be moved. False where `TERM` is `dumb`.
    public var hasKeys = true
    /// False under `--plain`.
    public var showsSpinner = true
    public var spinnerDelay = Duration.milliseconds(150)
    /// The command that Ctrl-D on an empty line shows as typed, so that the user learns it.
    public var endOfInputText = ""
    /// Whether Ctrl-C, Ctrl-Z, resizing and the end of the program are attended to. Signals belong
    /// to the whole program, so only one reader may have them.
    public var handlesSignals = true
    /// Whether the terminal's character set has no more than ASCII.
    public var isASCII = false
    /// The longest wait for the terminal to say what its background is; `nil` does not ask.
    public var backgroundTimeout: Duration?

    public init() {}
  }

  /// Callbacks of the owner, on the editor's thread: they return at once, without waiting for the main actor.
  public struct Handlers: Sendable {
    public var completions: @Sendable (_ lineUpToCursor: String) -> CompletionList = { _ in .none }
    /// Ctrl-C while no line is being read.
    public var onInterrupt: @Sendable () -> Void = {}
    public var onResize: @Sendable (TerminalSize) -> Void = { _ in }
    /// Once, before the first line: the color of the terminal's background as it wrote it (`rgb:0000/0000/0000`), `nil`
    /// if it did not or was not asked.
    public var onBackground: @Sendable (String?) -> Void = { _ in }

    public init() {}
  }

  public init(
    input: Int32, output: Int32, history: LineHistory, options: Options = Options(),
    handlers: Handlers = Handlers()
  ) {
    self.input = input
    self.output = output
    self.options = options
    signal(SIGPIPE, SIG_IGN)
    thread = WorkerThread { [mailbox] in
      Editor(
        input: input, output: output, history: history, options: options, handlers: handlers,
        mailbox: mailbox
      ).run()
    }
    if thread == nil { mailbox.close() }
  }

  public func nextLine(prompt: String, remember: Bool) async -> LineEvent {
    await mailbox.line(prompt: prompt, remember: remember)
  }

  public func write(_ text: String) {
    if mailbox.post(text) { return }
    var output = OutputDescriptor(output)
    output.write(text)
    mailbox.note(outputFailure: output.failure)
  }

  public func replace(_ rows: Int, with text: String, otherwise: String) {
    if !mailbox.post(text, over: rows, otherwise: otherwise) { write(otherwise) }
  }

  public func writeError(_ text: String) { write(text) }

  public func runForeground(to command: [String], text: String) {
    if !mailbox.post(ForegroundProcess(command: command, text: text)) { write(text) }
  }

  public func nextKey() async -> Key { await mailbox.key() }

  public var hasKeys: Bool { options.hasKeys && window.isRoomy }

  public func setBusy(_ label: String?) { mailbox.post(busy: label) }

  public func stop() {
    mailbox.postStop()
    thread?.join()
  }

  public var size: TerminalSize {
    window.laidOut(columns: options.columns)
  }

  public var outputFailure: Int32? { mailbox.outputFailure }
}

extension TerminalLines {
  private var window: TerminalSize { TerminalSize(ofTerminal: input) ?? .standard }
}
