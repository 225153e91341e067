import Outlook
import Phrases
import ScreenKit
import ScreenTestSupport
import TerminalText
import Testing
import WeatherModels

struct ComparisonLinesTests {
  private let words = WeatherWords(phrases: English(), now: { Fixture.now })

  private var pairs: [(place: Place, report: Report)] {
    var second = Fixture.report(temperature: -3, fetched: Fixture.now)
    for index in second.days.indices {
      second.days[index].temperatureMax = Temperature(12, .celsius)
      second.days[index].precipitation = Precipitation(0, .millimeters)
    }
    var third = Fixture.report(temperature: 21, fetched: Fixture.now)
    for index in third.days.indices { third.days[index].windSpeed = Speed(17, .metersPerSecond) }
    return [(Fixture.oslo, Fixture.report), (Fixture.bratislava, second), (Fixture.tokyo, third)]
  }

  @Test func standsSideBySide() {
    expectText(text(pairs, 80), is: "")
  }

  @Test func standsOneBelowTheOther() {
    expectText(text(pairs, 40), is: "")
  }

  @Test func hasRoom() {
    expectText(text(pairs + pairs, 200), is: "")
  }

  @Test func breaksIntoRows() {
    expectText(text(pairs + pairs.prefix(2), 80), is: "")
  }

  @Test func aReportMaySayNothing() {
    expectText(
      text([(Fixture.oslo, Fixture.emptyReport), (Fixture.bratislava, Fixture.bareReport)], 80),
      is: "")
  }

  /// No line is wider than the terminal.
  @Test(arguments: [1, 5, 20, 39, 40, 59, 60, 61, 79, 100, 120, 199, 300])
  func fitsEveryWidth(width: Int) {
    for count in 1...8 {
      let many = (pairs + pairs + pairs).prefix(count)
      let lines = WeatherLines.comparison(words.comparison(Array(many)), width: width)
      #expect(lines.allSatisfy { $0.width <= width })
    }
  }

  private func text(_ pairs: [(place: Place, report: Report)], _ width: Int) -> String {
    WeatherLines.comparison(words.comparison(pairs), width: width).map(\.text)
      .joined(separator: "\n")
  }
}
