import CEditline
import Glibc

/// The modes of a terminal: as found, and as needed while no line is being read.
struct TerminalModes {
  let terminal: Int32
  /// The modes with which the terminal is given back.
  var found = termios()
  let isTerminal: Bool

  init(of terminal: Int32) {
    self.terminal = terminal
    isTerminal = tcgetattr(terminal, &found) == 0
  }

  /// No echo and no waiting for whole lines, so that the kernel buffers type-ahead; Ctrl-C still is a signal.
  func setBetweenLines() {
    var modes = found
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    set(modes)
  }

  /// The terminal driver's own line editing, for windows too small for libedit.
  func setPlain() {
    var modes = found
    modes.c_lflag |= tcflag_t(ICANON | ECHO | ECHOE | ECHOK | ISIG)
    modes.c_iflag |= tcflag_t(ICRNL)
    set(modes)
  }

  func restore() { set(found) }

  /// Whether another program, such as a shell, has set the terminal back to whole lines.
  var isForWholeLines: Bool {
    var now = termios()
    return tcgetattr(terminal, &now) == 0 && now.c_lflag & tcflag_t(ICANON) != 0
  }

  private func set(_ modes: termios) {
    guard isTerminal else { return }
    var modes = modes
    _ = uninterrupted { tcsetattr(terminal, TCSADRAIN, &modes) }
  }
}

extension TerminalSize {
  /// `nil` if there is no terminal. A terminal that does not know its size has the standard one.
  init?(ofTerminal terminal: Int32) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard ce_window_size(terminal, &columns, &rows) == 0 else { return nil }
    self = .standard
    if columns > 0 { self.columns = Int(columns) }
    if rows > 0 { self.rows = Int(rows) }
  }
}
