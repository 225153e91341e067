import Foundation
import TerminalText

/// The moon as it looks from one half of the Earth: in the north it waxes from the right, in the south from the left.
nonisolated struct MoonDisc: Hashable, Sendable {
  /// 0 new, 0.5 full.
  let phase: Double
  let isSouthern: Bool
  let glyphs: Glyphs

  init(phase: Double, isSouthern: Bool, glyphs: Glyphs = .unicode) {
    self.phase = phase
    self.isSouthern = isSouthern
    self.glyphs = glyphs
  }

  static let columns = 10
  static let rows = 5

  /// Five lines of ten columns: the lit part is full of dots, the dark one has its rim alone.
  var lines: [Line] {
    var canvas = DotCanvas(columns: Self.columns, rows: Self.rows)
    let size = Self.rows * 4
    for row in 0..<size {
      for column in 0..<size {
        let y = (Double(row) + 0.5) / Double(size) * 2 - 1
        let x = (Double(column) + 0.5) / Double(size) * 2 - 1
        let square = x * x + y * y
        guard square <= 1 else { continue }
        if square > 0.82 || isLit(isSouthern ? -x : x, y) { canvas.set(column, row) }
      }
    }
    return (0..<Self.rows).map { row in
      let characters = (0..<Self.columns).map { column in
        let character = canvas.character(column: column, row: row)
        return glyphs == .unicode || character == nil
          ? character ?? " " : isLit(column: column, row: row) ? "#" : "."
      }
      return Line(String(characters), .moon)
    }
  }

  /// The middle of a cell.
  private func isLit(column: Int, row: Int) -> Bool {
    let x = (Double(column) + 0.5) / Double(Self.columns) * 2 - 1
    let y = (Double(row) + 0.5) / Double(Self.rows) * 2 - 1
    return isLit(isSouthern ? -x : x, y)
  }

  /// Whether the sun shines on a point of the disc, seen from the north; `x` goes right and `y` down, from -1 to 1.
  ///
  /// The edge of the night is half an ellipse, as wide as the cosine of the elongation.
  private func isLit(_ x: Double, _ y: Double) -> Bool {
    let edge = cos(2 * .pi * phase) * max(0, 1 - y * y).squareRoot()
    return phase < 0.5 ? x >= edge : x <= -edge
  }
}
