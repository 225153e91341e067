public import Clients
public import Foundation

/// Asks gpsd where its receiver is.
///
/// The socket is read on a thread of its own: finding the host and waiting for a fix may take seconds, for which
/// Swift's own threads are too few.
public struct GPSD: Sendable {
  private let address: GPSDAddress
  private let seconds: Double
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - address: Where gpsd listens.
  ///   - seconds: How long to wait for a fix, from the beginning.
  ///   - now: The clock by which a fix is recent.
  public init(address: GPSDAddress, seconds: Double = 5, now: @escaping @Sendable () -> Date) {
    self.address = address
    self.seconds = seconds
    self.now = now
  }

  /// The receiver's position. A task that is canceled gets its answer at once.
  public func position() async throws(PositionError) -> Position {
    guard let turn = GPSDTurn() else { throw .connectionLost(address: address.shown) }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        turn.begin(continuation)
        let session = GPSDSession(address: address, seconds: seconds, now: now, turn: turn)
        Thread.detachNewThread {
          turn.finish(session.run())
        }
        // Looking up a name can't be canceled, and may take longer than the user would wait.
        Task {
          // The answer may come first, and then this one is not wanted.
          try? await Task.sleep(for: .seconds(seconds + 0.5))
          turn.finish(.failure(.silent(address: address.shown, seconds: seconds)))
        }
      }
    } onCancel: {
      turn.finish(.failure(.cancelled))
    }
    return try result.get()
  }
}
