import Foundation
import Reports

/// The areas for which weather models have data of their own: ICON-D2, AROME and HRRR.
enum ModelArea {
  /// Whether any model of a quarter of an hour covers the point: outside of them Open-Meteo interpolates from hours.
  static func hasQuarterHours(at point: Coordinate) -> Bool {
    // 1215 x 746 points, 0.02° apart: DWD, "ICON Database Reference Manual", regular grid of ICON-D2.
    (43.18...58.08).contains(point.latitude) && (-3.94...20.34).contains(point.longitude)
      // 1121 x 717 points, 0.025° apart: Météo-France, AROME France 0.025°.
      || (37.5...55.4).contains(point.latitude) && (-12...16).contains(point.longitude)
      || isInHRRR(point)
  }

  /// The Lambert conformal grid of NOAA's HRRR: 1799 x 1059 points, 3 km apart, tangent at 38.5° N, along 97.5° W, from
  /// 21.138123° N 122.719528° W (grid definition of its GRIB2 files). Snyder, "Map projections: a working manual",
  /// 15-1.
  private static func isInHRRR(_ point: Coordinate) -> Bool {
    guard (20.0...55).contains(point.latitude), (-140.0...(-55)).contains(point.longitude) else {
      return false
    }
    let corner = lambert(latitude: 21.138123, longitude: -122.719528)
    let here = lambert(latitude: point.latitude, longitude: point.longitude)
    return (0...1798 * 3000).contains(here.x - corner.x)
      && (0...1058 * 3000).contains(here.y - corner.y)
  }

  /// In meters, from the tangent's point.
  private static func lambert(latitude: Double, longitude: Double) -> (x: Double, y: Double) {
    let radius = 6_371_229.0
    let tangent = 38.5 * Double.pi / 180
    let cone = sin(tangent)
    func distance(_ angle: Double) -> Double {
      radius * cos(tangent) / cone
        * pow(tan(.pi / 4 + tangent / 2) / tan(.pi / 4 + angle / 2), cone)
    }
    let angle = cone * (longitude + 97.5) * .pi / 180
    let length = distance(latitude * .pi / 180)
    return (length * sin(angle), distance(tangent) - length * cos(angle))
  }
}
