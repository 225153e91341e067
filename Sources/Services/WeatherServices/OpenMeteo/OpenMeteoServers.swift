public import Clients
public import Foundation
public import HTTP
import Reports

/// Open-Meteo's services: their addresses, the form of requests, and their costs.
public struct OpenMeteoServers: Sendable {
  /// Each has a host of its own. The user's own server answers for the forecast and the archive.
  enum Host: String {
    case forecast = "api"
    case archive = "archive-api"
    case airQuality = "air-quality-api"
    case geocoding = "geocoding-api"
    case ensemble = "ensemble-api"
    case previousRuns = "previous-runs-api"
    case marine = "marine-api"
    case flood = "flood-api"
    case seasonal = "seasonal-api"
  }

  let http: HTTPClient
  private let environment: [String: String]
  private let ledger: ServiceLedgerClient
  private let server: @Sendable () -> String?
  let now: @Sendable () -> Date
  private let wait: @Sendable (Date) async throws -> Void

  /// `VANE_OPEN_METEO_URL` and its like for the other hosts replace the services' addresses; they go before `server`,
  /// the address of the user's own server, whose limits are its own. `ledger` counts requests against the service's
  /// limits, and `wait` returns when a time has come.
  public init(
    http: HTTPClient, environment: [String: String], ledger: ServiceLedgerClient = .noop,
    server: @escaping @Sendable () -> String? = { nil }, now: @escaping @Sendable () -> Date,
    wait: @escaping @Sendable (Date) async throws -> Void = Self.sleep
  ) {
    self.http = http
    self.environment = environment
    self.ledger = ledger
    self.server = server
    self.now = now
    self.wait = wait
  }

  /// The setting that holds the address of the user's own server.
  public static let setting = "open-meteo.url"

  public static let sleep: @Sendable (Date) async throws -> Void = { time in
    try await Task.sleep(for: .seconds(max(0, time.timeIntervalSinceNow)))
  }
}

extension OpenMeteoServers {
  /// The requests that the service counts for one place: https://open-meteo.com/en/pricing
  static func weight(variables: Int, days: Int = 1) -> Double {
    let tens = Double(variables) / 10
    return max(1, tens, tens * Double(days) / 14)
  }

  /// The answer to one request of this weight. `waits` says that the caller has the time for a minute's limit to clear.
  func ask(
    _ host: Host, _ query: [(name: String, value: String)], weight: Double = 1,
    waits: Bool = false
  ) async throws(ServiceError) -> OpenMeteoAnswer {
    if let server = server(), isUnset(host.setting), host.isOfService {
      throw .notOnOwnServer(ServerAddress.shown(server))
    }
    let address = try address(host)
    try await spend(weight, at: host, waits: waits)
    let url = try address.url(host.path, query + (key.map { [("apikey", $0)] } ?? []))
    let answer = try await http.get(url, of: .openMeteo, secret: key)
    return try OpenMeteoAnswer(answer, asked: now())
  }

  /// The answer about the runs of a model, which isn't counted. The user's own server tells nothing of them.
  func askOfRuns(in folder: String) async throws(ServiceError) -> OpenMeteoAnswer {
    guard ownServer(for: .forecast) == nil || !isUnset(Host.forecast.setting) else {
      throw .notCovered(.openMeteo)
    }
    let url = try address(.forecast).url("/data/\(folder)/static/meta.json")
    return try OpenMeteoAnswer(try await http.get(url, of: .openMeteo), asked: now())
  }

  private var key: String? {
    environment["OPEN_METEO_API_KEY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The server that answers for a host, so that one server's answers aren't taken for another's.
  func source(of host: Host) -> String {
    environment[host.setting].flatMap { $0.isEmpty ? nil : $0 } ?? server() ?? host.rawValue
  }

  /// Whether a host has the service's limits: neither the user's own server nor one that is paid for.
  func isLimited(_ host: Host) -> Bool {
    key == nil && isUnset(host.setting) && ownServer(for: host) == nil
  }

  private func isUnset(_ setting: String) -> Bool { environment[setting]?.isEmpty ?? true }

  private func ownServer(for host: Host) -> String? { host.isOfServer ? server() : nil }

  /// The environment's address, or that of the user's own server, or the service's: with a key that of its customers.
  private func address(_ host: Host) throws(ServiceError) -> BaseAddress {
    let standard = "https://\(key == nil ? "" : "customer-")\(host.rawValue).open-meteo.com"
    guard isUnset(host.setting), let server = ownServer(for: host) else {
      return try BaseAddress(setting: host.setting, in: environment, standard: standard)
    }
    return try BaseAddress(setting: Self.setting, in: [Self.setting: server], standard: standard)
  }

  /// The user's own server, and paid access, have limits of their own.
  private func spend(_ weight: Double, at host: Host, waits: Bool) async throws(ServiceError) {
    guard key == nil, ownServer(for: host) == nil else { return }
    guard let until = ledger.spend(.openMeteo, weight) else { return }
    guard waits, until.timeIntervalSince(now()) <= 60 else {
      throw .limited(.openMeteo, until: until)
    }
    // Waiting fails only by being cancelled.
    guard (try? await wait(until)) != nil else { throw .cancelled }
    TimeBudget.current?.answered()
    if let later = ledger.spend(.openMeteo, weight) { throw .limited(.openMeteo, until: later) }
  }
}

extension OpenMeteoServers.Host {
  fileprivate var path: String {
    switch self {
    case .forecast, .previousRuns: "/v1/forecast"
    case .geocoding: "/v1/search"
    default: "/v1/" + rawValue.dropLast("-api".count)
    }
  }

  /// The variable of the environment that replaces its address. Written out, so that a search finds it.
  fileprivate var setting: String {
    switch self {
    case .forecast: "VANE_OPEN_METEO_URL"
    case .archive: "VANE_OPEN_METEO_ARCHIVE_URL"
    case .airQuality: "VANE_OPEN_METEO_AIR_QUALITY_URL"
    case .geocoding: "VANE_OPEN_METEO_GEOCODING_URL"
    case .ensemble: "VANE_OPEN_METEO_ENSEMBLE_URL"
    case .previousRuns: "VANE_OPEN_METEO_PREVIOUS_RUNS_URL"
    case .marine: "VANE_OPEN_METEO_MARINE_URL"
    case .flood: "VANE_OPEN_METEO_FLOOD_URL"
    case .seasonal: "VANE_OPEN_METEO_SEASONAL_URL"
    }
  }

  fileprivate var isOfServer: Bool { self == .forecast || self == .archive }

  /// Whether the user's own server lacks it, with no other server in its place.
  fileprivate var isOfService: Bool { self == .ensemble || self == .previousRuns }
}

extension Place {
  /// The position of the weather, and at a mountain's summit its height: without a height the service takes that of
  /// its own model, whose hills are lower. All of the places have one, or none.
  ///
  /// Four decimals are ten meters: finer than any grid, and never written with an exponent.
  static func openMeteoQuery(
    _ places: [Place], withHeights: Bool = true
  ) -> [(name: String, value: String)] {
    let points = places.map { $0.coordinate.rounded(to: 4) }
    let heights = withHeights ? places.compactMap(\.summit) : []
    return [
      ("latitude", points.map { "\($0.latitude)" }.joined(separator: ",")),
      ("longitude", points.map { "\($0.longitude)" }.joined(separator: ",")),
    ] + (heights.isEmpty ? [] : [("elevation", heights.joined(separator: ","))])
  }

  /// The height of a mountain in meters.
  var summit: String? {
    kind == .mountain ? elevation.map { "\(Int($0.in(.meters).rounded()))" } : nil
  }
}
