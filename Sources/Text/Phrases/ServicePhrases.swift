public import Clients
public import Reports

/// Sentences about the weather services.
public protocol ServicePhrases: Sendable {
  /// Shown beside the names of the screens while there is no network, with this machine's time.
  func offline(since time: String) -> String
  /// About the file with a person's API keys.
  func keysNotUsed(_ error: KeyFileError) -> String
  /// Reports a fallback from one service to another, with the sentence that says why.
  func fallback(for missing: Service, answers: Service, because reason: String) -> String
  /// The service announced the end of the form in which it answered.
  func ending(_ service: Service) -> String
  /// Shown at sea. `offset` is `UTC−3`.
  func nauticalTime(_ offset: String) -> String
  /// The progress of requests for a long list.
  func asking(done: Int, of count: Int) -> String

  // Official warnings that are missing
  /// Omits the reason, for which there is no room; without a service if it isn't known which one was asked.
  func warningsUnread(of service: WarningService?) -> String
  /// Without a country, the place is in none, or in none that is known.
  func noWarningService(for country: String?) -> String

  // A place without a report
  func placeFacts(localTime: String, coordinate: String) -> String
  /// Why not follows.
  var missingWeather: String { get }
}
