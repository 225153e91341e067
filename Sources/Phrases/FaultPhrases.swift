/// What is said while the network is away.
public protocol FaultPhrases: Sendable {
  /// Beside the names of the screens; the time is the hour and minute of this machine.
  func offline(since time: String) -> String
}
