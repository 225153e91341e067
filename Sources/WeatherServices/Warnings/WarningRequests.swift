import Foundation
import HTTP
import Synchronization
import WeatherClients
import WeatherModels

/// Makes the requests of the services that warn, and keeps what they answered, read, in memory: whoever asks again within
/// five minutes gets that, and after it the service is asked only whether anything has changed.
final class WarningRequests: Sendable {
  private struct Kept {
    var checked: Date
    var lifetime: Double
    var tag: String?
    var value: any Sendable
  }

  /// Seconds.
  static let shelfLife = 300.0
  private static let mostKept = 2000
  /// Seconds for which a response is kept for conditional requests.
  private static let longestKept = 86_400.0

  private let http: HTTPClient
  private let environment: [String: String]
  private let now: @Sendable () -> Date
  private let kept = Mutex<[URL: Kept]>([:])

  init(http: HTTPClient, environment: [String: String], now: @escaping @Sendable () -> Date) {
    self.http = http
    self.environment = environment
    self.now = now
  }

  /// Returns what `read` decodes from the response, and when the service last confirmed it.
  ///
  /// - Throws: `badWarnings` for what `read` does not understand.
  func value<Value: Sendable>(
    of authority: Authority, _ path: String, _ query: [(name: String, value: String)],
    accepting type: String, for lifetime: Double,
    _ read: ([UInt8]) throws(AlertFailure) -> Value
  ) async throws(ServiceError) -> (value: Value, checked: Date) {
    let address = try BaseAddress(
      setting: authority.setting, in: environment, standard: authority.address)
    let url = try address.url(path, query)
    let known = kept.withLock { $0[url] }
    if let known, let value = known.value as? Value,
      (0..<known.lifetime).contains(now().timeIntervalSince(known.checked))
    {
      return (value, known.checked)
    }
    var headers = authority.wantsContact ? http.identification : [:]
    headers["Accept"] = type
    headers["If-None-Match"] = known?.tag
    let answer = try await http.get(url, headers: headers, of: .warnings(authority.service))
    let checked = now()
    if answer.status == 304, let known, let value = known.value as? Value {
      keep(known.value, url, checked, known.tag, lifetime)
      return (value, checked)
    }
    guard answer.status == 200 else {
      throw .status(answer.status, host: answer.host, reason: nil)
    }
    guard !answer.body.isEmpty else {
      throw .badWarnings(authority.service, detail: "empty")
    }
    do throws(AlertFailure) {
      let value = try read(answer.body)
      keep(value, url, checked, answer.headers["etag"]?.cleaned(limit: 200), lifetime)
      return (value, checked)
    } catch {
      throw .badWarnings(authority.service, detail: error.detail)
    }
  }

  private func keep(
    _ value: any Sendable, _ url: URL, _ checked: Date, _ tag: String?, _ lifetime: Double
  ) {
    kept.withLock { kept in
      kept = kept.filter {
        (0..<Self.longestKept).contains(checked.timeIntervalSince($0.value.checked))
      }
      if kept.count >= Self.mostKept { kept = [:] }
      kept[url] = Kept(checked: checked, lifetime: lifetime, tag: tag, value: value)
    }
  }
}
