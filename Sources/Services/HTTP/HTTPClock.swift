import Foundation

/// Time and chance, as a client needs them.
public struct HTTPClock: Sendable {
  /// Seconds since some moment; never goes back.
  var uptime: @Sendable () -> Double
  var now: @Sendable () -> Date
  /// Waits for seconds, and throws when the task is canceled meanwhile.
  public var pause: @Sendable (Double) async throws -> Void
  /// 0…1.
  var chance: @Sendable () -> Double

  public static var system: HTTPClock {
    let start = ContinuousClock.now
    return HTTPClock(
      uptime: { start.duration(to: .now) / .seconds(1) }, now: { Date() },
      pause: { try await Task.sleep(for: .seconds($0)) }, chance: { Double.random(in: 0...1) })
  }
}
