import Synchronization

/// Holds a request until a test lets it go.
final class Gate: Sendable {
  private struct Position {
    var isOpen = false
    var isReached = false
    var held: [CheckedContinuation<Void, Never>] = []
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let position = Mutex(Position())

  /// Waits for `open`, also in a task that is cancelled: not every service notices at once.
  func pass() async {
    let watchers = position.withLock { position in
      position.isReached = true
      defer { position.watchers = [] }
      return position.watchers
    }
    for watcher in watchers { watcher.resume() }
    await withCheckedContinuation { continuation in
      let isOpen = position.withLock { position in
        if !position.isOpen { position.held.append(continuation) }
        return position.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  func open() {
    let held = position.withLock { position in
      position.isOpen = true
      defer { position.held = [] }
      return position.held
    }
    for continuation in held { continuation.resume() }
  }

  /// Returns when a request has come to the gate.
  func reached() async {
    await withCheckedContinuation { continuation in
      let isReached = position.withLock { position in
        if !position.isReached { position.watchers.append(continuation) }
        return position.isReached
      }
      if isReached { continuation.resume() }
    }
  }
}

/// Lets everything that is ready run: on the main actor, and behind it, where the least urgent comes last.
@MainActor func settle() async {
  for _ in 0..<1000 {
    await Task.yield()
    await Task.detached(priority: .background) {}.value
  }
}
