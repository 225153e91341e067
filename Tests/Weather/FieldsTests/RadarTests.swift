import Foundation
import Testing

@testable import Fields

/// Radar pictures made by formulas.
struct RadarTests {
  static let start = Date(timeIntervalSince1970: 1_795_305_600)

  /// Bell curves of rain, moved by this many rows and columns. Cells further east than `known` are missing.
  static func frame(
    _ rows: Double = 0, _ columns: Double = 0, seconds: Double = 0, issued: Double? = nil,
    size: Int = 120, known: Int = .max
  ) throws -> RadarFrame {
    let cells = (0..<size * size).map { index -> UInt16 in
      let (row, column) = (Double(index / size), Double(index % size))
      guard index % size < known else { return RadarFrame.missing }
      let rate = rate(row, column, rows, columns)
      return rate < 0.05 ? 0 : UInt16(rate * 100)
    }
    return try picture(cells, seconds: seconds, issued: issued)
  }

  /// A square of these cells.
  static func picture(
    _ cells: [UInt16], _ geometry: RadarGeometry = .composite(top: 500, left: 500),
    seconds: Double = 0, issued: Double? = nil
  ) throws -> RadarFrame {
    let side = Int(Double(cells.count).squareRoot())
    return try #require(
      RadarFrame(
        time: start + seconds, issuedAt: start + (issued ?? seconds), geometry: geometry,
        rows: side, columns: side, cells: cells))
  }

  static func rate(_ row: Double, _ column: Double, _ rows: Double, _ columns: Double) -> Double {
    [(40.0, 30.0, 8.0, 6.0), (55, 52, 5, 12), (28, 60, 4, 3), (70, 35, 3, 4)].reduce(0) {
      sum, bell in
      let (y, x) = (row - bell.0 - rows, column - bell.1 - columns)
      return sum + bell.3 * exp(-(y * y + x * x) / (2 * bell.2 * bell.2))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 90, -90])
  func knowsNothingOfImpossiblePoints(number: Double) throws {
    let frame = try Self.picture([100, 100, 100, 100])
    #expect(frame.rate(latitude: number, longitude: 10) == nil)
    #expect(frame.rate(latitude: 50, longitude: number) == nil)
    let rates = frame.rates(latitudes: [number], longitudes: [number])
    #expect(rates.count == 1 && rates[0].isNaN)
  }

  /// The corners that the Deutscher Wetterdienst publishes for its grid.
  @Test(arguments: [
    (-0.5, -0.5, 55.86208711, 1.463301510), (-0.5, 1099.5, 55.84543856, 18.73161645),
    (1199.5, 1099.5, 45.68460578, 16.58086935), (1199.5, -0.5, 45.69642538, 3.566994635),
  ])
  func knowsTheGrid(row: Double, column: Double, latitude: Double, longitude: Double) {
    let spot = CompositeGrid.spot(latitude: latitude, longitude: longitude)
    #expect(abs(spot.row - row) < 1e-4 && abs(spot.column - column) < 1e-4, "\(spot)")
    let point = CompositeGrid.point(row: row, column: column)
    #expect(abs(point.latitude - latitude) < 1e-6 && abs(point.longitude - longitude) < 1e-6)
  }

  /// Rows and columns in ten minutes; the grid's kilometers are 4 to 7 % shorter on the ground here.
  @Test(arguments: [(0.0, 6.0), (-5, 0), (4, -7), (-6.5, 8.25), (12, 12), (2, 0)])
  func findsTheMotion(rows: Double, columns: Double) throws {
    let motion = try #require(
      RadarMotion(from: try Self.frame(), to: try Self.frame(rows, columns, seconds: 600)))
    let speed = hypot(rows, columns) * 1000 / 600
    #expect(abs(motion.speed / speed - 1) < 0.1, "\(motion.speed) \(speed)")
    let degrees = atan2(columns, -rows) * 180 / .pi
    var turn = abs(motion.direction - degrees).truncatingRemainder(dividingBy: 360)
    turn = min(turn, 360 - turn)
    #expect(turn < 10, "\(motion.direction) \(degrees)")
  }

  @Test func saysNothingWhereNothingIsAlike() throws {
    var random = SystemRandomNumberGenerator()
    func noise(_ seconds: Double) throws -> RadarFrame {
      try Self.picture(
        (0..<3600).map { _ in UInt16.random(in: 0...900, using: &random) },
        .composite(top: 0, left: 0), seconds: seconds, issued: 0)
    }
    #expect(RadarMotion(from: try noise(0), to: try noise(600)) == nil)
    let dry = try Self.picture([UInt16](repeating: 0, count: 14_400))
    #expect(RadarMotion(from: dry, to: try Self.frame(0, 0, seconds: 600)) == nil)
    #expect(RadarMotion(from: try Self.frame(), to: try Self.frame()) == nil)
  }

  /// Along itself, a line of rain without an end may move at any speed.
  @Test(arguments: [120, 330], [0.0, 30, 45, 80])
  func saysNothingOfALineWithoutEnd(size: Int, degrees: Double) throws {
    func line(_ seconds: Double) throws -> RadarFrame {
      let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      return try Self.picture(
        (0..<size * size).map { index in
          let (row, column) = (Double(index / size - size / 2), Double(index % size - size / 2))
          let away = column * cosine + row * sine - seconds / 100
          return UInt16(600 * exp(-away * away / 200))
        }, seconds: seconds, issued: 0)
    }
    #expect(RadarMotion(from: try line(0), to: try line(600)) == nil)
  }

  /// In a picture of 360 km, too.
  @Test func findsTheMotionOfOneShower() throws {
    func shower(_ seconds: Double) throws -> RadarFrame {
      try Self.picture(
        (0..<361 * 361).map { index in
          let (row, column) = (Double(index / 361) - 200, Double(index % 361) - 90)
          let away = hypot(row + seconds / 60, column)
          return away < 8 ? UInt16(700 - 50 * away) : 0
        }, seconds: seconds, issued: 0)
    }
    let motion = try #require(RadarMotion(from: try shower(0), to: try shower(600)))
    #expect(abs(motion.speed / (10 * 1000 / 600) - 1) < 0.1)
    let turn = min(motion.direction, 360 - motion.direction)
    #expect(turn < 10, "\(motion.direction)")
  }

  @Test func findsTheMotionOfALargePictureWithGaps() throws {
    let motion = try #require(
      RadarMotion(
        from: try Self.frame(size: 330, known: 300),
        to: try Self.frame(3, 9, seconds: 900, size: 330, known: 290)))
    #expect(abs(motion.speed / (hypot(3, 9) * 1000 / 900) - 1) < 0.1)
  }

  @Test func putsFramesInOrderAndLeavesOutOthers() throws {
    let series = RadarSeries(
      [
        try Self.frame(seconds: 600), try Self.frame(), try Self.frame(seconds: 300),
        try Self.frame(seconds: 900, size: 50), try Self.frame(1, seconds: 300, issued: -300),
      ], fetched: Self.start)
    #expect(series.frames.map { $0.time.timeIntervalSince(Self.start) } == [0, 300, 600])
    #expect(series.unreadable == 1)
    // If two frames have the same time, the one that was measured later is used.
    #expect(series.frames[1].issuedAt == series.frames[1].time)
    #expect(series.index(at: Self.start.addingTimeInterval(299)) == 0)
    #expect(series.index(at: Self.start.addingTimeInterval(-9)) == 0)
    #expect(series.index(at: Self.start.addingTimeInterval(9999)) == 2)
    #expect(RadarSeries([], fetched: Self.start).index(at: Self.start) == nil)
  }

  /// At 60 km/h to the east, rain 20 km west of a point arrives in about 20 minutes.
  @Test func foretellsWhenRainComes() throws {
    let series = RadarSeries(
      try (0...2).map { try Self.frame(0, Double($0) * 10, seconds: Double($0) * 600) },
      fetched: Self.start)
    let now = Self.start.addingTimeInterval(1200)
    let last = try #require(series.frames.last)
    let edge = try #require((0..<120).last { (last.rate(row: 40, column: $0) ?? 0) >= 0.1 })
    let point = last.point(row: 40, column: edge + 20)
    let rain = try #require(
      series.rainAhead(
        latitude: point.latitude, longitude: point.longitude, at: now,
        moving: series.motion(at: now)))
    #expect((10_000...21_000).contains(rain.distance))
    #expect(!rain.isForecast)
    let wait = try #require(rain.arrival).timeIntervalSince(now)
    #expect((600...1500).contains(wait), "\(wait)")
    let inside = last.point(row: 40, column: 50)
    let here = series.rainAhead(
      latitude: inside.latitude, longitude: inside.longitude, at: now, moving: nil)
    #expect(here?.distance == 0 && here?.arrival == now)
  }

  /// A picture of half a continent has cells of 40 km: rain 130 km away is within 150 km.
  @Test func findsRainInLongCells() throws {
    let side = 90
    let spot = Mercator.spot(latitude: 60, longitude: 10)
    let size = 40_000.0 * Double(side) / 40_075_016.7 / Lattice.cosine(60)
    var cells = [UInt16](repeating: 0, count: side * side)
    let middle = side / 2
    for (row, column) in [(0, 3), (0, 4), (1, 3), (-1, 3)] {
      cells[(middle + row) * side + middle - column] = 100
    }
    let frame = try Self.picture(
      cells, .mercator(west: spot.x - size / 2, north: spot.y - size / 2, size: size))
    let point = frame.point(row: middle, column: middle)
    let rain = RadarSeries([frame], fetched: Self.start)
      .rainAhead(latitude: point.latitude, longitude: point.longitude, at: Self.start, moving: nil)
    #expect((110_000...RadarSeries.reach).contains(try #require(rain?.distance)))
  }

  @Test func believesTheForecastOfTheRadar() throws {
    var frames = [try Self.frame(0, 0, seconds: 0), try Self.frame(0, 10, seconds: 600)]
    frames += try (2...6).map {
      try Self.frame(0, Double($0) * 10, seconds: Double($0) * 600, issued: 600)
    }
    let series = RadarSeries(frames, fetched: Self.start)
    let now = Self.start.addingTimeInterval(600)
    let point = frames[1].point(row: 40, column: 75)
    let rain = try #require(
      series.rainAhead(
        latitude: point.latitude, longitude: point.longitude, at: now,
        moving: series.motion(at: now)))
    #expect(rain.isForecast)
    let later = frames.first { $0.time > now && ($0.rate(row: 40, column: 75) ?? 0) >= 0.1 }
    #expect(rain.arrival == later?.time)
  }

  @Test func knowsNothingOutside() throws {
    let frame = try Self.frame(known: 60)
    let point = frame.point(row: 10, column: 100)
    #expect(frame.rate(latitude: point.latitude, longitude: point.longitude) == nil)
    #expect(frame.cell(latitude: point.latitude, longitude: point.longitude)?.column == 100)
    #expect(frame.cell(latitude: 0, longitude: 0) == nil)
    #expect(
      RadarFrame(
        time: Self.start, issuedAt: Self.start, geometry: .composite(top: 0, left: 0), rows: 2,
        columns: 2, cells: [0]) == nil)
  }

  @Test func readsTilesOfWebMercator() throws {
    let frame = try Self.picture(
      (0..<16).map { UInt16($0 * 100) }, .mercator(west: 0.5, north: 0.25, size: 0.25))
    // The tile 2/2/1: 0° to 90° E, the equator to 66.51° N.
    #expect(frame.rate(latitude: 66, longitude: 1) == 0)
    #expect(frame.rate(latitude: 1, longitude: 89) == 15)
    #expect(frame.rate(latitude: -1, longitude: 1) == nil)
    #expect(abs(frame.point(row: 3, column: 0).latitude - 11.178) < 0.01)
  }

  /// B16: rain that moves a cell in 20 minutes, for points all over a cell: it begins where it is, and not when the cell
  /// gets its first drops. `frame` draws the rate at the middle of each cell, so what falls anywhere is known.
  @Test func slowRainBeginsInItsMinute() throws {
    let series = RadarSeries(
      try (0...24).map { try Self.frame(0, Double($0) * 0.25, seconds: Double($0) * 300) },
      fetched: Self.start)
    for index in 0..<40 {
      let column = 41 + Double(index) / 20
      let point = CompositeGrid.point(row: 576.3, column: 500 + column)
      let rates = series.rates(latitude: point.latitude, longitude: point.longitude)
      let begin = try #require(rates.firstIndex { ($0.rate ?? 0) >= RadarSeries.wet })
      let truth = try #require(
        (0...24).first { Self.rate(76.3, column, 0, Double($0) * 0.25) >= RadarSeries.wet })
      #expect(abs(begin - truth) <= 1, "\(column)")
    }
  }

  /// Where the cells around a point are unknown, its own says what falls.
  @Test func theEdgeOfThePictureHasItsOwnRate() throws {
    let frame = try Self.frame(known: 31)
    let edge = CompositeGrid.point(row: 540, column: 530.4)
    let outside = CompositeGrid.point(row: 540, column: 530.6)
    let series = RadarSeries([frame], fetched: Self.start)
    #expect(
      series.rates(latitude: edge.latitude, longitude: edge.longitude)[0].rate
        == frame.rate(row: 40, column: 30))
    #expect(series.rates(latitude: outside.latitude, longitude: outside.longitude)[0].rate == nil)
  }
}
