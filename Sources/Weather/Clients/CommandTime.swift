import Synchronization

/// The time that all services together have within one command.
///
/// It passes while requests are under way, and begins anew when none was for a second: after a question to the user, or
/// in a command that goes on for hours.
public final class CommandTime: Sendable {
  /// The time of the command that the current task belongs to.
  @TaskLocal public static var current: CommandTime?

  private static let longestPause = 1.0

  private struct State {
    var start: Double?
    var underWay = 0
    var lastEnd = -Double.infinity
  }

  private let state = Mutex(State())

  public init() {}

  /// Begins a request; the seconds left of those that all have. `now` is by a clock that never goes back.
  public func begin(at now: Double, of seconds: Double) -> Double {
    state.withLock { state in
      let isNew = state.underWay == 0 && now - state.lastEnd > Self.longestPause
      let start = isNew ? now : state.start ?? now
      state.start = start
      state.underWay += 1
      return max(0, seconds - (now - start))
    }
  }

  /// Ends a request. After a part of a long answer, the time begins anew.
  public func end(at now: Double, isPart: Bool) {
    state.withLock { state in
      state.underWay -= 1
      state.lastEnd = now
      if isPart { state.start = now }
    }
  }
}
