import CommandKit
import Glibc
import Output
import Tell
import WeatherClients

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
        router.repeating[ObjectIdentifier(run)] = pending.location
      }
      background?.cancel()
      let task = start(run)
      background = task
      await task.value
      router.repeating[ObjectIdentifier(run)] = nil
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
