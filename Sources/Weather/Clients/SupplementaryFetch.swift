/// The requests made beside that for a report. The page waits for them a little; later answers are there for the next
/// page, and failures are ignored: the command for that data alone reports the reason.
@MainActor public final class SupplementaryFetch {
  private let requests: [@MainActor () async -> Void]
  private let timeout: @Sendable () async -> Void
  private var tasks: [Task<Void, Never>] = []
  private let done: AsyncStream<Never>
  private let end: AsyncStream<Never>.Continuation

  /// `timeout` returns when a page has waited long enough.
  public init(
    _ requests: [@MainActor () async -> Void],
    timeout: @escaping @Sendable () async -> Void = second
  ) {
    self.requests = requests
    self.timeout = timeout
    (done, end) = AsyncStream.makeStream()
  }

  public var isNeeded: Bool { !requests.isEmpty }

  /// Begins all of them at once.
  public func begin() {
    guard isNeeded else { return }
    let tasks = requests.map { request in Task { await request() } }
    self.tasks = tasks
    Task { [end] in
      for task in tasks { await task.value }
      end.finish()
    }
  }

  public func cancel() {
    for task in tasks { task.cancel() }
  }

  /// Returns when all have come, or when the timeout is over, or with the task that waits.
  public func settle() async {
    guard isNeeded else { return }
    let clock = Task { [end, timeout] in
      await timeout()
      end.finish()
    }
    for await _ in done {}
    clock.cancel()
  }

  /// Returns when all have come, however long that takes.
  public func finish() async {
    for task in tasks { await task.value }
  }

  // Fails only by being cancelled, which ends the waiting, too.
  public nonisolated static let second: @Sendable () async -> Void = {
    try? await Task.sleep(for: .seconds(1))
  }
}
