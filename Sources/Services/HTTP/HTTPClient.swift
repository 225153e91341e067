public import Clients
public import Foundation
public import Reports
import Synchronization

/// Asks web services over HTTP: each request within a total time, and again where that can help. The same request
/// wanted twice at once is made once.
///
/// Proxies are those of the environment, as libcurl reads it: `https_proxy`, `all_proxy`, `no_proxy`. libcurl is loaded
/// with the first request, so that a start without one does not pay for it.
public final class HTTPClient: Sendable {
  private let timeLimit: @Sendable () -> Double
  private let contact: @Sendable () -> ContactAddress?
  private let mayAsk: @Sendable () -> Bool
  private let clock: HTTPClock
  private let exchange: HTTPExchange
  private let retries = RetryPolicy()
  private let coalescer = RequestCoalescer<HTTPRequest, Result<HTTPResponse, ServiceError>>()
  private let sharing: Sharing?
  private let unanswered = Mutex<HTTPRequest?>(nil)

  /// Gives the answer to a request of this name, which another program may make, too, or that of `ask`.
  public typealias Sharing =
    @Sendable (
      _ name: String, _ ask: @Sendable () async -> Result<HTTPResponse, ServiceError>
    ) async -> Result<HTTPResponse, ServiceError>

  /// - Parameters:
  ///   - userAgent: Which program asks: `vane/1.0 (terminal weather program)`.
  ///   - contact: How the user can be reached, if they want services to know.
  ///   - environment: `CURL_CA_BUNDLE` or else `SSL_CERT_FILE` for certificates in place of the system's.
  ///   - timeLimit: The seconds for a whole exchange, to the last byte of the answer.
  ///   - bodyLimit: The most bytes of an answer after decompression.
  ///   - mayAsk: Whether requests are made at all; otherwise each ends as without a network.
  ///   - sharing: How requests without a key are shared with other programs, if they are.
  ///   - clock: Time and chance.
  ///   - contacted: Hears of every host that is asked, and for which service.
  ///   - heard: Hears how each exchange ended.
  public init(
    userAgent: String, contact: @escaping @Sendable () -> ContactAddress? = { nil },
    environment: [String: String] = [:], timeLimit: @escaping @Sendable () -> Double = { 10 },
    bodyLimit: Int = 8 << 20, mayAsk: @escaping @Sendable () -> Bool = { true },
    sharing: Sharing? = nil, clock: HTTPClock = .system,
    contacted: @escaping @Sendable (_ service: AskedService, _ host: String) -> Void = { _, _ in },
    heard: (@Sendable (HTTPTrace) -> Void)? = nil
  ) {
    self.timeLimit = timeLimit
    self.contact = contact
    self.mayAsk = mayAsk
    self.clock = clock
    self.sharing = sharing
    let certificates = ["CURL_CA_BUNDLE", "SSL_CERT_FILE"].lazy.compactMap { variable in
      environment[variable].flatMap { $0.isEmpty ? nil : (variable: variable, path: $0) }
    }.first
    exchange = HTTPExchange(
      transfers: TransferThread(), userAgent: userAgent, certificates: certificates,
      bodyLimit: bodyLimit, contacted: contacted, heard: heard)
  }

  deinit { exchange.transfers.stop() }

  /// The number of different requests under way.
  var requestsUnderWay: Int { coalescer.count }

  /// The number of callers that wait for those.
  var callersUnderWay: Int { coalescer.callers }

  /// The seconds since some moment, by the clock of its limits.
  public var uptime: Double { clock.uptime() }

  /// The header with the program and a contact address, for services that want to know.
  public var identification: [String: String] {
    contact().map { ["User-Agent": "\(exchange.userAgent) (\($0.text))"] } ?? [:]
  }

  /// The answer to a GET request, after redirects. `headers` are added to those that every request has, or replace
  /// them. Where the address or a header holds a key, `secret`, redirects are refused. An answer of more bytes than
  /// `bodyLimit` is too large. `firstPause` is the most seconds before the second try, and at least half of it passes.
  public func get(
    _ url: URL, headers: [String: String] = [:], of service: AskedService, secret: String? = nil,
    bodyLimit: Int = .max, firstPause: Double? = nil
  ) async throws(ServiceError) -> HTTPResponse {
    let request = HTTPRequest(
      url: url, headers: headers, service: service, secret: secret, bodyLimit: bodyLimit)
    var retries = retries
    if let firstPause { retries.firstPause = firstPause }
    let result = await coalescer.run(request) { [self, retries] in
      guard let sharing, request.secret == nil, mayAsk() else {
        return await withRetries(request, retries)
      }
      return await sharing(request.name) { await withRetries(request, retries) }
    }
    guard let result, !Task.isCancelled else { throw .cancelled }
    if case .failure(let error) = result, error.isConnectivityError {
      unanswered.withLock { $0 = request }
    }
    return try result.get()
  }

  /// The time of one exchange for a question that takes several, of which so many seconds are over; at least one
  /// is left.
  public func budget(isForList: Bool = false, passed: Double = 0) -> TimeBudget {
    TimeBudget(seconds: max(1, timeLimit() - passed), isForList: isForList, uptime: clock.uptime)
  }

  /// The time of one exchange whose answer is long: six times that of others.
  public func longBudget() -> TimeBudget {
    TimeBudget(seconds: 6 * timeLimit(), isLong: true, uptime: clock.uptime)
  }

  /// Makes the request that failed last for want of a network again, once; whether anybody answered it.
  public func isAnswered() async -> Bool {
    guard let request = unanswered.withLock({ $0 }) else { return NetworkRoute.exists() }
    var once = retries
    once.tries = 1
    switch await withRetries(request, once) {
    case .success: return true
    case .failure(let error): return !error.isConnectivityError && error != .cancelled
    }
  }
}

extension HTTPClient {
  private func withRetries(
    _ request: HTTPRequest, _ retries: RetryPolicy
  ) async -> Result<HTTPResponse, ServiceError> {
    guard mayAsk() else { return .failure(.noNetwork(host: request.url.hostName)) }
    let budget = TimeBudget.current
    let (command, limit) = (CommandTime.current, timeLimit())
    let forAll = command?.begin(at: clock.uptime(), of: limit) ?? limit
    var isPart = false
    defer { command?.end(at: clock.uptime(), isPart: isPart) }
    let seconds =
      budget?.isLong == true ? budget?.left() ?? limit : min(forAll, budget?.left() ?? limit)
    guard seconds > 0 else {
      return .failure(.timedOut(host: request.url.hostName, seconds: limit))
    }
    let end = clock.uptime() + seconds
    let left: @Sendable () -> Double = { [clock] in end - clock.uptime() }
    var tries = 0
    while true {
      let result = await exchange.run(request, limit: seconds, left: left)
      tries += 1
      let pause = retries.pause(
        after: result, tried: tries, left: left(), chance: clock.chance(), now: clock.now())
      guard let pause, !Task.isCancelled else {
        if case .success = result {
          budget?.answered()
          isPart = budget?.hasParts == true
        }
        return result
      }
      do { try await clock.pause(pause) } catch { return .failure(.cancelled) }
    }
  }
}

/// Time and chance, as a client needs them.
public struct HTTPClock: Sendable {
  /// Seconds since some moment; never goes back.
  var uptime: @Sendable () -> Double
  var now: @Sendable () -> Date
  /// Waits for seconds, and throws when the task is canceled meanwhile.
  public var pause: @Sendable (Double) async throws -> Void
  /// 0…1.
  var chance: @Sendable () -> Double

  public static var system: HTTPClock {
    let start = ContinuousClock.now
    return HTTPClock(
      uptime: { start.duration(to: .now) / .seconds(1) }, now: { Date() },
      pause: { try await Task.sleep(for: .seconds($0)) }, chance: { Double.random(in: 0...1) })
  }
}
