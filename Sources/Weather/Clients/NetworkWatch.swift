/// Reports that a network which was lost is back. Asked only while something waits for it.
public struct NetworkWatch: Sendable {
  /// An element whenever a link, an address or a route of this machine has changed. Watches while it is iterated.
  public var changes: @Sendable () -> AsyncStream<Void>
  /// Quietly repeats the request that failed last; returns whether it was answered.
  var isAnswered: @Sendable () async -> Bool
  /// Waits for seconds, or until the task is canceled.
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

  public static let noop = NetworkWatch(
    changes: { AsyncStream { $0.finish() } }, isAnswered: { false },
    // Waits until it is cancelled, since there is nothing to ask.
    pause: { _ in _ = try? await Task.sleep(for: .seconds(1 << 30)) })

  /// The seconds between two checks without a change in between. A change often precedes a working network by a moment,
  /// so the first pauses are short.
  private static let pauses = [1.0, 2, 5, 10, 20, 40, 80, 160, 300]
  private static let firstPause = 2

  /// Calls `body` when the network works again, and ends when it returns `true`. It checks after every change, and now
  /// and then without one. Changes count from the moment that `changes` were opened.
  public func whenBack(
    after changes: AsyncStream<Void>, _ body: @MainActor @Sendable () async -> Bool
  ) async {
    enum Moment { case change, pauseIsOver }
    let (moments, moment) = AsyncStream.makeStream(
      of: Moment.self, bufferingPolicy: .bufferingNewest(1))
    let watching = Task {
      for await _ in changes { moment.yield(.change) }
    }
    defer { watching.cancel() }
    var step = Self.firstPause
    var comingMoments = moments.makeAsyncIterator()
    while !Task.isCancelled {
      let seconds = Self.pauses[step]
      let waiting = Task {
        await pause(seconds)
        if !Task.isCancelled { moment.yield(.pauseIsOver) }
      }
      let next = await comingMoments.next()
      waiting.cancel()
      guard let next else { return }
      step = next == .change ? 0 : min(step + 1, Self.pauses.count - 1)
      if await isAnswered(), !Task.isCancelled, await body() { return }
    }
  }
}
