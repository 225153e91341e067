public import Foundation
public import HTTP
import Synchronization
public import WeatherClients
import WeatherModels

/// MET Norway's Locationforecast: the whole world, without a key.
///
/// Its rules: https://api.met.no/doc/TermsOfService. It wants to know who asks, gets at most four decimals, and
/// is not asked again before what it said has expired.
public struct MetNorway: Sendable {
  private let http: HTTPClient
  private let environment: [String: String]
  private let cache: AnswerCacheClient
  private let now: @Sendable () -> Date
  private let notice = Notice()

  /// The service announced the end of what it answers. One report of a run says so.
  private final class Notice: Sendable {
    let isGiven = Mutex(false)
  }

  /// - Parameters:
  ///   - http: Shared with other services. It says who asks, and how to reach the person.
  ///   - environment: `VANE_MET_NORWAY_URL` replaces the service's address.
  ///   - cache: What it said before.
  ///   - now: The clock, for what has expired.
  public init(
    http: HTTPClient, environment: [String: String], cache: AnswerCacheClient,
    now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.environment = environment
    self.cache = cache
    self.now = now
  }

  /// One request for each place whose forecast has expired: the service takes no lists.
  public var weather: WeatherClient {
    WeatherClient(report: { place async throws(ServiceError) in try await report(for: place) })
  }
}

extension MetNorway {
  /// No forecast is valid for longer, whatever the header says.
  private static let longestValidity = 86_400.0

  private func report(for place: Place) async throws(ServiceError) -> Report {
    // More decimals are refused.
    let point = place.coordinate.rounded(to: 4)
    let height = place.elevation.map { "\(Int($0.in(.meters).rounded()))" }
    let key = ["\(point.latitude)", "\(point.longitude)", height].compactMap(\.self)
      .joined(separator: ",")
    // What cannot be read any more is as good as never kept.
    let kept = cache.kept(key).flatMap { answer in
      (try? MetNorwayForecast(answer.body)).map { (answer: answer, forecast: $0) }
    }
    if let kept, isValid(kept.answer) { return try report(kept.forecast, kept.answer, place) }

    let answer = try await ask(point, height, after: kept?.answer.lastModified)
    guard answer.status != 304 else {
      guard let kept else { throw .badAnswer(.metNorway, detail: "304 to a first request") }
      let confirmed = self.kept(answer, body: kept.answer.body, before: kept.answer)
      cache.keep(confirmed, key)
      return try report(kept.forecast, confirmed, place)
    }
    let forecast = try MetNorwayForecast(answer.body)
    let new = self.kept(answer, body: answer.body, before: nil)
    cache.keep(new, key)
    return try report(forecast, new, place)
  }

  private func report(
    _ forecast: MetNorwayForecast, _ answer: CachedResponse, _ place: Place
  ) throws(ServiceError) -> Report {
    var report = try forecast.report(for: place, fetched: answer.fetched, now: now()).checked()
    if answer.isDeprecated {
      report.isDeprecated = notice.isGiven.withLock { isGiven in
        defer { isGiven = true }
        return !isGiven
      }
    }
    return report
  }

  private func isValid(_ answer: CachedResponse) -> Bool {
    let age = now().timeIntervalSince(answer.fetched)
    guard let expires = answer.expires, (0..<Self.longestValidity).contains(age) else {
      return false
    }
    return now() < expires
  }

  private func ask(
    _ point: Coordinate, _ height: String?, after lastModified: String?
  ) async throws(ServiceError) -> HTTPResponse {
    let address = try BaseAddress(
      setting: "VANE_MET_NORWAY_URL", in: environment, standard: "https://api.met.no")
    let position = [("lat", "\(point.latitude)"), ("lon", "\(point.longitude)")]
    // Without it the service takes that of its own model, whose hills are a kilometre wide.
    let altitude = height.map { [("altitude", $0)] } ?? []
    let url = try address.url("/weatherapi/locationforecast/2.0/complete", position + altitude)
    var headers = http.identification
    headers["If-Modified-Since"] = lastModified
    let answer = try await http.get(url, headers: headers, of: .metNorway)
    switch answer.status {
    // 203 answers as ever, and announces the end of that.
    case 200, 203, 304: return answer
    case 422: throw .notCovered(.metNorway)
    case 429: throw .limited(.metNorway, until: comeAgain(answer))
    default: throw .status(answer.status, host: answer.host, reason: nil)
    }
  }

  private func kept(_ answer: HTTPResponse, body: [UInt8], before: CachedResponse?)
    -> CachedResponse
  {
    CachedResponse(
      fetched: now(),
      expires: answer.date("expires"),
      lastModified: answer.headers["last-modified"]?.cleaned(limit: 64)
        ?? before?.lastModified,
      isDeprecated: answer.status == 304 ? before?.isDeprecated ?? false : answer.status == 203,
      body: body)
  }

  /// When to ask again, if that is within a day.
  private func comeAgain(_ answer: HTTPResponse) -> Date? {
    answer.retryAfter(now: now())
      .flatMap { $0 <= LocalTime.secondsPerDay ? now().addingTimeInterval($0) : nil }
  }
}
