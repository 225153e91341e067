/// The series in ε, to the sixth order, by which lengths on the auxiliary sphere become those on the ellipsoid.
struct GeodesicSeries {
  let epsilon: Double

  init(epsilon: Double) {
    self.epsilon = epsilon
  }

  /// Of a line that crosses the equator in a direction with this cosine: equations 9 and 16.
  init(alpha0 cos: Double) {
    let k2 = cos * cos * Ellipsoid.ep2
    epsilon = k2 / (2 * (1 + (1 + k2).squareRoot()) + k2)
  }

  /// Equation 17.
  var a1: Double { 1 + (square * (64 + square * (4 + square)) / 256 + epsilon) / (1 - epsilon) }

  /// Equation 24.
  var a3: Double {
    let n = Ellipsoid.n
    let a2 = (-2 + n * (-1 + 3 * n)) / 8
    let a3 = (-1 + n * (-3 - n)) / 16
    let a4 = (-3 - 2 * n) / 64
    let inner = a2 + epsilon * (a3 + epsilon * (a4 + epsilon * (-3 / 128)))
    return 1 + epsilon * ((n - 1) / 2 + epsilon * inner)
  }

  /// Equation 18.
  var c1: SineSeries {
    series(
      (-16 + square * (6 - square)) / 32, (-128 + square * (64 - 9 * square)) / 2048,
      (-16 + 9 * square) / 768, (-5 + 3 * square) / 512, -7 / 1280, -7 / 2048)
  }

  /// Equation 21, which turns the series of `c1` round.
  var inverse1: SineSeries {
    series(
      (768 + square * (-432 + 205 * square)) / 1536,
      (3840 + square * (-4736 + 4005 * square)) / 12_288,
      (116 - 225 * square) / 384, (2695 - 7173 * square) / 7680, 3467 / 7680, 38_081 / 61_440)
  }

  /// Equation 25.
  var c3: SineSeries {
    let (n, e) = (Ellipsoid.n, epsilon)
    let first =
      (1 - n * n) / 8 + e * ((3 + n * (3 - n)) / 64 + e * ((5 + 2 * n) / 128 + e * 3 / 128))
    let second =
      (2 + n * (-3 + n)) / 32 + e
      * ((3 + n * (-2 - 3 * n)) / 64 + e * ((3 + n) / 128 + e * 5 / 256))
    let third = (5 + n * (-9 + 5 * n)) / 192 + e * ((9 - 10 * n) / 384 + e * 7 / 512)
    let fourth = (7 - 14 * n) / 512 + e * 7 / 512
    return series((1 - n) / 4 + e * first, second, third, fourth, 21 / 2560, 0)
  }

  private var square: Double { epsilon * epsilon }

  /// Each coefficient by its power of ε.
  private func series(
    _ c1: Double, _ c2: Double, _ c3: Double, _ c4: Double, _ c5: Double, _ c6: Double
  ) -> SineSeries {
    let (e2, e4) = (square, square * square)
    return SineSeries(
      c1: epsilon * c1, c2: e2 * c2, c3: e2 * epsilon * c3, c4: e4 * c4, c5: e4 * epsilon * c5,
      c6: e4 * e2 * c6)
  }
}

/// The sum of c₁ sin 2σ + c₂ sin 4σ + … + c₆ sin 12σ.
struct SineSeries {
  var c1, c2, c3, c4, c5, c6: Double

  /// Clenshaw's summation.
  func sum(_ angle: Angle) -> Double {
    let double = 2 * (angle.cos - angle.sin) * (angle.cos + angle.sin)
    let y5 = double * c6 + c5
    let y4 = double * y5 - c6 + c4
    let y3 = double * y4 - y5 + c3
    let y2 = double * y3 - y4 + c2
    let y1 = double * y2 - y3 + c1
    return 2 * angle.sin * angle.cos * y1
  }
}
