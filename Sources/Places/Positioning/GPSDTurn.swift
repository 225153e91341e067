internal import Clients
internal import Glibc
internal import Synchronization

/// One request to gpsd: the first connection with an answer wins, and the others are stopped.
final class GPSDTurn: Sendable {
  typealias Answer = Result<Position, PositionError>

  private enum State {
    case new
    case waiting(CheckedContinuation<Answer, Never>)
    case finished(Answer)
  }

  /// The end of a pipe that becomes readable when the turn is over.
  let over: Int32
  private let bell: Int32
  private let state = Mutex(State.new)

  /// `nil` when the process has no more file descriptors.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    over = ends[0]
    bell = ends[1]
  }

  deinit {
    close(over)
    close(bell)
  }

  func begin(_ continuation: CheckedContinuation<Answer, Never>) {
    let early = state.withLock { state -> Answer? in
      if case .finished(let answer) = state { return answer }
      state = .waiting(continuation)
      return nil
    }
    if let early { continuation.resume(returning: early) }
  }

  func finish(_ answer: Answer) {
    let waiting = state.withLock { state -> CheckedContinuation<Answer, Never>? in
      if case .finished = state { return nil }
      defer { state = .finished(answer) }
      if case .waiting(let continuation) = state { return continuation }
      return nil
    }
    // One byte for each waiter with an answer: they always fit into an empty pipe.
    _ = Glibc.write(bell, [0], 1)
    waiting?.resume(returning: answer)
  }
}
