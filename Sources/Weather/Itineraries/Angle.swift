import Foundation

/// An angle by its sine and cosine, which keep small differences that degrees lose.
struct Angle {
  let sin, cos: Double

  /// Nothing on the Earth is as small, and its square isn't 0.
  static let tiny = Double.leastNormalMagnitude.squareRoot()
}

extension Angle {
  /// The direction of a point, however far it is.
  init(_ y: Double, _ x: Double) {
    let length = hypot(x, y)
    (sin, cos) = (y / length, x / length)
  }

  init(radians: Double) {
    (sin, cos) = (Foundation.sin(radians), Foundation.cos(radians))
  }

  /// Exact at the quarters of the circle.
  init(degrees: Double) {
    let turned = degrees.remainder(dividingBy: 360)
    let quarter = (turned / 90).rounded()
    let rest = Angle(radians: (turned - quarter * 90) * .pi / 180)
    switch quarter {
    case 1: self.init(sin: rest.cos, cos: -rest.sin)
    case -1: self.init(sin: -rest.cos, cos: rest.sin)
    case 2, -2: self.init(sin: -rest.sin, cos: -rest.cos)
    // Which keeps the sign of a zero.
    default: self.init(radians: turned * .pi / 180)
    }
  }

  var radians: Double { atan2(sin, cos) }

  static func + (a: Angle, b: Angle) -> Angle {
    Angle(sin: a.sin * b.cos + a.cos * b.sin, cos: a.cos * b.cos - a.sin * b.sin)
  }

  static func - (a: Angle, b: Angle) -> Angle {
    Angle(sin: a.sin * b.cos - a.cos * b.sin, cos: a.cos * b.cos + a.sin * b.sin)
  }
}
