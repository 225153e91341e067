public import Clients
public import Foundation
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

  // Of one service in `status`
  var lastReportHeading: String { get }
  var requestsHeading: String { get }
  func lastFailure(secondsAgo: Double, _ sentence: String) -> String
  /// Lists the services that Vane could ask and hasn't.
  func neverAsked(_ services: [String], others: Int) -> String
  /// The name of the service that locates an IP address.
  var internetAddressService: String { get }
  /// The service that finds roads.
  var roadService: String { get }
  /// The period is a minute, an hour or a day, in seconds.
  func used(_ requests: Double, of limit: RequestLimit, sinceDay start: Date) -> String
  func contacted(_ hosts: [String]) -> String

  /// Explains the use of the setting `contact`.
  var contactIsSent: String { get }
  /// Another service was chosen in a run with `--sample`.
  var sampleStays: String { get }

  // A place without a report
  func placeFacts(localTime: String, coordinate: String) -> String
  /// Why not follows.
  var missingWeather: String { get }
}
