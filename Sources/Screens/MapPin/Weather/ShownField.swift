import Atlas
import Documents
import Fields
import Foundation
import Presentation
import Reports
import Warnings

/// The weather that the map shows, at one time.
nonisolated struct ShownField: Sendable {
  var type: MapType
  var field: Field?
  var frame: RadarFrame?
  var motion: RadarMotion?
  var radar: RadarService?
  /// The warnings of a map of warnings; empty for others.
  var warnings: [CountryWarnings] = []
  var time: Date
  var clock: PlaceClock
  /// Sentences about missing data and how to get it.
  var notes: [String] = []
  /// The provider and how old it is.
  var sources: [String] = []
  var credits: [SourceCredit] = []
  var sentences: [String] = []

  /// The step between isobars, in hPa.
  static let isobarInterval = 4.0

  /// The value of the field at a point, in its base unit, or the rate of the picture in mm/h.
  func value(at point: Coordinate) -> Double? {
    guard let frame else {
      return field?.value(latitude: point.latitude, longitude: point.longitude)
    }
    return frame.rate(latitude: point.latitude, longitude: point.longitude)
  }
}

nonisolated extension PressureCenter {
  var coordinate: Coordinate? { Coordinate(latitude: latitude, longitude: longitude) }
}

nonisolated extension Contour.Point {
  /// The point with its longitude between the meridians of -180 and 180 degrees.
  var wrapped: Contour.Point {
    let turns = ((longitude + 180) / 360).rounded(.down)
    return Contour.Point(latitude: latitude, longitude: longitude - 360 * turns)
  }

  var json: JSONValue { .array([.rounded(latitude, to: 4), .rounded(longitude, to: 4)]) }
}
