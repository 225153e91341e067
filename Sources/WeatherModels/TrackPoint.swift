public import Foundation

/// A point of a track or a route, or of any way over the ground.
public struct TrackPoint: Hashable, Sendable {
  public var coordinate: Coordinate
  /// Above sea level, in meters; `nil` if unknown or impossible.
  public var elevation: Double?
  /// The time at which it was, or will be, passed.
  public var time: Date?

  public init(_ coordinate: Coordinate, elevation: Double? = nil, time: Date? = nil) {
    self.coordinate = coordinate
    self.elevation = elevation
    self.time = time
  }
}
