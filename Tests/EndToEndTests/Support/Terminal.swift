import Foundation
import Testing

/// A terminal with a shell in it: a tmux server of a test's own.
struct Terminal: Sendable {
  private let folder: String
  private let socket: String
  private let environment: [String: String]
  private let columns: Int
  private let rows: Int

  /// The time limit of each wait; a busy machine isn't a failure.
  private static let timeout = Duration.seconds(60)

  /// A shell in the folder, where the server has a socket that no server before it had: one that was
  /// told to end may still answer a little while.
  init(folder: String, environment: [String: String], columns: Int, rows: Int) {
    self.folder = folder
    socket = "\(folder)/tmux-\(UUID().uuidString.prefix(8))"
    self.environment = environment
    self.columns = columns
    self.rows = rows
  }

  func open() async throws {
    try await tmux(
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", folder,
      "bash", "--norc", "--noprofile", "--noediting")
  }

  /// Programs that still run in the terminal lose it, as when a window is closed.
  func close() async {
    // A server that has ended already is what is wanted.
    _ = try? await tmux("kill-server")
  }

  // What a person does, and sees then

  func type(
    _ text: String, until awaited: String = "", at location: SourceLocation = #_sourceLocation
  ) async throws {
    try await tmux("send-keys", "-l", "--", text)
    try await wait(for: awaited, at: location)
  }

  func press(
    _ keys: Key..., until awaited: String = "", at location: SourceLocation = #_sourceLocation
  ) async throws {
    try await tmux(["send-keys"] + keys.map(\.name))
    try await wait(for: awaited, at: location)
  }

  /// Types a line and presses Return.
  func enter(
    _ line: String, until awaited: String = "", at location: SourceLocation = #_sourceLocation
  ) async throws {
    try await tmux("send-keys", "-l", "--", line, ";", "send-keys", "Enter")
    try await wait(for: awaited, at: location)
  }

  func paste(_ text: String) async throws {
    try await tmux("set-buffer", "--", text, ";", "paste-buffer", "-p")
  }

  /// Returns when the terminal has the size: tmux tells it no more often than four times a second.
  func resize(columns: Int, rows: Int) async throws {
    try await tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
    let device = try await tmux("display-message", "-p", "#{pane_tty}").dropLast()
    var size = ""
    while size != "\(rows) \(columns)\n" {
      size = try await ProgramRun.of(
        "/usr/bin/stty", ["-F", String(device), "size"], environment: environment
      ).output
    }
  }

  /// Presses a key and returns how long it took until the text was on the screen, tmux's own time
  /// included. A shell looks at the clock, whatever else keeps the tests' own threads busy.
  func time(from key: Key, to text: String) async throws -> Duration {
    let tmux = "/usr/bin/tmux -u -S '\(socket)'"
    let script = """
      start=$(date +%s%N)
      \(tmux) send-keys \(key.name)
      until \(tmux) capture-pane -p | grep -qF '\(text)'; do :; done
      echo $(($(date +%s%N) - start))
      """
    let run = try await ProgramRun.of("/bin/sh", ["-c", script], environment: environment)
    guard let nanoseconds = Int(run.output.dropLast()) else {
      throw TmuxFailure(message: run.errors)
    }
    return .nanoseconds(nanoseconds)
  }

  // What a person sees

  /// The rows of the window, without the empty ones at the end and the spaces at the end of each.
  func screen() async throws -> String { try await tmux("capture-pane", "-p").rowsWithoutPadding }

  func cursor() async throws -> Cursor {
    let numbers = try await tmux("display-message", "-p", "#{cursor_x} #{cursor_y}")
      .split { $0.isWhitespace }.compactMap { Int($0) }
    guard numbers.count == 2 else { throw TmuxFailure(message: "no cursor") }
    return Cursor(column: numbers[0], row: numbers[1])
  }

  /// Returns the screen as soon as the text is on it, and at once without a text.
  @discardableResult
  func wait(
    for text: String, at location: SourceLocation = #_sourceLocation
  ) async throws -> String {
    guard !text.isEmpty else { return "" }
    return try await wait("\"\(text)\" on", at: location) { $0.contains(text) }
  }

  /// Returns as soon as the whole screen is this text.
  func wait(forScreen expected: String, at location: SourceLocation = #_sourceLocation) async throws
  {
    let expected = expected.rowsWithoutPadding
    try await wait("\n\(expected)\n\nfor", at: location) { $0 == expected }
  }

  /// Returns the screen as soon as the condition holds.
  @discardableResult func wait(
    _ awaited: String, at location: SourceLocation = #_sourceLocation,
    until isThere: (String) -> Bool
  ) async throws -> String {
    let deadline = ContinuousClock.now + Self.timeout
    var interval = Duration.milliseconds(10)
    while true {
      let screen = try await screen()
      if isThere(screen) { return screen }
      guard .now < deadline else { throw NotSeen(awaited: awaited, screen: screen, at: location) }
      // A terminal does not tell when it has changed; looking slows down what is awaited.
      try await Task.sleep(for: interval)
      interval = min(interval + interval / 2, .milliseconds(100))
    }
  }

  /// Copies every further byte of the terminal's output into a file.
  func record(to path: String) async throws { try await tmux("pipe-pane", "cat > '\(path)'") }
}

extension Terminal {
  @discardableResult private func tmux(_ arguments: String...) async throws -> String {
    try await tmux(arguments)
  }

  @discardableResult private func tmux(_ arguments: [String]) async throws -> String {
    let run = try await ProgramRun.of(
      "/usr/bin/tmux", ["-u", "-f", "/dev/null", "-S", socket] + arguments,
      environment: environment)
    guard run.status == 0 else {
      throw TmuxFailure(message: "\(arguments): \(run.errors)")
    }
    return run.output
  }
}

/// A place in a window, counted from 0.
struct Cursor: Equatable {
  var column: Int
  var row: Int
}

/// A key with a name.
enum Key: Hashable, Sendable {
  case enter, left, tab, up
  case ctrl(Character)

  /// The name of the key in tmux.
  fileprivate var name: String {
    switch self {
    case .enter: "Enter"
    case .left: "Left"
    case .tab: "Tab"
    case .up: "Up"
    case .ctrl(let letter): "C-\(letter)"
    }
  }
}

/// The text that didn't appear on the screen in time, and what was there instead.
struct NotSeen: Error, CustomStringConvertible {
  var awaited: String
  var screen: String
  var at: SourceLocation

  var description: String {
    "\(at.fileName):\(at.line) waited in vain for \(awaited) the screen, which was:\n\(screen)"
  }
}

/// tmux failed.
struct TmuxFailure: Error { var message: String }

extension String {
  fileprivate var rowsWithoutPadding: String {
    var rows = split(separator: "\n", omittingEmptySubsequences: false).map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    while rows.last == "" { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}
