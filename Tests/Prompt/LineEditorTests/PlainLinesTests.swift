import Glibc
import Testing

@testable import LineEditor

struct PlainLinesTests {
  @Test(arguments: [
    ("", []), ("search Oslo\nstar 1\n", ["search Oslo", "star 1"]),
    ("search Oslo\r\nlast without end", ["search Oslo", "last without end"]),
  ])
  func linesComeFromAPipe(text: String, expected: [String]) async throws {
    let input = try Pipe(holding: text)
    let output = try Pipe()
    let lines = plainLines(input.readEnd, output: output.writeEnd)
    for line in expected {
      #expect(await lines.nextLine(prompt: "> ", remember: true) == .line(line))
    }
    #expect(await lines.nextLine(prompt: "> ", remember: true) == .endOfInput)
    #expect(await lines.nextLine(prompt: "> ", remember: true) == .endOfInput)
    lines.write("answer\n")
    lines.stop()
    #expect(output.contents() == "answer\n")
    #expect(lines.outputFailure == nil)
  }

  @Test(arguments: [(.max, 1000), (999_999_999, 1000), (.min, 1), (72, 72)])
  func noWindowIsTooLargeToBeLaidOut(columns: Int, expected: Int) {
    let lines = plainLines { ($0.columns, $0.rows) = (columns, columns) }
    #expect(lines.size == TerminalSize(columns: expected, rows: expected))
    lines.stop()
  }

  // A12
  @Test func theSizeIsThatOfTheTerminalWrittenTo() throws {
    let terminal = try PseudoTerminal(columns: 100, rows: 35)
    let lines = plainLines(output: terminal.terminal)
    #expect(lines.size == TerminalSize(columns: 100, rows: 35))
    terminal.setSize(columns: 120, rows: 60)
    #expect(lines.size == TerminalSize(columns: 120, rows: 60))
    lines.stop()
    let pipe = try Pipe()
    let piped = plainLines(output: pipe.writeEnd)
    #expect(piped.size == TerminalSize(columns: 80, rows: 24))
    piped.stop()
  }

  @Test func noticesThatNobodyReads() throws {
    let output = try Pipe()
    let lines = plainLines(output: output.writeEnd)
    #expect(!lines.isReaderGone)
    output.closeReadEnd()
    #expect(lines.isReaderGone && lines.outputFailure == nil)
    lines.stop()
  }

  @Test func errorsGoElsewhere() throws {
    let output = try Pipe()
    let errors = try Pipe()
    let lines = plainLines(output: output.writeEnd, errors: errors.writeEnd)
    lines.write("answer\n")
    lines.writeError("no such place\n")
    lines.stop()
    #expect(output.contents() == "answer\n")
    #expect(errors.contents() == "no such place\n")
  }

  @Test func aLongTextGoesThroughANarrowPipe() async throws {
    let output = try Pipe()
    let lines = plainLines(output: output.writeEnd)
    #expect(fcntl(output.writeEnd, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "Tromsø 東京\n", count: 50_000)
    let writer = WorkerThread {
      lines.write(text)
      output.closeWriteEnd()
    }
    #expect(output.contents() == text)
    writer?.join()
    lines.stop()
    #expect(lines.outputFailure == nil)
  }

  @Test func aFullDiskIsNotedAndNotATrap() {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    let lines = plainLines(output: full)
    lines.write("answer\n")
    lines.write("another\n")
    #expect(lines.outputFailure == ENOSPC)
    lines.stop()
  }

  @Test func aClosedPipeIsNotedAndNoSignal() throws {
    let output = try Pipe()
    output.closeReadEnd()
    let lines = plainLines(output: output.writeEnd)
    lines.write("answer\n")
    #expect(lines.outputFailure == EPIPE)
    lines.stop()
  }

  @Test func stopAnswersAWaitingReader() async throws {
    let input = try Pipe()
    let lines = plainLines(input.readEnd, output: input.writeEnd)
    async let event = lines.nextLine(prompt: "> ", remember: true)
    lines.stop()
    #expect(await event == .endOfInput)
  }

  @Test func ctrlCDuringACommandGoesToTheOwner() async throws {
    let input = try Pipe(holding: "wait\nnext\n")
    let (interrupts, continuation) = AsyncStream.makeStream(of: Void.self)
    let lines = plainLines(input.readEnd, onInterrupt: { continuation.finish() })
    #expect(await lines.nextLine(prompt: "> ", remember: true) == .line("wait"))
    lines.mailbox.post(signal: SIGINT)
    for await _ in interrupts {}
    #expect(await lines.nextLine(prompt: "> ", remember: true) == .line("next"))
    lines.stop()
  }

  @Test func theSpinnerStandsOnStandardErrorOnly() async throws {
    let terminal = try PseudoTerminal()
    let output = try Pipe()
    let input = try Pipe(holding: "wait\n")
    let lines = plainLines(
      input.readEnd, output: output.writeEnd, errors: terminal.terminal)
    #expect(await lines.nextLine(prompt: "> ", remember: true) == .line("wait"))
    lines.setBusy("Asking")
    await terminal.expect(rowEndingIn: "Asking")
    lines.write("answer\n")
    lines.setBusy(nil)
    await terminal.expect()
    lines.stop()
    #expect(output.contents() == "answer\n")
  }

  @Test func underPlainThereIsNoSpinner() async throws {
    let terminal = try PseudoTerminal()
    let input = try Pipe(holding: "wait\n")
    let lines = plainLines(
      input.readEnd, output: terminal.terminal, errors: terminal.terminal
    ) { ($0.showsSpinner, $0.spinnerDelay) = (false, .zero) }
    lines.setBusy("Asking")
    #expect(await lines.nextLine(prompt: "> ", remember: true) == .line("wait"))
    lines.write("answer\n")
    lines.stop()
    await terminal.expect("answer")
    #expect(terminal.raw == "answer\r\n")
  }

  @Test func aTerminalWithoutLibeditHasAPrompt() async throws {
    let terminal = try PseudoTerminal(echoes: true)
    let lines = plainLines(
      terminal.terminal, output: terminal.terminal, errors: terminal.terminal)
    async let event = lines.nextLine(prompt: "> ", remember: true)
    await terminal.expect(">")
    terminal.type("Tromsø\r")
    #expect(await event == .line("Tromsø"))
    await terminal.expect("> Tromsø")
    async let interrupted = lines.nextLine(prompt: "> ", remember: true)
    await terminal.expect("> Tromsø", ">")
    lines.mailbox.post(signal: SIGINT)
    #expect(await interrupted == .interrupted(droppedText: false))
    lines.stop()
  }

  private func plainLines(
    _ input: Int32 = -1, output: Int32 = -1, errors: Int32 = -1,
    change: (inout TerminalLines.Options) -> Void = { _ in },
    onInterrupt: @escaping @Sendable () -> Void = {}
  ) -> PlainLines {
    var options = TerminalLines.Options()
    options.handlesSignals = false
    change(&options)
    return PlainLines(
      input: input, output: output, errors: errors, options: options, onInterrupt: onInterrupt)
  }
}
