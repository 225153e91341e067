public import Foundation
public import JSON
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

  /// The body where the status is 200.
  ///
  /// - Throws: `status` for any other.
  public func content(reason: CleanText? = nil) throws(ServiceError) -> [UInt8] {
    guard status == 200 else { throw .status(status, host: host, reason: reason) }
    return body
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

/// Dates in HTTP headers (RFC 9110, 5.6.7): `Mon, 20 Jul 2020 12:14:53 GMT`.
enum HTTPDate {
  /// `nil` for anything but the form that servers must send.
  static func date(_ text: String) -> Date? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 6, words[5] == "GMT",
      let month = CalendarDay.shortMonths.firstIndex(of: words[2]),
      let year = Int(words[3]), let day = Int(words[1]),
      let date = CalendarDay(year: year, month: month + 1, day: day)
    else { return nil }
    let clock = words[4].split(separator: ":", omittingEmptySubsequences: false).map {
      Int($0) ?? -1
    }
    guard clock.count == 3, zip(clock, [24, 60, 61]).allSatisfy({ (0..<$1).contains($0) }) else {
      return nil
    }
    let seconds = (date.daysSince1970 * 24 + clock[0]) * 3600 + clock[1] * 60 + clock[2]
    return Date(timeIntervalSince1970: Double(seconds))
  }
}

extension AskedService {
  /// The value that `read` makes of the body of an answer.
  ///
  /// - Throws: `badAnswer` if it isn't JSON, or is longer than any answer of a service.
  public func parsed<Value>(
    _ body: [UInt8], _ read: (inout JSONReader) throws(JSONReader.Failure) -> Value
  ) throws(ServiceError) -> Value {
    guard !body.isEmpty else { throw badAnswer("empty") }
    var reader = JSONReader(body)
    do throws(JSONReader.Failure) {
      let value = try read(&reader)
      try reader.end()
      return value
    } catch {
      throw badAnswer(error.detail.cleaned(limit: 100))
    }
  }

  /// The body of an answer as a tree.
  public func tree(_ body: [UInt8]) throws(ServiceError) -> JSONTree {
    try parsed(body) { (reader) throws(JSONReader.Failure) in try JSONTree(&reader) }
  }
}
