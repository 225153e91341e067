public import Foundation
public import Reports

/// The client, environment and clock with which a service is asked.
public struct ServiceConnection: Sendable {
  /// Shared with other services.
  public let http: HTTPClient
  /// Variables such as `VANE_METAR_URL` replace the addresses of services.
  public let environment: [String: String]
  /// The clock, for when an answer was fetched, and whether it is recent.
  public let now: @Sendable () -> Date

  public init(
    http: HTTPClient, environment: [String: String], now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.environment = environment
    self.now = now
  }

  /// The address of a request at the base that the variable `setting` has, or else at `standard`.
  public func url(
    _ setting: String, else standard: String, _ path: String,
    _ query: [(name: String, value: String)] = []
  ) throws(ServiceError) -> URL {
    try BaseAddress(setting: setting, in: environment, standard: standard).url(path, query)
  }
}
