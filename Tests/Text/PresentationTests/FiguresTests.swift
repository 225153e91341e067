import Phrases
import Presentation
import Quantities
import Reports
import Testing

struct FiguresTests {
  @Test(arguments: [
    (0.0, 0, "0"), (-0.0, 0, "0"), (-0.4, 0, "0"), (-0.5, 0, "−1"), (0.5, 0, "1"), (1.5, 0, "2"),
    (2.5, 0, "3"), (0.04, 1, "0.0"), (-0.04, 1, "0.0"), (0.05, 1, "0.1"), (9.95, 1, "10.0"),
    (-0.05, 1, "−0.1"), (12.345, 2, "12.35"), (-93.29824, 2, "−93.30"), (0.005, 2, "0.01"),
    (7, 2, "7.00"), (999_999_999_999, 0, "999,999,999,999"), (1e12, 0, "–"), (-1e12, 1, "–"),
    (.nan, 0, "–"), (.infinity, 2, "–"), (-.infinity, 0, "–"), (.greatestFiniteMagnitude, 2, "–"),
    (.leastNonzeroMagnitude, 1, "0.0"),
  ])
  func roundsOnce(value: Double, decimals: Int, expected: String) {
    #expect(Figures.fixed(value, decimals: decimals) == expected)
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (169_176, "169,176"),
    (13_960_236, "13,960,236"), (-1234, "−1,234"), (-999, "−999"),
    (.max, "9,223,372,036,854,775,807"), (.min, "−9,223,372,036,854,775,808"),
  ])
  func groupsThousands(number: Int, expected: String) {
    #expect(English().grouped(number) == expected)
  }

  /// 8.4 and 5.6 are read as 8 and 6.
  @Test(arguments: [
    (8.4, 5.6, UnitSystem.metric, -2, "2 °C"), (8.4, 5.4, .metric, -3, "3 °C"),
    (8.4, 5.6, .imperial, -5, "5 °F"), (-0.4, 0.4, .metric, 0, "0 °C"),
  ])
  func differencesAreThoseOfTheFiguresRead(
    from old: Double, to new: Double, system: UnitSystem, degrees: Int, text: String
  ) throws {
    let figures = Figures(UnitChoice(system))
    let change = figures.change(
      from: try #require(Temperature(old, .celsius)), to: try #require(Temperature(new, .celsius)))
    #expect(change == degrees)
    #expect(figures.difference(change) == text)
  }

  /// A tenth of a millimeter, and the snow that it is.
  @Test(arguments: [
    (0.0, "0.00", "0.0"), (0.01, "0.00", "0.0"), (0.1, "<0.01", "<0.1"), (5, "0.20", "2.0"),
  ])
  func aTraceIsNotNothing(millimeters: Double, water: String, snow: String) {
    let figures = Figures(UnitChoice(.imperial))
    #expect(figures.bare(Precipitation(millimeters, .millimeters)) == water)
    #expect(figures.bare(Snowfall(millimeters, .centimeters)) == snow)
    #expect(figures.bare(millimeters, .water, decimals: 1) == water)
  }

  @Test func keepsADashForWhatIsMissing() {
    #expect(Figures().temperature(nil) == "–")
    #expect(Figures.percent(nil) == "–")
    #expect(Figures().speed(nil) == "–")
    #expect(Figures().rain(nil) == "–")
    #expect(Figures().bare(nil as Temperature?) == "–")
    #expect(Figures.withUnit("–", "mm") == "–")
  }

  @Test func writesUnits() throws {
    #expect(Figures.percent(Share(0.805, .fraction)) == "81 %")
    #expect(Figures().speed(Speed(36, .kilometersPerHour)) == "10 m/s")
    #expect(Figures().rain(Precipitation(0.04, .millimeters)) == "<0.1 mm")
    #expect(Figures().rain(Precipitation(1, .inches)) == "25.4 mm")
    #expect(Figures().pressure(try #require(Pressure(1013.25, .hectopascals))) == "1013 hPa")
    #expect(Figures.uvIndex(try #require(UVIndex(5.5, .index))) == "6")
  }

  @Test(arguments: [
    (0.0, "0.0 km"), (49, "49 m"), (50, "0.1 km"), (9940, "9.9 km"), (9950, "10 km"),
    (9999, "10 km"),
    (10_000, "10 km"), (24_140, "24 km"), (20_000_000, "20,000 km"),
  ])
  func writesDistances(meters: Double, expected: String) throws {
    #expect(Figures().distance(try #require(Distance(meters, .meters))) == expected)
  }

  @Test(arguments: [
    (668.4, "668 m", "2193 ft"), (-430, "−430 m", "−1411 ft"), (-0.4, "0 m", "−1 ft"),
  ])
  func writesElevations(meters: Double, metric: String, imperial: String) throws {
    let elevation = try #require(Elevation(meters, .meters))
    #expect(Figures().elevation(elevation) == metric)
    #expect(Figures(UnitChoice(.imperial)).elevation(elevation) == imperial)
  }

  @Test(arguments: [
    (0.0, 0), (22.4, 0), (22.5, 1), (67.4, 1), (90, 2), (180, 4), (270, 6), (337.4, 7), (337.5, 0),
    (360, 0),
  ])
  func findsThePointOfTheCompass(degrees: Double, expected: Int) throws {
    #expect(Figures.compassIndex(try #require(Direction(degrees, .degrees))) == expected)
  }

  @Test(
    arguments: [
      (0, true, "☀"), (1, false, "☾"), (1, nil, "☀"), (2, true, "☁"), (3, false, "☁"),
      (45, true, "≡"),
      (48, true, "≡"), (51, true, "☂"), (57, true, "☂"), (61, true, "☂"), (67, true, "☂"),
      (71, true, "❄"),
      (77, true, "❄"), (80, true, "☂"), (82, true, "☂"), (85, true, "❄"), (86, true, "❄"),
      (95, true, "↯"),
      (99, true, "↯"), (4, true, "≡"), (20, true, "?"), (-1, nil, "?"), (100, nil, "?"),
    ] as [(Int, Bool?, String)])
  func hasASignForEveryWeather(code: Int, isDay: Bool?, expected: String) {
    #expect(WeatherCode(rawValue: code).sign(isDay: isDay) == expected)
  }

  @Test(arguments: [
    (0.0, "0 s"), (31, "31 s"), (60, "1 min"), (271.4, "4 min 31 s"), (3599.6, "1 h"),
    (25_260, "7 h 1 min"), (86_400, "24 h"), (-1, "–"), (.nan, "–"), (.infinity, "–"),
    (1e300, "–"),
  ])
  func spansHaveTheirTwoLargestUnits(seconds: Double, text: String) {
    #expect(Figures.span(seconds: seconds) == text)
  }
}
