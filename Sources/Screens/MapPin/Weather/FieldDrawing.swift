import Atlas
import CommandKit
import Fields
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText
import Warnings
import WarningWords

/// The drawing of weather on a map: its ground, lines and figures.
nonisolated struct FieldDrawing {
  let shown: ShownField
  let viewport: Viewport
  let isASCII: Bool
  let words: Wording

  var overlay: MapOverlay {
    let levels = FieldLevels(shown.type, isASCII: isASCII)
    let phrases = words.phrases.mapPin
    let sides = isASCII ? [phrases.daySide, phrases.nightSide] : ["☼", "☾"]
    func drawn(_ surface: MapOverlay.Surface) -> MapOverlay {
      MapOverlay(
        surface, thresholds: levels.thresholds, signs: levels.signs, hatching: levels.hatching,
        sides: sides)
    }
    if shown.type == .warnings { return warnings(levels) }
    if let frame = shown.frame { return drawn(.radar(frame)) }
    guard let field = shown.field else { return .hatched(levels.hatching) }
    var overlay = drawn(.field(field))
    switch field.quantity {
    case .temperature where !isASCII: break
    case .temperature, .wind: overlay.marks = figures(field)
    case .pressure:
      overlay.lines = field.contours(every: ShownField.isobarInterval).map { line in
        MapOverlay.Line(line, label: figure(line.value, field))
      }
      overlay.marks = field.centers.compactMap { center in
        guard let cell = center.coordinate.flatMap(viewport.cell) else { return nil }
        let mark = center.kind == .high ? phrases.highMark : phrases.lowMark
        let figure = figure(center.pressure, field)
        return MapOverlay.Mark(
          "\(mark) \(figure)", at: cell, tone: (center.kind == .high ? Style.accent : .error).tone,
          isCenter: true)
      }
    default: break
    }
    return overlay
  }

  private func figure(_ value: Double, _ field: Field) -> String {
    words.phrases.figure(words.quantities.bare(value, of: field.quantity))
  }

  /// The direction of the wind at regular cells. In ASCII it is a compass point with the speed, and of temperatures a
  /// figure.
  private func figures(_ field: Field) -> [MapOverlay.Mark] {
    let (columns, rows) = isASCII ? (9, 3) : (6, 2)
    return stride(from: rows / 2, to: viewport.rows, by: rows).flatMap { row in
      stride(from: columns / 2, to: viewport.columns, by: columns).compactMap { column in
        let cell = Viewport.Cell(column: column, row: row)
        guard let point = viewport.coordinate(of: cell), let value = shown.value(at: point)
        else { return nil }
        let figure = figure(value, field)
        if field.quantity == .temperature { return MapOverlay.Mark(figure, at: cell) }
        guard
          let direction = field.direction(latitude: point.latitude, longitude: point.longitude)
            .flatMap({ Direction($0, .degrees) })
        else { return nil }
        let index = Figures.compassIndex(direction)
        return MapOverlay.Mark(
          isASCII ? words.phrases.compassPoint(index) + figure : Figures.arrows[index], at: cell)
      }
    }
  }

  /// The ground and outline of each warning in its color, and its number within each of its areas.
  private func warnings(_ levels: FieldLevels) -> MapOverlay {
    let items = shown.warnings.numbered.map(\.item)
    var overlay = MapOverlay(
      .areas(items.map { MapOverlay.Area(Double(max(1, $0.warning.rank)), $0.rings) }),
      thresholds: levels.thresholds, signs: levels.signs, hatching: " ")
    var taken: Set<Viewport.Cell> = []
    for (index, item) in items.enumerated() {
      let rank = item.warning.rank
      let layer = MapImage.Layer(warningRank: rank)
      for ring in item.rings {
        overlay.lines.append(MapOverlay.Line(ring, label: "", layer: layer))
        guard let cell = middle(of: ring), taken.insert(cell).inserted else { continue }
        overlay.marks.append(
          MapOverlay.Mark(
            words.appearance().sign(ofWarning: rank) + "\(index + 1)", at: cell,
            tone: Style(warningRank: rank).tone, isCenter: true))
      }
    }
    return overlay
  }

  /// The cell in the middle of a border's visible part; the middle of the map if the border surrounds it.
  private func middle(of ring: Contour) -> Viewport.Cell? {
    let seen = ring.points.compactMap { point in
      let point = point.wrapped
      return Coordinate(latitude: point.latitude, longitude: point.longitude)
        .flatMap(viewport.cell)
    }
    guard let left = seen.map(\.column).min(), let right = seen.map(\.column).max(),
      let top = seen.map(\.row).min(), let bottom = seen.map(\.row).max()
    else { return nil }
    return Viewport.Cell(column: (left + right) / 2, row: (top + bottom) / 2)
  }
}

nonisolated extension MapImage.Layer {
  /// The outline of a warning.
  init(warningRank rank: Int) {
    switch rank {
    case 4...: self = .severeAlert
    case 3: self = .alert
    default: self = .minorAlert
    }
  }
}
