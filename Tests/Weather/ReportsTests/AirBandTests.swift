import Reports
import Testing

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
