import Foundation

/// Eyes that miss one kind of cone.
enum Blindness: CaseIterable {
  case protanopia, deuteranopia, tritanopia

  /// On linear RGB, at full severity (Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of
  /// Color Vision Deficiency, IEEE Transactions on Visualization and Computer Graphics 15(6), 2009).
  fileprivate var matrix: [[Double]] {
    switch self {
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }
}

extension RGB {
  /// The distance to another color as eyes see it, in Oklab (Ottosson, 2020): about 0.02 is just seen.
  func distance(to other: RGB, for eyes: Blindness? = nil) -> Double {
    zip(lab(eyes), other.lab(eyes)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private func lab(_ eyes: Blindness?) -> [Double] {
    var linear = [red, green, blue].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    if let eyes { linear = eyes.matrix.map { dot($0, linear) }.map { min(1, max(0, $0)) } }
    let cones = [
      [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ].map { cbrt(dot($0, linear)) }
    return [
      [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.8086757660],
    ].map { dot($0, cones) }
  }

  private func dot(_ row: [Double], _ column: [Double]) -> Double {
    zip(row, column).map(*).reduce(0, +)
  }
}
