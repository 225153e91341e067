import Clients
import Foundation
import HTTP
import Reports

/// Requests from api.met.no by its rules: https://api.met.no/doc/TermsOfService. The client identifies itself, sends at
/// most four decimals, and doesn't ask again before an answer has expired.
struct MetNorwayRequests: Sendable {
  let connection: ServiceConnection

  var now: @Sendable () -> Date { connection.now }

  /// No answer is valid for longer, whatever the header says.
  private static let longestValidity = 86_400.0

  /// The service's answer for the place: `kept` with a new date if nothing has changed.
  ///
  /// - Throws: `notCovered` outside the service's area.
  func answer(
    _ path: String, at place: Place, _ query: [(name: String, value: String)] = [],
    kept: CachedResponse?
  ) async throws(ServiceError) -> CachedResponse {
    var headers = connection.http.identification
    headers["If-Modified-Since"] = kept?.lastModified
    let url = try connection.url(
      "VANE_MET_NORWAY_URL", else: "https://api.met.no", path, place.coordinate.sentQuery + query)
    let answer = try await connection.http.get(url, headers: headers, of: .metNorway)
    switch answer.status {
    case 304 where kept == nil: throw .badAnswer(.metNorway, detail: "304 to a first request")
    // 203 answers as ever, and announces the end of that.
    case 200, 203, 304: break
    case 422: throw .notCovered(.metNorway)
    case 429:
      // The time for the next request, if that is within a day.
      let wait = answer.retryAfter(now: now()).flatMap { $0 <= EpochTime.secondsPerDay ? $0 : nil }
      throw .limited(.metNorway, until: wait.map(now().addingTimeInterval))
    default: throw .status(answer.status, host: answer.host, reason: nil)
    }
    let before = answer.status == 304 ? kept : nil
    return CachedResponse(
      fetched: now(), expires: answer.date("expires"),
      lastModified: answer.headers["last-modified"]?.cleaned(limit: 64) ?? before?.lastModified,
      isDeprecated: before?.isDeprecated ?? (answer.status == 203),
      body: before?.body ?? answer.body)
  }

  /// Whether the service must not be asked again yet.
  @Sendable func isValid(_ answer: CachedResponse) -> Bool {
    let age = now().timeIntervalSince(answer.fetched)
    guard let expires = answer.expires, (0..<Self.longestValidity).contains(age) else {
      return false
    }
    return now() < expires
  }
}
