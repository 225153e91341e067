public import Clients
import Foundation
public import HTTP
import JSON
public import Reports

/// The METARs of airports by the Aviation Weather Center of the United States, which collects those of the world.
///
/// `GET /api/data/metar?bbox=…&format=json` (https://aviationweather.gov/data/api/), at most 100 requests a minute and
/// 400 reports an answer. Where there is nothing to say, it answers 204 without a body. The data are in the public
/// domain.
public struct AviationWeather: Sendable {
  private let connection: ServiceConnection
  private let cache: AnswerCacheClient

  /// `VANE_METAR_URL` in the environment replaces the address.
  public init(_ connection: ServiceConnection, cache: AnswerCacheClient) {
    self.connection = connection
    self.cache = cache
  }

  /// Stations report every half hour; so old an answer is as good as a new one, in seconds.
  private static let freshness = 300.0
  private static let presentHours = 2
  /// An airport that closes at night reports by day.
  private static let lastHours = 24

  /// The newest report of the nearest station; `nil` if there is none within 30 km that is new enough.
  public func observed(_ place: Place) async throws(ServiceError) -> Observation? {
    Observation.nearest(
      to: place, at: connection.now(), of: try await reports(near: place, hours: Self.presentHours))
  }

  /// The last report within a day of the nearest station.
  public func station(near place: Place) async throws(ServiceError) -> Observation? {
    let found = try await reports(near: place, hours: Self.lastHours)
    return Observation.nearest(
      to: place, at: connection.now(), of: found, oldest: Double(Self.lastHours) * 3600)
  }

  private func reports(near place: Place, hours: Int) async throws(ServiceError) -> [Observation] {
    try await kept(place, hours: hours).value { answer, _ in
      answer.fetched.isRecent(at: connection.now(), for: Self.freshness)
    } ask: { _ async throws(ServiceError) in
      let body = try await ask([
        ("bbox", Self.box(around: place.coordinate)), ("hours", "\(hours)"),
      ])
      return CachedResponse(fetched: connection.now(), body: body.isEmpty ? Array("[]".utf8) : body)
    }
  }

  /// The last observation, without a request.
  public func lastObserved(_ place: Place) -> Observation? {
    kept(place, hours: Self.presentHours).last
      .flatMap { Observation.nearest(to: place, at: connection.now(), of: $0.value) }
  }

  /// The reports of one station in the last days; none for a station that is not known.
  public func observations(
    of station: String, days: Int
  ) async throws(ServiceError) -> [Observation] {
    try Self.observations(in: try await ask([("ids", station), ("hours", "\(days * 24)")]))
      .filter { $0.station == station }
  }
}

extension AviationWeather {
  private func kept(_ place: Place, hours: Int) -> KeptAnswer<[Observation]> {
    let key = place.coordinate.sent + (hours == Self.presentHours ? "" : ",\(hours)h")
    return KeptAnswer(cache, key) { answer throws(ServiceError) in
      try Self.observations(in: answer.body)
    }
  }

  private func ask(_ query: [(name: String, value: String)]) async throws(ServiceError) -> [UInt8] {
    let url = try connection.url(
      "VANE_METAR_URL", else: "https://aviationweather.gov", "/api/data/metar",
      query + [("format", "json")])
    let answer = try await connection.http.get(url, of: .observations)
    guard answer.status != 204 else { return [] }
    return try answer.content()
  }

  /// The reports in the body of an answer, those without a station, a point or a time left out.
  static func observations(in body: [UInt8]) throws(ServiceError) -> [Observation] {
    guard !body.isEmpty else { return [] }
    return try AskedService.observations.parsed(body) { (reader) throws(JSONReader.Failure) in
      var found: [Observation] = []
      guard try reader.kind() == .array else { throw JSONReader.Failure(offset: 0) }
      try reader.array(atMost: 5000) { (reader) throws(JSONReader.Failure) in
        if let report = Observation(metar: try JSONTree(&reader)) { found.append(report) }
      }
      return found
    }
  }

  /// South, west, north and east of the circle in which a station is near.
  static func box(around point: Coordinate) -> String {
    // A degree of latitude is 111.2 km; at the poles every longitude is near.
    let height = Observation.farthest / 111
    let cosine = cos(min(89, abs(point.latitude)) * .pi / 180)
    let width = min(180, height / cosine)
    let sides = [
      max(-90, point.latitude - height), max(-180, point.longitude - width),
      min(90, point.latitude + height), min(180, point.longitude + width),
    ]
    return sides.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: ",")
  }
}
