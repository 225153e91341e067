import Atlas
import FileTestSupport

/// Whole maps, compared with the files in `Expected`.
struct MapTests {
  private static let places: [(name: String, latitude: Double, longitude: Double)] = [
    ("Bratislava", 48.148, 17.107), ("Košice", 48.714, 21.258), ("Vienna", 48.208, 16.372),
    ("Budapest", 47.498, 19.040), ("Žilina", 49.223, 18.739), ("Trnava", 48.377, 17.588),
  ]
  private static let cities = places.compactMap { place in
    Coordinate(latitude: place.latitude, longitude: place.longitude)
      .map { MapDrawing.Label(place.name, at: $0) }
  }
  private static let weather = cities.prefix(3).map {
    MapDrawing.Label("☀ 21° \($0.text)", at: $0.coordinate)
  }
  /// The first two share a cell.
  private static let pins = [(1, 48.15, 17.11), (2, 48.16, 17.12), (10, 49.2, 20.2)].compactMap {
    number, latitude, longitude in
    Coordinate(latitude: latitude, longitude: longitude).map { MapDrawing.Pin(number, at: $0) }
  }
  private static let sun = Coordinate(latitude: 23, longitude: 60)

  /// The maps by the names of their files.
  private static let maps: [(name: String, draw: @Sendable () throws -> MapImage)] = [
    ("world", { try Stage.map(0, 0, zoom: 0, columns: 80, rows: 24) }),
    ("outline-with-meridians", { try Stage.map(0, 0, zoom: 0, .outline) }),
    ("slovakia", { try Stage.map(48.7, 19.5, zoom: 5, hasCross: true) }),
    ("oslo-fjord", { try Stage.map(59.5, 10.6, zoom: 7) }),
    ("fiji-across-the-date-line", { try Stage.map(-17.5, 180, zoom: 5) }),
    ("antarctica", { try Stage.map(-75, 0, zoom: 1) }),
    ("south-pole-on-the-globe", { try Stage.map(-90, 0, zoom: 0, .globe) }),
    ("svalbard", { try Stage.map(78.5, 18, zoom: 4) }),
    (
      "cities-and-pins",
      { try Stage.map(48.7, 19.5, zoom: 5, .cities, labels: cities, pins: pins) }
    ),
    ("weather", { try Stage.map(48.7, 19.5, zoom: 5, .weather, labels: weather) }),
    ("night", { try Stage.map(0, 0, zoom: 0, .night, sun: sun) }),
    ("night.ascii", { try Stage.map(0, 0, zoom: 0, .night, glyphs: .ascii, sun: sun) }),
    ("globe", { try Stage.map(30, 10, zoom: 0, .globe) }),
    ("half-blocks", { try Stage.map(60, 10, zoom: 3, glyphs: .blocks) }),
    (
      "smallest.ascii",
      { try Stage.map(40, -3.7, zoom: 3, columns: 40, rows: 12, glyphs: .ascii, hasCross: true) }
    ),
  ]

  @Test(arguments: maps)
  func isDrawn(_ map: (name: String, draw: @Sendable () throws -> MapImage)) throws {
    try expectText(try map.draw().text, isIn: map.name + ".txt")
  }

  /// Lakes have a layer of their own, and only those that have room for their shape are drawn.
  @Test(arguments: [(MapType.outline, 2), (.borders, 3), (.night, 2), (.globe, 2), (.outline, 0)])
  func drawsTheGreatLakes(type: MapType, zoom: Int) throws {
    let map = try Stage.map(
      44, -84, zoom: zoom, type, columns: 80, rows: 24, glyphs: .ascii, sun: Self.sun)
    let isThere = map.rows.joined().contains { $0.layer == .lake && $0.character == "~" }
    #expect(isThere == (zoom > 0))
  }

  /// The position is drawn beside a pin at the same point, so that neither hides the other.
  @Test(arguments: [(0.0, "◉"), (17.107, "◉1")])
  func marksThePosition(longitudeOfPin: Double, mark: String) throws {
    let home = try #require(Coordinate(latitude: 48.148, longitude: 17.107))
    let pin = try #require(Coordinate(latitude: 48.148, longitude: longitudeOfPin))
    let image = try Stage.atlas.image(
      MapDrawing(
        viewport: Viewport(center: home, zoom: 5, columns: 60, rows: 16), type: .borders,
        labels: [MapDrawing.Label("Bratislava", at: home)], pins: [MapDrawing.Pin(1, at: pin)],
        hasCross: true, position: home))
    #expect(image.text.contains(try Regex(mark + ".Bratislava")))
    #expect(image.rows.joined().count { $0.layer == .position } == 1)
    #expect(!image.rows.joined().contains { $0.layer == .cross })
  }

  @Test func namesTheCityUnderTheCross() throws {
    let map = try Stage.map(48.148, 17.107, zoom: 5, .cities, labels: Self.cities, hasCross: true)
    #expect(map.text.contains(/╳.Bratislava/))
  }

  /// A name left of its dot doesn't put the dot before the next name.
  @Test func keepsNamesApart() throws {
    let center = try #require(Coordinate(latitude: 0, longitude: -140))
    let viewport = Viewport(center: center, zoom: 4, columns: 60, rows: 16)
    func label(_ text: String, column: Int) throws -> MapDrawing.Label {
      MapDrawing.Label(
        text, at: try #require(viewport.coordinate(of: .init(column: column, row: 8))))
    }
    let image = try Stage.atlas.image(
      MapDrawing(
        viewport: viewport, type: .cities,
        labels: [
          try label("First", column: 30), try label("Second", column: 29),
          try label("Third", column: 28),
        ]))
    #expect(image.text.contains("•First"))
    #expect(!image.text.contains("Second") && image.text.contains("Third• •First"))
  }

  @Test func leavesNoCellWithoutALayer() throws {
    let map = try Stage.map(
      48.7, 19.5, zoom: 5, .cities, columns: 80, rows: 24, labels: Self.cities, pins: Self.pins)
    #expect(map.rows.count == 24 && map.rows.allSatisfy { $0.count == 80 })
    let layers = Set(map.rows.joined().map(\.layer))
    #expect(layers == [.empty, .border, .lake, .city, .label, .pin])
  }
}
