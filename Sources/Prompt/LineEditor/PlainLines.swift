import Glibc

/// Lines read as they come, from a pipe, a file or a list, and text written as it is.
public final class PlainLines: LineSource {
  private let mailbox = Mailbox()
  private let screen: PlainScreen
  private let output: Int32
  private let columns: Int?
  private let rows: Int?
  private let thread: WorkerThread?

  /// The source of the lines.
  public enum Input: Sendable {
    case descriptor(Int32)
    /// Gives out these and then the end of input.
    case lines([String])
  }

  /// The choices of the user.
  public struct Options: Sendable {
    /// True if standard error is a terminal, unless `--plain`.
    public var showsSpinner = true
    public var spinnerDelay = Duration.milliseconds(150)
    /// Whether the terminal's character set has no more than ASCII.
    public var isASCII = false
    /// The columns to lay text out for (`COLUMNS`); `nil` means those of the terminal, or 80.
    public var columns: Int?
    /// The rows for what fills a window; `nil` means those of the terminal, or 24.
    public var rows: Int?
    /// Whether Ctrl-C is attended to. Signals belong to the whole program, so only one reader may
    /// have them.
    public var handlesSignals = true

    public init() {}
  }

  /// `onInterrupt` is called for Ctrl-C while no line is being read. While one is, Ctrl-C ends the
  /// program as usual, except at a terminal, where it drops the line. A prompt is written only
  /// where both input and output are a terminal.
  public init(
    input: Input, output: Int32, errors: Int32, options: Options = Options(),
    onInterrupt: @escaping @Sendable () -> Void = {}
  ) {
    signal(SIGPIPE, SIG_IGN)
    let screen = PlainScreen(output: output, errors: errors, options: options)
    self.screen = screen
    self.output = output
    columns = options.columns
    rows = options.rows
    thread = WorkerThread { [mailbox] in
      let reader = PlainReader(
        input: input, output: output, handlesSignals: options.handlesSignals, screen: screen,
        mailbox: mailbox, onInterrupt: onInterrupt)
      reader.run()
    }
    if thread == nil { mailbox.close() }
  }

  public func nextLine(prompt: String, remember: Bool) async -> LineEvent {
    await mailbox.line(prompt: prompt, remember: remember)
  }

  public func write(_ text: String) { screen.write(text) }

  public func writeError(_ text: String) { screen.writeError(text) }

  public func setBusy(_ label: String?) {
    screen.setBusy(label)
    mailbox.pipe.wake()
  }

  public func stop() {
    screen.setBusy(nil)
    mailbox.postStop()
    thread?.join()
  }

  public var size: TerminalSize {
    (TerminalSize(ofTerminal: output) ?? .standard).laidOut(columns: columns, rows: rows)
  }

  public var outputFailure: Int32? { screen.outputFailure }

  public var isReaderGone: Bool {
    var polled = pollfd(fd: output, events: 0, revents: 0)
    return poll(&polled, 1, 0) > 0 && polled.revents & Int16(POLLERR | POLLHUP) != 0
  }
}

extension PlainLines {
  /// Does what the signal would do, for tests.
  func deliver(_ signal: Int32) { mailbox.post(signal: signal) }
}
