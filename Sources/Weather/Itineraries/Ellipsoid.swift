/// The figure of the Earth, of WGS 84.
enum Ellipsoid {
  /// Half the longer axis in meters.
  static let a = 6_378_137.0
  static let f = 1 / 298.257_223_563
  /// Half the shorter axis in meters.
  static let b = a * (1 - f)
  static let e2 = f * (2 - f)
  /// The square of the second eccentricity.
  static let ep2 = e2 / ((1 - f) * (1 - f))
  /// The third flattening.
  static let n = f / (2 - f)
}
