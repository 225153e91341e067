@testable import Detail
import ScreenTestSupport

struct DetailLinesTests {
  private let words = Wording()

  @Test func fitsEveryWidth() {
    let charts = WeatherQuantity.charted.compactMap {
      words.charts.chart($0, Fixture.tokyo, ChartReport.gappy, hours: 48)
    }
    let parts = [Fixture.report, Fixture.bareReport].map { report in
      (
        hours: words.hourly.hours(Fixture.tokyo, report, limit: 8),
        now: words.current.now(Fixture.tokyo, report, air: Fixture.air, observation: nil),
        axis: words.hourly.axis(Fixture.tokyo, report)
      )
    }
    for width in 2...300 {
      var all = charts.flatMap { WeatherLines.chart($0, width: width) }
      for (hours, now, axis) in parts {
        if let now {
          all += WeatherLines.now(now, .large, width: width)
          all += WeatherLines.now(now, .rows(2), width: width)
        }
        if let axis { all += WeatherLines.axis(axis, width: width, curveRows: 8) }
        all += WeatherLines.hourRows(hours, named: words.hourly.headings, width: width)
      }
      #expect(all.filter { $0.width > width }.map(\.text) == [])
    }
  }

  /// The sky is drawn beside the temperature, but not where it is read out.
  @Test(arguments: [false, true]) func drawsThePresentSky(isRead: Bool) throws {
    let words = Wording(isRead: isRead)
    let now = try #require(
      words.current.now(Fixture.oslo, Fixture.report, air: nil, observation: nil))
    let overcast = WeatherDrawing.lines(WeatherCode(rawValue: 3), isDay: true, .unicode)
    #expect(now.drawing == (isRead ? [] : overcast))
  }
}
