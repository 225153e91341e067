@testable import Detail
@testable import Presentation
import ScreenTestSupport

/// The figures of the page's axis against the report.
struct HourAxisTests {
  /// 24 hours and more: rain in the middle, then snow with its depth.
  private static let report: Report = {
    var report = Fixture.report
    report.hours = (0..<30).map { index in
      Conditions(
        Fixture.now.addingTimeInterval(Double(index) * 3600 - 720 + 3600),
        celsius: Double(index % 9) - 4, rain: [0, 0.4, 1.26, 12][index / 3 % 4],
        chance: Double(index * 3), wind: Double(index % 10), from: 90, code: 61,
        isDay: index >= 10)
    }
    return report
  }()

  /// The axis of the report as it is drawn, and the columns between its figures.
  private struct Drawn {
    let lines: [String]
    let stride: Int
    let label: Int

    init(_ words: Wording = Wording(), width: Int, strip index: Int = 0) throws {
      let axis = try #require(words.hourly.axis(Fixture.oslo, HourAxisTests.report))
      lines = WeatherLines.axis(axis, width: width).map(\.text)
      stride = axis.strips[index].layout(width: width).stride
      label = axis.strips[index].labelWidth
    }

    /// The figure that ends in a column.
    func cell(_ row: Int, _ column: Int) -> String {
      let cells = Array(lines[row] + String(repeating: " ", count: 300))
      return String(
        cells[..<(label + (column + 1) * stride)].reversed().prefix { $0 != " " }.reversed())
    }
  }

  @Test(arguments: Language.allCases) func figuresStandUnderTheirHours(language: Language) throws {
    let words = Wording(language.phrases)
    let drawn = try Drawn(words, width: 100)
    #expect(drawn.stride == 4)
    for (hour, conditions) in Self.report.hours.prefix(24).enumerated() {
      #expect(drawn.cell(0, hour) == "☂")
      #expect(drawn.cell(1, hour) == words.figures.bare(conditions.temperature))
      let amount = ["·", ".4", "1.3", "12"][hour / 3 % 4]
      #expect(drawn.cell(2, hour) == language.phrases.figure(amount))
      #expect(drawn.cell(3, hour) == "\(hour * 3)")
      #expect(drawn.cell(4, hour) == (hour % 10 == 0 ? "0" : "←\(hour % 10)"))
    }
    #expect(drawn.lines[1].hasPrefix("  °C"))
    #expect(drawn.lines[2].hasPrefix("  mm"))
    #expect(drawn.lines[4].hasPrefix(" m/s"))
  }

  /// An amount of one or more is rounded to whole numbers if it has three columns.
  @Test func threeColumnsHaveShorterAmounts() throws {
    let drawn = try Drawn(width: 80)
    #expect(drawn.stride == 3)
    for hour in 0..<24 { #expect(drawn.cell(2, hour) == ["·", ".4", "1", "12"][hour / 3 % 4]) }
  }

  /// At 40 columns each column covers three hours: their sum, their highest chance.
  @Test func everyThirdHourHasASumAndTheHighestChance() throws {
    let drawn = try Drawn(width: 40, strip: 2)
    for column in 0..<8 {
      #expect(drawn.cell(2, column) == ["·", "1.2", "3.8", "36"][column % 4])
      #expect(drawn.cell(3, column) == "\((column * 3 + 2) * 3)")
      #expect(drawn.cell(4, column) == (column == 0 ? "0" : "←\(column * 3 % 10)"))
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
    report.hours = [0.0, 3].map {
      Conditions(Fixture.now + $0 * 3600, pressure: 1000 + change * $0 / 3)
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
