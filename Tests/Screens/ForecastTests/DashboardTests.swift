import Analysis
@testable import Forecast
@testable import Presentation
import ScreenTestSupport

/// The rows of favorites at home: what is drawn against the hours that it is drawn from.
struct DashboardTests {
  private let words = Wording()

  @Test func drawsEachHourInItsCell() throws {
    let row = row(Fixture.report)
    let slots = Fixture.report.slots(from: Fixture.now)
    let first = try #require(slots.first)
    #expect(row.hours.temperatures.count == 24)
    #expect(row.hours.temperatures[0] == first.conditions.temperature?.in(.celsius))
    let celsius = row.hours.temperatures.compactMap(\.self)
    let (low, high) = (try #require(celsius.min()), try #require(celsius.max()))
    let cells = Array(row.hours.temperatureLine().text)
    let levels = Array("▁▂▃▄▅▆▇█")
    #expect(cells.count == 24)
    for (cell, value) in zip(cells, row.hours.temperatures) {
      let share = value.map { ($0 - low) / max(high - low, 4) * 7 }
      #expect(cell == share.map { levels[Int($0.rounded())] } ?? " ")
    }
    #expect(cells.contains("█") && cells.contains("▁"))
  }

  @Test(arguments: [
    (0.0, "·"), (0.05, "·"), (0.1, "░"), (0.5, "▒"), (1.9, "▒"), (2, "▓"), (40, "▓"),
  ]) func drawsPrecipitationAsDensity(rate: Double, cell: String) {
    #expect(row(hours(rain: [rate])).hours.fallLine().text.prefix(1) == cell)
  }

  @Test func spreadsTheAmountOverLongHours() {
    var report = hours(rain: [3, 3])
    report.hours = report.hours.enumerated().map { index, hour in
      var hour = hour
      hour.time = Fixture.now.addingTimeInterval(Double(index) * 6 * 3600)
      return hour
    }
    let row = row(report)
    #expect(row.hours.rates.prefix(6).allSatisfy { $0 == 0.5 })
  }

  @Test func leavesMissingHoursBlank() {
    var report = hours(rain: [0, 0, 0])
    report.hours.remove(at: 1)
    report.hours[0].temperature = nil
    let row = row(report)
    #expect(row.hours.temperatures[0] == nil)
    #expect(row.next.isEmpty)
    let cells = row.hours.temperatureLine().text
    #expect(cells.hasPrefix(" "))
  }

  @Test func drawsNoRibbonWithoutHours() {
    var report = Fixture.report
    report.hours = []
    let row = row(report)
    #expect(row.hours.temperatureLine().spans.isEmpty)
    #expect(row.hours.fallLine().spans.isEmpty)
    #expect(row.temperature == "7\u{A0}°C")
    #expect(row.degrees == "7°")
    #expect(row.next.isEmpty)
  }

  @Test func saysNothingOfAReportOfAnotherDay() {
    var report = Fixture.report(
      temperature: 20, fetched: Fixture.now.addingTimeInterval(-3 * 86_400))
    report.current?.time = Fixture.now.addingTimeInterval(-3 * 86_400)
    report.hours = report.hours.map { hour in
      var hour = hour
      hour.time = hour.time.addingTimeInterval(-3 * 86_400)
      return hour
    }
    report.days.removeAll { $0.date == CalendarDay("2026-11-21") }
    let row = row(report)
    #expect([row.temperature, row.condition, row.low, row.high, row.next] == ["", "", "", "", ""])
    #expect(row.hours.temperatureLine().spans.isEmpty)
    #expect(row.age == "3\u{A0}days\u{A0}ago")
  }

  @Test func tellsTheAgeOfAnOldReportAlone() {
    #expect(row(Fixture.report(temperature: 7, fetched: Fixture.now)).age.isEmpty)
    let old = Fixture.report(temperature: 7, fetched: Fixture.now.addingTimeInterval(-7200))
    #expect(row(old).age == "2\u{A0}h\u{A0}ago")
    #expect(text([row(old)], 80).contains("2\u{A0}h\u{A0}ago"))
  }

  @Test func saysWhatComesNext() {
    #expect(row(hours(rain: Array(repeating: 0, count: 30))).next == "dry")
    #expect(row(hours(rain: Array(repeating: 0, count: 5))).next.isEmpty)
    #expect(row(hours(rain: [0, 0, 0, 1, 1, 0, 0, 0])).next == "rain 17:00")
    #expect(row(hours(rain: [1, 1, 0, 0, 0, 0])).next == "rain to 16:00")
    #expect(row(hours(rain: [1, 1])).next == "rain now")
  }

  @Test func putsAllRangesOnOneScale() throws {
    var cold = Fixture.report
    cold.days = cold.days.map { day in
      var day = day
      day.temperatureMin = Temperature(-30, .celsius)
      day.temperatureMax = Temperature(-25, .celsius)
      return day
    }
    cold.current?.temperature = Temperature(-27, .celsius)
    let lines = text([row(cold), row(Fixture.report, 2)], 100).split(separator: "\n")
    func bar(_ line: Substring) -> Int? {
      let found = line.range(of: "°", options: .backwards).map { line[..<$0.lowerBound] }
      return found?.firstIndex(of: "●").map { line.distance(from: line.startIndex, to: $0) }
    }
    let bars = lines.compactMap(bar)
    #expect(bars.count == 2)
    #expect(try #require(bars.first) < (try #require(bars.last)))
  }

  @Test func readsOneSentenceForEach() {
    let rows = [row(Fixture.report), row(nil, 2)]
    let lines = WeatherLines.dashboard(rows, words.dashboard.headings, width: 80)
    #expect(
      lines.flatMap(\.spoken).map(\.plain) == [
        "1 Oslo: 7 °C, Overcast, rain? to 15:00, wind 4 m/s NW, today 5 to 9 °C, "
          + "in the next 24 h −2 to 5 °C, precipitation 18.0 mm, 12 min ago",
        "2 Oslo: no weather yet",
      ])
  }

  /// In one line the ribbon gives way before a name of usual length is cut; what is said is whole.
  @Test(arguments: Language.allCases, [40, 44, 50, 71])
  func keepsNamesWhole(language: Language, width: Int) {
    let words = Wording(language.phrases)
    let names = ["Bratislava", "New York", "Košice", "Liptovský M."]
    let rows = names.enumerated().map { index, name in
      words.dashboard.row(
        index + 1, Fixture.oslo,
        index == 2 ? nil : index == 1 ? hours(rain: [1, 1, 0, 0]) : Fixture.report, called: name)
    }
    let lines = WeatherLines.dashboard(rows, words.dashboard.headings, width: width).map(\.text)
    #expect(lines.count == rows.count && lines.allSatisfy { $0.displayWidth <= width })
    for (line, row) in zip(lines, rows) {
      #expect(line.hasPrefix(" \(row.number) \(row.name) "), "\(line)")
      #expect(line.contains(row.next), "\(line)")
    }
  }

  /// In two lines the range gives way before a name of twenty letters is cut, and a place without weather takes no
  /// room of the others.
  @Test(arguments: [80, 100, 120]) func keepsLongNamesWhole(width: Int) throws {
    let names = ["Newcastle upon Tyne", "San Francisco", "Kraków", "Rio de Janeiro"]
    let rows = names.enumerated().map {
      row($1 == "Kraków" ? nil : Fixture.report, $0 + 1, called: $1)
    }
    let lines = WeatherLines.dashboard(rows, words.dashboard.headings, width: width).map(\.text)
    #expect(lines.count == 8 && lines.allSatisfy { $0.displayWidth <= width })
    for row in rows {
      let line = try #require(lines.first { $0.contains(row.name) }, "\(lines)")
      #expect(line.contains(row.next))
    }
  }

  /// Cells of the ribbon against the hours, for each of the steps in which it is drawn.
  @Test func ribbonsInOneLineHaveEveryThirdHourOrFewer() throws {
    for (width, name, step) in [(60, "Oslo", 3), (30, "Oslo", 0), (30, "Bratislava", 0)] {
      let row = row(Fixture.report, called: name)
      let line = try #require(
        WeatherLines.dashboard([row], words.dashboard.headings, width: width).first?.text)
      let cells = line.filter { "▁▂▃▄▅▆▇█".contains($0) }
      #expect(cells.count == (step == 0 ? 0 : row.hours.temperatures.count / step), "\(line)")
      if step > 0 { #expect(cells == row.hours.temperatureLine(step: step).text) }
    }
  }

  @Test(arguments: [30, 40, 60, 72, 80, 100, 140, 200]) func fits(width: Int) {
    let rows = (1...4).map { row(Fixture.report, $0, called: "Llanfairpwllgwyngyllgogerychwyrn") }
    let lines = WeatherLines.dashboard(rows, words.dashboard.headings, width: width)
    #expect(lines.allSatisfy { $0.width <= width })
    #expect(lines.count == (width < 72 ? 4 : 9))
  }

  private func row(
    _ report: Report?, _ number: Int = 1, called name: String = "Oslo"
  ) -> DashboardRow {
    words.dashboard.row(number, Fixture.oslo, report, called: name)
  }

  private func text(_ rows: [DashboardRow], _ width: Int) -> String {
    WeatherLines.dashboard(rows, words.dashboard.headings, width: width).map(\.text)
      .joined(separator: "\n")
  }

  /// A report with these amounts in mm from the present hour, 14:00, on.
  private func hours(rain: [Double]) -> Report {
    var report = Fixture.report
    report.current = nil
    report.hours = rain.enumerated().map { index, amount in
      Conditions(
        Fixture.now.addingTimeInterval(Double(index) * 3600 - 720), celsius: Double(index % 7) + 3,
        rain: amount)
    }
    return report
  }
}
