import Glibc

/// Lines read as they come, from a pipe or a file, and text written as it is.
public final class PlainLines: LineSource {
  let mailbox = Mailbox()
  private let screen: PlainScreen
  private let output: Int32
  private let options: TerminalLines.Options
  private let thread: WorkerThread?

  /// `onInterrupt` is called for Ctrl-C while no line is being read. While one is, Ctrl-C ends the
  /// program as usual, except at a terminal, where it drops the line. A prompt is written only
  /// where both input and output are a terminal.
  public init(
    input: Int32, output: Int32, errors: Int32,
    options: TerminalLines.Options = TerminalLines.Options(),
    onInterrupt: @escaping @Sendable () -> Void = {}
  ) {
    signal(SIGPIPE, SIG_IGN)
    let screen = PlainScreen(output: output, errors: errors, options: options)
    self.screen = screen
    self.output = output
    self.options = options
    thread = WorkerThread { [mailbox] in
      PlainReader(
        input: input, output: output, handlesSignals: options.handlesSignals, screen: screen,
        mailbox: mailbox, onInterrupt: onInterrupt
      ).run()
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
    (TerminalSize(ofTerminal: output) ?? .standard)
      .laidOut(columns: options.columns, rows: options.rows)
  }

  public var outputFailure: Int32? { screen.outputFailure }

  public var isReaderGone: Bool {
    var polled = pollfd(fd: output, events: 0, revents: 0)
    return poll(&polled, 1, 0) > 0 && polled.revents & Int16(POLLERR | POLLHUP) != 0
  }
}
