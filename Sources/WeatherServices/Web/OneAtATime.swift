import Synchronization

/// Lets one task through at a time, in the order in which they came.
final class OneAtATime: Sendable {
  private struct State {
    var isTaken = false
    var nextTicket = 0
    var waiting: [(ticket: Int, continuation: CheckedContinuation<Bool, Never>)] = []
  }

  private let state = Mutex(State())

  /// Waits for its turn and gives it back after `work`; `nil` when the task was cancelled while it waited.
  func run<Value: Sendable>(_ work: () async -> Value) async -> Value? {
    guard await take() else { return nil }
    defer { leave() }
    return await work()
  }
}

extension OneAtATime {
  private func take() async -> Bool {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The task may have been cancelled before it stands in the queue, when `drop` finds nothing there.
        let answer: Bool? = state.withLock { state in
          if Task.isCancelled { return false }
          if !state.isTaken {
            state.isTaken = true
            return true
          }
          state.waiting.append((ticket, continuation))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      drop(ticket)
    }
  }

  private func leave() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard !state.waiting.isEmpty else {
        state.isTaken = false
        return nil
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume(returning: true)
  }

  private func drop(_ ticket: Int) {
    let dropped = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard let index = state.waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
      return state.waiting.remove(at: index).continuation
    }
    dropped?.resume(returning: false)
  }
}
