/// Words shown while there is no network.
public protocol FaultPhrases: Sendable {
  /// Shown beside the names of the screens, with this machine's time.
  func offline(since time: String) -> String
}
