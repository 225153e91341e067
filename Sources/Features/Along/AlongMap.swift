import Analysis
import Atlas
import CommandKit
import Itineraries
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// The way on the map, in the colors of the rain on it or of the wind against one.
nonisolated struct AlongMap: Sendable {
  /// The rows that a way can be colored by.
  static let subjects: [WeatherQuantity] = [.precipitation, .wind]

  let page: AlongPage
  let subject: WeatherQuantity
  let atlas: Atlas
  let glyphs: MapGlyphs

  private var trip: Trip { page.trip }
  private static let samples = 400

  func page(_ surface: Surface) -> Page {
    let width = max(1, min(surface.width, Viewport.largestSize.columns))
    // Dots can't be read.
    guard !page.words.appearance().isRead else { return page.page(width: width) }
    let head = page.head(width: width) + WeatherLines.note(page.sentence, .plain, width: width)
    let foot =
      WeatherLines.note(legend, width: width)
      + WeatherLines.note(page.phrases.mapCredit, width: width)
      + page.sources(width: width)
    let rows = max(4, surface.height - head.count - foot.count)
    return Page(lines: head + drawing(columns: width, rows: rows) + foot)
  }

  private var legend: String {
    switch subject {
    case .wind:
      page.phrases.windOnMap(
        head: sign(isMarked: true), from: least, other: sign(isMarked: false))
    default: page.phrases.rainOnMap(wet: sign(isMarked: true), dry: sign(isMarked: false))
    }
  }

  /// `4 m/s`
  private var least: String {
    Speed(AlongPage.leastWind, .metersPerSecond)
      .map { page.phrases.figure(page.words.figures.speed($0)) } ?? ""
  }

  private func sign(isMarked: Bool) -> String {
    switch (glyphs, isMarked) {
    case (.ascii, true): "#"
    case (.ascii, false): "o"
    case (_, true): "●"
    case (_, false): "○"
    }
  }

  private func drawing(columns: Int, rows: Int) -> [Line] {
    let marks = (0...Self.samples).map { index in
      let distance = trip.way.length * Double(index) / Double(Self.samples)
      return (point: trip.way.point(at: distance).coordinate, mark: mark(at: distance))
    }
    let viewport = viewport(marks.map(\.point), columns: columns, rows: rows)
    let labels = [trip.places.first, trip.places.last].compactMap { place in
      place.flatMap { here in here.name.map { MapDrawing.Label(fit($0), at: here.coordinate) } }
    }
    let stops = trip.way.stops.dropFirst().dropLast().map {
      MapDrawing.Label(fit($0.place.name), at: $0.place.coordinate)
    }
    let image = try? atlas.image(
      MapDrawing(viewport: viewport, type: .borders, glyphs: glyphs, labels: labels + stops))
    guard let image else { return [] }
    let ground = self.glyphs == .ascii ? Glyphs.ascii : .unicode
    var cells = image.rows.map { row in
      row.map { cell in
        let land = cell.landSign(ground)
        return (
          character: land ?? cell.character, style: land == nil ? cell.layer.style : .dim,
          shade: cell.ground.map(Shade.init)
        )
      }
    }
    for (point, mark) in marks {
      guard let cell = viewport.cell(of: point), cells.indices.contains(cell.row),
        cells[cell.row].indices.contains(cell.column),
        ![.label, .title].contains(image.rows[cell.row][cell.column].layer)
      else { continue }
      cells[cell.row][cell.column].character = Character(sign(isMarked: mark.isMarked))
      cells[cell.row][cell.column].style = mark.style
    }
    return cells.map { row in
      Line(row.map { Line(String($0.character), $0.style, shade: $0.shade) })
    }
  }

  /// Characters that take two columns, or none, have no room in a map's cells.
  private func fit(_ name: String) -> String { name.filter { String($0).displayWidth == 1 } }

  private func mark(at distance: Double) -> (isMarked: Bool, style: Style) {
    let weather = page.forecast.weather(at: distance, trip.schedule.time(at: distance))
    switch subject {
    case .wind:
      guard let (side, strength) = weather.relativeWind(page.forecast.bearing(at: distance)) else {
        return (false, .dim)
      }
      let along = side == .head ? strength : side == .tail ? -strength : 0
      return (along >= AlongPage.leastWind, Style(headwind: along))
    default:
      guard let rain = weather.precipitation?.in(.millimeters) else { return (false, .dim) }
      return rain < Threshold.wet ? (false, .plain) : (true, Style(millimeters: rain, .rain))
    }
  }

  /// The closest view that holds all of the way, over the antimeridian as well.
  private func viewport(_ points: [Coordinate], columns: Int, rows: Int) -> Viewport {
    let first = points.first?.longitude ?? 0
    let turned = points.map { point -> Double in
      let turn = point.longitude - first
      return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
    }
    let middle = first + ((turned.min() ?? 0) + (turned.max() ?? 0)) / 2
    let longitude = middle > 180 ? middle - 360 : middle < -180 ? middle + 360 : middle
    let latitudes = points.map(\.latitude)
    let latitude = ((latitudes.min() ?? 0) + (latitudes.max() ?? 0)) / 2
    let center = Coordinate(latitude: latitude, longitude: longitude) ?? .origin
    let views = Viewport.zooms.reversed().lazy.map {
      Viewport(center: center, zoom: $0, columns: columns, rows: rows)
    }
    return views.first { view in points.allSatisfy { view.cell(of: $0) != nil } }
      ?? Viewport(center: center, zoom: 0, columns: columns, rows: rows)
  }
}
