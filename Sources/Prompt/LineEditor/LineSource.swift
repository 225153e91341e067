/// A source of lines and an output for text: ``TerminalLines`` or ``PlainLines``.
public protocol LineSource: AnyObject, Sendable {
  /// The next line typed or read, without its end. `remember: false` is for the answer to a
  /// question: it stays out of the history, and neither history nor completion is offered.
  func nextLine(prompt: String, remember: Bool) async -> LineEvent

  /// Writes text as it is; on a terminal above the line being typed, which is drawn again with the
  /// cursor in place. May be called from anywhere at any time; texts keep their order.
  func write(_ text: String)

  /// Replaces the last `rows` rows above the line being typed, if these were the last text and nothing was typed since.
  /// `otherwise` is written if they aren't entirely on the screen any more, or can't be erased.
  func replace(_ rows: Int, with text: String, otherwise: String)

  /// For errors: on a terminal like ``write(_:)``, otherwise to standard error.
  func writeError(_ text: String)

  /// Gives the terminal to a program, such as a pager, that reads `text`, until it ends; only between two lines. Where
  /// there is no terminal or no such program, the text is written.
  func runForeground(to command: [String], text: String)

  /// The next key, while no line is asked for; nothing is shown of it.
  func nextKey() async -> Key

  /// Whether there are keys to wait for, and a window to draw in.
  var hasKeys: Bool { get }

  /// A label on a terminal: while no line is being read, a spinner with it appears after 150 ms, and is erased
  /// completely. `nil` ends it.
  func setBusy(_ label: String?)

  /// Writes pending output, restores the terminal, and ends all reading: a line being waited for becomes
  /// ``LineEvent/endOfInput``. May be called twice.
  func stop()

  /// The columns and rows of this moment; 80 × 24 where there is no terminal.
  var size: TerminalSize { get }

  /// The `errno` of the first output that could not be written (a full disk, a closed pipe).
  var outputFailure: Int32? { get }

  /// Whether the reader of a pipe has closed it, which a program that writes nothing isn't told otherwise.
  var isReaderGone: Bool { get }
}

extension LineSource {
  public func replace(_ rows: Int, with text: String, otherwise: String) { write(otherwise) }

  public func runForeground(to command: [String], text: String) { write(text) }

  public func nextKey() async -> Key { .end }

  public var hasKeys: Bool { false }

  public var isReaderGone: Bool { false }
}

/// The outcome of waiting for a line.
public enum LineEvent: Equatable, Sendable {
  case line(String)
  /// Ctrl-C at the prompt; `droppedText` when something had been typed.
  case interrupted(droppedText: Bool)
  case endOfInput
}

/// The columns and rows of a window.
public struct TerminalSize: Equatable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

extension TerminalSize {
  static let standard = TerminalSize(columns: 80, rows: 24)

  /// The size for which text is laid out: as asked for, or else that of the window, from 1 to 1,000 each.
  func laidOut(columns: Int?, rows: Int? = nil) -> TerminalSize {
    TerminalSize(
      columns: min(max(1, columns ?? self.columns), Self.most),
      rows: min(max(1, rows ?? self.rows), Self.most))
  }

  /// The most columns, and rows, that anything is laid out for.
  static let most = 1000

  /// libedit writes out of bounds in smaller windows, and keeps each cell of larger ones.
  var isRoomy: Bool { (20...Self.most).contains(columns) && (3...Self.most).contains(rows) }
}
