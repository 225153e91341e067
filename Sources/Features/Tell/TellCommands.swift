public import Clients
public import CommandKit
import Documents
public import Phrases
import Presentation
import Reports
import TerminalText

/// `tell`, which can be typed on every screen.
public enum TellCommands {
  /// The commands of the list of alerts, which isn't built for them.
  public static var ofList: [CommandSignature] { TellPresenter.listCommands.map(\.signature) }

  /// `list` shows all alerts; `remember` has `undo` delete alerts that were added.
  public static func commands(
    _ teller: TellInteractor, list: ResolvedCommand,
    remember: @escaping @MainActor @Sendable ([SavedQuestion]) async throws(Failure) -> Void
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .tell, in: .alerts, shorts: ["alert"],
        examples: [
          "tell when rain 1h", "tell when below 0 in Oslo", "tell when above 30 at 1-3",
          "tell warnings in Bratislava", "tell warnings severe for wind",
          "tell when rain on my-ride at sat 8:00", "tell check", "tell on", "tell off",
        ], table: .news, summary: { $0.ofAlerts.tellSummary }
      ) {
        Argument.request.optional
      } run: { request in
        guard let request else {
          var list = list
          list.table = .questions
          return list
        }
        return ResolvedCommand.ending { () async throws(Failure) in
          let kept: [SavedQuestion]
          let phrases = teller.phrases
          let before = try teller.questions()
          switch request {
          case .ask(let text, let target): kept = try await teller.keep(text, target)
          case .way(let words): kept = [try teller.keep(way: words)]
          case .check: return try await check(teller)
          case .timer(let isOn): return try await turn(isOn, teller)
          }
          let items = kept.map { question -> JSONValue in
            ["question": .string(question.text), "place": question.place.json]
          }
          let old = kept.compactMap { question in before.first { $0.id == question.id } }
          let added = kept.filter { question in !old.contains { $0.id == question.id } }
          let same = old.filter { !$0.isPaused }
          teller.context.screen.show(
            Answer(
              sentences: (added.isEmpty ? [] : [phrases.willTell(added.map(teller.fullName))])
                + (same.isEmpty ? [] : [phrases.tellsAlready(same.map(teller.name))])
                + old.filter(\.isPaused).map { phrases.paused(teller.name($0), isPaused: false) }
                + (before.isEmpty ? [phrases.tellHint] : []),
              document: ["items": .array(items)]))
          try await remember(added)
        }
      }
    ]
  }

  private static func check(_ teller: TellInteractor) async throws(Failure) {
    let context = teller.context
    context.screen.wait(teller.phrases.asking)
    defer { context.screen.wait(nil) }
    let check = try await teller.check()
    // The user at the prompt reads them here.
    let shown =
      context.runMode.isInteractive ? check.messages : await teller.deliver(check.messages)
    let document: JSONValue = ["told": .array(check.messages.flatMap(\.json))]
    let isRead = context.words.appearance().isRead
    var answer =
      check.messages.isEmpty && context.runMode.isInteractive && check.failure == nil
      ? nothingNew(teller, document)
      : Answer(sentences: shown.map { $0.line(isRead: isRead) }, document: document)
    answer.status = check.messages.isEmpty ? .notFound : .done
    context.screen.show(answer)
    if let failure = check.failure { context.screen.say(teller.phrases.sentence(for: failure)) }
  }

  /// The alerts that are expected, in rows.
  private static func nothingNew(_ teller: TellInteractor, _ document: JSONValue) -> Answer {
    let rows = teller.expected().map { NamedValue($0.name, $0.sentence) }
    return Answer(document: document) { [notice = teller.phrases.nothingToTell] width in
      Page(
        lines: WeatherLines.note(notice, .plain, width: width)
          + WeatherLines.values(rows, width: width))
    }
  }

  private static let timer = "vane-tell.timer"

  /// Turns systemd's timer on or off, its units written where none are installed, or shows the line for cron.
  private static func turn(_ isOn: Bool, _ teller: TellInteractor) async throws(Failure) {
    let programs = teller.world.programs
    func systemd(_ words: String...) async -> Bool {
      await programs.run(["systemctl", "--user"] + words, [:]) == .done
    }
    if isOn, try Failure.wrapping(storage: programs.keepUnits(true)) {
      _ = await systemd("daemon-reload")
    }
    let isDone = await systemd(isOn ? "enable" : "disable", "--now", timer)
    if !isOn || !isDone, try Failure.wrapping(storage: programs.keepUnits(false)) {
      _ = await systemd("daemon-reload")
    }
    let line = "*/15 * * * * \(quoted(programs.path())) tell check"
    let phrases = teller.phrases
    teller.context.screen.show(
      Answer(
        isDone ? phrases.timer(isOn: isOn) : phrases.noTimer(cron: line, isOn: isOn),
        document: ["timer": .bool(isDone && isOn), "cron": isDone ? .null : .string(line)]))
  }

  /// The path as one word for a shell in a crontab, where a percent sign ends the line.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0))
    }
    return isPlain
      ? path : "'" + path.replacing("'", with: "'\\''").replacing("%", with: "\\%") + "'"
  }
}
