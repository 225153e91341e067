/// Holds answers back until it is opened.
public final class Gate: Sendable {
  private let (stream, continuation) = AsyncStream.makeStream(of: Never.self)

  public init() {}

  public func open() {
    continuation.finish()
  }

  /// Returns early when the task is cancelled.
  func wait() async {
    for await _ in stream {}
  }
}

extension Gate: Hashable {
  public static func == (a: Gate, b: Gate) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
