import Atlas
import Foundation
import Reports
import Testing

/// Land, water and night of a map, compared with known places.
struct GroundTests {
  /// Points in the middle of continents, and of islands and strips of land that have a few cells on a map of the world;
  /// on both sides of the 180th meridian, where the coasts of Chukotka and Antarctica are cut.
  private static let land = points([
    (48.7, 19.5), (39, -98), (-10, -55), (23, 10), (-25, 134), (62, 100), (72, -40), (-80, 0),
    (-88, 179.5), (-88, -179.5), (-88, 90),
  ])
  private static let islands = points([
    (67, 178.5), (67, -177.5), (61, 9), (-18.9, 47), (64.8, -18.5), (43.5, 142.9), (35, 33.1),
  ])
  /// Oceans and seas that are nearly closed, the Caspian Sea among them; then large lakes.
  private static let sea = points([
    (0, -25), (30, -45), (0, 180), (-50, -179.5), (88, 0), (85, 179), (57, 3), (35, 18),
    (60, -86), (-60, 100), (75, 40), (15, 88),
  ])
  private static let lakes = points([
    (43, 34), (42, 50.5), (21, 38), (58, 20), (47.7, -87.5), (-1, 33), (61, 31.5),
  ])

  private static func points(_ values: [(Double, Double)]) -> [Coordinate] {
    values.compactMap { Coordinate(latitude: $0.0, longitude: $0.1) }
  }

  /// On the map of the world, on the globe, and zoomed in, at any position on the map.
  @Test(arguments: [(0, false), (3, false), (5, false), (0, true), (2, true)])
  func landIsToldFromWater(zoom: Int, isGlobe: Bool) throws {
    var seen = 0
    let isNear = zoom > 2
    for (isLand, points) in [
      (true, Self.land + (isNear ? Self.islands : [])),
      (false, Self.sea + (isNear ? Self.lakes : [])),
    ] {
      for (index, point) in points.enumerated() {
        // Every other one lies in the middle.
        let (up, right) = index.isMultiple(of: 2) ? (0.0, 0.0) : (-6, -14)
        let degrees = 30.0 / Double(1 << zoom)
        let center = try #require(
          Coordinate(
            latitude: min(90, max(-90, point.latitude + up / 16 * degrees)),
            longitude: turned(point.longitude + right / 16 * degrees)))
        let viewport = Viewport(
          center: center, zoom: zoom, columns: 200, rows: 60, isGlobe: isGlobe)
        guard let cell = viewport.cell(of: point) else { continue }
        let image = try Stage.atlas.image(
          MapDrawing(viewport: viewport, type: isGlobe ? .globe : .borders))
        seen += 1
        #expect(
          image.rows[cell.row][cell.column].ground?.isLand == isLand,
          "\(point), zoom \(zoom), center \(center)")
      }
    }
    #expect(seen > 20)
  }

  private func turned(_ longitude: Double) -> Double {
    longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
  }

  /// Cells beyond the poles and beside a globe are empty; all others aren't.
  @Test(arguments: [false, true]) func everyCellOfTheEarthHasAGround(isGlobe: Bool) throws {
    let viewport = Viewport(center: .origin, zoom: 0, columns: 90, rows: 30, isGlobe: isGlobe)
    let image = try Stage.atlas.image(
      MapDrawing(viewport: viewport, type: isGlobe ? .globe : .borders))
    var share = (land: 0.0, all: 0.0)
    for (row, cells) in image.rows.enumerated() {
      for (column, cell) in cells.enumerated() {
        let point = viewport.coordinate(of: .init(column: column, row: row))
        #expect((cell.ground == nil) == (point == nil))
        guard let point, let ground = cell.ground, !isGlobe else { continue }
        let area = cos(point.latitude * .pi / 180)
        share.all += area
        share.land += ground.isLand ? area : 0
      }
    }
    // 29.2 % of the Earth is land.
    if !isGlobe { #expect(abs(share.land / share.all - 0.292) < 0.015, "\(share)") }
  }

  /// It grows darker in five steps as the sun sinks, on the map of the night and on the globe alone, and cities shine
  /// from the end of civil twilight on.
  @Test(arguments: [(MapType.night, true), (.globe, true), (.borders, false)])
  func nightFallsByTheHeightOfTheSun(type: MapType, hasNight: Bool) throws {
    let sun = try #require(Coordinate(latitude: 0, longitude: 0))
    // On the equator the sun is as many degrees below the horizon as the point is beyond 90° of longitude.
    let expected: [(longitude: Double, darkness: UInt8)] = [
      (85, 0), (95, 1), (100, 2), (105, 3), (112, 4),
    ]
    let center = try #require(Coordinate(latitude: 0, longitude: 97))
    let viewport = Viewport(
      center: center, zoom: 0, columns: 400, rows: 100, isGlobe: type == .globe)
    for (longitude, darkness) in expected {
      let city = try #require(Coordinate(latitude: 0, longitude: longitude))
      var drawing = MapDrawing(viewport: viewport, type: type, subsolarPoint: sun)
      drawing.lights = [city]
      let cell = try #require(viewport.cell(of: city))
      let image = try Stage.atlas.image(drawing)
      let found = image.rows[cell.row][cell.column]
      #expect(found.ground?.darkness == (hasNight ? darkness : 0), "\(longitude)")
      #expect((found.layer == .light) == (hasNight && darkness >= 2), "\(longitude)")
      #expect(image.rows.joined().count { $0.layer == .light } <= 1)
    }
  }
}
