public import Foundation
public import HTTP
import JSON
import Synchronization
public import WeatherClients
import WeatherModels

/// Official warnings: of MeteoAlarm for Europe, of the National Weather Service for the United States.
///
/// Answers are saved for fifteen minutes, in memory: warnings are issued for hours, and a country's feed can
/// have megabytes.
public final class OfficialWarnings: Sendable {
  private struct Kept {
    var fetched: Date
    var alerts: [Alert]
  }

  private let http: HTTPClient
  private let environment: [String: String]
  private let ledger: ServiceLedgerClient
  private let now: @Sendable () -> Date
  private let kept = Mutex<[String: Kept]>([:])

  /// - Parameters:
  ///   - http: Shared with other services.
  ///   - environment: `VANE_METEOALARM_URL` and `VANE_NWS_URL` replace the services' addresses.
  ///   - ledger: Remembers how the services fared.
  ///   - now: The clock, for the age of what is kept and for what has expired.
  public init(
    http: HTTPClient, environment: [String: String], ledger: ServiceLedgerClient = .noop,
    now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.environment = environment
    self.ledger = ledger
    self.now = now
  }

  public var client: WarningsClient {
    WarningsClient { place, language async throws(ServiceError) in
      try await self.warnings(at: place, in: language)
    }
  }
}

extension OfficialWarnings {
  private static let shelfLife = 900.0
  private static let mostKept = 20
  /// More than anyone reads of a whole country.
  private static let mostShown = 50

  private func warnings(
    at place: Place, in language: String
  ) async throws(ServiceError) -> WarningsAnswer {
    guard let country = place.country else { return .noService }
    if let feed = MeteoAlarm.feeds[country] {
      let address = try BaseAddress(
        setting: "VANE_METEOALARM_URL", in: environment, standard: "https://feeds.meteoalarm.org")
      let url = try address.url("/api/v1/warnings/feeds-" + feed, [])
      let kept = try await alerts(url, of: .meteoAlarm, read: MeteoAlarm.alerts)
      return .found(chosen(kept, for: place, in: language, of: .meteoAlarm))
    }
    if NationalWeatherService.countries.contains(country) {
      let address = try BaseAddress(
        setting: "VANE_NWS_URL", in: environment, standard: "https://api.weather.gov")
      // More than four decimals are answered with a redirect.
      let point = place.coordinate.rounded(to: 4)
      let url = try address.url(
        "/alerts/active", [("point", "\(point.latitude),\(point.longitude)")])
      let kept = try await alerts(
        url, of: .nationalWeatherService, read: NationalWeatherService.alerts)
      return .found(chosen(kept, for: place, in: language, of: .nationalWeatherService))
    }
    return .noService
  }

  private func alerts(
    _ url: URL, of service: WarningService,
    read: (inout JSONReader) throws(JSONReader.Failure) -> [Alert]
  ) async throws(ServiceError) -> Kept {
    let key = url.absoluteString
    if let known = kept.withLock({ $0[key] }), isFresh(known) { return known }
    let new = try await ledger.noting(.warnings(service)) { () async throws(ServiceError) in
      Kept(fetched: now(), alerts: try Self.read(try await fetch(url, of: service), service, read))
    }
    kept.withLock { kept in
      kept = kept.filter { isFresh($0.value) }
      if kept.count >= Self.mostKept { kept = [:] }
      kept[key] = new
    }
    return new
  }

  private func isFresh(_ kept: Kept) -> Bool {
    (0..<Self.shelfLife).contains(now().timeIntervalSince(kept.fetched))
  }

  private func fetch(
    _ url: URL, of service: WarningService
  ) async throws(ServiceError) -> HTTPResponse {
    // The National Weather Service wants to know who asks.
    var headers = service == .nationalWeatherService ? http.identification : [:]
    headers["Accept"] = Self.accepted(of: service)
    return try await http.get(url, headers: headers, of: .warnings(service))
  }

  private static func accepted(of service: WarningService) -> String {
    service == .meteoAlarm ? "application/json" : "application/geo+json"
  }

  private static func read(
    _ answer: HTTPResponse, _ service: WarningService,
    _ read: (inout JSONReader) throws(JSONReader.Failure) -> [Alert]
  ) throws(ServiceError) -> [Alert] {
    guard answer.status == 200 else {
      throw .status(answer.status, host: answer.host, reason: nil)
    }
    return try AskedService.warnings(service).parsed(answer.body) {
      (reader) throws(JSONReader.Failure) in
      guard try reader.kind() == .object else { throw JSONReader.Failure(offset: 0) }
      return try read(&reader)
    }
  }

  private func chosen(
    _ kept: Kept, for place: Place, in language: String, of service: WarningService
  ) -> PlaceWarnings {
    let alerts = kept.alerts.inForce(at: now())
    // The National Weather Service was asked for the point itself.
    let (reach, concerning) =
      service == .meteoAlarm ? alerts.concerning(place) : (.place, alerts)
    let warnings = concerning.compactMap { $0.warning(in: language) }.mergingAreas()
      .sorted { ($0.rank, $1.from ?? .distantPast) > ($1.rank, $0.from ?? .distantPast) }
    return PlaceWarnings(
      service: service, fetched: kept.fetched, reach: reach,
      warnings: Array(warnings.prefix(Self.mostShown)))
  }
}
