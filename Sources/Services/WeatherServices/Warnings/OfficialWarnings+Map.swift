import Fields
import Foundation
import HTTP
import WeatherClients
import WeatherModels

/// Warnings for a map.
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
    let start = http.uptime
    return await withTaskGroup(of: (Int, CountryWarnings).self) { group in
      var next = view.countries.prefix(Self.mostCountries).enumerated().makeIterator()
      var isSilent = false
      func add() {
        guard let (index, country) = next.next() else { return }
        let passed = isSilent ? http.uptime - start : 0
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
    let budget = http.budget(passed: passed)
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
    let alerts = answer.alerts.inForce(at: now())
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
    let warnings = seen.mergingAreas(\.warning).sorted { $0.warning.order < $1.warning.order }
    let shown = warnings.prefix(Self.mostDrawn)
    let ringCount = shown.reduce(0) { $0 + $1.elements.reduce(0) { $0 + $1.ringCount } }
    let limit = RingLimit(countries: min(view.countries.count, Self.mostCountries))
    let most = min(Self.mostPoints, limit.points / min(max(1, ringCount), limit.rings))
    var room = limit.rings
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

/// More rings of a country can't be told apart on any map, nor more points of all of those; several countries share the
/// map.
private struct RingLimit {
  let rings: Int
  let points: Int

  init(countries: Int) {
    rings = min(10_000, 24_000 / max(1, countries))
    points = 10 * rings
  }
}

extension WeatherWarning {
  /// A stable order, so that drawings agree.
  fileprivate var order: (Int, Double, String, String) {
    (-rank, from?.timeIntervalSinceReferenceDate ?? -.infinity, event, area ?? "")
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
