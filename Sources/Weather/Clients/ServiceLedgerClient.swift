public import Foundation
public import Reports

/// The records of the services over launches: how they fared, and how much was asked of them.
public struct ServiceLedgerClient: Sendable {
  public var records: @Sendable () -> [AskedService: ServiceRecord]
  /// An event that cannot be written is remembered by this run alone.
  public var note: @Sendable (_ service: AskedService, _ event: ServiceEvent) -> Void
  /// Counts a request against the service's free limits, all programs together. `nil` when it may be made;
  /// else it is not counted, and the answer is when it may be.
  public var spend: @Sendable (_ service: Service, _ weight: Double) -> Date?

  public init(
    records: @escaping @Sendable () -> [AskedService: ServiceRecord],
    note: @escaping @Sendable (AskedService, ServiceEvent) -> Void,
    spend: @escaping @Sendable (Service, Double) -> Date?
  ) {
    self.records = records
    self.note = note
    self.spend = spend
  }

  public static let noop = ServiceLedgerClient(
    records: { [:] }, note: { _, _ in }, spend: { _, _ in nil })
}

/// Something that happened between Vane and a service.
public enum ServiceEvent: Hashable, Sendable {
  /// A request went to this host, whatever came of it.
  case contacted(host: String)
  case succeeded
  case failed(ServiceError)
}

public struct ServiceRecord: Hashable, Sendable, Codable {
  public var lastSuccess: Date?
  public var lastFailure: ServiceFailure?
  /// The latest span of each limit's length in which something was asked.
  var spent: [SpentRequests] = []
  /// The hosts contacted, with the last time of each.
  public var hosts: [String: Date] = [:]

  public init() {}

  /// The share of a limit that is used up at this time.
  public func used(of limit: RequestLimit, at now: Date) -> Double {
    let start = limit.start(at: now)
    return spent.first { $0.period == limit.period && $0.start == start }?.weight ?? 0
  }

  /// Counts a request, unless that would be more than a limit allows: then the answer is when that limit clears.
  public mutating func spend(_ weight: Double, of limits: [RequestLimit], at now: Date) -> Date? {
    let full = limits.filter { used(of: $0, at: now) + weight > $0.requests }
    if let last = full.map({ $0.start(at: now).addingTimeInterval($0.period) }).max() {
      return last
    }
    spent = limits.map { limit in
      SpentRequests(
        period: limit.period, start: limit.start(at: now),
        weight: used(of: limit, at: now) + weight)
    }
    return nil
  }
}

/// Why a service failed, and when.
public struct ServiceFailure: Hashable, Sendable, Codable {
  public var time: Date
  public var error: ServiceError

  public init(time: Date, error: ServiceError) {
    self.time = time
    self.error = error
  }
}

/// The requests in one span of time.
public struct SpentRequests: Hashable, Sendable, Codable {
  /// In seconds.
  var period: Double
  public var start: Date
  public var weight: Double
}

extension RequestLimit {
  /// The start of the span that contains this time.
  fileprivate func start(at time: Date) -> Date {
    let passed = (time.timeIntervalSince1970 / period).rounded(.down)
    return Date(timeIntervalSince1970: passed * period)
  }
}

extension ServiceLedgerClient {
  /// Runs `body`, which requests something of a service, and notes how that ended.
  public func noting<Value>(
    _ service: AskedService, _ body: () async throws(ServiceError) -> Value
  ) async throws(ServiceError) -> Value {
    do throws(ServiceError) {
      let value = try await body()
      note(service, .succeeded)
      return value
    } catch {
      if error != .cancelled { note(service, .failed(error)) }
      throw error
    }
  }

  /// A request that also notes how it ended.
  public func noted<Question, Answer>(
    _ service: AskedService,
    _ request: @escaping @Sendable (Question) async throws(ServiceError) -> Answer
  ) -> @Sendable (Question) async throws(ServiceError) -> Answer {
    { question async throws(ServiceError) in
      try await noting(service) { () async throws(ServiceError) in try await request(question) }
    }
  }
}

extension WeatherClient {
  /// This client, which also notes how each request ended.
  public func noting(_ service: AskedService, in ledger: ServiceLedgerClient) -> WeatherClient {
    WeatherClient(
      present: ledger.noted(service, present), reports: ledger.noted(service, reports))
  }
}

extension PlacesClient {
  /// This client, which also notes how each request ended.
  public func noting(_ service: AskedService, in ledger: ServiceLedgerClient) -> PlacesClient {
    PlacesClient(
      search: { text, country async throws(ServiceError) in
        try await ledger.noting(service) { () async throws(ServiceError) in
          try await search(text, country)
        }
      }, place: ledger.noted(service, place))
  }
}
