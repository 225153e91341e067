public import Foundation
public import WeatherModels

/// Why a service gave no answer. The words for people stand in `Phrases`.
public enum ServiceError: Error, Hashable, Sendable {
  /// The machine has no way to the network.
  case noNetwork(host: String)
  /// The name service knows no such host, or could not be asked.
  case unknownHost(String)
  case refused(host: String)
  /// The connection ended before the answer was complete.
  case connectionLost(host: String)
  /// No certificate, an expired one, or one for another host.
  case untrusted(host: String)
  case timedOut(host: String, seconds: Double)
  case tooLarge(host: String)
  /// A status other than 200, or an error told with 200, with the service's own reason where it gave one.
  case status(Int, host: String, reason: String?)
  /// The service's limit is reached; `until` is when its counter clears, if that is known.
  case limited(Service, until: Date?)
  /// The answer is not what the service promises; `detail` says where, for a report of the fault.
  case badAnswer(Service, detail: String)
  /// The same of a service that warns.
  case badWarnings(WarningService, detail: String)
  /// The answer leaves out a place that was asked for.
  case noReport
  /// A base address that cannot be used, by the name of the setting that holds it.
  case badAddress(setting: String, value: String)
  case cancelled
}
