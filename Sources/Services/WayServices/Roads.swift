public import Clients
import Foundation
public import HTTP
public import Itineraries
import Reports

/// Roads of OpenStreetMap by the routing servers of FOSSGIS, or by the user's own server: OSRM, Valhalla or BRouter.
///
/// FOSSGIS allows one request a second, with a true User-Agent and a credit to OpenStreetMap:
/// https://www.fossgis.de/arbeitsgruppen/osm-server/nutzungsbedingungen/
public struct Roads: Sendable {
  private let connection: ServiceConnection
  private let cache: AnswerCacheClient
  private let server: @Sendable () -> String?
  private let isOff: @Sendable () -> Bool
  private let ledger: ServiceLedgerClient
  private let pause: @Sendable (Double) async -> Void

  /// `VANE_ROUTE_URL` in the environment replaces the address of FOSSGIS, and goes before `server`, the user's own one
  /// as `RoadServer` reads it. The cache also has when the last request was made; `pause` waits for seconds.
  public init(
    _ connection: ServiceConnection, cache: AnswerCacheClient,
    server: @escaping @Sendable () -> String?, isOff: @escaping @Sendable () -> Bool = { false },
    ledger: ServiceLedgerClient = .noop, pause: @escaping @Sendable (Double) async -> Void
  ) {
    (self.connection, self.cache, self.server) = (connection, cache, server)
    (self.isOff, self.ledger, self.pause) = (isOff, ledger, pause)
  }

  public var client: RoadClient {
    RoadClient {
      isOff() ? nil : (try? source().base.url("/"))?.host(percentEncoded: true)
    } kept: { points, means in
      isOff() ? nil : (try? source()).flatMap { kept(sent(points), means, $0).last?.value }
    } road: { points, means async throws(ServiceError) in
      try await road(sent(points), means)
    }
  }
}

extension Roads {
  /// Seconds for which a road is as good as a new one: 30 days.
  private static let freshness = 30 * 86_400.0
  /// Seconds between two requests at least, those of other programs of the user included.
  private static let interval = 1.0
  private static let lastRequest = "last-request"
  private static let variable = "VANE_ROUTE_URL"
  private static let mostBytes = 2 << 20

  private struct Source {
    var kind: RoadServer.Kind
    /// Whether it is that of FOSSGIS, which has a server for each means of travel.
    var isShared: Bool
    var base: BaseAddress
    var name: String
  }

  private func source() throws(ServiceError) -> Source {
    let environment = connection.environment
    let isReplaced = environment[Self.variable].map { !$0.isEmpty } == true
    guard !isReplaced, let text = server() else {
      let standard = "https://routing.openstreetmap.de"
      let base = try BaseAddress(setting: Self.variable, in: environment, standard: standard)
      return Source(kind: .osrm, isShared: true, base: base, name: environment[Self.variable] ?? "")
    }
    guard let own = RoadServer(text) else {
      throw .badAddress(setting: RoadServer.setting, value: ServerAddress.shown(text))
    }
    let base = BaseAddress(own.address, of: RoadServer.setting)
    return Source(kind: own.kind, isShared: false, base: base, name: text)
  }

  /// The points as they are sent: within eleven meters, and never written with an exponent.
  private func sent(_ points: [Coordinate]) -> [Coordinate] { points.map { $0.rounded(to: 4) } }

  private func kept(_ points: [Coordinate], _ means: Travel, _ source: Source) -> KeptAnswer<Road> {
    let text = points.map { "\($0.longitude),\($0.latitude)" }.joined(separator: ";")
    let key = "\(means.rawValue)-" + (text + "|" + source.name).stableHash
    return KeptAnswer(cache, key) { answer throws(ServiceError) in
      try RoadAnswer(points, source.kind).road(answer.body)
    }
  }

  private func road(_ points: [Coordinate], _ means: Travel) async throws(ServiceError) -> Road {
    let source = try source()
    let kept = kept(points, means, source)
    do throws(ServiceError) {
      return try await kept.value { answer, _ in
        answer.fetched.isRecent(at: connection.now(), for: Self.freshness)
      } ask: { _ async throws(ServiceError) in
        try await ledger.noting(.roads) { () async throws(ServiceError) in
          try await ask(points, means, source)
        }
      }
    } catch {
      guard error != .cancelled, let old = kept.last?.value else { throw error }
      return old
    }
  }

  private func ask(
    _ points: [Coordinate], _ means: Travel, _ source: Source
  ) async throws(ServiceError) -> CachedResponse {
    let url = try RoadRequest.url(points, means, of: source.kind, source.base, source.isShared)
    if let last = cache.kept(Self.lastRequest)?.fetched {
      let passed = connection.now().timeIntervalSince(last)
      if (0..<Self.interval).contains(passed) { await pause(Self.interval - passed) }
    }
    cache.keep(CachedResponse(fetched: connection.now(), body: []), Self.lastRequest)
    // The weather on the way still needs a part of the time.
    let answer = try await connection.http.budget().bounding(isLast: false) {
      () async throws(ServiceError) in
      try await connection.http.get(
        url, of: .roads, bodyLimit: Self.mostBytes, firstPause: 2 * Self.interval)
    }
    try RoadAnswer.check(answer)
    return CachedResponse(fetched: connection.now(), body: answer.body)
  }
}
