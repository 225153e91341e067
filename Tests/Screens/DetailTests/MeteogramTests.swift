@testable import Detail
import FileTestSupport
@testable import Presentation
import ScreenTestSupport

/// All panels for hours that are hard to draw, in small and in large windows.
///
/// `Expected` has a file with the expected text of each case.
struct MeteogramTests {
  private static let cases: [(name: String, hours: Int, report: Report)] = [
    ("usual", 24, report()),
    ("flat", 24, report { _, hour in hour.set(8, rain: 0, wind: 3, cloud: 50) }),
    ("spike", 24, report { $1.set($0 == 22 ? 31 : 8, rain: $0 == 22 ? 40 : 0, wind: 2, cloud: 0) }),
    ("missing", 24, report { $1 = Conditions(time: $1.time) }),
    ("only-temperature", 24, report { $1 = $1.onlyTemperature }),
    ("gaps", 24, report { if (18..<22).contains($0) { $1 = Conditions(time: $1.time) } }),
    (
      "negative", 24,
      report { $1.set(Double($0 % 9) - 34, rain: 0.4, wind: 9, cloud: 100, code: 73) }
    ),
    (
      "snow", 24,
      report { index, hour in
        hour.set(-3, rain: index < 24 ? 0.4 : 0, wind: 4, cloud: 100, code: 73)
        hour.snowfall = Snowfall(index < 24 ? 0.5 : 0, .centimeters)
      }
    ),
    ("drizzle", 24, report { $1.set(9, rain: 0.05, wind: 0.2, cloud: 3, code: 51) }),
    ("huge", 24, report { $1.set(80, rain: 90_000, wind: 140, cloud: 100, code: 65) }),
    (
      "snow-and-rain", 24,
      report { index, hour in
        hour.set(
          Double(30 - index) / 4, rain: 0.6, wind: 4, cloud: 90,
          code: index < 28 ? 61 : index < 32 ? 68 : 73)
      }
    ),
    ("one-hour", 1, report()), ("sixteen-days", 384, report()),
  ]

  @Test(arguments: cases)
  func isDrawn(_ drawn: (name: String, hours: Int, report: Report)) throws {
    let shown = Self.text(Fixture.oslo, drawn.report, drawn.hours, now: Fixture.now)
    try expectText(shown, isIn: "meteogram-\(drawn.name).txt")
  }

  /// The panel has only the word "dry" if every amount is known to be zero and no hour has a chance; a chance alone is
  /// drawn, with that word up to 20 %.
  @Test(arguments: [
    (0.0, 0.0, true, ["Rain (mm)", "dry", "night"]),
    (0, 10, false, ["Rain (mm)", "dry", "probability", "night"]),
    (0, 30, false, ["Rain (mm)", "probability", "night"]),
    (0.1, 0, false, ["Rain (mm)", "probability", "night"]),
  ])
  func saysThatNothingFalls(
    rain: Double, chance: Double, isDry: Bool, legend: [String]
  ) throws {
    let report = Self.report { index, hour in
      hour.set(8, rain: index == 30 ? rain : 0, wind: 3, cloud: 50)
      hour.precipitationProbability = Share(chance, .percent)
    }
    let words = Wording()
    let chart = try #require(words.charts.chart(.precipitation, Fixture.oslo, report, hours: 24))
    #expect(chart.isDry == isDry)
    #expect(chart.chart.panels[0].legend.map(\.words) == legend)
    var gap = report
    gap.hours[30].precipitation = nil
    #expect(words.charts.chart(.precipitation, Fixture.oslo, gap, hours: 24)?.isDry == false)
  }

  /// The clocks of Oslo go back on 25 October 2026 and forward on 29 March 2026, those of Santiago forward at midnight.
  @Test(
    arguments: [
      ("25-hours", Fixture.oslo, 1_792_872_000), ("23-hours", Fixture.oslo, 1_774_735_200),
      ("no-midnight", santiago, 1_788_624_000),
    ] as [(String, Place, Double)])
  func countsTheHoursOfADay(name: String, place: Place, start: Double) throws {
    let now = Date(timeIntervalSince1970: start)
    var report = Self.report(from: now)
    report.timeZone = place.timeZone
    let shown = Self.text(place, report, 36, now: now)
    try expectText(shown, isIn: "meteogram-\(name).txt")
  }

  @Test func marksFullHoursWhereServicesHaveHalfOnes() throws {
    let mumbai = Fixture.place(
      "Mumbai", "IN", "India", region: nil, 19.07, 72.88, nil, "Asia/Kolkata")
    var report = Self.report()
    report.timeZone = mumbai.timeZone
    let chart = try #require(Wording().charts.meteogram(mumbai, report, hours: 6))
    // 13:00 UTC is 18:30.
    #expect(chart.chart.ticks.prefix(2).map(\.label) == ["19", "20"])
    #expect(chart.chart.ticks.prefix(2).map(\.position) == [0.5, 1.5])
  }

  @Test func isReadOut() throws {
    let words = Wording(isRead: true)
    let chart = try #require(words.charts.meteogram(Fixture.oslo, Self.report(), hours: 2))
    #expect(
      WeatherLines.chart(chart, width: 100, height: 20).flatMap(\.spoken) == [
        "The next hours",
        "14:00: 15 °C, feels like 11 °C, rain 0.5 mm, chance of rain 39 %, "
          + "wind 7 m/s W, gusts 13, clouds 39 %",
        "15:00: 14 °C, feels like 10 °C, rain 1.0 mm, chance of rain 42 %, "
          + "wind 8 m/s W, gusts 14, clouds 42 %",
        "16:00: 13 °C, feels like 9 °C, rain 1.5 mm, chance of rain 45 %, "
          + "wind 4 m/s SW, gusts 7, clouds 45 %",
      ])
  }

  /// The meteogram is at most as high as allowed, from seven rows up, with an hour below every panel.
  @Test(arguments: Glyphs.allCases) func fitsEveryWindow(glyphs: Glyphs) throws {
    for hours in [1, 24, 384] {
      let chart = try #require(
        Wording(glyphs: glyphs).charts.meteogram(Fixture.oslo, Self.report(), hours: hours))
      for width in [30, 40, 63, 80, 120, 240] {
        for height in [7, 8, 9, 11, 14, 17, 20, 24, 33, 70] {
          let lines = WeatherLines.chart(chart, width: width, height: height)
          #expect(lines.count <= height && lines.count >= min(height, 20) - 3)
          #expect(lines.allSatisfy { $0.width <= width })
        }
      }
    }
  }

  @Test(arguments: [(40, 24), (80, 36), (100, 48), (120, 60), (200, 72), (500, 72)])
  func hasAsManyHoursAsTheWindowHasRoomFor(columns: Int, hours: Int) {
    #expect(ChartText.meteogramHours(columns: columns) == hours)
  }

  private static let santiago = Fixture.place(
    "Santiago", "CL", "Chile", region: nil, -33.45, -70.67, nil, "America/Santiago")

  private static func text(_ place: Place, _ report: Report, _ hours: Int, now: Date) -> String {
    let chart = Wording(at: now).charts.meteogram(place, report, hours: hours)
    let lines = chart.map { WeatherLines.chart($0, width: 80, height: 20) } ?? []
    return lines.map { $0.text + "\n" }.joined()
  }

  /// Sixteen days and a few hours before, of all that a chart shows; `change` gets the index of each hour.
  private static func report(
    from start: Date = Date(timeIntervalSince1970: 1_795_219_200),
    change: (Int, inout Conditions) -> Void = { _, _ in }
  ) -> Report {
    var report = Fixture.report
    report.hours = (0..<410).map { index in
      var hour = Conditions(time: start.addingTimeInterval(Double(index) * 3600))
      let turn = Double(index) * .pi / 12
      hour.set(
        9 - 6 * cos(turn), rain: Double(index % 4) / 2, wind: 4 + Double(index % 5),
        cloud: Double(index * 3 % 101), code: 61)
      change(index, &hour)
      return hour
    }
    return report
  }
}

extension Conditions {
  fileprivate mutating func set(
    _ celsius: Double, rain: Double, wind: Double, cloud: Double, code: Int = 3
  ) {
    temperature = Temperature(celsius, .celsius)
    apparentTemperature = Temperature(celsius - 4, .celsius)
    precipitation = Precipitation(rain, .millimeters)
    precipitationProbability = Share(cloud, .percent)
    windSpeed = Speed(wind, .metersPerSecond)
    windGust = Speed(wind * 1.8, .metersPerSecond)
    windDirection = Direction(200 + wind * 10, .degrees)
    cloudCover = Share(cloud, .percent)
    weatherCode = WeatherCode(rawValue: code)
  }

  fileprivate var onlyTemperature: Conditions {
    var hour = Conditions(time: time)
    hour.temperature = temperature
    return hour
  }
}
