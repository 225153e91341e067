public import Foundation

/// A point of a track or a route, or of any way over the ground.
public struct TrackPoint: Hashable, Sendable {
  public var coordinate: Coordinate
  /// Above the level of the sea, in meters; `nil` if it isn't known or can't be.
  public var elevation: Double?
  /// When it was passed, or is to be.
  public var time: Date?

  public init(_ coordinate: Coordinate, elevation: Double? = nil, time: Date? = nil) {
    self.coordinate = coordinate
    self.elevation = elevation
    self.time = time
  }
}
