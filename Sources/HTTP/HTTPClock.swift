package import Foundation

/// Time and chance, as a client needs them.
package struct HTTPClock: Sendable {
  /// Seconds since some moment; never goes back.
  package var uptime: @Sendable () -> Double
  package var now: @Sendable () -> Date
  /// Waits for seconds, and throws when the task is cancelled meanwhile.
  package var pause: @Sendable (Double) async throws -> Void
  /// 0…1.
  package var chance: @Sendable () -> Double

  package static var system: HTTPClock {
    let start = ContinuousClock.now
    return HTTPClock(
      uptime: { start.duration(to: .now) / .seconds(1) }, now: { Date() },
      pause: { try await Task.sleep(for: .seconds($0)) }, chance: { Double.random(in: 0...1) })
  }
}
