@testable import Detail
import Foundation
@testable import Presentation
import ScreenTestSupport

/// The figures of the page's axis against the report.
struct HourAxisTests {
  /// 24 hours and more: rain in the middle, then snow with its depth.
  private static let report: Report = {
    var report = Fixture.report
    report.hours = (0..<30).map { index in
      var hour = Conditions(time: Fixture.now.addingTimeInterval(Double(index) * 3600 - 720 + 3600))
      hour.temperature = Temperature(Double(index % 9) - 4, .celsius)
      hour.precipitation = Precipitation([0, 0.4, 1.26, 12][index / 3 % 4], .millimeters)
      hour.precipitationProbability = Share(Double(index * 3), .percent)
      hour.windSpeed = Speed(Double(index % 10), .metersPerSecond)
      hour.windDirection = Direction(90, .degrees)
      hour.weatherCode = WeatherCode(rawValue: 61)
      hour.isDay = index >= 10
      return hour
    }
    return report
  }()

  private func rows(_ words: Wording, width: Int) throws -> (
    lines: [String], stride: Int, label: Int
  ) {
    let axis = try #require(words.hourly.axis(Fixture.oslo, Self.report))
    let strip = axis.strips[0]
    return (
      WeatherLines.axis(axis, width: width).map(\.text), strip.layout(width: width).stride,
      strip.labelWidth
    )
  }

  private func cell(_ line: String, _ hour: Int, _ stride: Int, _ label: Int) -> String {
    let cells = Array(line + String(repeating: " ", count: 300))
    return String(
      cells[..<(label + (hour + 1) * stride)].reversed().prefix { $0 != " " }.reversed())
  }

  @Test(arguments: Language.allCases) func figuresStandUnderTheirHours(language: Language) throws {
    let words = Wording(language.phrases)
    let (lines, stride, label) = try rows(words, width: 100)
    #expect(stride == 4)
    for (hour, conditions) in Self.report.hours.prefix(24).enumerated() {
      #expect(cell(lines[0], hour, stride, label) == "☂")
      #expect(cell(lines[1], hour, stride, label) == words.figures.bare(conditions.temperature))
      let amount = ["·", ".4", "1.3", "12"][hour / 3 % 4]
      #expect(cell(lines[2], hour, stride, label) == language.phrases.figure(amount))
      #expect(cell(lines[3], hour, stride, label) == "\(hour * 3)")
      #expect(cell(lines[4], hour, stride, label) == (hour % 10 == 0 ? "0" : "←\(hour % 10)"))
    }
    #expect(lines[1].hasPrefix("  °C"))
    #expect(lines[2].hasPrefix("  mm"))
    #expect(lines[4].hasPrefix(" m/s"))
  }

  /// An amount of one or more is rounded to whole numbers if it has three columns.
  @Test func threeColumnsHaveShorterAmounts() throws {
    let (lines, stride, label) = try rows(Wording(), width: 80)
    #expect(stride == 3)
    for hour in 0..<24 {
      #expect(cell(lines[2], hour, stride, label) == ["·", ".4", "1", "12"][hour / 3 % 4])
    }
  }

  /// At 40 columns each column covers three hours: their sum, their highest chance.
  @Test func everyThirdHourHasASumAndTheHighestChance() throws {
    let words = Wording()
    let axis = try #require(words.hourly.axis(Fixture.oslo, Self.report))
    let lines = WeatherLines.axis(axis, width: 40).map(\.text)
    let strip = axis.strips[2]
    let stride = strip.layout(width: 40).stride
    for column in 0..<8 {
      let amount = ["·", "1.2", "3.8", "36"][column % 4]
      #expect(cell(lines[2], column, stride, strip.labelWidth) == amount)
      #expect(cell(lines[3], column, stride, strip.labelWidth) == "\((column * 3 + 2) * 3)")
      #expect(
        cell(lines[4], column, stride, strip.labelWidth)
          == (column == 0 ? "0" : "←\(column * 3 % 10)"))
    }
  }

  @Test func rowsOfNothingAreNotDrawn() throws {
    var report = Self.report
    for index in report.hours.indices {
      report.hours[index].precipitation = Precipitation(0, .millimeters)
      report.hours[index].precipitationProbability = Share(0, .percent)
      report.hours[index].windSpeed = nil
    }
    let axis = try #require(Wording().hourly.axis(Fixture.oslo, report))
    #expect(axis.strips[0].rows.map(\.label) == ["", "°C"])
    for index in report.hours.indices {
      report.hours[index].temperature = nil
      report.hours[index].weatherCode = nil
      report.hours[index].precipitation = nil
      report.hours[index].precipitationProbability = nil
    }
    #expect(Wording().hourly.axis(Fixture.oslo, report) == nil)
  }

  /// It rains only after the hours that the window shows.
  @Test func whatFallsBeyondTheWindowHasNoRow() throws {
    var report = Self.report
    for index in report.hours.indices where index < 26 {
      report.hours[index].precipitation = Precipitation(0, .millimeters)
      report.hours[index].precipitationProbability = Share(0, .percent)
    }
    let axis = try #require(Wording().hourly.axis(Fixture.oslo, report))
    func labels(_ width: Int) -> [String] {
      WeatherLines.axis(axis, width: width).map { String($0.text.prefix(4)) }
    }
    #expect(!labels(80).contains("  mm") && !labels(80).contains("   %"))
    #expect(labels(200).contains("  mm") && labels(200).contains("   %"))
  }

  /// The depth of snow in inches isn't the water's.
  @Test func snowIsNamedWhereItsUnitIsThatOfRain() throws {
    var report = Self.report
    for index in report.hours.indices {
      report.hours[index].weatherCode = WeatherCode(rawValue: 73)
      report.hours[index].snowfall = Snowfall(7, .centimeters)
    }
    let words = Wording(units: UnitChoice(.imperial))
    let axis = try #require(words.hourly.axis(Fixture.oslo, report))
    #expect(axis.strips[0].rows.map(\.label) == ["", "°F", "❄ in", "%", "mph"])
  }

  @Test func rainAndSnowHaveARowEach() throws {
    var report = Self.report
    for index in report.hours.indices where index >= 6 {
      report.hours[index].weatherCode = WeatherCode(rawValue: 73)
      report.hours[index].snowfall = Snowfall(0.7, .centimeters)
    }
    let axis = try #require(Wording().hourly.axis(Fixture.oslo, report))
    let rows = axis.strips[0].rows
    #expect(rows.map(\.label) == ["", "°C", "mm", "cm", "%", "m/s"])
    #expect(rows[2].cells.prefix(9).map(\.text) == ["·", "·", "·", ".4", ".4", ".4", "", "", ""])
    #expect(rows[3].cells.prefix(9).map(\.text) == ["·", "·", "·", "", "", "", ".7", ".7", ".7"])
    #expect(rows[2].cells[0].style == .dim)
    #expect(rows[3].cells[6].style == .snow)
  }

  @Test func figuresHaveTheColoursOfTheBars() throws {
    let axis = try #require(Wording().hourly.axis(Fixture.oslo, Self.report))
    for (cell, hour) in zip(axis.strips[0].rows[1].cells, Self.report.hours) {
      #expect(cell.style == Style(celsius: hour.temperature?.in(.celsius)))
    }
    #expect(axis.strips[0].rows[2].cells.prefix(4).map(\.style) == [.dim, .dim, .dim, .drizzle])
  }

  /// Two decimals of inches need four columns.
  @Test func inchesKeepTheirDecimals() throws {
    let words = Wording(units: UnitChoice(.imperial))
    let axis = try #require(words.hourly.axis(Fixture.oslo, Self.report))
    #expect(axis.strips[0].leastStride == 4)
    #expect(axis.strips[0].rows[2].cells[3].short == ".02")
  }

  @Test(arguments: [
    (-4.0, PressureTendency.fallingQuickly), (-2, .falling), (-1, .fallingSlowly), (-0.4, .steady),
    (0.4, .steady), (0.5, .risingSlowly), (1.6, .rising), (3.6, .risingQuickly),
  ]) func pressureRisesAndFalls(change: Double, tendency: PressureTendency) {
    var report = Fixture.report
    report.hours = [0.0, 3].map { hours in
      var hour = Conditions(time: Fixture.now + hours * 3600)
      hour.pressure = Pressure(1000 + change * hours / 3, .hectopascals)
      return hour
    }
    #expect(report.pressureTendency(at: Fixture.now) == tendency)
    // The past hours are used before the coming ones.
    #expect(report.pressureTendency(at: Fixture.now + 3 * 3600) == tendency)
    report.hours.removeLast()
    #expect(report.pressureTendency(at: Fixture.now) == nil)
  }

  @Test func saysNothingOfNoonAtNight() throws {
    var report = Fixture.report
    let words = Wording()
    report.current?.uvIndex = UVIndex(0.3, .index)
    report.current?.visibility = Distance(24, .kilometers)
    func names() throws -> [String] {
      try #require(words.current.now(Fixture.oslo, report, air: nil, observation: nil)).facts
        .map(\.name)
    }
    #expect(try names() == ["wind", "humidity", "pressure"] || names().contains("sun"))
    #expect(try !names().contains("UV index") && !names().contains("visibility"))
    report.current?.uvIndex = UVIndex(3.2, .index)
    report.current?.visibility = Distance(2, .kilometers)
    #expect(try names().contains("UV index") && names().contains("visibility"))
  }

  @Test func sourcesStandAtTheRightWithTheirLicense() {
    let lines = WeatherLines.sources(
      SourceCredit.report(.openMeteo) + SourceCredit.air(.openMeteo) + [.station], width: 80)
    #expect(lines.count == 1)
    #expect(lines[0].width == 80)
    #expect(
      lines[0].text.drop { $0 == " " }
        == "Open-Meteo.com, GeoNames, CAMS ENSEMBLE · CC BY 4.0 · NOAA")
    #expect(lines[0].spans.contains { $0.link == "https://open-meteo.com/" })
    let rendered = Theme(.dark, .full).render(lines[0])
    #expect(rendered.contains("\u{1B}]8;;https://open-meteo.com/\u{1B}\\"))
    #expect(!Theme.none.render(lines[0]).contains("\u{1B}"))
    #expect(!Theme(.dark, .basic).render(lines[0]).contains("]8;;"))
  }
}
