import Foundation
import NIOHTTP1
import WeatherModels

/// A GET request as a service makes it.
struct WebRequest: Sendable {
  var url: URL
  /// Added to those that every request has, or in their place.
  var headers: HTTPHeaders
  var service: AskedService
  /// The address or a header holds a key, so that it must not be sent elsewhere.
  var hasSecret: Bool

  /// What two requests have in common that one answer serves.
  struct Identity: Hashable, Sendable {
    fileprivate var url: URL
    fileprivate var headers: [String]
    fileprivate var service: AskedService
  }

  var identity: Identity {
    Identity(
      url: url, headers: headers.map { "\($0.name.lowercased()): \($0.value)" }.sorted(),
      service: service)
  }
}

/// What a web service answered, whatever its status.
struct WebAnswer: Sendable {
  var status: Int
  var host: String
  var headers: HTTPHeaders = [:]
  var body: [UInt8]
}

extension URL {
  // Percent-encoded, for the name may be anything that a redirect says.
  var hostName: String { host(percentEncoded: true) ?? "" }
}
