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

/// The forces of the wind, at both ends of each row of the WMO's table. A speed between two rows belongs to the nearer
/// one.
struct BeaufortTests {
  @Test(
    arguments: [
      (0, 0), (0.2, 0), (0.3, 1), (1.5, 1), (1.54, 1), (1.56, 2), (1.6, 2), (3.3, 2), (3.4, 3),
      (5.4, 3), (5.5, 4), (7.9, 4), (8.0, 5), (10.7, 5), (10.8, 6), (13.8, 6), (13.9, 7),
      (17.1, 7), (17.2, 8), (20.7, 8), (20.8, 9), (24.4, 9), (24.5, 10), (28.4, 10), (28.5, 11),
      (32.6, 11), (32.64, 11), (32.66, 12), (32.7, 12), (113, 12),
    ] as [(Double, Int)])
  func followsTheTable(metersPerSecond: Double, force: Int) throws {
    #expect(try #require(Speed(metersPerSecond, .metersPerSecond)).beaufort == force)
  }
}

/// A unit is understood by its label and by its words, in capitals or not.
struct UnitWordTests {
  @Test(
    arguments: [
      ("°C", TemperatureUnit.celsius), ("c", .celsius), ("Fahrenheit", .fahrenheit),
      ("°f", .fahrenheit),
      ("K", .kelvin), ("kelvin", .kelvin), ("km/h", nil), ("", nil),
    ] as [(String, TemperatureUnit?)])
  func temperatures(word: String, unit: TemperatureUnit?) {
    #expect(TemperatureUnit.named(word) == unit)
  }

  @Test(
    arguments: [
      ("ms", WindUnit.speed(.metersPerSecond)), ("KM/H", .speed(.kilometersPerHour)),
      ("kph", .speed(.kilometersPerHour)), ("mp/h", .speed(.milesPerHour)),
      ("mph", .speed(.milesPerHour)), ("knots", .speed(.knots)), ("Bft", .beaufort), ("in", nil),
    ] as [(String, WindUnit?)])
  func winds(word: String, unit: WindUnit?) {
    #expect(WindUnit.named(word) == unit)
  }

  /// No word means two units of one kind.
  @Test func everySpellingIsFound() {
    for (word, unit) in SpeedUnit.spellings { #expect(SpeedUnit.named(word) == unit) }
    for (word, unit) in PrecipitationUnit.spellings {
      #expect(PrecipitationUnit.named(word) == unit)
    }
    for (word, unit) in DistanceUnit.spellings { #expect(DistanceUnit.named(word) == unit) }
    for (word, unit) in ShareUnit.spellings { #expect(ShareUnit.named(word) == unit) }
    for (word, unit) in PressureUnit.spellings { #expect(PressureUnit.named(word) == unit) }
  }
}

struct AirBandTests {
  @Test(
    arguments: [
      (0, .good), (20, .good), (20.4, .good), (20.5, .fair), (21, .fair), (40, .fair),
      (41, .moderate), (60, .moderate), (61, .poor), (80, .poor), (81, .veryPoor),
      (100, .veryPoor), (101, .extremelyPoor), (1500, .extremelyPoor),
    ] as [(Double, EuropeanAirBand)])
  func namesTheEuropeanIndex(value: Double, band: EuropeanAirBand) throws {
    #expect(EuropeanAirBand(try #require(EuropeanAirIndex(value, .index))) == band)
  }

  @Test(
    arguments: [
      (0, .good), (50, .good), (51, .moderate), (100, .moderate),
      (101, .unhealthyForSensitiveGroups), (150, .unhealthyForSensitiveGroups), (151, .unhealthy),
      (200, .unhealthy), (201, .veryUnhealthy), (300, .veryUnhealthy), (301, .hazardous),
      (900, .hazardous),
    ] as [(Double, USAirBand)])
  func namesTheUSIndex(value: Double, band: USAirBand) throws {
    #expect(USAirBand(try #require(USAirIndex(value, .index))) == band)
  }

  @Test(
    arguments: [
      (0, .low), (2.4, .low), (2.5, .moderate), (5, .moderate), (6, .high), (7, .high),
      (8, .veryHigh), (10.4, .veryHigh), (11, .extreme), (43, .extreme),
    ] as [(Double, UVBand)])
  func namesTheUVIndex(value: Double, band: UVBand) throws {
    #expect(UVBand(try #require(UVIndex(value, .index))) == band)
  }

  @Test(
    arguments: [
      (0.4, .birch, .none), (1, .birch, .low), (14, .alder, .low), (15, .olive, .moderate),
      (90, .birch, .high), (1500, .birch, .veryHigh), (1, .grass, .low), (5, .grass, .moderate),
      (20, .grass, .high), (200, .grass, .veryHigh), (9, .ragweed, .low),
      (10, .mugwort, .moderate), (50, .ragweed, .high), (500, .mugwort, .veryHigh),
    ] as [(Double, PollenKind, PollenLevel)])
  func namesPollen(value: Double, kind: PollenKind, level: PollenLevel) throws {
    #expect(PollenLevel(try #require(PollenCount(value, .grainsPerCubicMeter)), of: kind) == level)
  }

  @Test(arguments: [-1, .nan, .infinity, 1e7])
  func refusesWhatCannotBe(value: Double) {
    #expect(Concentration(value, .microgramsPerCubicMeter) == nil)
    #expect(PollenCount(value, .grainsPerCubicMeter) == nil)
    #expect(EuropeanAirIndex(value, .index) == nil)
    #expect(USAirIndex(value, .index) == nil)
  }

  @Test func convertsMilligrams() {
    #expect(Concentration(0.25, .milligramsPerCubicMeter)?.in(.microgramsPerCubicMeter) == 250)
  }
}
