public import Foundation
public import HTTP
public import WeatherClients
import WeatherModels

/// Official warnings: of a country's own service, of MeteoAlarm where there is none or it fails, and of the World
/// Meteorological Organization's index everywhere else.
public final class OfficialWarnings: Sendable {
  private let http: HTTPClient
  private let regions: RegionsClient
  private let ledger: ServiceLedgerClient
  private let now: @Sendable () -> Date
  private let requests: WarningRequests

  /// - Parameters:
  ///   - http: Shared with other services.
  ///   - environment: `VANE_METEOALARM_URL`, `VANE_NWS_URL` and the others that `Authority` names replace the services'
  ///     addresses.
  ///   - regions: Where the regions lie that warnings name by their codes.
  ///   - ledger: Remembers how the services fared.
  ///   - now: The clock, for the age of what is kept and for what has expired.
  public init(
    http: HTTPClient, environment: [String: String], regions: RegionsClient,
    ledger: ServiceLedgerClient = .noop, now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.regions = regions
    self.ledger = ledger
    self.now = now
    requests = WarningRequests(http: http, environment: environment, now: now)
  }

  public var client: WarningsClient {
    WarningsClient { place, language async throws(ServiceError) in
      try await self.warnings(at: place, in: language)
    }
  }
}

extension OfficialWarnings {
  /// More than anyone reads of a whole country.
  private static let mostShown = 200

  private func warnings(
    at place: Place, in language: String
  ) async throws(ServiceError) -> WarningsAnswer {
    guard let country = place.country else { return .noService }
    let authorities = Authority.all(for: country)
    let budget = http.budget()
    var first: ServiceError?
    for (index, authority) in authorities.enumerated() {
      let isLast = index == authorities.count - 1
      do throws(ServiceError) {
        let answer = try await ledger.noting(.warnings(authority.service)) {
          () async throws(ServiceError) in
          try await budget.bounding(isLast: isLast) { () async throws(ServiceError) in
            try await authority.alerts(
              AlertQuestion(
                place: place, country: country, language: language.lowercased(),
                authority: authority, requests: requests))
          }
        }
        var found = chosen(answer, for: place, in: language, of: authority.service)
        found.fallbackFor = index > 0 ? authorities[0].service : nil
        return .found(found)
      } catch {
        if error == .cancelled || isLast { throw first ?? error }
        first = first ?? error
      }
    }
    return .noService
  }

  private func chosen(
    _ answer: AlertAnswer, for place: Place, in language: String, of service: WarningService
  ) -> PlaceWarnings {
    let warnings = answer.alerts.inForce(at: now())
      .concerning(Ground(place.coordinate, regions), in: language).mergingAreas()
      .sorted { $0.order > $1.order }
    return PlaceWarnings(
      service: service, fetched: answer.checked,
      reach: warnings.contains { $0.placed == .country } ? .country : .place,
      warnings: Array(warnings.prefix(Self.mostShown)))
  }
}

extension WeatherWarning {
  /// Those for the place first, then the most severe, then the earliest.
  fileprivate var order: (Int, Int, Double) {
    (placed == .country ? 0 : 1, rank, -(from ?? .distantPast).timeIntervalSinceReferenceDate)
  }
}
