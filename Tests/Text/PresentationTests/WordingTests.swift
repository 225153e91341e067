import Analysis
@testable import CommandKit
@testable import Presentation
import ScreenTestSupport

struct WordingTests {
  private let words = Wording(phrases: English(), now: { Fixture.now })

  @Test func saysWhoseReportItIsAndFromWhen() {
    #expect(
      words.origin.head(Fixture.oslo, Fixture.report)
        == HeadViewModel(
          place: "Oslo, Norway", sources: ["Open-Meteo", "14:00", "fetched 12 min ago"]))
    #expect(
      words.origin.head(Fixture.oslo, nil)
        == HeadViewModel(place: "Oslo, Norway"))
    #expect(
      words.origin.head(Fixture.pin, Fixture.bareReport)
        == HeadViewModel(
          place: "48.15° N 17.11° E", sources: ["Open-Meteo", "fetched just now"], isSample: false))
    #expect(
      words.origin.head(Fixture.oslo, Fixture.report(fetched: .distantPast, service: .sample))
        == HeadViewModel(
          place: "Oslo, Norway", sources: ["SAMPLE", "14:00", "fetched a long time ago"],
          isSample: true))
  }

  @Test func saysTheDayOfAReportThatWasNotMadeToday() {
    // Ten minutes past midnight in Oslo, then two days later.
    let midnight = Fixture.now.addingTimeInterval(10 * 3600 - 2 * 60)
    for (time, source) in [
      (midnight, "Open-Meteo · Sat 21 14:00 · fetched 10 h ago"),
      (midnight.addingTimeInterval(2 * 86_400), "Open-Meteo · Sat 21 14:00 · fetched 2 days ago"),
    ] {
      let words = Wording(phrases: English(), now: { time })
      #expect(words.origin.head(Fixture.oslo, Fixture.report).source == source)
      #expect(words.daily.days(Fixture.oslo, Fixture.report, limit: 1).map(\.name) == ["Today"])
      #expect(
        words.daily.days(Fixture.oslo, Fixture.report, limit: 1).map(\.low)
          == (source.contains("10 h") ? ["−1"] : ["−9"]))
    }
  }

  /// An hour that comes twice as summer time ends, in a table and in a sentence.
  @Test func tellsTheHoursApartThatComeTwice() throws {
    let clock = PlaceClock(timeZone: "Europe/Oslo", at: Fixture.oslo.coordinate)
    let first = try Date("2026-10-25T00:00:00Z", strategy: .iso8601)
    let imperial = Wording(
      phrases: English(), now: { Fixture.now }, units: { UnitChoice(.imperial) })
    for (hours, time, said) in [
      (-1.0, "01:00", "1 am"), (0, "02:00 UTC+2", "2 am UTC+2"), (1, "02:00 UTC+1", "2 am UTC+1"),
      (2, "03:00", "3 am"),
    ] {
      let date = first + hours * 3600
      #expect(words.time(of: date, clock)?.replacing("\u{A0}", with: " ") == time)
      #expect(
        imperial.spokenTime(of: date, clock, isShort: true)?.replacing("\u{A0}", with: " ") == said)
    }
  }

  /// The days of the report are yesterday, today and tomorrow.
  @Test func dotsOfDifferencesStandBelowEachOther() {
    let forecasts = [WeatherModel.ecmwf: [4.0, 4, 4], .gfs: [4, 6, 16]].map { model, highs in
      ModelForecast(
        model: model, hours: [],
        days: zip(Fixture.report.days, highs).map { known, high in
          var day = Day(date: known.date)
          day.temperatureMax = Temperature(high, .celsius)
          return day
        })
    }
    let days = words.daily.days(
      words.daily.days(Fixture.oslo, Fixture.report, limit: 2), of: Fixture.report,
      at: Fixture.oslo, apart: DayDifference.ofModels(forecasts) { $0 }, saying: "models differ by")
    #expect(days.map(\.difference) == ["●●●  2\u{A0}°C", "●○○ 12\u{A0}°C"])
    #expect(days.map { $0.reading.hasSuffix("models differ by 2\u{A0}°C") } == [true, false])
  }

  @Test func saysThePresent() {
    #expect(
      words.current.present(Fixture.report)
        == PresentViewModel(
          sign: Line("☁", .cloud), condition: "Overcast", temperature: "7 °C",
          apparent: "feels like 4 °C",
          facts: ["humidity 81 %", "wind 4 m/s NW, gusts 9"],
          more: [
            "pressure 1013 hPa", "dew point 4 °C", "clouds 100 %", "visibility 24 km",
            "UV index 1, low",
          ]))
  }

  @Test func leavesOutOfThePresentWhatIsMissing() {
    var report = Fixture.emptyReport
    report.current = Conditions(time: Fixture.now)
    report.current?.temperature = Temperature(7, .celsius)
    #expect(
      words.current.present(report)
        == PresentViewModel(
          sign: "", condition: "", temperature: "7 °C", apparent: nil, facts: [],
          more: []))
    report.current?.temperature = nil
    report.current?.weatherCode = WeatherCode(rawValue: 3)
    #expect(
      words.current.present(report)
        == PresentViewModel(
          sign: Line("☁", .cloud), condition: "Overcast", temperature: "–", apparent: nil,
          facts: [], more: []))
  }

  /// The present has neither a temperature nor a sky, and its other values are not what people ask for.
  @Test func isSilentOfAnEmptyPresent() {
    var report = Fixture.bareReport
    report.current?.pressure = Pressure(1013, .hectopascals)
    #expect(words.current.present(report) == nil)
    #expect(words.current.present(Fixture.bareReport) == nil)
    #expect(words.current.present(Fixture.emptyReport) == nil)
  }

  @Test func saysTheTimeForWhichAReportWasMade() {
    #expect(words.current.issued(Fixture.oslo, Fixture.report) == "14:00")
    #expect(words.current.issued(Fixture.oslo, Fixture.bareReport) == nil)
    var report = Fixture.report
    report.timeZone = nil
    #expect(words.current.issued(Fixture.tokyo, report) == "22:00")
  }

  @Test func saysEachSourceOnce() {
    #expect(words.origin.sources([]) == [])
    #expect(
      words.origin.sources([
        Fixture.report, Fixture.bareReport, Fixture.report,
        Fixture.report(fetched: Fixture.now, service: .sample), Fixture.emptyReport,
      ]) == [
        "Open-Meteo · fetched between 12 min ago and just now", "SAMPLE · fetched just now",
      ])
  }

  @Test func saysDays() {
    let days = words.daily.days(Fixture.oslo, Fixture.report, limit: 3)
    #expect(
      days == [
        DayViewModel(
          date: Fixture.report.days[1].date, name: "Today", sign: Line("☁", .cloud), low: "5",
          high: "9", condition: "Overcast",
          shortCondition: "Overcast", rain: "0.2 mm",
          probability: "35 %", wind: "6 m/s NW", sun: "daylight 08:20 to 15:40",
          sunshine: "sun 2.0 h",
          range: RangeBar(low: 4.6, high: 8.5, mark: 7), glyphs: .unicode, unit: "°C", kind: .rain,
          millimeters: 0.2,
          reading: "Today: Overcast, 5 to 9 °C, rain 0.2 mm, chance of rain 35 %, wind 6 m/s NW, "
            + "sun 2.0 h, daylight 08:20 to 15:40"),
        DayViewModel(
          date: Fixture.report.days[2].date, name: "Tomorrow", sign: Line("❄", .snow), low: "−1",
          high: "4", condition: "Light snow",
          shortCondition: "Light snow",
          rain: "12.5 mm", probability: "80 %", wind: "6 m/s N", sun: "daylight 08:20 to 15:40",
          sunshine: "sun 2.0 h", range: RangeBar(low: -1.4, high: 4.1), glyphs: .unicode,
          unit: "°C", kind: .snow, millimeters: 12.5,
          reading: "Tomorrow: Light snow, −1 to 4 °C, snow 12.5 mm, chance of snow 80 %, "
            + "wind 6 m/s N, sun 2.0 h, daylight 08:20 to 15:40"),
        DayViewModel(
          date: Fixture.report.days[3].date, name: "Mon 23", sign: Line("☀", .sun), low: "−13",
          high: "0", condition: "Clear",
          shortCondition: "Clear", rain: "0.0 mm",
          probability: "0 %", wind: "2 m/s NE", sun: "daylight 08:20 to 15:40",
          sunshine: "sun 2.0 h",
          range: RangeBar(low: -12.6, high: -0.4), glyphs: .unicode, unit: "°C", kind: .snow,
          millimeters: 0,
          reading: "Mon 23: Clear, −13 to 0 °C, chance of snow 0 %, wind 2 m/s NE, "
            + "sun 2.0 h, daylight 08:20 to 15:40"),
      ])
  }

  @Test func saysWhatADayLacks() {
    #expect(
      words.daily.days(Fixture.pin, Fixture.bareReport, limit: 1) == [
        DayViewModel(
          date: Fixture.bareReport.days[0].date, name: "Today", sign: "", low: "–", high: "–",
          condition: "–", shortCondition: "–",
          rain: "–",
          probability: "–", wind: "–", sun: "", sunshine: "", range: RangeBar(low: nil, high: nil),
          glyphs: .unicode, unit: "°C", kind: .rain, reading: "Today")
      ])
  }

  /// A report of yesterday: its second day is today, and no earlier one is shown under any name.
  @Test(
    arguments: [
      (0.0, ["Today", "Tomorrow", "Mon 23"]), (86_400, ["Today", "Tomorrow", "Tue 24"]),
      (35_279, ["Today", "Tomorrow", "Mon 23"]), (35_280, ["Today", "Tomorrow", "Tue 24"]),
      (6 * 86_400, ["Today"]), (7 * 86_400, []), (-86_400, ["Today", "Tomorrow", "Sun 22"]),
      (-3 * 86_400, ["Fri 20", "Sat 21", "Sun 22"]), (1e18, []), (.nan, []),
    ] as [(Double, [String])])
  func neverShowsAPassedDay(later seconds: Double, expected: [String]) {
    let later = Wording(
      phrases: English(), now: { Fixture.now.addingTimeInterval(seconds) })
    #expect(later.daily.days(Fixture.oslo, Fixture.report, limit: 3).map(\.name) == expected)
  }

  /// 23:30 UTC is the next day in Oslo, and still the same in New York.
  @Test func takesTheDayOfThePlace() {
    let late = Wording(
      phrases: English(), now: { Date(timeIntervalSince1970: 1_795_303_800) })
    #expect(late.daily.days(Fixture.oslo, Fixture.report, limit: 1).map(\.low) == ["−1"])
    var report = Fixture.report
    report.timeZone = "America/New_York"
    #expect(late.daily.days(Fixture.oslo, report, limit: 1).map(\.low) == ["5"])
    report.timeZone = nil
    #expect(late.daily.days(Fixture.oslo, report, limit: 1).map(\.low) == ["−1"])
    #expect(late.daily.days(Fixture.springfields[0], report, limit: 1).map(\.low) == ["5"])
  }

  @Test(arguments: [(0.0, "0 m/s"), (0.4, "0 m/s"), (0.6, "1 m/s N")])
  func aCalmHasNoDirection(metersPerSecond: Double, text: String) {
    let wind = words.wind(Speed(metersPerSecond, .metersPerSecond), Direction(0, .degrees))
    #expect(wind.replacing("\u{A0}", with: " ") == text)
  }

  @Test(
    arguments: [
      (0.0, "13:12"), (-86_400, "Fri 20 13:12"), (-30 * 86_400, "Thursday, 22 October 2026 13:12"),
    ] as [(Double, String)])
  func aDayOfAnotherMonthHasItsMonth(seconds: Double, text: String) {
    let clock = PlaceClock(timeZone: "Etc/GMT", at: .origin)
    #expect(words.datedTime(of: Fixture.now + seconds, clock) == text)
  }
}
