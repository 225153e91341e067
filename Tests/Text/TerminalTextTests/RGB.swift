import Foundation

/// A color as a screen shows it, each part from 0 to 255.
struct RGB: Hashable {
  var red, green, blue: Int

  init(_ red: Int, _ green: Int, _ blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The foreground that these parameters of an SGR sequence ask for; `nil` where they ask for none.
  init?(sgr parameters: [Int]) {
    if let start = parameters.firstIndex(of: 38), parameters.count > start + 2 {
      let rest = Array(parameters[(start + 1)...])
      if rest[0] == 2 { self.init(rest[1], rest[2], rest[3]) } else { self.init(indexed: rest[1]) }
      return
    }
    guard let basic = parameters.first(where: { (30...37).contains($0) || (90...97).contains($0) })
    else { return nil }
    self = Self.basic[basic < 90 ? basic - 30 : basic - 82]
  }

  /// The parameters of the first SGR sequence of a text.
  static func parameters(of rendered: String) -> [Int] {
    rendered.drop { $0 != "[" }.dropFirst().prefix { $0 != "m" }.split(separator: ";")
      .compactMap { Int($0) }
  }

  /// One of xterm's 256: a cube of 6 × 6 × 6 from 16 on, then 24 grays.
  private init(indexed index: Int) {
    if index >= 232 {
      self.init(8 + 10 * (index - 232), 8 + 10 * (index - 232), 8 + 10 * (index - 232))
    } else {
      let levels = [0, 95, 135, 175, 215, 255]
      let cube = index - 16
      self.init(levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    }
  }

  /// xterm's own 16 (XTerm-col.ad).
  private static let basic = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0), RGB(0, 0, 238),
    RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229), RGB(127, 127, 127), RGB(255, 0, 0),
    RGB(0, 255, 0), RGB(255, 255, 0), RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255),
    RGB(255, 255, 255),
  ]

  func contrast(with other: RGB) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The color as people see it in whom one kind of cones is missing.
  ///
  /// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009,
  /// severity 1.0; in linear light.
  enum Deficiency: CaseIterable {
    case protanopia, deuteranopia, tritanopia

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

  /// The distance in CIELAB (CIE 1976, D65), where 2.3 is just noticed, as seen with a deficiency.
  func distance(to other: RGB, seenWith deficiency: Deficiency?) -> Double {
    let pairs = zip(lab(deficiency), other.lab(deficiency))
    return pairs.map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private func lab(_ deficiency: Deficiency?) -> [Double] {
    let own = [red, green, blue].map(Self.linear)
    let seen =
      deficiency.map {
        $0.matrix.map { row in
          min(1, max(0, zip(row, own).map { $0 * $1 }.reduce(0, +)))
        }
      } ?? own
    let matrix = [
      [0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505],
    ]
    let white = [0.9505, 1, 1.089]
    let f = zip(matrix, white).map { row, white in
      let part = zip(row, seen).map { $0 * $1 }.reduce(0, +) / white
      return part > 0.008856 ? cbrt(part) : 7.787 * part + 16.0 / 116
    }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }

  /// Relative luminance, WCAG 2.1.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ part: Int) -> Double {
    let share = Double(part) / 255
    return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
