import Foundation
import WeatherModels

/// Draws one map, from the lowest layer to the highest.
struct Painter {
  let drawing: MapDrawing
  var canvas: Canvas
  /// The dots within which lines are drawn.
  var clip = Clip(left: 0, top: 0, right: 0, bottom: 0)

  init(_ drawing: MapDrawing) {
    self.drawing = drawing
    let viewport = drawing.viewport
    canvas = Canvas(columns: viewport.columns, rows: viewport.rows, glyphs: drawing.glyphs)
  }

  var image: MapImage { canvas.image }

  mutating func paint(_ content: AtlasContent, _ projection: some Projection) {
    let scale = canvas.dotsPerUnit
    // The last dot ends where the canvas does; a hair less keeps the rounding inside.
    clip = Clip(
      left: max(0, projection.edges.lowerBound * scale.x), top: 0,
      right: min(Double(canvas.dotColumns), projection.edges.upperBound * scale.x) - 1e-6,
      bottom: Double(canvas.dotRows) - 1e-6)
    if let overlay = drawing.overlay { fill(overlay, projection) }
    if drawing.type == .outline || drawing.type == .globe { drawGraticule(projection) }
    if drawing.viewport.isGlobe { drawHorizon() }
    content.withBytes { bytes in
      let level = content.level(for: drawing)
      fillGround(level, bytes, projection)
      drawLines(level, bytes, projection)
    }
    if hasNight { drawNight() }
    drawPins()
    drawPosition()
    if drawing.hasCross { drawCross() }
    if let overlay = drawing.overlay {
      drawTerminator(overlay.sides, projection)
      draw(overlay.marks.filter(\.isCenter))
      draw(overlay.lines, projection)
    }
    drawLabels()
    // Names are worth more than figures at regular cells.
    if let overlay = drawing.overlay { draw(overlay.marks.filter { !$0.isCenter }) }
  }

  /// Draws between two spots, as far as that lies on the canvas.
  mutating func draw(_ a: Spot, _ b: Spot, _ layer: MapImage.Layer) {
    let scale = canvas.dotsPerUnit
    guard
      let (a, b) = clip.line(
        Spot(x: a.x * scale.x, y: a.y * scale.y), Spot(x: b.x * scale.x, y: b.y * scale.y))
    else { return }
    let (x1, y1, x2, y2) = (Int(a.x), Int(a.y), Int(b.x), Int(b.y))
    let steps = max(abs(x2 - x1), abs(y2 - y1))
    if steps <= 1 {
      canvas.plot(x1, y1, layer)
      if steps == 1 { canvas.plot(x2, y2, layer) }
      return
    }
    let (dx, dy) = ((b.x - a.x) / Double(steps), (b.y - a.y) / Double(steps))
    for step in 0...steps {
      canvas.plot(Int(a.x + dx * Double(step)), Int(a.y + dy * Double(step)), layer)
    }
  }
}

extension Painter {
  private mutating func drawLines(
    _ level: AtlasContent.Level, _ bytes: UnsafeRawBufferPointer, _ projection: some Projection
  ) {
    let layers = AtlasLine.allCases.map(drawing.layer)
    for index in 0..<level.pieceCount {
      let piece = AtlasPiece(bytes, at: level.pieceStart + index * AtlasFormat.pieceSize)
      guard piece.kind < layers.count, let layer = layers[Int(piece.kind)],
        layer != .lake || isDrawn(piece)
      else { continue }
      let shifts = projection.shifts(
        west: Double(piece.west) / 100, south: Double(piece.south) / 100,
        east: Double(piece.east) / 100, north: Double(piece.north) / 100)
      for shift in shifts { draw(piece, shift, layer, level, bytes, projection) }
    }
  }

  /// True for a lake with room for its shape.
  func isDrawn(_ piece: AtlasPiece) -> Bool {
    let size = max(piece.east - piece.west, piece.north - piece.south)
    return Double(size) / 100 >= 8 * drawing.viewport.degreesPerUnit
  }

  private mutating func draw(
    _ piece: AtlasPiece, _ shift: Double, _ layer: MapImage.Layer, _ level: AtlasContent.Level,
    _ bytes: UnsafeRawBufferPointer, _ projection: some Projection
  ) {
    var (x, y) = (piece.x, piece.y)
    var before = projection.shiftedSpot(Double(x) * level.step + shift, Double(y) * level.step)
    var offset = level.stepStart + piece.firstStep * AtlasFormat.stepSize
    for _ in 0..<piece.stepCount {
      x += Int(bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self).littleEndian)
      y += Int(bytes.loadUnaligned(fromByteOffset: offset + 2, as: Int16.self).littleEndian)
      offset += AtlasFormat.stepSize
      let spot = projection.shiftedSpot(Double(x) * level.step + shift, Double(y) * level.step)
      if let before, let spot { draw(before, spot, layer) }
      before = spot
    }
  }

  /// The circle around the globe.
  private mutating func drawHorizon() {
    let viewport = drawing.viewport
    let spots = (0...360).map { degree in
      let angle = Double(degree) * .pi / 180
      return Spot(
        x: viewport.width / 2 + viewport.globeRadius * cos(angle),
        y: viewport.height / 2 + viewport.globeRadius * sin(angle))
    }
    for (a, b) in zip(spots, spots.dropFirst()) { draw(a, b, .graticule) }
  }

  /// Meridians and parallels, a few in sight at every zoom.
  private mutating func drawGraticule(_ projection: some Projection) {
    let viewport = drawing.viewport
    let seen = min(180, viewport.degreesPerUnit * viewport.height)
    func spacing(_ seen: Double) -> Double {
      [30.0, 10, 5, 2, 1, 0.5, 0.2, 0.1].first { $0 <= seen / 3 } ?? 0.05
    }
    // At low zooms the whole Earth; farther in, what is near the center.
    let across = min(180, viewport.degreesPerUnit * viewport.width / viewport.shrinking)
    let (x, y) = (spacing(across), spacing(seen))
    let (columns, rows) = (Int(across / x), Int(min(90, seen) / y))
    let middleX = (viewport.center.longitude / x).rounded()
    let middleY = (viewport.center.latitude / y).rounded()
    func latitude(_ row: Double) -> Double { min(90, max(-90, (middleY + row) * y)) }
    for column in -columns...columns {
      drawCurve(projection, (-rows * 4)...(rows * 4)) {
        ((middleX + Double(column)) * x, latitude(Double($0) / 4))
      }
    }
    for row in -rows...rows where abs(latitude(Double(row))) < 90 {
      drawCurve(projection, (-columns * 4)...(columns * 4)) {
        ((middleX + Double($0) / 4) * x, latitude(Double(row)))
      }
    }
  }

  private mutating func drawCurve(
    _ projection: some Projection, _ range: ClosedRange<Int>,
    _ point: (Int) -> (longitude: Double, latitude: Double)
  ) {
    var before: Spot?
    for index in range {
      let (longitude, latitude) = point(index)
      let spot = projection.shiftedSpot(longitude, latitude)
      if let before, let spot { draw(before, spot, .graticule) }
      before = spot
    }
  }
}

extension AtlasContent {
  /// The coarsest level that shows all that there is room for.
  fileprivate func level(for drawing: MapDrawing) -> Level {
    let scale = drawing.viewport.degreesPerUnit
    return levels.first { $0.detail <= scale * 0.7 } ?? levels[levels.count - 1]
  }
}

extension MapDrawing {
  /// The layer of a line; `nil` where maps of this type have none. Regions are for maps of a country or less.
  fileprivate func layer(of line: AtlasLine) -> MapImage.Layer? {
    switch line {
    case .coast: .coast
    case .lake: .lake
    // On a whole globe, borders would outnumber coasts.
    case .border:
      type == .outline || type == .night || type == .globe && viewport.zoom < 2 ? nil : .border
    case .region: type == .borders && viewport.degreesPerUnit < 0.2 ? .region : nil
    }
  }
}

/// A rectangle to which lines are cut (Liang and Barsky, 1984).
struct Clip {
  var left, top, right, bottom: Double

  func line(_ a: Spot, _ b: Spot) -> (Spot, Spot)? {
    if isInside(a), isInside(b) { return (a, b) }
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    var (from, to) = (0.0, 1.0)
    for (p, q) in [
      (-dx, a.x - left), (dx, right - a.x), (-dy, a.y - top), (dy, bottom - a.y),
    ] {
      if p == 0 {
        if q < 0 { return nil }
      } else if p < 0 {
        from = max(from, q / p)
      } else {
        to = min(to, q / p)
      }
    }
    guard from <= to else { return nil }
    func point(_ t: Double) -> Spot {
      Spot(
        x: min(max(a.x + t * dx, left), right), y: min(max(a.y + t * dy, top), bottom))
    }
    return (point(from), point(to))
  }

  private func isInside(_ spot: Spot) -> Bool {
    spot.x >= left && spot.x <= right && spot.y >= top && spot.y <= bottom
  }
}
