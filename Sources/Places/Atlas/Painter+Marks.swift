import Foundation
import WeatherModels

extension Painter {
  /// The numbers of pins; of those that share a cell the first, with a plus after it.
  mutating func drawPins() {
    var shared: [Viewport.Cell: [Int]] = [:]
    var order: [Viewport.Cell] = []
    for pin in drawing.pins {
      guard let cell = drawing.viewport.cell(of: pin.coordinate) else { continue }
      if shared[cell] == nil { order.append(cell) }
      shared[cell, default: []].append(pin.number)
    }
    for cell in order {
      guard let numbers = shared[cell], let first = numbers.first else { continue }
      let text = "\(first)" + (numbers.count > 1 ? "+" : "")
      // The number begins at its pin, unless that would push it over the edge; the pin's own cell it never loses.
      for (offset, character) in text.enumerated() {
        let column = cell.column + offset
        guard column < canvas.columns, offset == 0 || !isPin(column, cell.row, shared) else {
          break
        }
        canvas.mark(column, cell.row, MapImage.Cell(character, .pin))
      }
    }
  }

  private func isPin(
    _ column: Int, _ row: Int, _ shared: [Viewport.Cell: [Int]]
  ) -> Bool {
    shared[Viewport.Cell(column: column, row: row)] != nil
  }

  /// The sign at the user's position. A pin there keeps its number, and the sign is drawn beside it.
  mutating func drawPosition() {
    guard let cell = drawing.position.flatMap(drawing.viewport.cell) else { return }
    let column = [0, -1, 1, 2, 3].map { cell.column + $0 }.first {
      (0..<canvas.columns).contains($0) && !canvas.isMarked($0, cell.row)
    }
    let sign = MapImage.Cell(drawing.glyphs.positionSign, .position)
    if let column { canvas.mark(column, cell.row, sign) }
  }

  /// Names to the right of their points, or else to the left, where nothing else is drawn.
  mutating func drawLabels() {
    let isASCII = drawing.glyphs == .ascii
    let dot: Character = isASCII ? "o" : "•"
    for label in drawing.labels {
      guard let cell = drawing.viewport.cell(of: label.coordinate) else { continue }
      let characters = Array(label.text)
      // A pin, the position or the cross may be drawn at the point; the name begins after both, or ends before them.
      let hasSign = isSign(cell.column, cell.row)
      if canvas.isMarked(cell.column, cell.row), !hasSign { continue }
      var (left, right) = (cell.column, cell.column)
      while isSign(right, cell.row) { right += 1 }
      while isSign(left - 1, cell.row) { left -= 1 }
      // A letter in place of the dot would be read as one of the name's.
      if isASCII, !hasSign { right += 1 }
      let starts = [right + 1, left - characters.count - (hasSign || isASCII ? 1 : 0)]
      // A dot of its own keeps away from other names, too.
      if !hasSign, isName(cell.column - 1, cell.row) || isName(cell.column + 1, cell.row) {
        continue
      }
      let start = starts.first {
        isFree($0, characters.count, cell.row) && !isCrowded($0, characters.count, cell.row)
      }
      guard let start else { continue }
      if !hasSign { canvas.mark(cell.column, cell.row, MapImage.Cell(dot, .city)) }
      if isASCII {
        let gap = start > cell.column ? start - 1 : start + characters.count
        canvas.mark(gap, cell.row, MapImage.Cell(" ", .label))
      }
      for (offset, character) in characters.enumerated() {
        let tone = label.tones.indices.contains(offset) ? label.tones[offset] : 0
        canvas.mark(
          start + offset, cell.row,
          MapImage.Cell(character, label.isLarge ? .title : .label, tone: tone))
      }
    }
  }

  private func isSign(_ column: Int, _ row: Int) -> Bool {
    [.pin, .position, .cross].contains(canvas.layer(column, row))
  }

  /// Whether there is a name directly above or below: two that touch are read as one.
  private func isCrowded(_ start: Int, _ count: Int, _ row: Int) -> Bool {
    [row - 1, row + 1].contains { row in
      (start..<start + count).contains { isName($0, row) }
    }
  }

  private func isName(_ column: Int, _ row: Int) -> Bool {
    [.label, .title, .city].contains(canvas.layer(column, row))
  }

  /// True where a text fits, with a free column on both sides where there is one.
  func isFree(_ start: Int, _ count: Int, _ row: Int) -> Bool {
    guard start >= 0, start + count <= canvas.columns else { return false }
    let around = max(0, start - 1)..<min(canvas.columns, start + count + 1)
    return !around.contains { canvas.isMarked($0, row) }
  }

  mutating func drawCross() {
    // A pin or the position under the cross is worth more than the cross.
    guard !canvas.isMarked(canvas.columns / 2, canvas.rows / 2) else { return }
    let cross: Character = drawing.glyphs == .ascii ? "X" : "╳"
    canvas.mark(canvas.columns / 2, canvas.rows / 2, MapImage.Cell(cross, .cross))
  }
}
