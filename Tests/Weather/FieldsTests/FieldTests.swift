import Foundation
import Quantities
import Reports
import Testing

@testable import Fields

/// Fields made by formulas, so that everything about them is known.
struct FieldTests {
  static let lattice = Lattice(
    south: 400_000, west: -100_000, latitudeStep: 20_000, longitudeStep: 30_000, rows: 13,
    columns: 11)

  static func field(
    _ quantity: WeatherQuantity, on lattice: Lattice? = lattice, _ value: (Double, Double) -> Double
  ) throws -> Field {
    let lattice = try #require(lattice)
    return Field(
      quantity, at: .distantPast, on: lattice,
      values: lattice.latitudes.flatMap { y in lattice.longitudes.map { value(y, $0) } })
  }

  /// A high of 24 hPa around 58° N 12° E, and a low of 20 hPa around 49° N 2° W.
  static func pressure(_ latitude: Double, _ longitude: Double) -> Double {
    func bell(_ y: Double, _ x: Double) -> Double {
      exp(-(pow((latitude - y) / 5, 2) + pow((longitude - x) / 7, 2)))
    }
    return 1012 + 24 * bell(58, 12) - 20 * bell(49, -2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func hasNoDirectionAtImpossiblePoints(number: Double) throws {
    let lattice = try #require(Self.lattice)
    let directions = [Double](repeating: 90, count: lattice.count)
    let field = Field(
      .wind, at: .distantPast, on: lattice, values: directions, directions: directions)
    #expect(field.direction(latitude: 50, longitude: 0) == 90)
    #expect(field.direction(latitude: number, longitude: 0) == nil)
    // A longitude goes around as often as it likes.
    #expect((field.direction(latitude: 50, longitude: number) == nil) == !number.isFinite)
    #expect(field.value(latitude: number, longitude: number) == nil)
  }

  @Test func findsTheCentersWithinALatticeStep() throws {
    let centers = try Self.field(.pressure, Self.pressure).centers
    #expect(centers.map(\.kind) == [.high, .low])
    for (center, (latitude, longitude)) in zip(centers, [(58.0, 12.0), (49.0, -2.0)]) {
      #expect(abs(center.latitude - latitude) < 1 && abs(center.longitude - longitude) < 1.5)
      #expect(abs(center.pressure - Self.pressure(latitude, longitude)) < 1.5)
    }
  }

  private static let shapes:
    [(String, @Sendable (Double, Double) -> Double, [PressureCenter.Kind])] = [
      ("a plateau", { 1013 + 20 * max(0, min(1, (12 - hypot($0, $1)) / 6)) }, [.high]),
      ("a low in a ring", { 1013 + 25 * min(1, pow(hypot($0, $1) / 8, 4)) }, [.low]),
      ("a broad high", { 1030 - ($0 * $0 + $1 * $1) / 60 }, [.high]),
      ("a saddle", { 1013 + ($0 * $0 - $1 * $1) / 5 }, []), ("a slope", { 1013 + $0 + $1 }, []),
      ("nothing", { _, _ in 1013 }, []), ("noise", { 1013 + 0.2 * sin(7 * $0 + 13 * $1) }, []),
    ]

  /// Around 53° N 5° E.
  @Test(arguments: shapes.indices) func findsCentersThatAreClosed(index: Int) throws {
    let (name, shape, kinds) = Self.shapes[index]
    let centers = try Self.field(.pressure) { shape($0 - 53, $1 - 5) }.centers
    #expect(centers.map(\.kind) == kinds, "\(name)")
    for center in centers {
      #expect(abs(center.latitude - 53) <= 2 && abs(center.longitude - 5) <= 3, "\(name)")
    }
  }

  /// The error of a point is how far it is to where the formula has the line's value, along the slope.
  @Test func drawsIsobarsWithinHalfALatticeStep() throws {
    let lines = try Self.field(.pressure, Self.pressure).contours(every: 4)
    #expect(Set(lines.map(\.value)) == [996, 1000, 1004, 1008, 1012, 1016, 1020, 1024, 1028, 1032])
    let inner = lines.filter { $0.value > 1012 || $0.value < 1008 }
    #expect(inner.count { $0.isClosed } >= 5)
    for line in inner {
      for point in line.points {
        let (y, x) = (point.latitude, point.longitude)
        let dy = (Self.pressure(y + 0.01, x) - Self.pressure(y - 0.01, x)) / 0.02 * 2
        let dx = (Self.pressure(y, x + 0.01) - Self.pressure(y, x - 0.01)) / 0.02 * 3
        let slope = max(hypot(dy, dx), 0.2)
        let error = abs(Self.pressure(y, x) - line.value) / slope
        #expect(error < 0.5, "\(line.value) at \(y) \(x): \(error) steps")
      }
    }
  }

  @Test func closesLinesAroundAPointAndEndsThemAtTheEdge() throws {
    let ring = try Self.field(.pressure) { 1000 - hypot($0 - 52, $1 - 5) }.contours(every: 4)
    #expect(ring.contains { $0.value == 996 && $0.isClosed })
    let slope = try Self.field(.pressure) { y, _ in 1000 + y - 40 }.contours(every: 4)
    #expect(slope.map(\.value) == [1004, 1008, 1012, 1016, 1020, 1024])
    #expect(slope.allSatisfy { !$0.isClosed })
    let line = try #require(slope.first)
    #expect(line.points.allSatisfy { abs($0.latitude - 44) < 1e-9 })
    #expect(line.points.count == 41)
  }

  @Test func leavesOutWhatIsMissing() throws {
    var field = try Self.field(.pressure, Self.pressure)
    field.values[5 * 11 + 5] = .nan
    #expect(field.missing == 1)
    #expect(field.value(latitude: 50, longitude: 5) == nil)
    #expect(field.value(latitude: 50.5, longitude: 5.5) == nil)
    #expect(field.value(latitude: 52, longitude: 8) == Self.pressure(52, 8))
    #expect(field.value(latitude: 39, longitude: 0) == nil)
    // A neighbor of a gap is straight, not a curve through nothing.
    #expect(field.value(latitude: 53, longitude: 6.5) != nil)
    #expect(!field.contours(every: 4).isEmpty)
  }

  @Test func neverRainsLessThanNothing() throws {
    let field = try Self.field(.precipitation) { y, x in y == 52 && x == 5 ? 20 : 0 }
    for y in stride(from: 40.0, through: 64, by: 0.5) {
      for x in stride(from: -10.0, through: 20, by: 0.5) {
        let value = try #require(field.value(latitude: y, longitude: x))
        #expect((0...20).contains(value))
      }
    }
  }

  @Test func goesAroundTheEarth() throws {
    let around = Lattice(
      south: -600_000, west: -1_800_000, latitudeStep: 200_000, longitudeStep: 240_000, rows: 7,
      columns: 15)
    let field = try Self.field(.temperature, on: around) { y, x in cos(x * .pi / 180) * 10 + y / 10
    }
    let west = try #require(field.value(latitude: 0, longitude: -179.999))
    let east = try #require(field.value(latitude: 0, longitude: 179.999))
    #expect(abs(west - east) < 0.1 && abs(west + 10) < 0.5)
  }

  @Test func packsAWeekAndReadsItAgain() throws {
    let lattice = try #require(Self.lattice)
    let start = Date(timeIntervalSince1970: 1_795_305_600)
    var week = try #require(FieldWeek(lattice: lattice, fetched: start, start: start, hours: 48))
    var hour = Conditions(time: start)
    hour.pressure = Pressure(1013.25, .hectopascals)
    hour.temperature = Temperature(99, .celsius)
    week.set(hour, hour: 3, point: 7)
    week.set(hour, hour: 99, point: 7)
    #expect(week.field(.pressure, hour: 3).values[7] == 1013.25)
    // No air is as warm.
    #expect(week.field(.temperature, hour: 3).values[7].isNaN)
    #expect(!week.field(.pressure, hour: 99).hasValues)
    let data = week.packed
    #expect(FieldWeek(packed: data) == week)
    #expect(FieldWeek(packed: data.dropLast()) == nil)
    for index in 0..<88 {
      var damaged = data
      damaged[index] ^= 0xFF
      // Damaged data may give any value, but must not trap.
      _ = FieldWeek(packed: damaged)?.field(.pressure, hour: 0).contours(every: 4)
    }
    let field = try #require(week.field(.pressure, at: start.addingTimeInterval(3 * 3600 + 900)))
    #expect(field.values[7] == 1013.25 && field.missing == lattice.count - 1)
    #expect(week.field(.pressure, at: start.addingTimeInterval(-3600)) == nil)
    #expect(week.field(.pressure, at: start.addingTimeInterval(48 * 3600)) == nil)
  }

  @Test func takesOverWhatAnotherWeekHasAtTheSamePoints() throws {
    let start = Date(timeIntervalSince1970: 1_795_305_600)
    let lattice = try #require(Self.lattice)
    let other = try #require(
      Lattice(
        south: 420_000, west: -70_000, latitudeStep: 20_000, longitudeStep: 30_000, rows: 3,
        columns: 3))
    var old = try #require(
      FieldWeek(lattice: lattice, fetched: start, start: start.addingTimeInterval(-3600), hours: 5))
    var hour = Conditions(time: start)
    hour.temperature = Temperature(4.5, .celsius)
    old.set(hour, hour: 2, point: 12)
    var new = try #require(FieldWeek(lattice: other, fetched: start, start: start, hours: 5))
    new.fill(from: old)
    // The second row and column there is the first here, and the third hour the second.
    #expect(new.field(.temperature, hour: 1).values[0] == 4.5)
    #expect(new.field(.temperature, hour: 0).missing == 9)
  }

  @Test func countsCalls() {
    #expect(FieldCost(points: 143).calls == 143)
    #expect(FieldCost(points: Lattice.mostPoints).calls <= FieldCost.mostCalls)
  }
}

struct LatticeTests {
  /// Tries every zoom and latitude, and wide and high windows.
  @Test func hasAtMostAHundredAndFiftyPointsAndCoversTheView() {
    for zoom in 0...10 {
      for latitude in stride(from: -90.0, through: 90, by: 15) {
        for (height, width) in [(180.0, 270.0), (180, 720), (360, 252), (180, 1800)] {
          let scale = Double(1 << zoom)
          let narrowing = max(0.1, Lattice.cosine(latitude))
          let view = FieldView(
            latitude: latitude, longitude: 17.11, height: height / scale,
            width: width / scale / narrowing, zoom: zoom)
          let lattice = Lattice(view)
          #expect((4...Lattice.mostPoints).contains(lattice.count), "\(view) \(lattice)")
          #expect(lattice.covers(view), "\(view) \(lattice)")
          // The lattice reaches at most a quarter of the view and one step beyond it, and uses most of the points that
          // it may have.
          let steps = Double(lattice.latitudeStep) / Double(Lattice.degree)
          let span = Double(lattice.rows - 1) * steps
          if abs(latitude) <= 75, zoom > 0 {
            #expect(span <= view.height * 1.5 + 2 * steps + 1e-6, "\(view) \(lattice)")
            #expect(lattice.count >= 60 && lattice.rows >= 4, "\(view) \(lattice)")
          }
        }
      }
    }
  }

  @Test func staysTheSameForASmallMoveAndHoldsOneStep() {
    let view = FieldView(latitude: 48.15, longitude: 17.11, height: 11.25, width: 26, zoom: 4)
    let lattice = Lattice(view)
    var moved = view
    moved.latitude += 0.01
    #expect(Lattice(moved).latitudeStep == lattice.latitudeStep)
    moved.longitude += 26.0 / 4
    #expect(Lattice(moved).longitudeStep == lattice.longitudeStep)
    #expect(lattice.covers(moved))
    moved.longitude += 26.0
    #expect(!lattice.covers(moved))
    let share = Lattice(moved).missing(in: [lattice])
    #expect(!share.isEmpty && share.count < Lattice(moved).count)
  }

  @Test func goesOverTheDateLine() {
    let view = FieldView(latitude: -17.5, longitude: 180, height: 11.25, width: 20, zoom: 4)
    let lattice = Lattice(view)
    #expect(lattice.longitudes.contains { $0 > 160 } && lattice.longitudes.contains { $0 < -160 })
    #expect(lattice.covers(view))
    #expect(lattice.position(latitude: -17.5, longitude: -179.9) != nil)
    #expect(lattice.position(latitude: -17.5, longitude: 10) == nil)
  }

  @Test func refusesWhatIsNoLattice() {
    #expect(
      Lattice(south: 0, west: 0, latitudeStep: 1, longitudeStep: 1, rows: 1, columns: 2) == nil)
    #expect(
      Lattice(south: 890_000, west: 0, latitudeStep: 10_000, longitudeStep: 1, rows: 3, columns: 2)
        == nil)
    #expect(
      Lattice(south: 0, west: 0, latitudeStep: 0, longitudeStep: 1, rows: 2, columns: 2) == nil)
  }
}
