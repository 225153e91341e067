public import Clients
public import HTTP
public import Reports
import Synchronization

/// Asks the service that the user chose, or one after the other until one answers.
public struct WeatherChoice: Sendable {
  private let clients: [Service: WeatherClient]
  private let order: [Service]
  private let http: HTTPClient
  private let choice: @Sendable () -> ServiceChoice
  private let most: Int
  private let timedOut = TimedOutServices()

  /// `order` is that of the services where nobody was chosen; the limit of time of `http` holds for all of them
  /// together. More places than `most` aren't asked for one by one of a second service, which would take too long.
  public init(
    clients: [Service: WeatherClient], order: [Service], http: HTTPClient, most: Int = 50,
    choice: @escaping @Sendable () -> ServiceChoice
  ) {
    self.clients = clients
    self.order = order
    self.http = http
    self.most = most
    self.choice = choice
  }

  public var weather: WeatherClient {
    WeatherClient(
      present: { places async throws(ServiceError) in try await reports(places, \.present) },
      reports: { places async throws(ServiceError) in try await reports(places, \.reports) })
  }
}

extension WeatherChoice {
  private func reports(
    _ places: [Place], _ request: KeyPath<WeatherClient, WeatherClient.Request>
  ) async throws(ServiceError) -> [Report] {
    let budget = http.budget(isForList: places.count > 1)
    switch choice() {
    case .only(let service):
      guard let client = clients[service] else { throw .noReport }
      return try await budget.bounding { () async throws(ServiceError) in
        try await client[keyPath: request](places)
      }
    case .auto:
      return try await firstAnswer(places, request, budget)
    }
  }

  /// The first answer, with the service that it replaces. Without any, throws the first failure.
  private func firstAnswer(
    _ places: [Place], _ request: KeyPath<WeatherClient, WeatherClient.Request>,
    _ budget: TimeBudget
  ) async throws(ServiceError) -> [Report] {
    var failure: Fallback?
    for service in order {
      guard let client = clients[service] else { continue }
      do {
        // Nobody waits for it on every page of a list.
        if places.count > 1, service != order.last {
          try timedOut.check(service, at: http.uptime)
        }
        let reports = try await budget.bounding(isLast: service == order.last) {
          () async throws(ServiceError) in try await client[keyPath: request](places)
        }
        return reports.map { report in
          var report = report
          report.fallback = failure
          return report
        }
      } catch {
        timedOut.note(error, of: service, at: http.uptime)
        if error.concernsEveryone || places.count > most { throw error }
        failure = failure ?? Fallback(service: service, error: error)
      }
    }
    throw failure?.error ?? .noReport
  }
}

extension ServiceError {
  /// Whether another service would fail in the same way, or the request was canceled.
  fileprivate var concernsEveryone: Bool {
    switch self {
    case .cancelled, .noNetwork: true
    default: false
    }
  }
}

/// The services that didn't respond a moment ago.
private final class TimedOutServices: Sendable {
  /// The seconds for which such a service isn't asked for a list again.
  private static let rest = 60.0

  private let known = Mutex<[Service: (error: ServiceError, end: Double)]>([:])

  func check(_ service: Service, at uptime: Double) throws(ServiceError) {
    let timeout = known.withLock { $0[service] }
    if let timeout, uptime < timeout.end { throw timeout.error }
  }

  /// Notes an error that took all of the time; one that was known already ends no later by that.
  func note(_ error: ServiceError, of service: Service, at uptime: Double) {
    guard case .timedOut = error else { return }
    known.withLock { known in
      if let timeout = known[service], uptime < timeout.end { return }
      known[service] = (error, uptime + Self.rest)
    }
  }
}
