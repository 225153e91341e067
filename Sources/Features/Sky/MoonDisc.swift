import Foundation
import TerminalText

/// The moon as it looks from one half of the Earth: in the north it waxes from the right, in the south from the left.
nonisolated struct MoonDisc: Hashable, Sendable {
  /// 0 new, 0.5 full.
  let phase: Double
  let isSouthern: Bool
  var glyphs = Glyphs.unicode

  static let columns = 14
  static let rows = 7

  private enum Part { case outside, lit, dark }

  /// Seven lines of fourteen columns, two points to a cell, one above the other; the dark part is a shade.
  var lines: [Line] {
    (0..<Self.rows).map { row in
      Line(
        (0..<Self.columns).map { column in
          cell(part(column, 2 * row), part(column, 2 * row + 1))
        }
      ).trimmed
    }
  }

  private func cell(_ upper: Part, _ lower: Part) -> Line {
    switch (upper, lower) {
    case (.outside, .outside): return " "
    case _ where glyphs == .ascii:
      return Line(upper == .lit || lower == .lit ? "#" : ".", .moon)
    case (.lit, .lit): return Line("█", .moon)
    case (.lit, _): return Line("▀", .moon, shade: lower == .dark ? .clear : nil)
    case (_, .lit): return Line("▄", .moon, shade: upper == .dark ? .clear : nil)
    default:
      let shade =
        upper == lower
        ? Shade.clear
        : .halves(upper: upper == .dark ? .clear : nil, lower: lower == .dark ? .clear : nil)
      return Line(String(shade.sign(glyphs)), .dim, shade: shade)
    }
  }

  private func part(_ column: Int, _ row: Int) -> Part {
    let x = (Double(column) + 0.5) / Double(Self.columns) * 2 - 1
    let y = (Double(row) + 0.5) / Double(2 * Self.rows) * 2 - 1
    guard x * x + y * y <= 1 else { return .outside }
    return isLit(isSouthern ? -x : x, y) ? .lit : .dark
  }

  /// Whether the sun shines on a point of the disc, seen from the north; `x` goes right and `y` down, from -1 to 1.
  ///
  /// The edge of the night is half an ellipse, as wide as the cosine of the elongation.
  private func isLit(_ x: Double, _ y: Double) -> Bool {
    let edge = cos(2 * .pi * phase) * max(0, 1 - y * y).squareRoot()
    return phase < 0.5 ? x >= edge : x <= -edge
  }
}
