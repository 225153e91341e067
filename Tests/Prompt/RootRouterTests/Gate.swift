import Synchronization

/// Holds a request until a test lets it go.
final class Gate: Sendable {
  private let (arrival, opening) = (Event(), Event())

  /// Waits for `open`, also in a task that is cancelled: not every service notices at once.
  func pass() async {
    arrival.happen()
    await opening.wait()
  }

  func open() { opening.happen() }

  /// Returns when a request has come to the gate.
  func reached() async { await arrival.wait() }
}

private final class Event: Sendable {
  /// Nil when it has happened.
  private let waiting = Mutex<[CheckedContinuation<Void, Never>]?>([])

  func happen() {
    let held = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting ?? []
    }
    for continuation in held { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOver = waiting.withLock { waiting in
        waiting?.append(continuation)
        return waiting == nil
      }
      if isOver { continuation.resume() }
    }
  }
}

/// Lets everything that is ready run: on the main actor, and behind it, where the least urgent comes last.
@MainActor func settle() async {
  // As a pause that is cancelled ends, of which a search waits for the end.
  for _ in 0..<1000 where !Task.isCancelled {
    await Task.yield()
    await Task.detached(priority: .background) {}.value
  }
}
