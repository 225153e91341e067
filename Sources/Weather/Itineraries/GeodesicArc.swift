import Foundation

/// A part of a geodesic between two points and the directions there, on the auxiliary sphere.
struct GeodesicArc {
  let sigma1, sigma2: Angle
  /// The angle between them, 0...π.
  let sigma: Double
  private let dn1, dn2: Double
  private let series: GeodesicSeries

  init(
    from start: GeodesicPoint, _ departure: Angle, to end: GeodesicPoint, _ arrival: Angle,
    _ series: GeodesicSeries
  ) {
    sigma1 = Angle(start.beta.sin, departure.cos * start.beta.cos)
    sigma2 = Angle(end.beta.sin, arrival.cos * end.beta.cos)
    let between = sigma2 - sigma1
    sigma = atan2(max(0, between.sin), between.cos)
    (dn1, dn2) = (start.dn, end.dn)
    self.series = series
  }

  /// The length of the line, in shorter half axes: equation 7.
  var length: Double { series.a1 * (sigma + part(series.c1)) }

  /// The reduced length, in shorter half axes: equations 38 and 40.
  var reducedLength: Double {
    let change = length - series.a2 * (sigma + part(series.c2))
    return dn2 * (sigma1.cos * sigma2.sin) - dn1 * (sigma1.sin * sigma2.cos)
      - sigma1.cos * sigma2.cos * change
  }

  /// The part of the angle that a series adds.
  func part(_ sines: SineSeries) -> Double { sines.sum(sigma2) - sines.sum(sigma1) }
}
