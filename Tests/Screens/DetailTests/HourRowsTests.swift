@testable import Detail
import ScreenTestSupport

/// Hours one below the other.
struct HourRowsTests {
  private let words = Wording()

  /// Hours with these weather codes, each with 1 mm of water and so many centimeters of snow.
  private func hours(_ falls: [(code: Int, water: Double, snow: Double?)]) -> [HourViewModel] {
    var report = Fixture.emptyReport
    report.timeZone = "Europe/Oslo"
    report.hours = falls.enumerated().map { index, fall in
      Conditions(
        Fixture.now + 2880 + Double(index) * 3600, celsius: -1, rain: fall.water, snow: fall.snow,
        code: fall.code)
    }
    return words.hourly.hours(Fixture.oslo, report, limit: 24)
  }

  private func shown(_ hours: [HourViewModel], width: Int = 80) -> String {
    WeatherLines.hourRows(hours, named: words.hourly.headings, width: width).map(\.text)
      .joined(separator: "\n")
  }

  @Test func snowIsInCentimetersWhereItsDepthIsKnown() {
    #expect(
      shown(hours([(71, 1, 1.4), (3, 0, 0)])) == """
         Time      Temp  Snow  Sky
                     °C    cm
         15:00  ❄    −1   1.4  Light snow
         16:00  ☁    −1     ·  Overcast
        """)
  }

  @Test func snowIsInItsWaterWhereAnHourOfItHasNoDepth() {
    #expect(
      shown(hours([(71, 1, 1.4), (73, 2, nil)])) == """
         Time      Temp         Snow  Sky
                     °C  mm of water
         15:00  ❄    −1          1.0  Light snow
         16:00  ❄    −1          2.0  Snow
        """)
  }

  @Test func anHourOfSnowThatIsMostlyRainShowsBoth() {
    #expect(
      shown(hours([(73, 5, 0.1)])) == """
         Time      Temp  Sleet  Snow  Sky
                     °C     mm    cm
         15:00  ❄    −1    5.0   0.1  Snow
        """)
  }

  @Test func aMixedHourShowsItsSnowBesideAllThatFalls() {
    let text = shown(hours([(61, 3, 0), (61, 3, 0.7)]))
    #expect(text.contains("15:00  ☂    −1   3.0        Light rain"))
    #expect(text.contains("16:00  ☂    −1   3.0   0.7  Light rain"))
  }

  @Test(
    arguments: [
      (16.6, 2.1, "16.6\u{A0}mm, snow 2.1\u{A0}cm"), (16.6, 0, "16.6\u{A0}mm"),
      (16.6, nil, "16.6\u{A0}mm"), (nil, 2.1, "–"),
    ] as [(Double?, Double?, String)])
  func aDayShowsAllThatFallsAndTheNewSnow(water: Double?, snow: Double?, text: String) throws {
    var day = Day(date: try #require(CalendarDay("2026-11-21")))
    day.precipitation = water.flatMap { Precipitation($0, .millimeters) }
    day.snowfall = snow.flatMap { Snowfall($0, .centimeters) }
    day.weatherCode = WeatherCode(rawValue: 73)
    #expect(words.daily.precipitation(day) == text)
  }

  @Test func rainAndSnowHaveAColumnEach() {
    #expect(
      shown(hours([(61, 1, 0), (71, 1, 1.4), (3, 0, 0)])) == """
         Time      Temp  Rain  Snow  Sky
                     °C    mm    cm
         15:00  ☂    −1   1.0        Light rain
         16:00  ❄    −1         1.4  Light snow
         17:00  ☁    −1     ·        Overcast
        """)
  }

  @Test func aNewDayIsNamedAndReadOut() {
    let lines = WeatherLines.hourRows(
      hours(Array(repeating: (3, 0, 0), count: 10)), named: words.hourly.headings, width: 80)
    #expect(lines[11].text == " Sunday, 22 November 2026")
    #expect(lines.flatMap(\.spoken)[9] == "Sunday, 22 November 2026")
    #expect(lines.flatMap(\.spoken)[10].hasPrefix("00:00: Overcast"))
  }

  @Test func thoseWhoHaveItReadHearTheDepth() {
    #expect(hours([(71, 1, 1.4)])[0].reading == "15:00: Light snow, −1\u{A0}°C, snow 1.4\u{A0}cm")
  }

  /// Precipitation and wind are the last columns to go.
  @Test func narrowWindowsLoseTheLeastImportantColumns() {
    let sample = Fixture.report
    var report = sample
    report.hours = sample.hours.map { hour in
      var hour = hour
      hour.apparentTemperature = hour.temperature
      hour.windGust = hour.windSpeed
      hour.relativeHumidity = Share(80, .percent)
      hour.cloudCover = Share(50, .percent)
      hour.uvIndex = UVIndex(1, .index)
      hour.pressure = Pressure(1013, .hectopascals)
      return hour
    }
    let hours = words.hourly.hours(Fixture.oslo, report, limit: 3)
    let order = [
      "Time", "Temp", "Feels", "Rain", "Chance", "Wind", "Gusts", "From", "Humidity", "Cloud",
      "UV", "Pressure", "Sky",
    ]
    let byImportance = [
      "Time", "Temp", "Rain", "Wind", "Chance", "Feels", "Gusts", "From", "Humidity", "Cloud", "UV",
      "Pressure", "Sky",
    ]
    for width in 20...120 {
      let heading = WeatherLines.hourRows(hours, named: words.hourly.headings, width: width)[0].text
      let names = heading.split(separator: " ").map(String.init)
      let kept = Set(byImportance.prefix(names.count))
      #expect(names == order.filter(kept.contains), "\(width) columns")
      if width == 40 { #expect(names.contains("Wind")) }
    }
    let widest = WeatherLines.hourRows(hours, named: words.hourly.headings, width: 120)[0].text
    #expect(widest.split(separator: " ").map(String.init) == order)
  }
}
