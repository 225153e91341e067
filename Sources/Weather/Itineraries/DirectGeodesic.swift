import Foundation
public import Reports

extension Geodesic {
  /// The point that a line reaches which sets out in a direction, in degrees clockwise from north, and is this many
  /// meters long: section 3 of Karney's paper.
  public static func end(
    from start: Coordinate, bearing: Double, distance: Double
  ) -> Coordinate {
    let beta = GeodesicPoint(latitude: start.latitude).beta
    let alpha = Angle(degrees: bearing)
    let alpha0 = Angle(sin: alpha.sin * beta.cos, cos: hypot(alpha.cos, alpha.sin * beta.sin))
    let along = alpha.cos * beta.cos
    let sigma1 = beta.sin == 0 && along == 0 ? Angle(sin: 0, cos: 1) : Angle(beta.sin, along)
    let series = GeodesicSeries(alpha0: alpha0.cos)
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
