import Clients
public import CommandKit
import Glibc
public import LineEditor
import Output
import Phrases
import Reports
import Tell

/// Reads lines and has them carried out, one after the other, until there are no more.
public final class PromptLoop {
  let router: RootRouter
  private let lines: any LineSource
  private let completions: CompletionSource
  var foreground: (task: Task<Void, Never>, run: CommandRun, before: [Location])?
  /// The command that continues after its prompt came back: the request for a fresh report after a saved one was shown.
  var background: Task<Void, Never>?
  /// That command, if it has shown nothing yet.
  private weak var waiting: CommandRun?
  /// The command to repeat when the network is back, and the task that waits for that.
  var pending: (run: CommandRun, location: Location)?
  var watching: Task<Void, Never>?
  private var status = ExitStatus.done
  /// Whether any service has answered since the start.
  public private(set) var hasHeard = false
  /// Whether the user knows why their settings and lists cannot be read.
  private var hasToldOfStorage = false
  /// Whether the user was told how to try Vane without a network.
  private var hasOfferedSample = false

  public init(router: RootRouter, lines: any LineSource, completions: CompletionSource) {
    self.router = router
    self.lines = lines
    self.completions = completions
  }

  /// Reads until the lines have ended or someone typed `quit`; the result is the exit status.
  ///
  /// `openingHome` brings the last search back before anything is typed. `afterStart` is called when the first prompt
  /// is there. Nothing before it awaits, for which Swift would start threads.
  public func run(
    openingHome: Bool, afterStart: @escaping () -> Void, _ then: @escaping (Int32) -> Void
  ) {
    let read = { [self] () -> Void in
      // At once, before the command continues, and not as a part of it.
      Task.immediateDetached { @MainActor in
        then(await self.readLines(belowPage: openingHome, afterStart))
      }
    }
    guard openingHome else { return read() }
    begin([CommandName.forecast.rawValue], isLaunch: true, read)
  }

  /// Carries out the one command of a shell's command line; the result is the exit status.
  public func run(_ words: [String], _ then: @escaping (Int32) -> Void) {
    begin(words) { [self] in then(end()) }
  }

  private func readLines(belowPage: Bool, _ afterStart: @escaping () -> Void) async -> Int32 {
    Task { afterStart() }
    let news = tellNews()
    defer { news?.cancel() }
    var isBelowPage = belowPage
    while !router.isQuitting, lines.outputFailure == nil {
      if router.runMode.isInteractive { completions.update(router.completionWords()) }
      switch await lines.nextLine(prompt: "> ", remember: true) {
      case .line(let line):
        // Whether a page had to be shown in parts depends on the window; what `q` does below it must not.
        let endsPage = line.filter { !$0.isWhitespace } == "q" && router.runMode.isInteractive
        if endsPage { router.onScreen.endsWithList = false }
        if router.output.pages(line) {
        } else if endsPage, isBelowPage {
          router.output.say(router.world.phrases.quitHint)
        } else {
          await perform(Arguments.split(line.cleaned(limit: 10_000)))
        }
        isBelowPage = !endsPage
      case .interrupted(let droppedText):
        // Whoever presses Ctrl-C has left the page.
        isBelowPage = false
        if droppedText { break }
        background?.cancel()
        if let waiting, !waiting.hasEnded { router.output.say(router.world.phrases.cancelled) }
        waiting = nil
        pending = nil
      case .endOfInput:
        return end()
      }
    }
    return end()
  }

  /// The window has another size.
  public func resize() { router.output.redraw() }

  private func perform(_ words: [String]) async {
    await withCheckedContinuation { continuation in begin(words) { continuation.resume() } }
  }

  /// Starts a command, and returns when the prompt need not wait for it any longer.
  private func begin(
    _ words: [String], isLaunch: Bool = false, _ then: @escaping () -> Void
  ) {
    // A new command doesn't wait for one whose page the user may have left.
    let run = CommandRun(words: words, isLaunch: isLaunch) { [weak self] in
      self?.background?.cancel()
    }
    let before = router.stack.locations
    router.latest = run
    let task = start(run)
    foreground = (task, run, before)
    run.whenReleased { [self] in
      foreground = nil
      lines.setBusy(nil)
      // A list takes the place of the answer that was waited for.
      let hasLeft = router.top != before.last || waiting != nil && router.onScreen.lister === run
      let goesOn = !run.hasEnded && !run.isAbandoned
      if hasLeft || goesOn { background?.cancel() }
      if goesOn { background = task }
      waiting = goesOn && !run.hasAnswer ? run : nil
      router.releaseScreens()
      then()
    }
  }

  /// Ctrl-C while a command is under way: it is dropped at once, whatever it waits for.
  public func interrupt() {
    guard let (task, run, before) = foreground, !run.isReleased else { return }
    task.cancel()
    // A program waits for one document, whatever becomes of the command.
    if router.runMode.json { router.output.fail(run, .service(.cancelled), advice: nil) }
    router.stack.return(to: before)
    lines.setBusy(nil)
    if !router.runMode.json { router.output.say(router.world.phrases.cancelled) }
    status = status.worse(.interrupted)
    run.abandon()
  }

  func start(_ run: CommandRun) -> Task<Void, Never> {
    Task { await run.perform { await carryOut(run) } }
  }

  private func carryOut(_ run: CommandRun) async {
    do {
      if run.isRepeated, let again = run.again {
        try await router.follow(Route(next: again))
      } else {
        try await router.execute(run.words, run)
      }
      router.output.finish(run)
      status = status.worse(run.status)
      if !run.isAbandoned { tellOfStorage() }
      if run.hasHeard, !run.isRepeated, !run.isAbandoned { endOffline() }
    } catch {
      fail(run, error)
    }
    hasHeard = hasHeard || run.hasHeard
    run.end()
  }

  private func fail(_ run: CommandRun, _ failure: Failure) {
    // A background request that was canceled because the user went elsewhere isn't a failure.
    if failure == .service(.cancelled), run.isReleased { return }
    let triesAgain =
      failure.isConnectivityError && router.runMode.isAtPrompt
      && !run.isAbandoned
    if triesAgain {
      watchNetwork(for: run)
      if run.isRepeated { return }
    }
    if case .storage = failure { hasToldOfStorage = true }
    status = status.worse(ExitStatus(failure, hasSaved: run.hasAnswer))
    let offersSample = failure.isOfMissingNetwork && !run.hasAnswer && !hasOfferedSample
    if offersSample { hasOfferedSample = true }
    router.output.fail(
      run, failure, advice: offersSample ? router.world.phrases.tryTheSample : nil,
      triesAgain: triesAgain)
  }

  /// A command that wanted them by the way was done without them; the first such is followed by the reason.
  private func tellOfStorage() {
    guard !hasToldOfStorage else { return }
    do {
      _ = try Failure.wrapping(storage: router.world.settings.home())
    } catch {
      hasToldOfStorage = true
      router.output.say(router.output.sentence(for: error))
    }
  }

  func end() -> Int32 {
    background?.cancel()
    watching?.cancel()
    if let code = lines.outputFailure {
      // A reader who closes the pipe has read enough; a full disk is news.
      if code != EPIPE { router.output.say(router.world.phrases.outputLost) }
      let isDone = code == EPIPE && router.latest?.isLog == true
      return (isDone ? ExitStatus.done : .failed).rawValue
    }
    // The user saw what failed; a script has to be told.
    return router.runMode.isInteractive ? ExitStatus.done.rawValue : status.rawValue
  }
}

// Questions that stay
extension PromptLoop {
  /// Checks alerts from time to time while the prompt is open, and writes news above the line being typed.
  func tellNews() -> Task<Void, Never>? {
    guard router.runMode.isAtPrompt else { return nil }
    return Task { [router] in
      for await _ in router.world.newsTimes() {
        let news = await router.teller.news()
        if !Task.isCancelled, !news.isEmpty { router.output.announce(news) }
      }
    }
  }
}

// Network lost, network back
extension PromptLoop {
  func watchNetwork(for run: CommandRun) {
    router.offlineSince = router.offlineSince ?? router.world.now()
    if !run.isRepeated, run.again != nil { pending = (run, router.top) }
    guard watching == nil else { return }
    // Opened before the failure is reported: a change that the user makes at once must not be missed.
    let watch = router.world.networkWatch
    let changes = watch.changes()
    watching = Task { [weak self] in
      await watch.whenBack(after: changes) { await self?.repeatPending() ?? true }
    }
  }

  /// Retries the pending command, because the network is back; returns whether it is settled.
  private func repeatPending() async -> Bool {
    await foreground?.task.value
    guard let since = router.offlineSince else { return true }
    router.offlineSince = nil
    if let pending {
      let run = CommandRun(again: pending.run)
      if router.top != pending.location {
        router.stack.repeating[ObjectIdentifier(run)] = pending.location
      }
      background?.cancel()
      let task = start(run)
      background = task
      await task.value
      router.stack.repeating[ObjectIdentifier(run)] = nil
    }
    guard router.offlineSince == nil else {
      router.offlineSince = since
      return false
    }
    endOffline()
    return true
  }

  func endOffline() {
    router.offlineSince = nil
    pending = nil
    watching?.cancel()
    watching = nil
  }
}
