public import Foundation
public import WeatherModels

/// A track or a route of a file.
public struct TrackLine: Hashable, Sendable {
  /// May be empty.
  public var name: String
  /// Drawn, and not recorded.
  public var isRoute: Bool
  /// Those of all segments, in order.
  public var points: [TrackPoint]

  public init(name: String = "", isRoute: Bool, points: [TrackPoint] = []) {
    self.name = name
    self.isRoute = isRoute
    self.points = points
  }
}

/// A point of a track as its file has it.
public struct TrackPoint: Hashable, Sendable {
  public var coordinate: Coordinate
  /// In meters; `nil` for one that isn't known or cannot be.
  public var elevation: Double?
  public var time: Date?

  public init(_ coordinate: Coordinate, elevation: Double? = nil, time: Date? = nil) {
    self.coordinate = coordinate
    self.elevation = elevation
    self.time = time
  }
}

/// Reads the tracks and routes of a GPX file. A path may be relative or begin with `~/`.
public struct TrackFileClient: Sendable {
  /// In the order of the file, those without points too.
  public var read: @Sendable (_ path: String) throws(PlaceFileError) -> [TrackLine]

  public init(read: @escaping @Sendable (String) throws(PlaceFileError) -> [TrackLine]) {
    self.read = read
  }

  /// Has no files.
  public static let noop = TrackFileClient { path throws(PlaceFileError) in
    throw .missing(path: path)
  }
}

/// The weather at the points of a way, asked for in as few requests as a service allows.
public struct WayWeatherClient: Sendable {
  /// Hours for each point, in the order asked: as many days from today on as are wanted at least, where the forecast has
  /// them.
  public var reports:
    @Sendable (_ points: [Place], _ days: Int) async throws(ServiceError) -> [Report]
  /// The last answer about exactly these points, however old and however many days; `nil` where there is none.
  public var saved: @Sendable (_ points: [Place]) -> [Report]?

  public init(
    reports: @escaping @Sendable ([Place], Int) async throws(ServiceError) -> [Report],
    saved: @escaping @Sendable ([Place]) -> [Report]? = { _ in nil }
  ) {
    self.reports = reports
    self.saved = saved
  }

  /// Knows of no weather.
  public static let noop = WayWeatherClient { _, _ async throws(ServiceError) in throw .noReport }
}
