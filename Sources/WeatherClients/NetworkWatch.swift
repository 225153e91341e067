/// What tells that a network which was lost is back. Asked only while something waits for it.
public struct NetworkWatch: Sendable {
  /// An element whenever a link, an address or a route of this machine has changed. Watches while it is iterated.
  public var changes: @Sendable () -> AsyncStream<Void>
  /// Makes the request that failed last again, quietly; whether anybody answered it.
  public var isAnswered: @Sendable () async -> Bool
  /// Waits for seconds, or until the task is cancelled.
  public var pause: @Sendable (_ seconds: Double) async -> Void

  public init(
    changes: @escaping @Sendable () -> AsyncStream<Void>,
    isAnswered: @escaping @Sendable () async -> Bool,
    pause: @escaping @Sendable (Double) async -> Void
  ) {
    self.changes = changes
    self.isAnswered = isAnswered
    self.pause = pause
  }

  /// Sees nothing and never asks.
  public static let blind = NetworkWatch(
    changes: { AsyncStream { $0.finish() } }, isAnswered: { false },
    // For ever, as nothing is to be asked; this ends only by being cancelled.
    pause: { _ in _ = try? await Task.sleep(for: .seconds(1 << 30)) })
}

extension NetworkWatch {
  /// The seconds between two questions where nothing changes: more each time, up to the last.
  static let pauses = [5.0, 10, 20, 40, 80, 160, 300]

  /// Asks after every change, and now and then without one, until `body` says that it was the last time.
  /// `body` is called when the network answers.
  public func whenBack(_ body: @MainActor @Sendable () async -> Bool) async {
    let (moments, moment) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let watching = Task {
      for await _ in changes() { moment.yield() }
    }
    let asking = Task {
      var turn = 0
      while !Task.isCancelled {
        await pause(Self.pauses[min(turn, Self.pauses.count - 1)])
        moment.yield()
        turn += 1
      }
    }
    defer {
      watching.cancel()
      asking.cancel()
    }
    for await _ in moments {
      if await isAnswered(), !Task.isCancelled, await body() { return }
    }
  }
}
