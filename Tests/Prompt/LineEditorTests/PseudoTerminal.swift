import CEditline
import Glibc
import Synchronization
import Testing

@testable import LineEditor

/// A real pseudo-terminal: the program's side, a user's side, and what the user sees.
final class PseudoTerminal: Sendable {
  /// The program's side.
  let terminal: Int32
  private let person: Int32
  private let seen: Mutex<Seen>

  private struct Seen {
    var screen: ScreenModel
    var raw: [UInt8] = []
  }

  /// By default, typed text isn't echoed until the program has set its own modes.
  init(columns: Int = 40, rows: Int = 10, echoes: Bool = false) throws {
    var person: Int32 = -1
    var terminal: Int32 = -1
    let result = openpty(&person, &terminal, nil, nil, nil)
    try #require(result == 0)
    (self.person, self.terminal) = (person, terminal)
    seen = Mutex(Seen(screen: ScreenModel(columns: columns, rows: rows)))
    setSize(columns: columns, rows: rows)
    var modes = termios()
    tcgetattr(terminal, &modes)
    if !echoes { modes.c_lflag &= ~tcflag_t(ECHO) }
    tcsetattr(terminal, TCSANOW, &modes)
  }

  deinit {
    close(terminal)
    close(person)
  }

  func setSize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    seen.withLock { $0.screen.resize(columns: columns, rows: rows) }
  }

  /// Types bytes. A long text needs the program to read meanwhile, hence the thread.
  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) {
    let person = person
    let writer = WorkerThread {
      var output = OutputDescriptor(person)
      bytes.withUnsafeBytes { output.write($0) }
    }
    if bytes.count < 1000 { writer?.join() }
  }

  /// The rows seen, empty ones at the end left out.
  var rows: [String] { seen.withLock { $0.screen.text } }

  var cursor: ScreenModel.Cursor { seen.withLock { $0.screen.cursor } }

  /// Everything the program has written.
  var raw: String { seen.withLock { String(decoding: $0.raw, as: UTF8.self) } }

  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  /// Waits until the rows are these.
  func expect(_ rows: String..., at location: SourceLocation = #_sourceLocation) async {
    await wait { self.rows == rows }
    #expect(self.rows == rows, sourceLocation: location)
  }

  /// Waits until some row ends in this text.
  func expect(rowEndingIn text: String, at location: SourceLocation = #_sourceLocation) async {
    await wait { self.rows.contains { $0.hasSuffix(text) } }
    #expect(self.rows.contains { $0.hasSuffix(text) }, "\(self.rows)", sourceLocation: location)
  }

  /// Waits until the condition holds, at most ten seconds; off Swift's own few threads, which the
  /// program under test needs.
  func wait(until condition: @escaping @Sendable () -> Bool) async {
    await withCheckedContinuation { continuation in
      let thread = WorkerThread {
        let deadline = ContinuousClock.now + .seconds(60)
        repeat { self.read() } while !condition() && ContinuousClock.now < deadline
        continuation.resume()
      }
      if thread == nil { continuation.resume() }
    }
  }

  private func read() {
    var polled = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 20) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(person, &bytes, bytes.count)
    guard count > 0 else { return }
    seen.withLock { seen in
      seen.raw += bytes.prefix(count)
      seen.screen.feed(bytes.prefix(count))
    }
  }
}
