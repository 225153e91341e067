/// An end of a geodesic, on the auxiliary sphere.
struct GeodesicPoint {
  /// The reduced latitude.
  let beta: Angle
  /// √(1 + e′² sin² β), of equation 38.
  let dn: Double
  let isPole: Bool

  /// A point a picometer from the equator is on it, and a pole has a cosine that can be divided by.
  init(latitude: Double) {
    let angle = Angle(degrees: abs(latitude) < 1e-17 ? latitude * 0 : latitude)
    let reduced = Angle(angle.sin * (1 - Ellipsoid.f), angle.cos)
    self.init(
      Angle(sin: reduced.sin, cos: max(Angle.tiny, reduced.cos)), isPole: abs(latitude) == 90)
  }

  private init(_ beta: Angle, isPole: Bool) {
    self.beta = beta
    self.isPole = isPole
    dn = (1 + Ellipsoid.ep2 * beta.sin * beta.sin).squareRoot()
  }

  /// This point, exactly as far from the equator as a point from which it can't be told apart.
  func level(with other: GeodesicPoint) -> GeodesicPoint {
    let (a, b) = (beta, other.beta)
    let isLevel = b.cos < abs(b.sin) ? a.cos == b.cos : abs(a.sin) == abs(b.sin)
    guard isLevel else { return self }
    return GeodesicPoint(
      Angle(sin: a.sin < 0 ? -abs(b.sin) : abs(b.sin), cos: b.cos), isPole: isPole)
  }
}
