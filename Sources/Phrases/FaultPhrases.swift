/// Words shown while there is no network.
public protocol FaultPhrases: Sendable {
  /// Beside the names of the screens; the time is the hour and minute of this machine.
  func offline(since time: String) -> String
}
