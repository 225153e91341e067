import CommandKit
import Foundation
import LineEditor
import Phrases
import SafeFiles
import TerminalText

/// The source of lines in this run, and the number of colors of the output.
enum Lines {
  static func make(
    for invocation: Invocation, _ runMode: RunMode, _ environment: [String: String],
    completions: CompletionSource, notices: NoticeBoard, asksForBackground: Bool,
    onBackground: @escaping @Sendable (String?) -> Void,
    onResize: @escaping @Sendable () -> Void, onInterrupt: @escaping @Sendable () -> Void
  ) -> any LineSource {
    let isASCII = !isUTF8(environment)
    var options = TerminalLines.Options()
    options.columns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    options.showsSpinner = !invocation.plain
    options.isASCII = isASCII
    guard runMode.isInteractive else {
      onBackground(nil)
      options.columns = invocation.size?.columns ?? options.columns
      options.rows = invocation.size?.rows
      return plain(options, onInterrupt: onInterrupt)
    }
    options.hasKeys = environment["TERM"] != "dumb"
    options.backgroundTimeout = asksForBackground ? .milliseconds(100) : nil
    options.endOfInputText = CommandName.quit.rawValue
    var handlers = TerminalLines.Handlers()
    handlers.completions = {
      let list = completions.completions(for: $0)
      return isASCII ? list.inASCII : list
    }
    handlers.onInterrupt = onInterrupt
    if environment["TERM"] != "dumb" { handlers.onResize = { _ in onResize() } }
    handlers.onBackground = onBackground
    let folder = try? Directories(environment: environment).state
    let history = LineHistory(path: folder.map { $0 + "/lines" }) { notices.post(.history($0)) }
    return TerminalLines(
      input: STDIN_FILENO, output: STDOUT_FILENO, history: history, options: options,
      handlers: handlers)
  }

  /// The standard input and outputs as they are.
  static func plain(
    _ options: TerminalLines.Options = .init(), onInterrupt: @escaping @Sendable () -> Void = {}
  ) -> PlainLines {
    PlainLines(
      input: STDIN_FILENO, output: STDOUT_FILENO, errors: STDERR_FILENO,
      options: options, onInterrupt: onInterrupt)
  }

  static func depth(_ invocation: Invocation, _ environment: [String: String]) -> ColorDepth {
    if invocation.plain || invocation.json || invocation.csv { return .none }
    return ColorDepth(
      invocation.color, environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1)
  }

  /// Whether the locale says UTF-8.
  static func isUTF8(_ environment: [String: String]) -> Bool {
    let locale = Language.locale("LC_CTYPE", environment)?.lowercased()
    let encoding = locale?.split(separator: "@").first?.split(separator: ".").last
    return encoding == "utf-8" || encoding == "utf8"
  }

  /// The country of the locale by which things are measured: `US` of `en_US.UTF-8`.
  static func country(_ environment: [String: String]) -> String? {
    let name = Language.locale("LC_MEASUREMENT", environment)?.prefix { $0 != "." && $0 != "@" }
    guard let name, let line = name.lastIndex(of: "_") else { return nil }
    return name[name.index(after: line)...].uppercased()
  }
}
