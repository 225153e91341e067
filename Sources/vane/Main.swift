import Foundation
import LineEditor
import RootRouter
import SafeFiles
import TerminalText
import WeatherModels

/// Decides once how this run speaks, builds the world, and goes.
@main @MainActor enum Main {
  static func main() async {
    let command = VaneCommand.parsed()
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let manner = Manner(
      isInteractive: isTerminal && command.words.isEmpty, json: command.json,
      canAsk: isTerminal && !command.json, assumesYes: command.yes, isPlain: command.plain)

    let notices = NoticeBoard(isInteractive: manner.isInteractive)
    let completions = CompletionSource()
    let (interrupts, interrupt) = AsyncStream.makeStream(of: Void.self)
    let lines = Lines.make(
      for: command, manner, environment, completions: completions, notices: notices
    ) { interrupt.yield() }
    notices.open(lines)

    let world = Live.world(command, environment, notices: notices)
    let router = RootRouter(
      world: world, manner: manner, lines: lines,
      theme: Lines.hasColor(command, environment) ? .basic : .none)
    let loop = PromptLoop(router: router, lines: lines, completions: completions)
    Task { for await _ in interrupts { loop.interrupt() } }

    let status =
      command.words.isEmpty
      ? await loop.run(openingHome: manner.isInteractive)
      : await loop.run(command.commandWords.map { $0.cleaned(limit: 10_000) })
    lines.stop()
    exit(status)
  }
}
