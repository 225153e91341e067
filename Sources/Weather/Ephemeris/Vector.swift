import Foundation

/// A point or a direction in a right-handed frame; lengths are in kilometers where they matter.
struct Vector: Hashable {
  var x: Double
  var y: Double
  var z: Double

  var length: Double { dot(self).squareRoot() }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }

  /// This point in a frame that is turned about the z axis, by `angle` radians from x towards y.
  func inFrameTurned(by angle: Double) -> Vector {
    Vector(x: x * cos(angle) + y * sin(angle), y: y * cos(angle) - x * sin(angle), z: z)
  }

  static func - (a: Vector, b: Vector) -> Vector {
    Vector(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }
}

extension Double {
  var radians: Double { self * .pi / 180 }

  var degrees: Double { self * 180 / .pi }

  /// The angle in degrees within 0 ..< 360.
  var fullCircle: Double {
    let rest = truncatingRemainder(dividingBy: 360)
    // A hair less than nothing, and 360 more, is 360.
    return rest < 0 ? (rest + 360 < 360 ? rest + 360 : 0) : rest
  }
}

/// Arc seconds to degrees.
func seconds(_ arc: Double) -> Double { arc / 3600 }
