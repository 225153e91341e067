public import Clients
import Fields
import Foundation
import HTTP
import JSON
import Reports

/// Fields of Open-Meteo: a lattice of points in as few requests as the service takes, all variables and hours at once.
///
/// Several places are described at https://open-meteo.com/en/docs, "Multiple locations": an array in the order asked,
/// each place but the first with its number.
public struct OpenMeteoFields: Sendable {
  private let servers: OpenMeteoServers
  private let store: FieldStoreClient

  public init(servers: OpenMeteoServers, store: FieldStoreClient) {
    self.servers = servers
    self.store = store
  }

  public var client: FieldClient {
    FieldClient(
      saved: store.saved, week: store.week,
      fetch: { lattice async throws(ServiceError) in try await fetch(lattice) },
      cost: { FieldCost(points: $0.missing(in: fresh.map(\.lattice)).count) },
      service: { .openMeteo })
  }
}

extension OpenMeteoFields {
  /// Addresses that are longer than about 8 KB are refused.
  private static let pointsPerRequest = 100

  private var fresh: [SavedFields] {
    store.saved().filter { $0.fetched.isRecent(at: servers.now(), for: FieldClient.freshness) }
  }

  private func fetch(_ lattice: Lattice) async throws(ServiceError) -> FieldWeek {
    let fresh = fresh
    let missing = lattice.missing(in: fresh.map(\.lattice))
    let known = fresh.compactMap(store.week)
    var week: FieldWeek?
    for start in stride(from: 0, to: missing.count, by: Self.pointsPerRequest) {
      let points = Array(missing[start..<min(start + Self.pointsPerRequest, missing.count)])
      let answer = try await servers.ask(
        .forecast, Self.query(lattice, points),
        weight: Double(FieldCost(points: points.count).calls), waits: true)
      let part = try Self.week(answer.body, points, of: lattice, fetched: servers.now())
      if week == nil { week = part } else { week?.fill(from: part) }
    }
    // If nothing was requested, the result is as old as its oldest part.
    let parts = known.sorted { $0.fetched < $1.fetched }
    if week == nil {
      week = parts.first.flatMap {
        FieldWeek(lattice: lattice, fetched: $0.fetched, start: $0.start, hours: $0.hours)
      }
    }
    guard var week else { throw .noReport }
    for part in parts.reversed() { week.fill(from: part) }
    store.keep(week)
    return week
  }

  static func query(_ lattice: Lattice, _ points: [Int]) -> [(name: String, value: String)] {
    let (latitudes, longitudes) = (lattice.latitudes, lattice.longitudes)
    let names = FieldWeek.quantities.compactMap { OpenMeteoVariables.ofQuantities[$0] }
    return [
      ("latitude", points.map { "\(latitudes[$0 / lattice.columns])" }.joined(separator: ",")),
      ("longitude", points.map { "\(longitudes[$0 % lattice.columns])" }.joined(separator: ",")),
      ("hourly", names.joined(separator: ",")), ("wind_speed_unit", "ms"),
      ("forecast_days", "\(FieldWeek.days)"), ("timezone", "GMT"),
    ]
  }

  /// The week of the requested points in an answer. An entry belongs to the point nearest to it; if several are nearest
  /// to the same point, because the model's grid is wider than the lattice, it belongs to the point with its number, or
  /// else to the next one in order. Points without an entry are missing.
  ///
  /// - Throws: `badAnswer` if no point has an hour.
  static func week(
    _ body: [UInt8], _ points: [Int], of lattice: Lattice, fetched: Date
  ) throws(ServiceError) -> FieldWeek {
    let entries = try AskedService.openMeteo.parsed(body) {
      (reader) throws(JSONReader.Failure) in
      var entries: [OpenMeteoForecast] = []
      try reader.each(atMost: 2 * Lattice.mostPoints) { (reader) throws(JSONReader.Failure) in
        entries.append(try OpenMeteoForecast(&reader))
      }
      return entries
    }
    // The rows of all places at once take ten times the room of the answer.
    let times = entries.compactMap { entry -> ClosedRange<Date>? in
      let rows = entry.hoursAsSent
      return rows.first.flatMap { first in rows.last.map { first.time...$0.time } }
    }
    guard let start = times.map(\.lowerBound).min(), let end = times.map(\.upperBound).max() else {
      throw .badAnswer(.openMeteo, detail: "no hourly")
    }
    let hours = Int(min((end.timeIntervalSince(start) / 3600).rounded(), 1e6)) + 1
    guard
      var week = FieldWeek(
        lattice: lattice, fetched: fetched, start: start, hours: min(hours, FieldWeek.mostHours))
    else { throw .badAnswer(.openMeteo, detail: "times of hourly") }
    // One position for several points doesn't say which one it belongs to.
    let isSaid = entries.count == 1 || Set(entries.map(\.position)).count > 1
    let positions = entries.map { isSaid ? $0.position : nil }
    let nearest = positions.map { $0.flatMap { lattice.nearest($0, of: points) } }
    let isClear = Set(nearest).count == nearest.count
    var taken: Set<Int> = []
    for (turn, entry) in entries.enumerated() {
      let number = entry.locationID.flatMap { Int(exactly: $0) } ?? turn
      let inTurn = lattice.point(number, positions[turn], of: points)
      guard let point = isClear ? nearest[turn] : inTurn,
        taken.insert(point).inserted
      else { continue }
      for hour in entry.hoursAsSent {
        let index = Int(min((hour.time.timeIntervalSince(start) / 3600).rounded(), 1e6))
        week.set(hour, hour: index, point: point)
      }
    }
    guard !taken.isEmpty else {
      throw .badAnswer(.openMeteo, detail: "no point that was asked for")
    }
    return week
  }
}

extension Lattice {
  /// The point of this number among those asked for; where an answer lies elsewhere, the nearest.
  fileprivate func point(_ number: Int, _ place: Coordinate?, of points: [Int]) -> Int? {
    let expected = points.indices.contains(number) ? points[number] : nil
    guard let place else { return expected }
    if let expected, steps(from: place, to: expected) != nil { return expected }
    return nearest(place, of: points)
  }

  /// The nearest of the points, if one is near a place.
  fileprivate func nearest(_ place: Coordinate, of points: [Int]) -> Int? {
    points.compactMap { point in steps(from: place, to: point).map { (point, $0) } }
      .min { $0.1 < $1.1 }?.0
  }

  /// The distance from a place to a point, in steps; `nil` if it is farther than that to the nearest point of a model's
  /// own grid, at which answers lie.
  fileprivate func steps(from place: Coordinate, to point: Int) -> Double? {
    let north = abs(latitudes[point / columns] - place.latitude)
    let turn = abs(longitudes[point % columns] - place.longitude)
    let east = min(turn, 360 - turn)
    let height = Double(latitudeStep) / Double(Self.degree)
    let width = Double(longitudeStep) / Double(Self.degree)
    guard north <= max(0.3, height / 2), east <= max(0.6, width / 2) else { return nil }
    return hypot(north / height, east / width)
  }
}
