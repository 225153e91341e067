import Clients
import CommandKit
import Documents
import Foundation
import LineEditor
import Output
import Phrases
import Reports
import RootRouter
import TerminalText
import ToolServer

/// Decides once how this run prints, builds the world, and starts.
@main @MainActor enum Main {
  static func main() {
    Descriptors.fillGaps()
    run()
    MainQueue.serve()
  }

  private static func run() {
    let environment = ProgramEnvironment.values
    Descriptors.demandRoom(environment)
    Threads.demandRoom(environment)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let invocation: Invocation
    do {
      invocation = try Invocation(arguments, environment).findingHome(environment)
      if let text = try ShellCommand.text(invocation.words) { finish(with: text) }
    } catch {
      refuse(arguments, error, environment)
    }
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    var runMode = RunMode(
      isInteractive: isTerminal && invocation.words.isEmpty, json: invocation.json,
      canAsk: isTerminal && !invocation.json && !invocation.csv, assumesYes: invocation.yes,
      isPlain: invocation.plain,
      csv: invocation.csv, isOneCommand: !invocation.words.isEmpty,
      country: Lines.country(environment))
    runMode.wish = invocation.wish

    let notices = NoticeBoard(
      isInteractive: runMode.isInteractive, isASCII: !Lines.isUTF8(environment))
    let completions = CompletionSource()
    let (interrupts, resizes) = (Calls(), Calls())
    let answer = BackgroundAnswer()
    let withKeys = Live.withKeys(environment, notices)
    var world = Live(invocation, withKeys, notices: notices).world
    let depth = Lines.depth(invocation, environment)
    let theme = world.settings.string("theme") ?? "auto"
    let lines = Lines.make(
      for: invocation, runMode, environment, completions: completions, notices: notices,
      asksForBackground: theme == "auto" && depth != .none,
      onBackground: { answer.post($0) }, onResize: { resizes.post() }
    ) { interrupts.post() }
    notices.open(lines)
    if invocation.words == [ToolServer.command] {
      interrupts.listen { exit(ExitStatus.interrupted.rawValue) }
      if isatty(STDIN_FILENO) == 1 { lines.writeError(world.phrases.waitsForAgent + "\n") }
      return serve(ToolServer(world: world, country: runMode.country, lines: lines), lines, world)
    }

    let canvas: @Sendable () -> Canvas = {
      Canvas(xColor: answer.wait())
        ?? Canvas(Background(colorFGBG: environment["COLORFGBG"]) ?? .dark)
    }
    world.automatic = { [automatic = world.automatic] setting in
      setting == "theme" ? canvas().background.rawValue : automatic(setting)
    }
    let router = RootRouter(
      world: world, runMode: runMode, lines: lines,
      capabilities: TerminalCapabilities(
        depth: depth, canvas: canvas(), isUTF8: Lines.isUTF8(environment)))
    if let answer = ShellCompletion.answer(invocation.words, router) {
      lines.write(answer)
      lines.stop()
      exit(0)
    }
    let loop = PromptLoop(router: router, lines: lines, completions: completions)
    resizes.listen { loop.resize() }
    interrupts.listen { loop.interrupt() }

    let end = { (status: Int32) in
      // Only answers of services grow the archive; commands that need none must stay fast.
      if !runMode.isInteractive, loop.hasHeard { _ = world.history.archive.prune(1) }
      lines.stop()
      exit(status)
    }
    guard invocation.words.isEmpty else {
      return loop.run(invocation.words.map { $0.cleaned(limit: 10_000) }, end)
    }
    let prune = { if runMode.isInteractive { pruneLater(world.history.archive) } }
    loop.run(openingHome: runMode.isInteractive, afterStart: prune, end)
  }

  /// Prunes the archive when the start is over, and every hour: a session may last for days.
  private static func pruneLater(_ archive: ArchiveClient) {
    Task.detached(priority: .background) {
      var pause = Duration.seconds(5)
      while (try? await Task.sleep(for: pause)) != nil {
        pause = archive.prune(1) ? .milliseconds(50) : .seconds(3600)
      }
    }
  }

  /// Answers agents until their input ends.
  private static func serve(_ server: ToolServer, _ lines: any LineSource, _ world: World) {
    Task {
      await server.run()
      _ = world.history.archive.prune(1)
      end(lines)
    }
  }

  /// Ends a program that was asked for this text alone.
  private static func finish(with text: String) -> Never {
    let lines = Lines.plain()
    lines.write(text)
    end(lines)
  }

  /// Ends a program whose command line is not understood.
  private static func refuse(
    _ arguments: [String], _ failure: Failure, _ environment: [String: String]
  ) -> Never {
    let language = Invocation.language(arguments) ?? Live.language(environment)
    let sentence = language.phrases.sentence(for: failure).cleaned(limit: 10_000)
    let lines = Lines.plain()
    // A program that has asked for documents gets one.
    let flags = [ProgramFlag.json, .fields].map(\.rawValue)
    if arguments.contains(where: { flags.contains(where: $0.hasPrefix) }) {
      lines.write(JSONAnswer.usageFailure(sentence))
    } else {
      lines.writeError((Lines.isUTF8(environment) ? sentence : sentence.inASCII) + "\n")
    }
    end(lines, ExitStatus(failure, hasSaved: false))
  }

  /// Ends a program that has written all it had to say.
  private static func end(_ lines: any LineSource, _ status: ExitStatus = .done) -> Never {
    lines.stop()
    exit((lines.outputFailure == nil ? status : .failed).rawValue)
  }
}
