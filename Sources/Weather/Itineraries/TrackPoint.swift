public import Foundation
public import Reports

/// A point of a track or a route, or of any way over the ground.
public struct TrackPoint: Hashable, Sendable {
  public var coordinate: Coordinate
  /// Above sea level, in meters; `nil` if unknown or impossible.
  public var elevation: Double?
  /// The time at which it was, or will be, passed; `nil` for points of a route.
  public var time: Date?
  /// Whether no line leads to it from the point before: another segment of the track begins here.
  public var startsSegment: Bool

  public init(
    _ coordinate: Coordinate, elevation: Double? = nil, time: Date? = nil,
    startsSegment: Bool = false
  ) {
    self.coordinate = coordinate
    self.elevation = elevation
    self.time = time
    self.startsSegment = startsSegment
  }
}
