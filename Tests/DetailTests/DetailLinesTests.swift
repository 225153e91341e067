import Phrases
import Quantities
import ScreenTestSupport
import TerminalText
import Testing
import WeatherModels
import WeatherText
@testable import Detail

struct DetailLinesTests {
  private let words = Wording(phrases: English(), now: { Fixture.now })

  @Test(arguments: 2...300) func fitsEveryWidth(width: Int) {
    let charts = WeatherQuantity.charted.compactMap {
      words.charts.chart($0, Fixture.tokyo, ChartReport.gappy, hours: 48)
    }
    let lines = [Fixture.report, Fixture.bareReport].flatMap { report in
      let hours = words.hourly.hours(Fixture.tokyo, report, limit: 8)
      let now = words.current.now(Fixture.tokyo, report, air: Fixture.air, observation: nil)
      let axis = words.hourly.axis(Fixture.tokyo, report)
      return (now.map { WeatherLines.now($0, .large, width: width) } ?? [])
        + (now.map { WeatherLines.now($0, .rows(2), width: width) } ?? [])
        + (axis.map { WeatherLines.axis($0, width: width, curveRows: 8) } ?? [])
        + WeatherLines.hourRows(hours, named: words.hourly.headings, width: width)
    }
    let all = charts.flatMap { WeatherLines.chart($0, width: width) } + lines
    #expect(all.filter { $0.width > width }.map(\.text) == [])
  }

  /// The sky is drawn beside the temperature, but not where it is read out.
  @Test(arguments: [false, true]) func drawsThePresentSky(isRead: Bool) throws {
    let words = Wording(
      phrases: English(), now: { Fixture.now }, appearance: { Appearance(isRead: isRead) })
    let now = try #require(
      words.current.now(Fixture.oslo, Fixture.report, air: nil, observation: nil))
    let overcast = WeatherDrawing.lines(WeatherCode(rawValue: 3), isDay: true, .unicode)
    #expect(now.drawing == (isRead ? [] : overcast))
  }
}
