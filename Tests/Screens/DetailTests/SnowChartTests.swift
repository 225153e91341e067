@testable import Detail
import ScreenTestSupport

/// `chart snow`, in centimeters wherever the service gives the depth.
struct SnowChartTests {
  private let words = Wording()

  /// Rain, and from the eighth hour on snow of 1.5 cm an hour.
  private func report(hasDepth: Bool = true) -> Report {
    HandMade.report(highs: []) { hour, conditions in
      let isSnow = hour > 21
      conditions.fall(2, code: isSnow ? 73 : 61)
      if hasDepth { conditions.snowfall = Snowfall(isSnow ? 1.5 : 0, .centimeters) }
    }
  }

  private func panel(_ kind: WeatherQuantity, _ report: Report) throws -> Chart.Panel {
    try #require(words.charts.chart(kind, Fixture.oslo, report, hours: 24)?.chart.panels.first)
  }

  @Test func hasTheNewSnowOfAMixedDay() throws {
    let panel = try panel(.snowfall, report())
    #expect(panel.legend.first?.words == "Snow (cm)")
    guard case .bars(let bars, let range)? = panel.drawing else {
      Issue.record("no bars")
      return
    }
    #expect(Set(bars.values) == [0, 1.5])
    #expect(range.low == 0 && range.high >= 1.5)
  }

  @Test(arguments: [(WeatherQuantity.snowfall, false), (.precipitation, true)])
  func hasAllThatFallsWhereNoDepthIsKnown(kind: WeatherQuantity, hasDepth: Bool) throws {
    let title = try panel(kind, report(hasDepth: hasDepth)).legend.first?.words
    #expect(title == "Rain and snow (mm)")
  }

  /// Nothing falls, and what may is snow.
  @Test(arguments: [(true, "Snow (cm)"), (false, "Snow (mm of water)")])
  func aDryFrostHasTheUnitOfItsSnow(hasDepth: Bool, title: String) throws {
    let report = HandMade.report { _, conditions in
      conditions.temperature = Temperature(-6, .celsius)
      conditions.precipitationProbability = Share(5, .percent)
      if hasDepth { conditions.snowfall = Snowfall(0, .centimeters) }
    }
    #expect(try panel(.precipitation, report).legend.map(\.words).prefix(2) == [title, "dry"])
    #expect(words.charts.hasSnow(report, hours: 24))
  }

  /// A day of snow has its depth where one figure is shown, and another day the water.
  @Test(arguments: [(73, "4.2 cm"), (61, "6.0 mm")])
  func oneFigureOfADayIsOfItsKind(code: Int, total: String) throws {
    var report = Fixture.report
    for index in report.days.indices {
      report.days[index].weatherCode = WeatherCode(rawValue: code)
      report.days[index].precipitation = Precipitation(6, .millimeters)
      report.days[index].snowfall = Snowfall(4.2, .centimeters)
    }
    let day = try #require(words.daily.days(Fixture.oslo, report, limit: 1).first)
    #expect(day.total.plain == total)
  }
}
