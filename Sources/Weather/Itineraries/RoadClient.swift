public import Clients
public import Reports

/// Finds roads through points, by a service that learns these.
public struct RoadClient: Sendable {
  /// The host that learns the points; `nil` where none is asked, as with sample weather.
  public var host: @Sendable () -> String?
  /// The road that was kept, however old, without a request.
  public var kept: @Sendable (_ points: [Coordinate], _ means: Travel) -> Road?
  /// The road that was kept in the last 30 days, or else a new one. If that fails, an older one.
  public var road:
    @Sendable (_ points: [Coordinate], _ means: Travel) async throws(ServiceError) -> Road

  public init(
    host: @escaping @Sendable () -> String?,
    kept: @escaping @Sendable ([Coordinate], Travel) -> Road? = { _, _ in nil },
    road: @escaping @Sendable ([Coordinate], Travel) async throws(ServiceError) -> Road
  ) {
    self.host = host
    self.kept = kept
    self.road = road
  }

  /// The setting by which the points of ways may be sent: `ask`, `yes` or `no`.
  public static let permission = "route"
  /// The most points that are sent.
  public static let mostPoints = 100

  public static let noop = RoadClient(host: { nil }) { _, _ async throws(ServiceError) in
    throw .noRoad(.offMap)
  }
}

/// A road through points that were asked for.
public struct Road: Hashable, Sendable {
  /// Its line, in order, with heights if the service has them.
  public var points: [TrackPoint]
  /// For each point that was asked for, the index of where the road passes it.
  public var stops: [Int]
  /// Meters from each of these to the next; empty where the line is as long as the road.
  public var legs: [Double]

  public init(points: [TrackPoint], stops: [Int], legs: [Double]) {
    self.points = points
    self.stops = stops
    self.legs = legs
  }
}

/// A server that finds roads, as it is set: its address, behind its kind and a `+` unless that is OSRM.
public struct RoadServer: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case osrm, valhalla, brouter
  }

  public let kind: Kind
  public let address: ServerAddress

  /// The setting that holds the user's own server.
  public static let setting = "route.url"

  /// Reads `https://example.org/osrm` and `valhalla+https://example.org`; `nil` for another kind or a bad address.
  public init?(_ text: String) {
    let parts = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let kind = parts.count == 2 ? Kind(rawValue: parts[0].lowercased()) : .osrm
    guard let kind,
      let address = parts.last.flatMap({ ServerAddress(String($0), mayHavePath: true) })
    else { return nil }
    (self.kind, self.address) = (kind, address)
  }
}
