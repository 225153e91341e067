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

  /// Relative luminance, WCAG 2.1.
  private var luminance: Double {
    func linear(_ part: Int) -> Double {
      let share = Double(part) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
