import Foundation

/// What a fetcher asks of time and chance.
struct WebClock: Sendable {
  /// Seconds since some moment; never goes back.
  var uptime: @Sendable () -> Double
  var now: @Sendable () -> Date
  /// Waits for seconds, and throws when the task is cancelled meanwhile.
  var pause: @Sendable (Double) async throws -> Void
  /// 0…1.
  var chance: @Sendable () -> Double

  static var system: WebClock {
    let start = ContinuousClock.now
    return WebClock(
      uptime: { start.duration(to: .now) / .seconds(1) }, now: { Date() },
      pause: { try await Task.sleep(for: .seconds($0)) }, chance: { Double.random(in: 0...1) })
  }
}
