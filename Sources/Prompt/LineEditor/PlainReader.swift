import CEditline
import Glibc

/// Everything that runs on the thread of ``PlainLines``: reading when a line is requested, Ctrl-C, the spinner.
final class PlainReader {
  private let input: Int32
  private let screen: PlainScreen
  private let mailbox: Mailbox
  private let onInterrupt: @Sendable () -> Void
  private let handlesSignals: Bool
  private let isTerminal: Bool
  private let showsPrompt: Bool
  private var splitter = LineSplitter()
  private var isInputEnded = false
  private var request: PendingLine?

  init(
    input: Int32, output: Int32, handlesSignals: Bool, screen: PlainScreen,
    mailbox: Mailbox, onInterrupt: @escaping @Sendable () -> Void
  ) {
    self.input = input
    isTerminal = isatty(input) == 1
    showsPrompt = isTerminal && isatty(output) == 1
    self.handlesSignals = handlesSignals
    self.screen = screen
    self.mailbox = mailbox
    self.onInterrupt = onInterrupt
  }

  func run() {
    if handlesSignals { ce_signals_begin(mailbox.pipe.writeEnd, -1, nil, "") }
    while !mailbox.isStopping { step() }
    answer(.endOfInput)
    mailbox.close()
    if handlesSignals { ce_signals_end() }
  }
}

extension PlainReader {
  private func step() {
    attendToInterrupt()
    if request == nil {
      request = mailbox.takeRequest().request
      // This also erases the spinner.
      if let request { screen.write(showsPrompt ? request.prompt : "") }
    }
    if request != nil {
      if let line = splitter.nextLine() { return answer(.line(line)) }
      if isInputEnded { return answer(.endOfInput) }
    }
    let pause = request == nil ? screen.tick() : nil
    let hasInput = mailbox.pipe.wait(orInputOn: request == nil ? nil : input, for: pause)
    guard hasInput else { return }
    if let bytes = available(on: input, atMost: 64 * 1024) {
      splitter.append(bytes)
    } else {
      splitter.end()
      isInputEnded = true
    }
  }

  private func attendToInterrupt() {
    let isPosted = mailbox.takeSignal(SIGINT)
    guard handlesSignals && ce_signals_take(SIGINT) != 0 || isPosted else { return }
    if request == nil {
      onInterrupt()
    } else if isTerminal {
      // The terminal driver has shown ^C and dropped the typed text.
      if showsPrompt { screen.write("\n") }
      answer(.interrupted(droppedText: false))
    } else {
      ce_signals_die(SIGINT)
    }
  }

  private func answer(_ event: LineEvent) {
    request?.continuation.resume(returning: event)
    request = nil
  }
}
