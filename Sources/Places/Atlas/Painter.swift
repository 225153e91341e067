import Fields
import Foundation
import Reports

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
    content.data.withUnsafeBytes { bytes in
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
      for shift in shifts {
        var before: Spot?
        piece.forEachPoint(level, bytes) { point in
          let spot = projection.shiftedSpot(point.x + shift, point.y)
          if let before, let spot { draw(before, spot, layer) }
          before = spot
        }
      }
    }
  }

  /// True for a lake with room for its shape.
  func isDrawn(_ piece: AtlasPiece) -> Bool {
    let size = max(piece.east - piece.west, piece.north - piece.south)
    return Double(size) / 100 >= 8 * drawing.viewport.degreesPerUnit
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
    draw(through: spots, .graticule)
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
    func spot(_ column: Double, _ row: Double) -> Spot? {
      projection.shiftedSpot((middleX + column) * x, latitude(row))
    }
    for column in -columns...columns {
      let spots = (-rows * 4...rows * 4).map { spot(Double(column), Double($0) / 4) }
      draw(through: spots, .graticule)
    }
    for row in -rows...rows where abs(latitude(Double(row))) < 90 {
      let spots = (-columns * 4...columns * 4).map { spot(Double($0) / 4, Double(row)) }
      draw(through: spots, .graticule)
    }
  }

  /// There is no line to a spot that isn't seen.
  private mutating func draw(through spots: [Spot?], _ layer: MapImage.Layer) {
    for case (let a?, let b?) in zip(spots, spots.dropFirst()) { draw(a, b, layer) }
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

extension AtlasPiece {
  /// The points of the line in degrees, in its order.
  fileprivate func forEachPoint(
    _ level: AtlasContent.Level, _ bytes: UnsafeRawBufferPointer,
    _ body: (_ point: (x: Double, y: Double)) -> Void
  ) {
    var (x, y) = (self.x, self.y)
    var offset = level.stepStart + firstStep * AtlasFormat.stepSize
    body((Double(x) * level.step, Double(y) * level.step))
    for _ in 0..<stepCount {
      x += Int(bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self).littleEndian)
      y += Int(bytes.loadUnaligned(fromByteOffset: offset + 2, as: Int16.self).littleEndian)
      offset += AtlasFormat.stepSize
      body((Double(x) * level.step, Double(y) * level.step))
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

// Land and water below a map, and the night on both.
extension Painter {
  /// Finds for the middle of each cell whether it is land, and how dark it is there.
  mutating func fillGround(
    _ level: AtlasContent.Level, _ bytes: UnsafeRawBufferPointer, _ projection: some Projection
  ) {
    var points: [Coordinate?] = []
    var (north, south) = (-90.0, 90.0)
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns {
        let point = projection.coordinate(x: Double(column) * 2 + 1, y: Double(row) * 4 + 2)
        points.append(point)
        guard let latitude = point?.latitude else { continue }
        if latitude > north { north = latitude }
        if latitude < south { south = latitude }
      }
    }
    guard north >= south else { return }
    var land = mask(from: north, to: south)
    var lakes = land
    for index in 0..<level.pieceCount {
      let piece = AtlasPiece(bytes, at: level.pieceStart + index * AtlasFormat.pieceSize)
      let isLake = piece.kind == AtlasLine.lake.rawValue
      guard isLake ? isDrawn(piece) : piece.kind == AtlasLine.coast.rawValue,
        land.needs(
          west: Double(piece.west) / 100, south: Double(piece.south) / 100,
          east: Double(piece.east) / 100, north: Double(piece.north) / 100)
      else { continue }
      var before: (x: Double, y: Double)?
      piece.forEachPoint(level, bytes) { point in
        if let before {
          if isLake { lakes.add(before, point) } else { land.add(before, point) }
        }
        before = point
      }
    }
    land.finish()
    lakes.finish()
    let sun = hasNight ? drawing.subsolarPoint.map(SunHeight.init) : nil
    for index in points.indices {
      guard let point = points[index] else { continue }
      canvas.grounds[index] = MapImage.Ground(
        isLand: land.contains(point) && !lakes.contains(point),
        darkness: sun?.darkness(at: point) ?? 0)
    }
  }

  var hasNight: Bool { drawing.type == .night || drawing.type == .globe }

  /// A parallel for each row of a flat map, and two for each row in the middle of a globe.
  private func mask(from north: Double, to south: Double) -> LandMask {
    let viewport = drawing.viewport
    let step = viewport.degreesPerUnit * (viewport.isGlobe ? 2 : 4)
    let count = min(2_000, Int(((north - south) / step).rounded()) + 1)
    let reach = viewport.width * viewport.degreesPerUnit / viewport.shrinking
    let isWhole = viewport.isGlobe || reach >= 360
    return LandMask(
      north: north, step: step, count: count,
      west: isWhole ? -180 : viewport.center.longitude - reach / 2, reach: isWhole ? 360 : reach)
  }

  /// Draws the lights of cities in the dark and, on terminals without background colors, signs for twilight and night
  /// in empty cells.
  mutating func drawNight() {
    guard let sun = drawing.subsolarPoint.map(SunHeight.init) else { return }
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns {
        switch canvas.grounds[row * canvas.columns + column]?.darkness ?? 0 {
        case 0: break
        case SunHeight.night: canvas.shade(column, row, .night)
        default: canvas.shade(column, row, .twilight)
        }
      }
    }
    let scale = canvas.dotsPerUnit
    for light in drawing.lights where sun.darkness(at: light) >= SunHeight.dark {
      guard let spot = drawing.viewport.projection.spot(light.longitude, light.latitude),
        spot.x >= 0, spot.y >= 0
      else { continue }
      let (x, y) = (Int(min(1e6, spot.x * scale.x)), Int(min(1e6, spot.y * scale.y)))
      if x < canvas.dotColumns, y < canvas.dotRows {
        canvas.plot(x, y, .light)
      }
    }
  }
}

/// The altitude of the sun over a spherical Earth, by the point over which it is in the zenith.
struct SunHeight {
  /// The sun is more than 18° below the horizon.
  static let night: UInt8 = 4
  /// Civil twilight has ended: lamps are lit.
  static let dark: UInt8 = 2
  /// Sines of the heights below which it is darker: at the rising of its upper edge with refraction, then where civil,
  /// nautical and astronomical twilight end (6°, 12° and 18° below the horizon).
  private static let limits = [-0.833, -6, -12, -18].map { sin($0 * .pi / 180) }

  private let longitude, sine, cosine: Double

  init(_ zenith: Coordinate) {
    longitude = zenith.longitude
    (sine, cosine) = (sin(zenith.latitude * .pi / 180), cos(zenith.latitude * .pi / 180))
  }

  /// From 0 for day to 4 for night, with three twilights between.
  func darkness(at point: Coordinate) -> UInt8 {
    let height = sineOfHeight(at: point)
    return UInt8(Self.limits.count { height < $0 })
  }

  /// Positive by day.
  func aboveHorizon(at point: Coordinate) -> Double {
    sineOfHeight(at: point) - Self.limits[0]
  }

  private func sineOfHeight(at point: Coordinate) -> Double {
    let latitude = point.latitude * .pi / 180
    let turn = (point.longitude - longitude) * .pi / 180
    return sine * sin(latitude) + cosine * cos(latitude) * cos(turn)
  }
}

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
      for spots in copies { draw(through: spots, line.layer) }
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
    guard let sun = drawing.subsolarPoint.map(SunHeight.init), sides.count == 2 else { return }
    let (columns, rows) = (canvas.columns, canvas.rows)
    func height(_ column: Int, _ row: Int) -> Double {
      let x = min(max(Double(column) * 2, 1e-6), Double(columns) * 2 - 1e-6)
      return projection.coordinate(x: x, y: Double(row) * 4).map(sun.aboveHorizon) ?? .nan
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

  /// The numbers of pins; of those that share a cell the first, with a plus after it.
  mutating func drawPins() {
    let pins = drawing.pins.compactMap { pin in
      drawing.viewport.cell(of: pin.coordinate).map { (cell: $0, number: pin.number) }
    }
    let shared = Dictionary(grouping: pins, by: \.cell)
    for (cell, number) in pins.uniqued(by: \.cell) {
      let text = "\(number)" + (shared[cell, default: []].count > 1 ? "+" : "")
      // The number begins at its pin, unless that would push it over the edge; the pin's own cell it never loses.
      for (offset, character) in text.enumerated() {
        let next = Viewport.Cell(column: cell.column + offset, row: cell.row)
        guard next.column < canvas.columns, offset == 0 || shared[next] == nil else { break }
        canvas.mark(next.column, next.row, MapImage.Cell(character, .pin))
      }
    }
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
