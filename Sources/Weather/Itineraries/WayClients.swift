public import Clients
public import Foundation
public import Reports

/// A track or a route of a file.
public struct TrackLine: Hashable, Sendable {
  /// May be empty.
  public var name: String
  /// The points of all segments, in order.
  public var points: [TrackPoint]

  public init(name: String = "", points: [TrackPoint] = []) {
    self.name = name
    self.points = points
  }
}

/// Reads the tracks and routes of a GPX file. A path may be relative or begin with `~/`.
public struct TrackFileClient: Sendable {
  /// The lines in the order of the file, including those without points.
  public var read: @Sendable (_ path: String) throws(PlaceFileError) -> [TrackLine]

  public init(read: @escaping @Sendable (String) throws(PlaceFileError) -> [TrackLine]) {
    self.read = read
  }

  public static let noop = TrackFileClient { path throws(PlaceFileError) in
    throw .missing(path: path.cleanPath)
  }
}

/// The weather at the points of a way, asked for in as few requests as a service allows.
public struct WayWeatherClient: Sendable {
  /// Hours for each point, in the order asked: as many days from today on as are wanted at least, where the forecast
  /// has them.
  public var reports:
    @Sendable (_ points: [Place], _ days: Int) async throws(ServiceError) -> [Report]
  /// The last answer about exactly these points, however old and however many days; `nil` if there is none.
  public var saved: @Sendable (_ points: [Place]) -> [Report]?

  public init(
    reports: @escaping @Sendable ([Place], Int) async throws(ServiceError) -> [Report],
    saved: @escaping @Sendable ([Place]) -> [Report]? = { _ in nil }
  ) {
    self.reports = reports
    self.saved = saved
  }

  public static let noop = WayWeatherClient { _, _ async throws(ServiceError) in throw .noReport }
}

/// A saved way: as many points as its shape needs, each with its distance from the start as measured on the original.
public struct SavedWay: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var coordinate: Coordinate
    /// From the start, in meters.
    public var distance: Double
    /// In meters.
    public var elevation: Double?
    /// Seconds since the first time of the way.
    public var seconds: Double?
    /// The name of the place, if it has one.
    public var name: String?
    /// Meters climbed from the start, along all points of the original; `nil` if heights weren't known.
    public var climb: Double?
    /// Whether no line leads to it from the point before.
    public var startsSegment = false

    public init(
      _ coordinate: Coordinate, distance: Double, elevation: Double? = nil, seconds: Double? = nil,
      name: String? = nil
    ) {
      self.coordinate = coordinate
      self.distance = distance
      self.elevation = elevation
      self.seconds = seconds
      self.name = name
    }
  }

  public var name: String
  public var points: [Point]
  /// The first time of the way, where it has times of its own.
  public var start: Date?
  public var added: Date
  /// The means of travel by its word, `foot`; `nil` if none was chosen.
  public var travel: String?
  /// In m/s, where a speed was chosen.
  public var speed: Double?
  /// Whether it follows roads that a service found.
  public var isRoad = false

  public init(name: String, points: [Point], start: Date?, added: Date) {
    self.name = name
    self.points = points
    self.start = start
    self.added = added
  }
}
