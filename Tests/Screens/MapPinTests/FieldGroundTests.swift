@testable import Atlas
import Fields
import FileTestSupport
@testable import MapPin
import ScreenTestSupport
import TestSupport

/// No cell of a field falls to the ground of the map, whatever border, coast or name lies in it.
@MainActor struct FieldGroundTests {
  /// A field of random values on a lattice that covers the view, some of them missing.
  private func field(
    _ type: MapType, _ viewport: Viewport, _ random: inout Numbers
  ) throws -> Field {
    let lattice = Lattice(viewport.fieldView)
    var week = try #require(
      FieldWeek(lattice: lattice, fetched: Fixture.now, start: Fixture.now, hours: 1))
    for point in 0..<lattice.count where random.next(in: 0...1) < 0.97 {
      var conditions = Conditions(time: Fixture.now)
      conditions.precipitation = Precipitation(max(0, random.next(in: -5...15)), .millimeters)
      conditions.windSpeed = Speed(random.next(in: 0...35), .metersPerSecond)
      conditions.windDirection = Direction(random.next(in: 0...359), .degrees)
      conditions.temperature = Temperature(random.next(in: -45...48), .celsius)
      conditions.cloudCover = Share(random.next(in: 0...100), .percent)
      week.set(conditions, hour: 0, point: point)
    }
    let quantity = try #require(type.field)
    return try #require(week.field(quantity, at: Fixture.now))
  }

  private func overlay(
    _ type: MapType, _ field: Field, _ viewport: Viewport, isASCII: Bool
  ) -> MapOverlay {
    var shown = ShownField(
      type: type, time: Fixture.now, clock: PlaceClock(timeZone: "Etc/UTC", at: viewport.center))
    shown.field = field
    let words = Wording()
    return FieldDrawing(shown: shown, viewport: viewport, isASCII: isASCII, words: words).overlay
  }

  /// The map of a field with coasts, borders, names, a pin and the position on it, and its lines on the screen.
  private func map(
    _ type: MapType, _ glyphs: MapGlyphs, _ random: inout Numbers
  ) throws -> (field: Field, viewport: Viewport, image: MapImage, lines: [Line]) {
    let center = Coordinate(random.next(in: -60...75), random.next(in: -180...180))
    let viewport = Viewport(
      center: center, zoom: Int(random.next(in: 1...7)), columns: 60, rows: 18)
    let field = try field(type, viewport, &random)
    let isASCII = glyphs == .ascii
    let drawing = MapDrawing(
      viewport: viewport, type: type, glyphs: glyphs,
      labels: [MapDrawing.Label("Middle", at: center)], pins: [MapDrawing.Pin(1, at: center)],
      subsolarPoint: .origin, hasCross: true, position: center,
      overlay: overlay(type, field, viewport, isASCII: isASCII))
    let image = try MapPinStage.atlas.image(drawing)
    var model = MapPinModel(lists: [], glyphs: isASCII ? .ascii : .unicode)
    model.levels = FieldLevels(type, isASCII: isASCII)
    let page = MapPinView().render(model, surface: Surface(width: 60, height: 24)) { _, _ in
      (image, nil)
    }
    return (field, viewport, image, Array(page.lines.prefix(18)))
  }

  @Test(arguments: [MapType.temperature, .rain, .wind, .clouds], MapGlyphs.allCases)
  func everyCellHasTheGroundOfItsValue(type: MapType, glyphs: MapGlyphs) throws {
    var random = Numbers(seed: 7)
    let levels = FieldLevels(type, isASCII: glyphs == .ascii)
    var seen: Set<MapImage.Layer> = []
    for _ in 0..<12 {
      let (field, viewport, image, lines) = try map(type, glyphs, &random)
      for (row, line) in lines.enumerated() {
        let shades = line.spans.flatMap { span in span.text.map { _ in span.shade } }
        for (column, cell) in image.rows[row].enumerated() {
          let point = viewport.coordinate(of: .init(column: column, row: row))
          guard let point,
            let value = field.value(latitude: point.latitude, longitude: point.longitude)
          else {
            #expect(levels.ground(cell.level) == nil)
            continue
          }
          seen.insert(cell.layer)
          let level = UInt8(levels.level(of: value))
          let ground = levels.ground(level) ?? cell.ground.map(Shade.init)
          #expect(
            (shades.indices.contains(column) ? shades[column] : nil) == ground,
            "\(cell) at \(point): \(value)")
          // Without colors its sign says the value where nothing else is drawn.
          if cell.layer == .field { #expect(cell.character == levels.signs[Int(level)]) }
        }
      }
    }
    #expect(seen.isSuperset(of: [.field, .coast, .border, .pin, .label]), "\(seen)")
  }

  @Test(arguments: [MapType.temperature, .rain, .wind, .clouds])
  func pinsAreNeverHidden(type: MapType) throws {
    var random = Numbers(seed: 3)
    for _ in 0..<6 {
      let (field, viewport, _, _) = try map(type, .dots, &random)
      let points = (0..<24).compactMap { _ in
        viewport.coordinate(
          of: .init(column: Int(random.next(in: 1...58)), row: Int(random.next(in: 1...16))))
      }
      let drawing = MapDrawing(
        viewport: viewport, type: type,
        labels: points.map { MapDrawing.Label("12 A long name", at: $0) },
        pins: points.prefix(4).enumerated().map { MapDrawing.Pin($0 + 1, at: $1) },
        overlay: overlay(type, field, viewport, isASCII: false))
      let image = try MapPinStage.atlas.image(drawing)
      for point in points.prefix(4) {
        let cell = try #require(viewport.cell(of: point))
        #expect(image.rows[cell.row][cell.column].layer == .pin)
      }
    }
  }

  @Test func arrowsStandInEqualSteps() throws {
    var random = Numbers(seed: 11)
    let (_, _, image, _) = try map(.wind, .dots, &random)
    let arrows = image.rows.enumerated().flatMap { row, cells in
      cells.enumerated().filter { $0.element.layer == .figure }.map { ($0.offset, row) }
    }
    #expect(arrows.count > 30)
    #expect(Set(arrows.map { $0.0 % 6 }).count == 1 && Set(arrows.map { $0.1 % 2 }).count == 1)
  }

  @Test func theScaleHasTheLevelsInSight() {
    var model = MapPinModel(lists: [], legend: "Rain", levels: FieldLevels(.rain, isASCII: false))
    model.bounds = ["0", "0.1", "0.3", "0.5", "1", "2", "4", "10", ">10"]
    func legend(_ levels: [UInt8]) -> String? {
      let cells = levels.map { MapImage.Cell(" ", .border, level: $0) }
      let page = MapPinView().render(model, surface: Surface(width: 80, height: 24)) { _, _ in
        (MapImage(rows: [cells]), nil)
      }
      return page.lines.map(\.text).first { $0.contains("Rain") }
    }
    #expect(legend([0, 2, 4, .max]) == " Rain · 0.3\u{A0}░░░▒▒▒▒▒▒\u{A0}2")
    #expect(legend([7]) == " Rain · 10\u{A0}███\u{A0}>10")
    // Without rain there is no scale.
    #expect(legend([0, .max]) == " Rain")
  }
}
