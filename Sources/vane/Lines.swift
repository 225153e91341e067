import Foundation
import LineEditor
import Phrases
import RootRouter
import SafeFiles

/// Where lines come from in this run, and whether they are coloured.
enum Lines {
  static func make(
    for command: VaneCommand, _ manner: Manner, _ environment: [String: String],
    completions: CompletionSource, notices: NoticeBoard,
    onInterrupt: @escaping @Sendable () -> Void
  ) -> any LineSource {
    let columns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    guard manner.isInteractive else {
      var options = PlainLines.Options()
      options.columns = columns ?? terminalColumns()
      options.showsSpinner = !command.plain
      return PlainLines(
        input: .descriptor(STDIN_FILENO), output: STDOUT_FILENO, errors: STDERR_FILENO,
        options: options, onInterrupt: onInterrupt)
    }
    var options = TerminalLines.Options()
    options.columns = columns
    options.showsSpinner = !command.plain
    options.endOfInputText = CommandName.quit.rawValue
    var handlers = TerminalLines.Handlers()
    handlers.completions = { completions.completions(for: $0) }
    handlers.onInterrupt = onInterrupt
    let folder = try? Directories(environment: environment).state
    let history = LineHistory(path: folder.map { $0 + "/lines" }) { notices.post(.history($0)) }
    return TerminalLines(
      input: STDIN_FILENO, output: STDOUT_FILENO, history: history, options: options,
      handlers: handlers)
  }

  /// The width of the terminal that a single command writes to, if it is one.
  private static func terminalColumns() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// `--plain`, then no-color.org, then bixense.com/clicolors, then the terminal itself.
  static func hasColor(_ command: VaneCommand, _ environment: [String: String]) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
    if command.plain || command.json || isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return true }
    return environment["TERM"] != "dumb" && isSet("TERM") && isatty(STDOUT_FILENO) == 1
  }
}
