public import Foundation
public import Reports

/// A GET request as a service makes it.
struct HTTPRequest: Hashable, Sendable {
  var url: URL
  /// By name. They are added to the headers of every request, or replace them.
  var headers: [String: String] = [:]
  var service: AskedService
  /// A key in the address or a header, which must not be sent elsewhere.
  var secret: String?
  /// The most bytes of the answer, where it is expected to be small.
  var bodyLimit = Int.max

  /// The address with the headers, a line each.
  var name: String {
    ([url.absoluteString] + headers.map { "\($0.key): \($0.value)" }.sorted())
      .joined(separator: "\n")
  }
}

/// The answer of a server, whatever its status.
public struct HTTPResponse: Sendable {
  public var status: Int
  public var host: CleanText
  /// By lower-case name.
  public var headers: [String: String]
  public var body: [UInt8]
  /// The key that was sent.
  private var secret: String?

  public init(
    status: Int, host: CleanText, headers: [String: String] = [:], body: [UInt8],
    secret: String? = nil
  ) {
    self.status = status
    self.host = host
    self.headers = headers
    self.body = body
    self.secret = secret
  }

  /// A reason that the answer gives, for a sentence. A service may repeat the key that was sent.
  public func reason(_ text: String) -> CleanText {
    let keys = [secret, secret.map(BaseAddress.encoded)].compactMap { $0 }.filter { !$0.isEmpty }
    return keys.reduce(text) { $0.replacing($1, with: "…") }.cleaned(limit: 300)
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
  var hostName: CleanText { (host(percentEncoded: true) ?? "").cleaned(limit: 253) }
}
