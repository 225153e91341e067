import Synchronization

/// Does the same work once for all callers that want it at the same time.
final class RequestCoalescer<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Continuation = CheckedContinuation<Value?, Never>

  private struct Flight {
    /// The ticket of the caller that began it.
    var number: Int
    var task: Task<Void, Never>
    var waiting: [Int: Continuation]
  }

  private struct State {
    var nextTicket = 0
    var flights: [Key: Flight] = [:]
  }

  private let state = Mutex(State())

  /// The number of pieces of work under way.
  var count: Int { state.withLock { $0.flights.count } }

  /// The number of callers that wait for it.
  var callers: Int { state.withLock { $0.flights.values.reduce(0) { $0 + $1.waiting.count } } }

  /// The value of `work`, or of the same work already under way; `nil` as soon as the task is canceled. Work that has
  /// lost its last waiter is canceled, too.
  func run(_ key: Key, _ work: @escaping @Sendable () async -> Value) async -> Value? {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        join(key, ticket, continuation, work)
      }
    } onCancel: {
      leave(key, ticket)
    }
  }
}

extension RequestCoalescer {
  private func join(
    _ key: Key, _ ticket: Int, _ continuation: Continuation,
    _ work: @escaping @Sendable () async -> Value
  ) {
    let mayWait = state.withLock { state in
      // The caller may have been cancelled before it waits, when `leave` finds nothing.
      guard !Task.isCancelled else { return false }
      if state.flights[key] == nil {
        let task = Task { self.land(key, ticket, await work()) }
        state.flights[key] = Flight(number: ticket, task: task, waiting: [:])
      }
      state.flights[key]?.waiting[ticket] = continuation
      return true
    }
    if !mayWait { continuation.resume(returning: nil) }
  }

  private func land(_ key: Key, _ number: Int, _ value: Value) {
    let waiting = state.withLock { state in
      // Work that was given up lands when other work may be under way for the same key.
      guard state.flights[key]?.number == number else { return [Continuation]() }
      return (state.flights.removeValue(forKey: key)?.waiting.values).map(Array.init) ?? []
    }
    for continuation in waiting { continuation.resume(returning: value) }
  }

  private func leave(_ key: Key, _ ticket: Int) {
    let (continuation, abandoned) = state.withLock {
      state -> (Continuation?, Task<Void, Never>?) in
      guard let continuation = state.flights[key]?.waiting.removeValue(forKey: ticket) else {
        return (nil, nil)
      }
      guard state.flights[key]?.waiting.isEmpty == true else { return (continuation, nil) }
      return (continuation, state.flights.removeValue(forKey: key)?.task)
    }
    abandoned?.cancel()
    continuation?.resume(returning: nil)
  }
}
