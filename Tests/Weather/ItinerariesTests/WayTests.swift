import Analysis
import FileTestSupport

@testable import Itineraries

struct WayTests {
  static func vertex(_ latitude: Double, _ longitude: Double, _ height: Double? = nil) -> TrackPoint
  {
    TrackPoint(
      Coordinate(latitude: latitude, longitude: longitude) ?? .origin, elevation: height)
  }

  /// Thinned points, their times at several speeds, and the wind from ahead and from the side, of three tracks.
  @Test func figuresOfTracksAreThoseOfNumpy() throws {
    let rows = try tableRows(of: "figures")
    let cases = Dictionary(grouping: rows) { $0[0] + " " + $0[1] }
    #expect(cases.count == 11)
    for (name, rows) in cases {
      let way = try Figures.way(rows[0][0])
      let speed = Double(rows[0][1])
      let plan = try #require(Schedule.Plan(way, speed.map(Pace.even) ?? .recorded))
      let schedule = Schedule(plan, from: Figures.start)
      let points = way.thinned(speed: schedule.speed)
      let bearings = way.bearings(of: points)
      #expect(points.count == rows.count, "\(name)")
      for (index, cells) in zip(points.indices, rows) {
        let row = cells.dropFirst(2).compactMap(Double.init)
        let point = points[index]
        let expected = try #require(Coordinate(latitude: row[2], longitude: row[3]))
        #expect(abs(point.distance - row[1]) <= max(0.5, row[1] * 1e-5), "\(name) \(index)")
        #expect(Geodesic(from: point.coordinate, to: expected).distance < 1, "\(name) \(index)")
        #expect(Figures.angle(bearings[index], row[4]) < 0.05, "\(name) \(index)")
        let time = schedule.time(at: point.distance)
        #expect(abs(time.timeIntervalSince(Figures.start) - row[5]) < 1.5, "\(name) \(index)")
        let weather = Timeline(Figures.report(index, hours: 120), now: Figures.start)
          .weather(at: time)
        let wind = try #require(weather.windSpeed?.in(.metersPerSecond))
        let direction = try #require(weather.windDirection?.in(.degrees))
        #expect(abs(wind - row[6]) < 0.01, "\(name) \(index)")
        #expect(Figures.angle(direction, row[7]) < 0.2, "\(name) \(index)")
        #expect(abs((weather.headwind(bearings[index]) ?? 99) - row[8]) < 0.02, "\(name) \(index)")
        #expect(abs((weather.crosswind(bearings[index]) ?? 99) - row[9]) < 0.02, "\(name) \(index)")
      }
    }
  }

  @Test func windAheadIsPositive() {
    var weather = Conditions(time: Figures.start)
    weather.windSpeed = Speed(5, .metersPerSecond)
    weather.windDirection = Direction(90, .degrees)
    #expect(weather.headwind(90) == 5)
    #expect(abs((weather.headwind(270) ?? 0) + 5) < 1e-9)
    // East is to the right of somebody who goes north.
    #expect(abs((weather.crosswind(0) ?? 0) - 5) < 1e-9)
    weather.windDirection = nil
    #expect(weather.headwind(90) == nil)
    weather.windSpeed = Speed(0, .metersPerSecond)
    #expect(weather.headwind(90) == 0)
  }

  /// Between 350° and 10° lies north, and not south.
  @Test func directionsGoTheShortWayRound() {
    let hours = [(350.0, 4.0), (10, 4)].enumerated().map { index, wind in
      var hour = Conditions(time: Figures.start.addingTimeInterval(Double(index) * 3600))
      hour.windDirection = Direction(wind.0, .degrees)
      hour.windSpeed = Speed(wind.1, .metersPerSecond)
      hour.temperature = Temperature(Double(index * 4), .celsius)
      hour.precipitation = Precipitation(Double(index + 1), .millimeters)
      return hour
    }
    var report = Figures.report(0, hours: 0)
    report.hours = hours
    let weather = Timeline(report, now: Figures.start)
    let middle = weather.weather(at: Figures.start.addingTimeInterval(1800))
    #expect(Figures.angle(middle.windDirection?.in(.degrees) ?? 180, 0) < 1e-6)
    #expect(abs((middle.windSpeed?.in(.metersPerSecond) ?? 0) - 4 * cos(10 * .pi / 180)) < 1e-9)
    #expect(middle.temperature?.in(.celsius) == 2)
    #expect(middle.precipitation?.in(.millimeters) == 1)
    let later = weather.weather(at: Figures.start.addingTimeInterval(5400))
    #expect(later.precipitation?.in(.millimeters) == 2)
    #expect(later.temperature == nil)
    for seconds in [-1.0, 8000] {
      let time = Figures.start.addingTimeInterval(seconds)
      #expect(weather.weather(at: time) == Conditions(time: time))
    }
  }

  @Test func shortAndStandingLinesAreNoWay() {
    func failure(_ points: [TrackPoint]) -> Way.Failure? {
      do throws(Way.Failure) {
        _ = try Way("", through: points)
        return nil
      } catch {
        return error
      }
    }
    #expect(failure([]) == .noPoints)
    #expect(failure([Self.vertex(48, 17)]) == .noPoints)
    #expect(failure(.init(repeating: Self.vertex(48, 17), count: 9)) == .noPoints)
    guard case .tooShort(let meters)? = failure([Self.vertex(48, 17), Self.vertex(48.0017, 17)])
    else {
      Issue.record("a line of 189 m")
      return
    }
    #expect(abs(meters - 189) < 1)
    #expect(failure([Self.vertex(48, 17), Self.vertex(48.0019, 17)]) == nil)
  }

  /// Meters of way, m/s, points.
  private static let spreads: [(Double, Double, Int)] = [
    (100_000, 5.556, 11), (100_000, 80 / 3.6, 6), (25_000, 5, 4), (9000, 5, 2),
    (2_000_000, 5.556, 100), (2_000_000, 800 / 3.6, 11), (300, 1, 2),
  ]

  /// One each 10 km or 15 minutes, whichever is farther apart, and no more than a hundred.
  @Test(arguments: spreads) func pointsAreSpreadEvenly(length: Double, speed: Double, count: Int)
    throws
  {
    let end = Geodesic.end(from: .origin, bearing: 60, distance: length)
    let way = try Way("", through: [TrackPoint(.origin), TrackPoint(end)])
    let points = way.thinned(speed: speed)
    #expect(points.count == count)
    #expect(points.first?.distance == 0)
    #expect(points.last?.distance == way.length)
    for (a, b) in zip(points, points.dropFirst()) {
      #expect(abs(b.distance - a.distance - length / Double(count - 1)) < 1)
    }
  }

  @Test func namedPlacesAreAmongThePoints() throws {
    let places = [(0.0, "A"), (0.13, "B"), (0.2, "C")].map { longitude, name in
      Place(name: name, coordinate: Coordinate(latitude: 0, longitude: longitude) ?? .origin)
    }
    let way = try Way(through: places)
    #expect(way.name == "A – C")
    let points = way.thinned(speed: 5)
    #expect(way.stops.allSatisfy { stop in points.contains { $0.distance == stop.distance } })
    #expect(points.count == 4)
  }

  private static let rises: [([Double], Double)] = [
    ([0, 1, 2, 3, 4], 4), ([0, 100, 50, 150], 200), ([0, 2, -1, 3, 0, 2], 4),
    ([100, 50, 20], 0), ([0, 10, 8, 20, 18, 30], 30), ([10, 10, 10], 0),
  ]

  /// Noise of some meters climbs nothing; what is climbed in many small steps does.
  @Test(arguments: rises) func ascentIsOfRisesThatStandOut(heights: [Double], ascent: Double) throws
  {
    let way = try Way(
      "", through: heights.enumerated().map { Self.vertex(48 + Double($0) * 0.01, 17, $1) })
    #expect(way.ascent == ascent)
    #expect(zip(way.climbs, way.climbs.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func missingHeightsLieBetweenOthers() throws {
    let way = try Way(
      "",
      through: [
        Self.vertex(48, 17), Self.vertex(48.01, 17, 100), Self.vertex(48.02, 17),
        Self.vertex(48.03, 17, 200),
      ])
    #expect(way.vertices.map(\.elevation) == [100, 100, 150, 200])
    let none = try Way("", through: [Self.vertex(48, 17), Self.vertex(48.01, 17)])
    #expect(none.ascent == nil)
    #expect(none.point(at: 500).elevation == nil)
  }

  /// D1: two pieces of 2.2 km, 100 km apart, with a rise in the gap, and a pause that is no gap.
  private static func gapped() throws -> Way {
    var points = [
      vertex(48.14, 17.1, 100), vertex(48.15, 17.1, 100), vertex(48.16, 17.1, 200),
      vertex(49.06, 17.1, 900), vertex(49.08, 17.1, 950),
    ]
    points[1].startsSegment = true
    points[1].coordinate = Coordinate(latitude: 48.1401, longitude: 17.1) ?? .origin
    points[3].startsSegment = true
    return try Way("", through: points)
  }

  @Test func gapsAreNoWay() throws {
    let way = try Self.gapped()
    #expect(abs(way.length - 4436.966) < 0.01)
    #expect(way.gaps.map(\.vertex) == [3])
    #expect(abs((way.gaps.first?.length ?? 0) - 100_081.955) < 0.01)
    #expect(way.ascent == 150)
    // The weather is asked for on both sides, and neither is ahead of the other.
    let points = way.thinned(speed: 5)
    #expect(
      points.map { ($0.coordinate.latitude * 100).rounded() / 100 } == [48.14, 48.16, 49.06, 49.08])
    let south = Self.vertex(48, 17.1).coordinate
    #expect(way.bearings(of: points).allSatisfy { Figures.angle($0, 0) < 0.01 })
    let middle = try #require(way.gaps.first?.distance)
    #expect(Geodesic(from: south, to: way.point(at: middle - 1).coordinate).distance < 20_000)
    #expect(Geodesic(from: south, to: way.point(at: middle + 1).coordinate).distance > 100_000)
  }

  /// D1: between two sides of a gap, each kilometer has the weather of its own side.
  @Test func weatherKeepsToItsSideOfAGap() throws {
    let way = try Self.gapped()
    let points = way.thinned(speed: 5)
    let reports = points.indices.map { index in
      var report = Figures.report(0, hours: 2)
      for hour in report.hours.indices {
        report.hours[hour].temperature = Temperature(index < 2 ? 10 : 20, .celsius)
      }
      return report
    }
    let forecast = WayForecast(way, points, reports, from: Figures.start)
    let gap = try #require(way.gaps.first)
    for (distance, celsius) in [
      (gap.distance - 1, 10.0), (gap.distance, 10), (gap.distance + 1, 20),
    ] {
      let weather = forecast.weather(at: distance, Figures.start)
      #expect(weather.temperature?.in(.celsius) == celsius)
      #expect(Figures.angle(forecast.bearing(at: distance), 0) < 0.01)
    }
  }

  @Test func crossesTheAntimeridianAndThePole() throws {
    let across = try Way("", through: [Self.vertex(0, 179.5), Self.vertex(0, -179.5)])
    #expect(abs(across.length - 111_319.5) < 1)
    #expect(abs(abs(across.point(at: across.length / 2).coordinate.longitude) - 180) < 1e-6)
    let over = try Way("", through: [Self.vertex(89.9, 0), Self.vertex(89.9, 180)])
    #expect(abs(over.point(at: over.length / 2).coordinate.latitude - 90) < 1e-6)
    #expect(over.thinned(speed: 5).allSatisfy { $0.coordinate.latitude >= 89.89 })
    #expect(over.bearings(of: over.thinned(speed: 5)).allSatisfy { $0.isFinite })
  }

  /// Out and back again between two points: the direction is that of the track.
  @Test func turningBackHasADirection() throws {
    let way = try Way(
      "", through: [Self.vertex(48, 17), Self.vertex(48.02, 17), Self.vertex(48, 17)])
    let points = way.thinned(speed: 5)
    #expect(points.count == 2)
    #expect(way.bearings(of: points).allSatisfy { Figures.angle($0, 0) < 0.01 })
  }
}

struct GeodesicTests {
  /// Random points, short legs, almost opposite points, poles and the antimeridian, against Karney's geographiclib.
  @Test func agreesWithKarney() throws {
    let rows = try tableRows(of: "geodesics").map { $0.compactMap(Double.init) }
    #expect(rows.count == 394)
    for row in rows {
      let start = try #require(Coordinate(latitude: row[0], longitude: row[1]))
      let end = try #require(Coordinate(latitude: row[2], longitude: row[3]))
      let line = Geodesic(from: start, to: end)
      #expect(abs(line.distance - row[4]) <= max(0.01, row[4] * 1e-6), "\(row)")
      #expect(Figures.angle(line.bearing, row[5]) < (row[4] < 10 ? 0.1 : 0.01), "\(row)")
      #expect((0..<360).contains(line.bearing))
      // To ten nanometers, and a centimeter at the other end for the direction
      let (distance, direction) = InverseGeodesic(start, end).solved()
      #expect(abs(distance - row[4]) < 1e-8, "\(row)")
      let turned = Figures.angle(direction.radians * 180 / .pi, row[5]) * .pi / 180
      #expect(turned * row[4] < 1e-2, "\(row)")
      let reached = Geodesic.end(from: start, bearing: row[5], distance: row[4])
      #expect(InverseGeodesic(reached, end).solved().distance < 1e-7, "\(row)")
    }
  }

  /// In every direction it is as far; the shorter way leads over a pole.
  @Test func oppositePointsLieOverAPole() throws {
    let end = try #require(Coordinate(latitude: 0, longitude: 180))
    let line = Geodesic(from: .origin, to: end)
    #expect(abs(line.distance - 20_003_931.46) < 1)
    #expect(Figures.angle(line.bearing, 0) < 1e-6)
    let north = try #require(Coordinate(latitude: 90, longitude: 0))
    let south = try #require(Coordinate(latitude: -90, longitude: 30))
    #expect(abs(Geodesic(from: north, to: south).distance - 20_003_931.46) < 1)
  }

  @Test func equalPointsAreNoLine() throws {
    #expect(Geodesic(from: .origin, to: .origin).distance == 0)
    #expect(Geodesic(from: .origin, to: .origin).bearing == 0)
    let pole = try #require(Coordinate(latitude: 90, longitude: 50))
    let same = try #require(Coordinate(latitude: 90, longitude: 0))
    #expect(Geodesic(from: same, to: pole).distance < 1e-8)
  }
}
