internal import Synchronization

/// The time to wait for other programs where the work can go on without: some seconds, and none any more after that was
/// in vain, until a turn comes.
public final class Patience: Sendable {
  public let seconds: Double
  private let isLost = Mutex(false)

  public init(seconds: Double) { self.seconds = seconds }

  /// The seconds that may be waited.
  public var left: Double { isLost.withLock { $0 ? 0 : seconds } }

  public func lose() { isLost.withLock { $0 = true } }

  public func regain() { isLost.withLock { $0 = false } }
}
