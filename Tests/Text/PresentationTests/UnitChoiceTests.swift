import Phrases
@testable import Presentation
import Reports
import Testing

/// Quantities in every unit that can be chosen.
struct UnitChoiceTests {
  @Test(
    arguments: [
      ("c", 20, "20 °C"), ("f", 20, "68 °F"), ("k", 20, "293 K"), ("f", -40, "−40 °F"),
      ("f", -17.9, "0 °F"), ("c", -0.4, "0 °C"), ("k", -0.4, "273 K"), ("auto", 20, "20 °C"),
    ] as [(String, Double, String)])
  func tellsTemperatures(setting: String, celsius: Double, expected: String) {
    #expect(figures("temperature", setting).temperature(Temperature(celsius, .celsius)) == expected)
  }

  @Test(
    arguments: [
      ("ms", "10 m/s"), ("kmh", "36 km/h"), ("kn", "19 kn"), ("bft", "5 Bft"), ("mph", "22 mph"),
      ("auto", "10 m/s"), ("furlongs", "10 m/s"),
    ])
  func tellsWind(setting: String, expected: String) {
    #expect(figures("wind", setting).speed(Speed(10, .metersPerSecond)) == expected)
  }

  @Test(
    arguments: [
      ("hPa", "1013 hPa"), ("mbar", "1013 mbar"), ("mmHg", "760 mmHg"), ("inHg", "29.92 inHg"),
      ("kPa", "101.3 kPa"), ("auto", "1013 hPa"),
    ])
  func tellsPressure(setting: String, expected: String) throws {
    let pressure = try #require(Pressure(1013.25, .hectopascals))
    #expect(figures("pressure", setting).pressure(pressure) == expected)
  }

  @Test(
    arguments: [
      ("mm", 2.54, "2.5 mm"), ("inch", 2.54, "0.10 in"), ("inch", 0.1, "<0.01 in"),
      ("inch", 0.04, "<0.01 in"),
      ("inch", 1825, "71.85 in"), ("mm", 0, "0.0 mm"), ("mm", 0.06, "0.1 mm"),
      ("inch", 0, "0.00 in"), ("inch", 0.06, "<0.01 in"), ("inch", 1.2, "0.05 in"),
    ] as [(String, Double, String)])
  func tellsRain(setting: String, millimeters: Double, expected: String) {
    let rain = Precipitation(millimeters, .millimeters)
    #expect(figures("rain", setting).rain(rain) == expected)
  }

  @Test(
    arguments: [
      ("cm", 2.54, "2.5 cm"), ("cm", 0.04, "0.0 cm"), ("cm", 0, "0.0 cm"),
      ("inch", 2.54, "1.0 in"), ("inch", 0.1, "<0.1 in"),
    ] as [(String, Double, String)])
  func tellsSnow(setting: String, centimeters: Double, expected: String) {
    let snow = Snowfall(centimeters, .centimeters)
    #expect(figures("rain", setting == "cm" ? "mm" : setting).snow(snow) == expected)
  }

  @Test(
    arguments: [
      ("km", 16_093, "16 km"), ("mi", 16_093, "10 mi"), ("mi", 804.672, "0.5 mi"),
      ("mi", 0, "0.0 mi"), ("mi", 40, "131 ft"), ("mi", 400, "0.2 mi"), ("mi", 12_000, "7.5 mi"),
    ] as [(String, Double, String)])
  func tellsDistances(setting: String, meters: Double, expected: String) throws {
    let distance = try #require(Distance(meters, .meters))
    #expect(figures("distance", setting).distance(distance) == expected)
  }

  @Test(
    arguments: [
      ("24", "00:05", "00:05", "00:05"), ("12", "00:05", "12:05\u{A0}am", "12:05\u{A0}am"),
      ("12", "00:00", "12:00\u{A0}am", "12\u{A0}am"),
      ("12", "11:59", "11:59\u{A0}am", "11:59\u{A0}am"),
      ("12", "12:00", "12:00\u{A0}pm", "12\u{A0}pm"),
      ("12", "13:07", "1:07\u{A0}pm", "1:07\u{A0}pm"),
      ("12", "23:00", "11:00\u{A0}pm", "11\u{A0}pm"), ("12", "–", "–", "–"),
    ])
  func tellsTheTime(setting: String, time: String, expected: String, short: String) {
    let clock = figures("clock", setting).units.clock
    #expect(clock.words(time, English()) == expected)
    #expect(clock.words(time, English(), isShort: true) == short)
  }

  @Test(
    arguments: [
      ("US", "68 °F, 22 mph, 29.92 inHg, 0.10 in, 10 mi, 2:05\u{A0}pm"),
      ("GB", "20 °C, 22 mph, 1013 hPa, 2.5 mm, 10 mi, 14:05"),
      ("SK", "20 °C, 10 m/s, 1013 hPa, 2.5 mm, 16 km, 14:05"),
      (nil, "20 °C, 10 m/s, 1013 hPa, 2.5 mm, 16 km, 14:05"),
    ] as [(String?, String)])
  func knowsWhatIsUsualInACountry(country: String?, expected: String) throws {
    #expect(
      try sample(Figures(UnitChoice(usual: UnitSystem(country: country)) { _ in nil })) == expected)
  }

  @Test func putsASystemAboveTheCountryAndAQuantityAboveTheSystem() throws {
    let settings = ["units": "si", "wind": "kn", "clock": "12", "rain": "auto"]
    let figures = Figures(UnitChoice(usual: .imperial) { settings[$0] })
    #expect(try sample(figures) == "293 K, 19 kn, 1013 hPa, 2.5 mm, 16 km, 2:05\u{A0}pm")
  }

  @Test func tellsDifferencesWithoutTheOffset() {
    #expect(figures("temperature", "f").degrees(ofDifference: 5) == 9)
    #expect(figures("temperature", "k").degrees(ofDifference: 5) == 5)
    #expect(Figures.fixed(figures("wind", "kmh").speed(ofDifference: 1), decimals: 1) == "3.6")
    #expect(figures("wind", "bft").speed(ofDifference: 1) == 1)
  }

  private func figures(_ name: String, _ value: String) -> Figures {
    Figures(UnitChoice(usual: .metric) { $0 == name ? value : nil })
  }

  private func sample(_ figures: Figures) throws -> String {
    [
      figures.temperature(Temperature(20, .celsius)), figures.speed(Speed(10, .metersPerSecond)),
      figures.pressure(try #require(Pressure(1013.25, .hectopascals))),
      figures.rain(Precipitation(2.54, .millimeters)),
      figures.distance(try #require(Distance(10, .miles))),
      figures.units.clock.words("14:05", English()),
    ].joined(separator: ", ")
  }
}
