import Phrases
import Reports
import Testing

struct WeatherPhraseTests {
  private let english = English()

  @Test(arguments: [
    (-86_400.0, "fetched just now"), (-0.0, "fetched just now"), (89.9, "fetched just now"),
    (90, "fetched 1 min ago"), (119, "fetched 1 min ago"), (120, "fetched 2 min ago"),
    (5399, "fetched 89 min ago"), (5400, "fetched 2 h ago"), (8999, "fetched 2 h ago"),
    (9000, "fetched 3 h ago"), (129_599, "fetched 36 h ago"), (129_600, "fetched 2 days ago"),
    (216_000, "fetched 3 days ago"), (86_399_999, "fetched 1000 days ago"),
    (86_400_000, "fetched a long time ago"), (.infinity, "fetched a long time ago"),
    (.nan, "fetched a long time ago"),
    (-.infinity, "fetched just now"),
  ])
  func saysTheAgeInWords(seconds: Double, expected: String) {
    #expect(english.fetched(secondsAgo: seconds) == expected)
  }

  @Test(arguments: 0...99) func conditionsHaveAFormForNarrowTables(code: Int) {
    for phrases in [English() as any Phrases, Slovak()] {
      let short = phrases.shortCondition(WeatherCode(rawValue: code))
      #expect((1...11).contains(short.count), "\(short)")
    }
  }

  /// These are all codes in Open-Meteo's documentation.
  @Test(arguments: [
    (0, "Clear"), (1, "Mainly clear"), (2, "Partly cloudy"), (3, "Overcast"), (45, "Fog"),
    (48, "Rime fog"), (51, "Light drizzle"), (53, "Drizzle"), (55, "Heavy drizzle"),
    (56, "Light freezing drizzle"), (57, "Freezing drizzle"), (61, "Light rain"), (63, "Rain"),
    (65, "Heavy rain"), (66, "Light freezing rain"), (67, "Freezing rain"), (71, "Light snow"),
    (73, "Snow"), (75, "Heavy snow"), (77, "Snow grains"), (80, "Light showers"), (81, "Showers"),
    (82, "Violent showers"), (85, "Light snow showers"), (86, "Snow showers"),
    (95, "Thunderstorm"), (96, "Thunderstorm, hail"), (99, "Heavy thunderstorm, hail"),
    // METARs report these codes, too.
    (4, "Smoke or ash"), (5, "Haze"), (6, "Dust"), (7, "Blowing sand or dust"),
    (12, "Shallow fog"), (18, "Squalls"), (19, "Tornado or funnel cloud"),
    (31, "Dust storm or sandstorm"), (34, "Severe dust storm or sandstorm"),
    (36, "Drifting snow"), (38, "Blowing snow"), (41, "Fog patches"), (76, "Diamond dust"),
    (79, "Ice pellets"), (87, "Light small hail"), (88, "Small hail"), (89, "Light hail"),
    (90, "Hail"), (20, "Weather code 20"), (100, "Weather code 100"), (-1, "Weather code -1"),
  ])
  func namesTheWeather(code: Int, expected: String) {
    #expect(english.condition(WeatherCode(rawValue: code)) == expected)
  }

  @Test(
    arguments: [
      ("N", "9", "wind 4 m/s N, gusts 9"), (nil, "9", "wind 4 m/s, gusts 9"),
      ("SW", nil, "wind 4 m/s SW"),
      (nil, nil, "wind 4 m/s"),
    ] as [(String?, String?, String)])
  func describesTheWind(direction: String?, gusts: String?, expected: String) {
    #expect(english.wind("4 m/s", from: direction, gusts: gusts) == expected)
  }

  @Test func namesThePointsOfTheCompass() {
    #expect(
      (0...7).map(english.compassPoint) == ["N", "NE", "E", "SE", "S", "SW", "W", "NW"])
  }

  @Test func namesDays() {
    #expect(
      (23...29).compactMap { CalendarDay("2026-11-\($0)") }.map(english.day) == [
        "Mon 23", "Tue 24", "Wed 25", "Thu 26", "Fri 27", "Sat 28", "Sun 29",
      ])
  }

  @Test func saysWhoseWeatherItIs() {
    #expect(
      Service.allCases.map(english.serviceName) == [
        "Open-Meteo", "MET Norway", "OpenWeather", "City list", "SAMPLE",
      ])
    #expect(english.sampleWarning == "SAMPLE: made-up weather")
  }

  @Test func describesWhatIsMeasured() {
    #expect(english.feelsLike("4 °C") == "feels like 4 °C")
    #expect(english.humidity("81 %") == "humidity 81 %")
    #expect(english.pressure("1013 hPa") == "pressure 1013 hPa")
    #expect(english.cloudCover("100 %") == "clouds 100 %")
    #expect(english.visibility("24 km") == "visibility 24 km")
    #expect(english.uvIndex("3", .moderate) == "UV index 3, moderate")
    #expect(english.dewPoint("1 °C") == "dew point 1 °C")
    #expect(english.sunrise("07:02", sunset: "16:01") == "daylight 07:02 to 16:01")
  }
}
