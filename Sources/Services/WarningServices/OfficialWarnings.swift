public import Clients
import Fields
import Foundation
public import HTTP
public import Reports
public import Warnings

/// Official warnings: of a country's own service, of MeteoAlarm where there is none or it fails, and of the World
/// Meteorological Organization's index everywhere else.
public final class OfficialWarnings: Sendable {
  private let connection: ServiceConnection
  let regions: RegionsClient
  let ledger: ServiceLedgerClient
  private let cache: AnswerCacheClient
  let requests: WarningRequests
  let prefectures: @Sendable (Coordinate) -> [String]
  private let language: @Sendable (_ spoken: String) -> String

  /// `VANE_METEOALARM_URL`, `VANE_NWS_URL` and the others that `Authority` names replace the services' addresses.
  /// `prefectures` are the English names of those of the towns around a point in Japan, and `language` is the one that
  /// the user reads, where Vane speaks another.
  public init(
    _ connection: ServiceConnection, regions: RegionsClient, cache: AnswerCacheClient = .noop,
    prefectures: @escaping @Sendable (Coordinate) -> [String] = { _ in [] },
    language: @escaping @Sendable (_ spoken: String) -> String = { $0 },
    ledger: ServiceLedgerClient = .noop
  ) {
    self.connection = connection
    self.cache = cache
    self.prefectures = prefectures
    self.language = language
    self.regions = regions
    self.ledger = ledger
    requests = WarningRequests(connection, cache: cache)
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
    let budget = connection.http.budget()
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
          let failure = ServiceFailure(time: connection.now(), error: named(first ?? error))
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
    let alerts = answer.alerts.inForce(at: connection.now())
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
    cache.keep(CachedResponse(fetched: connection.now(), body: Array(body)), Self.key(place))
  }

  private func last(at place: Place) -> LastWarnings? {
    guard let body = cache.kept(Self.key(place))?.body,
      var last = try? JSONDecoder().decode(LastWarnings.self, from: Data(body))
    else { return nil }
    last.found?.warnings.removeAll { $0.until.map { $0 <= connection.now() } ?? false }
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

  /// A stable order, so that drawings agree.
  fileprivate var drawingOrder: (Int, Double, String, String) {
    (-rank, from?.timeIntervalSinceReferenceDate ?? -.infinity, event, area ?? "")
  }
}

extension OfficialWarnings {
  /// More outlines are no map any longer.
  private static let mostDrawn = 99
  private static let mostCountries = 12
  /// Each has megabytes to be read.
  private static let atOnce = 2
  /// More points of a ring can't be told apart on any map.
  private static let mostPoints = 1000

  /// After one that didn't respond in time, the others have what is left of it.
  func inView(_ view: WarningsView) async -> [CountryWarnings] {
    let start = connection.http.uptime
    return await withTaskGroup(of: (Int, CountryWarnings).self) { group in
      var next = view.countries.prefix(Self.mostCountries).enumerated().makeIterator()
      var isSilent = false
      func add() {
        guard let (index, country) = next.next() else { return }
        let passed = isSilent ? connection.http.uptime - start : 0
        group.addTask { (index, await self.warnings(of: country, in: view, after: passed)) }
      }
      for _ in 0..<Self.atOnce { add() }
      var found: [(Int, CountryWarnings)] = []
      for await one in group {
        found.append(one)
        if case .timedOut = one.1.failure { isSilent = true }
        add()
      }
      let others = view.countries.dropFirst(Self.mostCountries).map { country in
        var other = CountryWarnings(country)
        (other.unplaced, other.isLeftOut) = (nil, true)
        return other
      }
      return found.sorted { $0.0 < $1.0 }.map(\.1) + others
    }
  }

  private func warnings(
    of country: String, in view: WarningsView, after passed: Double
  ) async -> CountryWarnings {
    var nothing = CountryWarnings(country)
    guard !Authority.drawn(for: country).isEmpty else {
      nothing.unplaced = nil
      return nothing
    }
    var failure: ServiceError?
    for asks in view.asks ? [true, false] : [false] {
      let answer = await answer(of: country, in: view, asks: asks, after: passed)
      switch answer {
      case .success(let (answer, _)) where !answer.isCovered:
        nothing.unplaced = nil
        return nothing
      case .success(let (answer, service)):
        var found = drawn(answer, of: country, in: view)
        (found.service, found.fetched, found.failure) = (service, answer.checked, failure)
        return found
      case .failure(let error): failure = failure ?? error
      }
    }
    // If no service was asked, none failed.
    nothing.failure = view.asks ? failure : nil
    return nothing
  }

  private func answer(
    of country: String, in view: WarningsView, asks: Bool, after passed: Double
  ) async -> Result<(AlertAnswer, WarningService), ServiceError> {
    let budget = connection.http.budget(passed: passed)
    let authorities = Authority.drawn(for: country)
    var failure = ServiceError.noReport
    for (index, authority) in authorities.enumerated() {
      let question = AlertQuestion(
        place: Place(name: "", country: country, coordinate: view.center), country: country,
        language: view.language, authority: authority, requests: requests,
        prefectures: prefectures, asksNobody: !asks, area: view.area)
      do throws(ServiceError) {
        let answer: AlertAnswer
        if asks {
          answer = try await ledger.noting(.warnings(authority.service)) {
            () async throws(ServiceError) in
            try await budget.bounding(isLast: index == authorities.count - 1) {
              () async throws(ServiceError) in try await authority.alerts(question)
            }
          }
        } else {
          answer = try await authority.alerts(question)
        }
        if let fault = answer.fault { throw .badWarnings(authority.service, detail: fault) }
        return .success((answer, authority.service))
      } catch {
        if index == 0 { failure = error }
      }
    }
    return .failure(failure)
  }

  private func drawn(
    _ answer: AlertAnswer, of country: String, in view: WarningsView
  ) -> CountryWarnings {
    var found = CountryWarnings(country)
    var seen: [Alert.Version] = []
    let alerts = answer.alerts.inForce(at: connection.now())
    found.listed = alerts.count
    found.unread = alerts.count { $0.fault != nil }
    let versions = alerts.filter { $0.fault == nil }.flatMap { alert in
      alert.versions.written(in: view.language, \.warning)
    }
    for version in versions {
      let rings = version.areas.lazy.flatMap { [regions] in $0.rings(regions) }
      if rings.contains(where: { $0.meets(view.area) }) {
        seen.append(version)
      } else if rings.isEmpty {
        found.unplaced = (found.unplaced ?? 0) + 1
      }
    }
    let warnings = seen.mergingAreas(\.warning).sorted {
      $0.warning.drawingOrder < $1.warning.drawingOrder
    }
    let shown = warnings.prefix(Self.mostDrawn)
    let ringCount = shown.reduce(0) { $0 + $1.elements.reduce(0) { $0 + $1.ringCount } }
    // More rings of a country can't be told apart on any map, nor more points of all of those; several countries share
    // the map.
    let mostRings = min(10_000, 24_000 / max(1, min(view.countries.count, Self.mostCountries)))
    let most = min(Self.mostPoints, 10 * mostRings / min(max(1, ringCount), mostRings))
    var room = mostRings
    for (warning, versions) in shown where room > 0 {
      var item = CountryWarnings.Item(warning, rings: [])
      for area in versions.lazy.flatMap(\.areas) where room > 0 {
        let rings = area.rings(regions).filter { $0.meets(view.area) }.prefix(room)
        item.rings += rings.map { $0.thinned(to: most) }
        room -= rings.count
      }
      found.items.append(item)
    }
    found.omitted = warnings.count - found.items.count
    return found
  }
}

extension Authority {
  /// The services whose warnings have an area that can be drawn, in the order in which they are asked.
  fileprivate static func drawn(for country: String) -> [Authority] {
    all(for: country).filter { ![.dwd, .jma].contains($0.service) }
  }
}

extension Alert.Version {
  /// About as many rings as are drawn of it.
  fileprivate var ringCount: Int {
    areas.reduce(0) { $0 + $1.codes.count + $1.outlines.reduce(0) { $0 + 1 + $1.holes.count } }
  }
}

extension Alert.Area {
  fileprivate func rings(_ regions: RegionsClient) -> [Contour] {
    let drawn = outlines.flatMap { [$0] + $0.holes }.map(\.ring)
    guard drawn.isEmpty else { return drawn }
    return codes.flatMap(regions.rings).compactMap { ring in
      ring.first.map { first in
        Contour(
          value: 0,
          points: (ring + [first]).map {
            Contour.Point(latitude: $0.latitude, longitude: $0.longitude)
          })
      }
    }
  }
}

extension Contour {
  /// Every so many points, with the first and the last, until there are no more than these.
  fileprivate func thinned(to most: Int) -> Contour {
    guard points.count > most else { return self }
    let step = Double(points.count - 1) / Double(most - 1)
    return Contour(
      value: value, points: (0..<most).map { points[Int((Double($0) * step).rounded())] })
  }

  /// Whether the box around it overlaps an area.
  fileprivate func meets(_ area: MapArea) -> Bool {
    guard let south = points.map(\.latitude).min(), let north = points.map(\.latitude).max(),
      let west = points.map(\.longitude).min(), let east = points.map(\.longitude).max(),
      south <= area.north, north >= area.south
    else { return false }
    let end = area.east < area.west ? area.east + 360 : area.east
    return [0.0, 360, -360].contains { west + $0 <= end && east + $0 >= area.west }
  }
}
