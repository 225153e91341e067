import FileTestSupport

/// A terminal without a shell that doesn't answer queries: bytes in both directions.
final class BareTerminal: Sendable {
  private let person: Int32
  private let terminal: Int32
  private let received = Mutex<[UInt8]>([])

  struct NoTerminal: Error {}

  /// The end of a program, and the modes in which it left the terminal.
  struct Ending {
    /// The status of `waitpid`; `nil` for a program that had to be killed.
    var status: Int32?
    var modes: [UInt32]
  }

  init(columns: Int, rows: Int) throws {
    var (person, terminal): (Int32, Int32) = (-1, -1)
    guard openpty(&person, &terminal, nil, nil, nil) == 0 else { throw NoTerminal() }
    (self.person, self.terminal) = (person, terminal)
    _ = fcntl(person, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(terminal)
    close(person)
  }

  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  /// Starts a program with this terminal as its own.
  func start(_ path: String, _ arguments: [String], environment: [String: String]) throws -> pid_t {
    guard let name = ttyname(terminal) else { throw NoTerminal() }
    return try ChildProgram.spawn(path, arguments, environment, device: String(cString: name))
  }

  /// Whether the text is written within the limit.
  func sees(_ text: String, within limit: Duration) -> Bool {
    let deadline = ContinuousClock.now + limit
    while .now < deadline {
      if wait(for: Int16(POLLIN), milliseconds: 100) { read() }
      if received.withLock({ String(decoding: $0, as: UTF8.self) }).contains(text) { return true }
    }
    return false
  }

  /// Types bytes, reading output meanwhile; gives up if they aren't read for a second.
  func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, wait(for: Int16(POLLIN | POLLOUT), milliseconds: 1000) {
      read()
      let count = rest.withUnsafeBytes { write(person, $0.baseAddress, $0.count) }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Repeats something until the program has ended, within the limit; then kills it.
  func end(_ pid: pid_t, within limit: Duration, by again: () -> Void) -> Ending {
    let deadline = ContinuousClock.now + limit
    var status: Int32 = 0
    var isOver = false
    while !isOver, .now < deadline {
      again()
      let next = ContinuousClock.now + .milliseconds(500)
      repeat {
        if wait(for: Int16(POLLIN), milliseconds: 10) { read() }
        isOver = waitpid(pid, &status, WNOHANG) == pid
      } while !isOver && .now < next
    }
    if !isOver {
      kill(pid, SIGKILL)
      waitpid(pid, &status, 0)
    }
    read()
    return Ending(status: isOver ? status : nil, modes: modes)
  }
}

extension BareTerminal {
  private func wait(for events: Int16, milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: person, events: events, revents: 0)
    return poll(&polled, 1, milliseconds) > 0
  }

  /// Reads the output so far.
  private func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(person, &buffer, buffer.count)
      guard count > 0 else { return }
      received.withLock { $0 += buffer.prefix(count) }
    }
  }
}
