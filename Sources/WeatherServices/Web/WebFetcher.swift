import Foundation
import NIOHTTP1
import Synchronization
public import WeatherClients
public import WeatherModels

/// Asks web services over HTTP: one request at a time, each within a total time, and again where that can help.
///
/// The HTTP client behind it is made with the first request, so that a start without one does not pay for it.
public final class WebFetcher: Sendable {
  private let timeLimit: @Sendable () -> Double
  private let contact: @Sendable () -> ContactAddress?
  private let clock: WebClock
  private let exchange: WebExchange
  private let retries = RetryPolicy()
  private let turn = OneAtATime()
  private let joined = JoinedWork<WebRequest.Identity, Result<WebAnswer, ServiceError>?>()
  private let unanswered = Mutex<WebRequest?>(nil)
  private let probe = Mutex<Task<Result<WebAnswer, ServiceError>?, Never>?>(nil)

  /// - Parameters:
  ///   - userAgent: Which program asks: `vane/1.0 (terminal weather program)`.
  ///   - contact: How the person can be reached, if they want services to know.
  ///   - environment: `https_proxy`, `all_proxy` and `no_proxy`; `SSL_CERT_FILE` for certificates in place of the system's.
  ///   - timeLimit: The seconds for a whole exchange, from the request's turn to the last byte of the answer.
  ///   - contacted: Hears of every host that is asked, and for which service.
  public convenience init(
    userAgent: String, contact: @escaping @Sendable () -> ContactAddress? = { nil },
    environment: [String: String], timeLimit: @escaping @Sendable () -> Double,
    contacted: @escaping @Sendable (_ service: AskedService, _ host: String) -> Void = { _, _ in }
  ) {
    self.init(
      userAgent: userAgent, contact: contact, environment: environment, timeLimit: timeLimit,
      clock: .system, contacted: contacted)
  }

  /// Without a proxy, and with the system's certificates.
  public convenience init(userAgent: String, seconds: Double = 10, bodyLimit: Int = 8 << 20) {
    self.init(
      userAgent: userAgent, timeLimit: { seconds }, bodyLimit: bodyLimit, clock: .system)
  }

  /// `bodyLimit` is the most bytes of an answer, before and after decompression.
  init(
    userAgent: String, contact: @escaping @Sendable () -> ContactAddress? = { nil },
    environment: [String: String] = [:], timeLimit: @escaping @Sendable () -> Double,
    bodyLimit: Int = 8 << 20, clock: WebClock,
    contacted: @escaping @Sendable (AskedService, String) -> Void = { _, _ in }
  ) {
    self.timeLimit = timeLimit
    self.contact = contact
    self.clock = clock
    let certificates = environment["SSL_CERT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    exchange = WebExchange(
      clients: HTTPClients(bodyLimit: bodyLimit, certificates: certificates),
      proxies: ProxySettings(environment: environment), userAgent: userAgent, bodyLimit: bodyLimit,
      now: clock.now, contacted: contacted)
  }

  /// How many different requests are under way or wait for their turn.
  var requestsUnderWay: Int { joined.count }

  /// How many callers wait for those.
  var callersUnderWay: Int { joined.callers }

  /// The header that says who asks and how to reach them, for services that want to know.
  var identification: HTTPHeaders {
    contact().map { ["User-Agent": "\(exchange.userAgent) (\($0.text))"] } ?? [:]
  }

  /// The answer to a GET request, after redirects. `headers` are added to those that every request has, or replace
  /// them. Where `hasSecret` says that the address or a header holds a key, redirects are refused.
  func get(
    _ url: URL, headers: HTTPHeaders = [:], of service: AskedService, hasSecret: Bool = false
  ) async throws(ServiceError) -> WebAnswer {
    // Who asks finds out by himself whether the network is back, and must not wait for that question to end.
    probe.withLock { $0 }?.cancel()
    let request = WebRequest(url: url, headers: headers, service: service, hasSecret: hasSecret)
    let result = await joined.run(request.identity) { [self] in
      await turn.run { await withinTime(request, retries) }
    }
    guard let result = result ?? nil, !Task.isCancelled else { throw .cancelled }
    if case .failure(let error) = result, error.isOfNetwork {
      unanswered.withLock { $0 = request }
    }
    return try result.get()
  }

  /// The time of one exchange for a question that takes several.
  func budget(isForList: Bool = false) -> TimeBudget {
    TimeBudget(seconds: timeLimit(), isForList: isForList, uptime: clock.uptime)
  }

  /// Makes the request that failed last for want of a network again, once; whether anybody answered it.
  public func isAnswered() async -> Bool {
    guard let request = unanswered.withLock({ $0 }) else { return NetworkRoute.exists() }
    var once = retries
    once.tries = 1
    let probe = Task { [once] in await turn.run { await withinTime(request, once) } }
    self.probe.withLock { $0 = probe }
    let result = await withTaskCancellationHandler {
      await probe.value
    } onCancel: {
      probe.cancel()
    }
    switch result {
    case .success: return true
    case .failure(let error): return !error.isOfNetwork && error != .cancelled
    case nil: return false
    }
  }
}

extension WebFetcher {
  /// The client's own deadline ends with the head of an answer, so a body that drips would never end:
  /// the whole exchange runs against a clock instead.
  private func withinTime(
    _ request: WebRequest, _ retries: RetryPolicy
  ) async -> Result<WebAnswer, ServiceError> {
    let budget = TimeBudget.current
    let seconds = min(timeLimit(), budget?.left() ?? .infinity)
    return await withTaskGroup { group in
      group.addTask { await self.tried(request, retries, seconds) }
      group.addTask {
        // Sleeping fails only by being cancelled: the answer came first, or nobody wants it any more.
        guard (try? await Task.sleep(for: .seconds(seconds))) != nil else {
          return .failure(.cancelled)
        }
        return .failure(.timedOut(host: request.url.hostName, seconds: seconds))
      }
      defer { group.cancelAll() }
      let result = await group.next() ?? .failure(.cancelled)
      if case .success = result { budget?.answered() }
      return result
    }
  }

  private func tried(
    _ request: WebRequest, _ retries: RetryPolicy, _ seconds: Double
  ) async -> Result<WebAnswer, ServiceError> {
    let start = clock.uptime()
    var tries = 0
    while true {
      let result = await exchange.run(request, seconds: timeLimit())
      tries += 1
      let pause = retries.pause(
        after: result, tried: tries, left: start + seconds - clock.uptime(),
        chance: clock.chance(), now: clock.now())
      guard let pause, !Task.isCancelled else { return result }
      do { try await clock.pause(pause) } catch { return .failure(.cancelled) }
    }
  }
}
