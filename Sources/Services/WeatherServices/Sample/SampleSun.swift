import Ephemeris
import Foundation
import Reports

/// The course of the sun around the noon of one day.
struct SampleSun {
  private let subsolar: Coordinate
  /// When the sun was in that point's zenith, in hours since 1970.
  private let hours: Double

  /// The sun's declination hardly changes within the day in which `hours`, counted since 1970, lie.
  init(hours: Double) {
    self.hours = hours
    subsolar = SubsolarPoint.at(Date(timeIntervalSince1970: hours * 3600)) ?? .origin
  }

  /// The sine of the sun's height at a time.
  func sineOfHeight(at point: Coordinate, hours: Double) -> Double {
    let radians = Double.pi / 180
    let turn = point.longitude - subsolar.longitude + 15 * (hours - self.hours)
    return sin(point.latitude * radians) * sin(subsolar.latitude * radians)
      + cos(point.latitude * radians) * cos(subsolar.latitude * radians) * cos(turn * radians)
  }

  /// The upper edge is on the horizon when the center is 50 arc minutes below it.
  static let sineOfHorizon = sin(-50.0 / 60 * .pi / 180)
}
