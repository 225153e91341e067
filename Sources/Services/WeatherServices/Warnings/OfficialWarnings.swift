public import Foundation
public import HTTP
public import WeatherClients
public import WeatherModels

/// Official warnings: of a country's own service, of MeteoAlarm where there is none or it fails, and of the World
/// Meteorological Organization's index everywhere else.
public final class OfficialWarnings: Sendable {
  let http: HTTPClient
  let regions: RegionsClient
  let ledger: ServiceLedgerClient
  let now: @Sendable () -> Date
  private let cache: AnswerCacheClient
  let requests: WarningRequests
  let prefectures: @Sendable (Coordinate) -> [String]
  private let language: @Sendable (_ spoken: String) -> String

  /// - Parameters:
  ///   - http: Shared with other services.
  ///   - environment: `VANE_METEOALARM_URL`, `VANE_NWS_URL` and the others that `Authority` names replace the services'
  ///     addresses.
  ///   - regions: Where the regions lie that warnings name by their codes.
  ///   - cache: Keeps the answers for the next program.
  ///   - prefectures: The English names of the prefectures of the towns around a point in Japan.
  ///   - language: The language that the user reads, where Vane speaks another.
  ///   - ledger: Remembers how the services fared.
  ///   - now: The clock, for the age of what is kept and for what has expired.
  public init(
    http: HTTPClient, environment: [String: String], regions: RegionsClient,
    cache: AnswerCacheClient = .noop,
    prefectures: @escaping @Sendable (Coordinate) -> [String] = { _ in [] },
    language: @escaping @Sendable (_ spoken: String) -> String = { $0 },
    ledger: ServiceLedgerClient = .noop, now: @escaping @Sendable () -> Date
  ) {
    self.http = http
    self.cache = cache
    self.prefectures = prefectures
    self.language = language
    self.regions = regions
    self.ledger = ledger
    self.now = now
    requests = WarningRequests(http: http, environment: environment, cache: cache, now: now)
  }

  public var client: WarningsClient {
    WarningsClient { place, language async throws(ServiceError) in
      try await self.warnings(at: place, in: self.language(language).lowercased())
    } last: { place in
      self.last(at: place)
    } inView: { view in
      var view = view
      view.language = self.language(view.language).lowercased()
      return await self.inView(view)
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
    /// Says whose warnings are missing.
    func named(_ error: ServiceError) -> ServiceError {
      guard error != .cancelled, error.warningService == nil else { return error }
      return .warnings(authorities[0].service, error)
    }
    for (index, authority) in authorities.enumerated() {
      let isLast = index == authorities.count - 1
      do throws(ServiceError) {
        let answer = try await ledger.noting(.warnings(authority.service)) {
          () async throws(ServiceError) in
          try await budget.bounding(isLast: isLast) { () async throws(ServiceError) in
            try await authority.alerts(
              AlertQuestion(
                place: place, country: country, language: language,
                authority: authority, requests: requests, prefectures: prefectures))
          }
        }
        guard answer.isCovered else { return .noService }
        if let fault = answer.fault { throw .badWarnings(authority.service, detail: fault) }
        var found = chosen(answer, for: place, in: language, of: authority.service)
        found.fallbackFor = index > 0 ? authorities[0].service : nil
        keep(LastWarnings(found: found), at: place)
        return .found(found)
      } catch {
        if isLast, error != .cancelled {
          let failure = ServiceFailure(time: now(), error: named(first ?? error))
          keep(LastWarnings(found: last(at: place)?.found, failure: failure), at: place)
        }
        if error == .cancelled || isLast { throw named(first ?? error) }
        first = first ?? error
      }
    }
    return .noService
  }

  private func chosen(
    _ answer: AlertAnswer, for place: Place, in language: String, of service: WarningService
  ) -> PlaceWarnings {
    let placeRegions = PlaceRegions(place.coordinate, in: place.country ?? "", regions)
    let alerts = answer.alerts.inForce(at: now())
    let warnings = alerts.concerning(placeRegions, in: language)
      .mergingAreas()
      .sorted { $0.order > $1.order }
    var found = PlaceWarnings(
      service: service, fetched: answer.checked,
      reach: warnings.contains { $0.placed == .country } ? .country : .place,
      warnings: Array(warnings.prefix(Self.mostShown)))
    found.omitted = warnings.count - found.warnings.count
    found.listed = alerts.count
    found.unread = alerts.count { $0.fault != nil && $0.mayConcern(placeRegions) }
    found.abridged = alerts.count { $0.isAbridged && $0.mayConcern(placeRegions) }
    return found
  }

  private func keep(_ last: LastWarnings, at place: Place) {
    guard let body = try? JSONEncoder().encode(last) else { return }
    cache.keep(
      CachedResponse(
        fetched: now(), expires: nil, lastModified: nil, isDeprecated: false, body: Array(body)),
      Self.key(place))
  }

  private func last(at place: Place) -> LastWarnings? {
    guard let body = cache.kept(Self.key(place))?.body,
      var last = try? JSONDecoder().decode(LastWarnings.self, from: Data(body))
    else { return nil }
    last.found?.warnings.removeAll { $0.until.map { $0 <= now() } ?? false }
    return last
  }

  private static func key(_ place: Place) -> String {
    "place-\(place.id.latitude),\(place.id.longitude)"
  }
}

extension WeatherWarning {
  /// Warnings for the place first, then the most severe, then the earliest.
  fileprivate var order: (Int, Int, Double) {
    (placed == .country ? 0 : 1, rank, -(from ?? .distantPast).timeIntervalSinceReferenceDate)
  }
}
