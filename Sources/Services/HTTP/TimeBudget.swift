public import Reports
import Synchronization

/// The time for the answer to one question, whichever services are asked and by however many requests.
///
/// It begins with the first request. A list of places is answered bit by bit: there it begins again with
/// every answer, so that only silence uses it up.
public final class TimeBudget: Sendable {
  /// The budget of the requests of this task, beside their own limit of time.
  @TaskLocal public static var current: TimeBudget?

  /// The share of the remaining time that a service may use while another one is still to be asked.
  private static let shareOfOne = 0.6

  private struct State {
    var start: Double?
    var share = 1.0
  }

  private let seconds: Double
  private let isForList: Bool
  /// One request may take all of it.
  let isLong: Bool
  private let uptime: @Sendable () -> Double
  private let state = Mutex(State())

  /// `uptime` is a clock of seconds that never goes back.
  init(
    seconds: Double, isForList: Bool = false, isLong: Bool = false,
    uptime: @escaping @Sendable () -> Double
  ) {
    self.isLong = isLong
    self.seconds = seconds
    self.isForList = isForList
    self.uptime = uptime
  }

  /// The seconds that the next request may take.
  func left() -> Double {
    let now = uptime()
    return state.withLock { state in
      let start = state.start ?? now
      state.start = start
      return max(0, seconds - (now - start)) * state.share
    }
  }

  /// Whether more time than that of a command is meant for its answers.
  var hasParts: Bool { isForList || isLong }

  /// An answer came, or the wait is over.
  public func answered() {
    if isForList { state.withLock { $0.start = nil } }
  }

  /// Runs `body`, each of its requests within the time that is left.
  public func bounding<Value>(
    isLast: Bool = true, _ body: () async throws(ServiceError) -> Value
  ) async throws(ServiceError) -> Value {
    state.withLock { $0.share = isLast ? 1 : Self.shareOfOne }
    let result: Result<Value, ServiceError> = await Self.$current.withValue(self) {
      do throws(ServiceError) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
