import Foundation
import Reports
import Testing

struct QuantityTests {
  @Test(arguments: [
    (0.0, TemperatureUnit.celsius, 0.0), (32, .fahrenheit, 0), (122, .fahrenheit, 50),
    (-40, .fahrenheit, -40), (273.15, .kelvin, 0), (184, .kelvin, -89.15),
  ])
  func convertsTemperatures(value: Double, unit: TemperatureUnit, celsius: Double) throws {
    try expect(value, unit, is: celsius)
  }

  @Test(arguments: [
    (1.0, SpeedUnit.metersPerSecond, 1.0), (36, .kilometersPerHour, 10),
    (100, .milesPerHour, 44.704), (36, .knots, 18.52),
  ])
  func convertsSpeeds(value: Double, unit: SpeedUnit, metersPerSecond: Double) throws {
    try expect(value, unit, is: metersPerSecond)
  }

  @Test(arguments: [
    (1.0, PrecipitationUnit.millimeters, 1.0), (1, .centimeters, 10), (1, .inches, 25.4),
    (1, .meters, 1000), (1, .feet, 304.8),
  ])
  func convertsPrecipitation(value: Double, unit: PrecipitationUnit, millimeters: Double) throws {
    try expect(value, unit, is: millimeters)
  }

  @Test(arguments: [
    (1.0, DistanceUnit.meters, 1.0), (1, .kilometers, 1000), (1000, .feet, 304.8),
    (1, .miles, 1609.344),
  ])
  func convertsDistances(value: Double, unit: DistanceUnit, meters: Double) throws {
    try expect(value, unit, is: meters)
  }

  @Test(arguments: [
    (1013.25, PressureUnit.hectopascals, 1013.25), (760, .millimetersOfMercury, 1013.25),
    (29.92, .inchesOfMercury, 1013.2075),
  ])
  func convertsPressures(value: Double, unit: PressureUnit, hectopascals: Double) throws {
    try expect(value, unit, is: hectopascals, within: 0.001)
  }

  @Test(arguments: [
    (81.0, ShareUnit.percent, 81.0), (0.81, .fraction, 81), (100, .percent, 100),

  ])
  func convertsShares(value: Double, unit: ShareUnit, percent: Double) throws {
    try expect(value, unit, is: percent)
  }

  @Test(arguments: [(1.5, TimeUnit.hours, 5400.0), (90_000, .seconds, 90_000)])
  func convertsSpans(value: Double, unit: TimeUnit, seconds: Double) throws {
    try expect(value, unit, is: seconds)
  }

  @Test(arguments: [
    -9999, 9999, -130.1, 90.1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
  ])
  func refusesWhatCannotOccur(value: Double) {
    #expect(Temperature(value, .celsius) == nil)
  }

  @Test func refusesWhatIsBeyondTheEndsOfItsRange() {
    #expect(Speed(150.1, .metersPerSecond) == nil)
    #expect(Speed(-0.1, .knots) == nil)
    #expect(Precipitation(-0.1, .millimeters) == nil)
    #expect(Distance(20_041, .kilometers) == nil)
    #expect(Pressure(0, .hectopascals) == nil)
    #expect(Share(100.1, .percent) == nil)
    #expect(Share(-0.01, .fraction) == nil)
    #expect(UVIndex(51, .index) == nil)
    #expect(Span(26, .hours) == nil)
  }

  @Test(arguments: [(0.0, true), (360, true), (361, false), (-1, false), (.nan, false)])
  func takesDirectionsOfTheCompass(value: Double, exists: Bool) {
    #expect((Direction(value, .degrees) != nil) == exists)
  }

  @Test func comesBackInEveryUnit() throws {
    try comesBack(TemperatureUnit.self, 20)
    try comesBack(SpeedUnit.self, 12)
    try comesBack(PrecipitationUnit.self, 3.5)
    try comesBack(DistanceUnit.self, 24_140)
    try comesBack(PressureUnit.self, 987)
    try comesBack(ShareUnit.self, 55)
    try comesBack(AngleUnit.self, 270)
    try comesBack(IndexUnit.self, 7)
    try comesBack(TimeUnit.self, 4321)
  }

  @Test func isOrderedAcrossUnits() throws {
    let cold = try #require(Temperature(0, .celsius))
    let warm = try #require(Temperature(40, .fahrenheit))
    #expect(cold < warm)
    #expect([warm, cold].min() == cold)
  }

  private func expect<Unit: UnitOfMeasure>(
    _ value: Double, _ unit: Unit, is expected: Double, within tolerance: Double = 1e-9
  ) throws {
    let quantity = try #require(Quantity(value, unit))
    #expect(abs(quantity.in(.base) - expected) <= tolerance)
  }

  private func comesBack<Unit: UnitOfMeasure>(_ type: Unit.Type, _ base: Double) throws {
    let quantity = try #require(Quantity(base, Unit.base))
    for unit in Unit.allCases {
      let again = try #require(Quantity(quantity.in(unit), unit))
      #expect(abs(again.in(.base) - base) < 1e-9, "\(unit)")
    }
  }
}
