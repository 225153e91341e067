import Fields
import Foundation
import WeatherModels

extension Painter {
  /// Fills each cell with the level of its value, on a flat map: there a row has one latitude, and a column one
  /// longitude.
  mutating func fill(_ overlay: MapOverlay, _ projection: some Projection) {
    let (columns, rows) = (canvas.columns, canvas.rows)
    // Beyond the poles, and left and right of the whole Earth, there is nothing to know.
    let latitudes = (0..<rows).map {
      projection.coordinate(x: Double(columns), y: Double($0) * 4 + 2)?.latitude ?? .nan
    }
    let longitudes = (0..<columns).map {
      projection.coordinate(x: Double($0) * 2 + 1, y: Double(rows) * 2)?.longitude ?? .nan
    }
    let values = overlay.surface.values(latitudes: latitudes, longitudes: longitudes)
    let cells = (0...overlay.thresholds.count).map { level in
      let sign = overlay.signs.isEmpty ? " " : overlay.signs[min(level, overlay.signs.count - 1)]
      return MapImage.Cell(sign, .field, level: UInt8(min(level, 200)))
    }
    let missing = MapImage.Cell(overlay.hatching, .missing, level: .max)
    for row in 0..<rows where !latitudes[row].isNaN {
      for column in 0..<columns where !longitudes[column].isNaN {
        let value = values[row * columns + column]
        if value.isNaN {
          canvas.fill(column, row, missing)
          continue
        }
        var level = 0
        while level < overlay.thresholds.count, value >= overlay.thresholds[level] { level += 1 }
        canvas.fill(column, row, cells[level])
      }
    }
  }

  /// Lines of equal values, where each has room with its text, which no line runs through.
  mutating func draw(_ lines: [MapOverlay.Line], _ projection: some Projection) {
    let drawn = lines.map { ($0, spots(of: $0.contour, projection)) }
    for (line, copies) in drawn {
      for spots in copies {
        for (a, b) in zip(spots, spots.dropFirst()) { draw(a, b, line.layer) }
      }
    }
    for (line, copies) in drawn {
      for spots in copies { label(line.label, along: spots) }
    }
  }

  /// The line as it lies on the map, once for each time that it is seen.
  private func spots(of contour: Contour, _ projection: some Projection) -> [[Spot]] {
    let (longitudes, latitudes) = (
      contour.points.map(\.longitude), contour.points.map(\.latitude)
    )
    guard let west = longitudes.min(), let east = longitudes.max(), let south = latitudes.min(),
      let north = latitudes.max()
    else { return [] }
    return projection.shifts(west: west, south: south, east: east, north: north).map { shift in
      contour.points.compactMap { projection.shiftedSpot($0.longitude + shift, $0.latitude) }
    }
  }

  /// Puts the text in the middle of the line's longest part in sight, or as near to that as there is room.
  private mutating func label(_ text: String, along spots: [Spot]) {
    let characters = Array(text)
    guard !characters.isEmpty else { return }
    let (width, height) = (Double(canvas.columns * 2), Double(canvas.rows * 4))
    let seen = spots.indices.filter { index in
      let spot = spots[index]
      return spot.x >= 0 && spot.y >= 0 && spot.x < width && spot.y < height
    }
    guard let first = seen.first, let last = seen.last else { return }
    // A ring about the text alone would be no line any more.
    let part = spots[first...last]
    guard extent(part.map(\.x)) > Double(characters.count * 2) || extent(part.map(\.y)) > 12
    else { return }
    let middle = seen.count / 2
    let order = seen.indices.sorted { abs($0 - middle) < abs($1 - middle) }
    for position in order {
      let spot = spots[seen[position]]
      let (column, row) = (Int(spot.x / 2) - characters.count / 2, Int(spot.y / 4))
      guard isFree(column, characters.count, row), row > 0, row < canvas.rows - 1 else { continue }
      for (offset, character) in characters.enumerated() {
        canvas.mark(column + offset, row, MapImage.Cell(character, .figure))
      }
      return
    }
  }

  private func extent(_ values: [Double]) -> Double {
    (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// Texts around their cells, where nothing else is drawn: centers first, which must not be left out.
  mutating func draw(_ marks: [MapOverlay.Mark]) {
    for mark in marks.filter(\.isCenter) + marks.filter({ !$0.isCenter }) {
      let characters = Array(mark.text)
      var column = mark.cell.column - characters.count / 2
      if mark.isCenter { column = min(max(column, 0), canvas.columns - characters.count) }
      // A center whose cell is taken is in the next row.
      let rows = (mark.isCenter ? [0, 1, -1, 2, -2] : [0]).map { mark.cell.row + $0 }
      let row = rows.first {
        (0..<canvas.rows).contains($0) && isFree(column, characters.count, $0)
      }
      guard let row else { continue }
      for (offset, character) in characters.enumerated() {
        canvas.mark(
          column + offset, row,
          MapImage.Cell(character, mark.isCenter ? .center : .figure, tone: mark.tone))
      }
    }
  }

  /// The line on which the sun rises and sets, and a sign on each side of it.
  ///
  /// Drawn between the edges of cells where the sun's height changes its sign; -0.833° is that of its middle,
  /// refraction included.
  mutating func drawTerminator(_ sides: [String], _ projection: some Projection) {
    guard let sun = drawing.subsolarPoint, sides.count == 2 else { return }
    let (sine, cosine) = (sin(sun.latitude * .pi / 180), cos(sun.latitude * .pi / 180))
    let horizon = sin(-0.833 * Double.pi / 180)
    let (columns, rows) = (canvas.columns, canvas.rows)
    func height(_ column: Int, _ row: Int) -> Double {
      let x = min(max(Double(column) * 2, 1e-6), Double(columns) * 2 - 1e-6)
      let point = projection.coordinate(x: x, y: Double(row) * 4)
      guard let point else { return .nan }
      let latitude = point.latitude * .pi / 180
      let turn = (point.longitude - sun.longitude) * .pi / 180
      return sine * sin(latitude) + cosine * cos(latitude) * cos(turn) - horizon
    }
    var above = (0...columns).map { height($0, 0) }
    var crossing: (column: Int, row: Int, isDayRight: Bool)?
    for row in 0..<rows {
      let below = (0...columns).map { height($0, row + 1) }
      for column in 0..<columns {
        let corners = [above[column], above[column + 1], below[column + 1], below[column]]
        let dark = corners.count { $0 < 0 }
        guard dark > 0, dark < 4, !corners.contains(where: \.isNaN) else { continue }
        let (x, y) = (Double(column) * 2, Double(row) * 4)
        let edges = [(x, y), (x + 2, y), (x + 2, y + 4), (x, y + 4)]
        let spots = (0..<4).compactMap { edge -> Spot? in
          let (a, b) = (corners[edge], corners[(edge + 1) % 4])
          guard (a < 0) != (b < 0) else { return nil }
          let part = a / (a - b)
          let (from, to) = (edges[edge], edges[(edge + 1) % 4])
          return Spot(x: from.0 + (to.0 - from.0) * part, y: from.1 + (to.1 - from.1) * part)
        }
        if spots.count >= 2 { draw(spots[0], spots[1], .terminator) }
        let isDayRight = corners[1] + corners[2] > corners[0] + corners[3]
        if abs(row - rows / 2) < abs((crossing?.row ?? -rows) - rows / 2) {
          crossing = (column, row, isDayRight)
        }
      }
      above = below
    }
    guard let crossing else { return }
    for (side, isDay) in zip(sides, [true, false]) {
      let isRight = isDay == crossing.isDayRight
      let length = side.count
      let column = isRight ? crossing.column + 2 : crossing.column - 1 - length
      guard isFree(column, length, crossing.row) else { continue }
      for (offset, character) in side.enumerated() {
        canvas.mark(column + offset, crossing.row, MapImage.Cell(character, .terminator))
      }
    }
  }
}
