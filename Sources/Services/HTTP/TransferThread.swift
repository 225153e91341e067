import CCurl
import Foundation
import Reports
import Synchronization

/// Makes transfers, any number at once, on one thread that keeps their connections for the next ones.
final class TransferThread: Sendable {
  private typealias Continuation = CheckedContinuation<Transfer.Outcome?, Never>

  private struct State {
    var lastTicket = 0
    /// Requests that the thread has not taken up yet.
    var arriving: [(ticket: Int, request: Transfer.Request)] = []
    /// The callers that wait for an outcome.
    var waiting: [Int: Continuation] = [:]
    /// Tickets of requests for which nobody waits any more.
    var leaving: [Int] = []
    var multi: Multi?
    var isOver = false

    func wakeUp() {
      if let multi { cc_multi_wakeup(multi.handle) }
    }
  }

  /// A multi handle. Only the thread uses it, but for waking that up, which libcurl allows to all.
  private struct Multi: @unchecked Sendable {
    let handle: UnsafeMutableRawPointer
  }

  /// The seconds in which libcurl ends a transfer whose time is over, if its thread can do anything at all.
  private static let grace = 0.2
  private static let longest = 86_400.0

  private let state = Mutex(State())

  /// The end of the transfer; `nil` as soon as the task is canceled, or without memory. It is in time even if the
  /// thread can't be woken, or waits for a file.
  ///
  /// - Throws: `missingLibrary`.
  func run(_ request: Transfer.Request) async throws(ServiceError) -> Transfer.Outcome? {
    try Curl.prepare()
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    let limit = Task {
      try await Task.sleep(for: .seconds(min(request.seconds, Self.longest) + Self.grace))
      leave(ticket, Transfer.Outcome(code: CURLE_OPERATION_TIMEDOUT))
    }
    defer { limit.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { start(request, ticket, $0) }
    } onCancel: {
      leave(ticket, nil)
    }
  }

  /// Ends the thread and its connections, and every transfer as if it were canceled.
  func stop() {
    let waiting = state.withLock { state in
      state.isOver = true
      state.wakeUp()
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume(returning: nil) }
  }
}

extension TransferThread {
  private func start(_ request: Transfer.Request, _ ticket: Int, _ continuation: Continuation) {
    let hasStarted = state.withLock { state in
      // The task may have been cancelled before it waits, when `leave` finds nothing.
      guard !Task.isCancelled, let multi = state.multi ?? open() else { return false }
      state.multi = multi
      state.arriving.append((ticket, request))
      state.waiting[ticket] = continuation
      state.wakeUp()
      return true
    }
    if !hasStarted { continuation.resume(returning: nil) }
  }

  /// The waiting task resumes at once; the thread ends the transfer later.
  private func leave(_ ticket: Int, _ outcome: Transfer.Outcome?) {
    let continuation = state.withLock { state in
      let continuation = state.waiting.removeValue(forKey: ticket)
      guard continuation != nil else { return continuation }
      state.leaving.append(ticket)
      state.wakeUp()
      return continuation
    }
    continuation?.resume(returning: outcome)
  }

  private func end(_ ticket: Int, _ outcome: Transfer.Outcome?) {
    state.withLock { $0.waiting.removeValue(forKey: ticket) }?.resume(returning: outcome)
  }

  private func open() -> Multi? {
    guard let handle = withCurl(cc_multi_new) else { return nil }
    let multi = Multi(handle: handle)
    Thread.detachNewThread { self.work(multi.handle) }
    return multi
  }

  /// The thread's own: from the first transfer to `stop`.
  private func work(_ multi: UnsafeMutableRawPointer) {
    // Signals are handled by other threads; a broken connection must not raise one here.
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)

    var transfers: [Int: Transfer] = [:]
    while true {
      let (arriving, leaving, isOver) = state.withLock { state in
        defer { (state.arriving, state.leaving) = ([], []) }
        return (state.arriving, state.leaving, state.isOver)
      }
      let ended = withCurl {
        for (ticket, request) in arriving {
          guard let transfer = Transfer(request),
            cc_multi_add(multi, transfer.easy) == CURLM_OK
          else {
            end(ticket, nil)
            continue
          }
          transfers[ticket] = transfer
        }
        for transfer in leaving.compactMap({ transfers.removeValue(forKey: $0) }) {
          cc_multi_remove(multi, transfer.easy)
        }
        cc_multi_perform(multi)
        return takeEnded(multi, &transfers)
      }
      for (ticket, outcome) in ended { end(ticket, outcome) }
      guard !isOver else { break }
      cc_multi_wait(multi, 60_000)
    }
    withCurl {
      for transfer in transfers.values { cc_multi_remove(multi, transfer.easy) }
      transfers = [:]
      cc_multi_free(multi)
    }
  }

  private func takeEnded(
    _ multi: UnsafeMutableRawPointer, _ transfers: inout [Int: Transfer]
  ) -> [(ticket: Int, outcome: Transfer.Outcome)] {
    var ended: [(ticket: Int, outcome: Transfer.Outcome)] = []
    var code = CURLE_OK
    while let easy = cc_multi_ended(multi, &code) {
      guard let ticket = transfers.first(where: { $0.value.easy == easy })?.key,
        let transfer = transfers.removeValue(forKey: ticket)
      else { continue }
      cc_multi_remove(multi, easy)
      ended.append((ticket, transfer.end(code)))
    }
    return ended
  }
}
