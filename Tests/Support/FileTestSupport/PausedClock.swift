internal import Foundation
public import SafeFiles
internal import Synchronization

/// A clock that only the pauses of its calls move, and a test.
public final class PausedClock: Sendable {
  private let seconds = Mutex(0.0)

  public init() {}

  /// The seconds that were paused.
  public var waited: Double { seconds.withLock { $0 } }

  public func pass(_ time: Double) { seconds.withLock { $0 += time } }

  public var calls: FileCalls {
    var calls = FileCalls.live
    calls.uptime = { 1000 + self.waited }
    calls.pause = { self.pass($0) }
    return calls
  }
}

extension TemporaryFolder {
  /// Holds the lock of a file, as another program would, until the descriptor is closed.
  public func lock(_ name: String) -> Int32 {
    let lock = open(path + "/" + name, O_RDWR | O_CREAT, 0o600)
    flock(lock, LOCK_EX)
    return lock
  }
}
