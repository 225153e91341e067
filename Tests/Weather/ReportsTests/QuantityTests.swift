import Reports
import Testing

struct QuantityTests {
  @Test(
    arguments: [
      (0, TemperatureUnit.celsius, 0), (32, TemperatureUnit.fahrenheit, 0),
      (122, TemperatureUnit.fahrenheit, 50), (-40, TemperatureUnit.fahrenheit, -40),
      (273.15, TemperatureUnit.kelvin, 0), (184, TemperatureUnit.kelvin, -89.15),
      (1, SpeedUnit.metersPerSecond, 1), (36, SpeedUnit.kilometersPerHour, 10),
      (100, SpeedUnit.milesPerHour, 44.704), (36, SpeedUnit.knots, 18.52),
      (1, PrecipitationUnit.millimeters, 1), (1, PrecipitationUnit.centimeters, 10),
      (1, PrecipitationUnit.inches, 25.4), (1, PrecipitationUnit.meters, 1000),
      (1, PrecipitationUnit.feet, 304.8), (1, DistanceUnit.meters, 1),
      (1, DistanceUnit.kilometers, 1000), (1000, DistanceUnit.feet, 304.8),
      (1, DistanceUnit.miles, 1609.344), (1013.25, PressureUnit.hectopascals, 1013.25),
      (760, PressureUnit.millimetersOfMercury, 1013.25),
      (29.92, PressureUnit.inchesOfMercury, 1013.2075), (81, ShareUnit.percent, 81),
      (0.81, ShareUnit.fraction, 81), (100, ShareUnit.percent, 100), (1.5, TimeUnit.hours, 5400),
      (90_000, TimeUnit.seconds, 90_000),
    ] as [(Double, any UnitOfMeasure, Double)])
  func convertsToTheUnitThatIsKept(
    value: Double, unit: any UnitOfMeasure, expected: Double
  ) {
    func kept(_ unit: some UnitOfMeasure) -> Double? { Quantity(value, unit)?.in(.base) }
    let found = kept(unit) ?? .nan
    #expect(abs(found - expected) <= (unit is PressureUnit ? 0.001 : 1e-9))
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

  private func comesBack<Unit: UnitOfMeasure>(_ type: Unit.Type, _ base: Double) throws {
    let quantity = try #require(Quantity(base, Unit.base))
    for unit in Unit.allCases {
      let again = try #require(Quantity(quantity.in(unit), unit))
      #expect(abs(again.in(.base) - base) < 1e-9, "\(unit)")
    }
  }
}
