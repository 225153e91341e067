import Foundation
import Reports

/// The line that leaves a point in a direction: section 3 of Karney's paper.
struct DirectGeodesic {
  private let start: Coordinate
  private let alpha0, sigma1: Angle
  private let series: GeodesicSeries

  /// `bearing` is in degrees clockwise from north.
  init(from start: Coordinate, bearing: Double) {
    self.start = start
    let beta = GeodesicPoint(latitude: start.latitude).beta
    let alpha = Angle(degrees: bearing)
    alpha0 = Angle(sin: alpha.sin * beta.cos, cos: hypot(alpha.cos, alpha.sin * beta.sin))
    let along = alpha.cos * beta.cos
    sigma1 = beta.sin == 0 && along == 0 ? Angle(sin: 0, cos: 1) : Angle(beta.sin, along)
    series = GeodesicSeries(alpha0: alpha0.cos)
  }

  /// The point that lies so many meters on.
  func end(_ distance: Double) -> Coordinate {
    let begun = series.c1.sum(sigma1)
    let way = distance / (Ellipsoid.b * series.a1)
    let tau = sigma1 + Angle(radians: begun + way)
    let sigma = way + begun + series.inverse1.sum(tau)
    let sigma2 = sigma1 + Angle(radians: sigma)
    let latitude = atan2(
      alpha0.cos * sigma2.sin, (1 - Ellipsoid.f) * hypot(alpha0.sin, alpha0.cos * sigma2.cos))
    let omega =
      Angle(sin: alpha0.sin * sigma2.sin, cos: sigma2.cos)
      - Angle(sin: alpha0.sin * sigma1.sin, cos: sigma1.cos)
    let (c3, a3) = (series.c3, series.a3)
    let turn =
      omega.radians - Ellipsoid.f * alpha0.sin * a3 * (sigma + c3.sum(sigma2) - c3.sum(sigma1))
    let longitude = (start.longitude + turn * 180 / .pi).remainder(dividingBy: 360)
    return Coordinate(latitude: latitude * 180 / .pi, longitude: longitude) ?? start
  }
}
