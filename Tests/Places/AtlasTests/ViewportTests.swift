import FileTestSupport

@testable import Atlas

struct ViewportTests {
  @Test(arguments: Viewport.zooms, [false, true])
  func theCrossAndItsCoordinateAgreeWithinACell(zoom: Int, isGlobe: Bool) throws {
    var numbers = Numbers(seed: UInt64(zoom) + 1)
    for _ in 0..<200 {
      let center = try numbers.coordinate()
      let viewport = Viewport(center: center, zoom: zoom, columns: 81, rows: 25, isGlobe: isGlobe)
      let cell = try #require(viewport.cell(of: center))
      #expect(abs(cell.column - 40) <= 1 && abs(cell.row - 12) <= 1)
      guard let under = viewport.coordinate(atColumn: cell.column, row: cell.row) else { continue }
      let back = try #require(viewport.cell(of: under))
      #expect(abs(back.column - cell.column) <= 1 && abs(back.row - cell.row) <= 1)
    }
  }

  @Test(arguments: Viewport.zooms, [false, true])
  func everyCellOfTheEarthIsFoundAgain(zoom: Int, isGlobe: Bool) throws {
    var numbers = Numbers(seed: 99)
    let viewport = Viewport(
      center: try numbers.coordinate(), zoom: zoom, columns: 60, rows: 20, isGlobe: isGlobe)
    for row in 0..<20 {
      for column in 0..<60 {
        guard let point = viewport.coordinate(atColumn: column, row: row) else { continue }
        let cell = try #require(viewport.cell(of: point))
        #expect(abs(cell.column - column) <= 1 && abs(cell.row - row) <= 1)
      }
    }
  }

  @Test(arguments: [(40, 12), (80, 24), (300, 100), (1, 1), (200, 10)], [false, true])
  func everyPointHasACellOrIsOutside(size: (Int, Int), isGlobe: Bool) throws {
    var numbers = Numbers(seed: 7)
    for zoom in Viewport.zooms {
      let viewport = Viewport(
        center: try numbers.coordinate(), zoom: zoom, columns: size.0, rows: size.1,
        isGlobe: isGlobe)
      for latitude in stride(from: -90.0, through: 90, by: 7.5) {
        for longitude in stride(from: -180.0, through: 180, by: 7.5) {
          let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
          guard let cell = viewport.cell(of: point) else { continue }
          #expect((0..<size.0).contains(cell.column) && (0..<size.1).contains(cell.row))
        }
      }
    }
  }

  @Test(arguments: Viewport.zooms) func rightAndLeftAgainIsWhereOneWas(zoom: Int) throws {
    var numbers = Numbers(seed: UInt64(zoom) + 5)
    for steps in [1, 2, 7, 100] {
      let center = try numbers.coordinate()
      let start = Viewport(center: center, zoom: zoom, columns: 80, rows: 24)
        .panned(right: 1, up: 0)
      let away = (0..<steps).reduce(start) { viewport, _ in viewport.panned(right: 1, up: 0) }
      let back = (0..<steps).reduce(away) { viewport, _ in viewport.panned(right: -1, up: 0) }
      #expect(back == start)
      #expect(start.panned(right: steps, up: 0).panned(right: -steps, up: 0) == start)
    }
  }

  @Test(arguments: [(40, 12), (80, 24), (120, 40), (300, 100), (60, 60), (200, 20)])
  func showsTheWholeWorldAtZoomZero(size: (Int, Int)) throws {
    let viewport = Viewport(center: .origin, zoom: 0, columns: size.0, rows: size.1)
    for latitude in stride(from: -87.0, through: 87, by: 6) {
      for longitude in stride(from: -178.0, through: 178, by: 4) {
        let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
        #expect(viewport.cell(of: point) != nil)
      }
    }
  }

  @Test func staysOnTheEarth() {
    let viewport = Viewport(center: .origin, zoom: 0, columns: 80, rows: 24)
    #expect(viewport.panned(right: 0, up: 99).center.latitude == 90)
    #expect(viewport.panned(right: 0, up: -99).center.latitude == -90)
    #expect(Viewport(center: .origin, zoom: -3, columns: 80, rows: 24).zoom == 0)
    #expect(Viewport(center: .origin, zoom: 99, columns: 80, rows: 24).zoom == 10)
    #expect(viewport.panned(right: .max, up: .min).center.latitude == -90)
  }

  @Test(arguments: [
    (
      DistanceUnit.kilometers,
      ["10000.0 20", "2000.0 16", "500.0 16", "100.0 13", "20.0 10", "5.0 10"]
    ),
    (.miles, ["5000.0 16", "1000.0 13", "200.0 10", "50.0 10", "20.0 16", "5.0 16"]),
  ])
  func hasAScaleBarOfARoundLength(unit: DistanceUnit, shown: [String]) {
    let bars = [0, 2, 4, 6, 8, 10].map { zoom in
      Viewport(center: .origin, zoom: zoom, columns: 80, rows: 20).scaleBar(in: unit)
    }
    #expect(bars.map { $0.map { "\($0.length) \($0.columns)" } } == shown)
  }
}

extension Viewport {
  /// The point in the middle of a cell; `nil` where there is no Earth.
  fileprivate func coordinate(atColumn column: Int, row: Int) -> Coordinate? {
    projection.coordinate(x: Double(column) * 2 + 1, y: Double(row) * 4 + 2)
  }
}
