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
