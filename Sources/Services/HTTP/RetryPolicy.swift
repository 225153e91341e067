import Foundation
import Reports

/// Whether and when a request that failed is made again.
struct RetryPolicy {
  /// The most tries of one request, the first included.
  var tries = 3
  /// The pause before the second try, in seconds; it doubles with every further one.
  var firstPause = 0.3
  /// Less than this is not worth another try, in seconds.
  var leastTime = 0.2

  /// The seconds to wait before the next try, or `nil` if another try is useless.
  ///
  /// `tried` is the number of tries so far, and `left` the rest of the time for the whole exchange, in seconds.
  /// `chance`, 0…1, spreads the pauses of many programs that saw the same outage.
  func pause(
    after outcome: Result<HTTPResponse, ServiceError>, tried: Int, left: Double, chance: Double,
    now: Date
  ) -> Double? {
    guard tried < tries, canHelp(after: outcome) else { return nil }
    let backOff = firstPause * pow(2, Double(tried - 1)) * (0.5 + chance / 2)
    let wanted = (try? outcome.get())?.retryAfter(now: now)
    // A limit ends when its counter clears, which only the service knows.
    if case .success(let answer) = outcome, answer.status == 429, wanted == nil { return nil }
    let pause = max(backOff, wanted ?? 0)
    return pause + leastTime <= left ? pause : nil
  }

  /// Refused connections and unknown hosts fail at once and in the same way again.
  private func canHelp(after outcome: Result<HTTPResponse, ServiceError>) -> Bool {
    switch outcome {
    case .success(let answer): [408, 429, 500, 502, 503, 504].contains(answer.status)
    case .failure(.timedOut), .failure(.connectionLost): true
    case .failure: false
    }
  }
}
