public import Foundation
import WeatherModels

/// A GET request as a service makes it.
struct HTTPRequest: Hashable, Sendable {
  var url: URL
  /// By name. They are added to the headers of every request, or replace them.
  var headers: [String: String] = [:]
  var service: AskedService
  /// The address or a header holds a key, so that it must not be sent elsewhere.
  var hasSecret = false
  /// The most bytes of the answer, where it is expected to be small.
  var bodyLimit = Int.max
}

/// The answer of a server, whatever its status.
public struct HTTPResponse: Sendable {
  public var status: Int
  public var host: String
  /// By lower-case name.
  public var headers: [String: String]
  public var body: [UInt8]

  public init(status: Int, host: String, headers: [String: String] = [:], body: [UInt8]) {
    self.status = status
    self.host = host
    self.headers = headers
    self.body = body
  }

  /// The moment in a header such as `Expires`.
  public func date(_ header: String) -> Date? { headers[header].flatMap(HTTPDate.date) }

  /// The seconds after which the server wants the next request, if given: a number, or a moment (RFC 9110, 10.2.3).
  public func retryAfter(now: Date) -> Double? {
    let seconds =
      headers["retry-after"].flatMap(Double.init) ?? date("retry-after")?.timeIntervalSince(now)
    return seconds.flatMap { $0.isFinite ? max(0, $0) : nil }
  }
}

extension URL {
  // Percent-encoded, for the name may be anything that a redirect says.
  var hostName: String { host(percentEncoded: true) ?? "" }
}
