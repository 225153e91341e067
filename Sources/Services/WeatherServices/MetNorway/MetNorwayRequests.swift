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
    let answer = try await ask(path, place.coordinate, query, after: kept?.lastModified)
    guard answer.status == 304 else { return response(answer, body: answer.body, before: nil) }
    guard let kept else { throw .badAnswer(.metNorway, detail: "304 to a first request") }
    return response(answer, body: kept.body, before: kept)
  }

  /// Whether the service must not be asked again yet.
  @Sendable func isValid(_ answer: CachedResponse) -> Bool {
    let age = now().timeIntervalSince(answer.fetched)
    guard let expires = answer.expires, (0..<Self.longestValidity).contains(age) else {
      return false
    }
    return now() < expires
  }

  private func ask(
    _ path: String, _ coordinate: Coordinate, _ query: [(name: String, value: String)],
    after lastModified: String?
  ) async throws(ServiceError) -> HTTPResponse {
    // More decimals are refused.
    let point = coordinate.rounded(to: 4)
    let position = [(name: "lat", value: "\(point.latitude)"), ("lon", "\(point.longitude)")]
    var headers = connection.http.identification
    headers["If-Modified-Since"] = lastModified
    let url = try connection.url(
      "VANE_MET_NORWAY_URL", else: "https://api.met.no", path, position + query)
    let answer = try await connection.http.get(url, headers: headers, of: .metNorway)
    switch answer.status {
    // 203 answers as ever, and announces the end of that.
    case 200, 203, 304: return answer
    case 422: throw .notCovered(.metNorway)
    case 429: throw .limited(.metNorway, until: comeAgain(answer))
    default: throw .status(answer.status, host: answer.host, reason: nil)
    }
  }

  private func response(
    _ answer: HTTPResponse, body: [UInt8], before: CachedResponse?
  ) -> CachedResponse {
    CachedResponse(
      fetched: now(), expires: answer.date("expires"),
      lastModified: answer.headers["last-modified"]?.cleaned(limit: 64) ?? before?.lastModified,
      isDeprecated: answer.status == 304 ? before?.isDeprecated ?? false : answer.status == 203,
      body: body)
  }

  /// The time for the next request, if that is within a day.
  private func comeAgain(_ answer: HTTPResponse) -> Date? {
    answer.retryAfter(now: now())
      .flatMap { $0 <= EpochTime.secondsPerDay ? now().addingTimeInterval($0) : nil }
  }
}
