public import Foundation
import Synchronization

/// A clock that advances only when told to.
public final class MovingClock: Sendable {
  private let time: Mutex<Date>

  public init(_ time: Date) { self.time = Mutex(time) }

  public var now: Date { time.withLock { $0 } }

  public func pass(_ seconds: Double) { time.withLock { $0 += seconds } }
}
