@testable import Forecast
import ScreenTestSupport

@MainActor struct ForecastViewTests {
  private let words = Wording()

  /// Days are in two columns, from top to bottom and then on the right, if one column has no room; otherwise in one.
  @Test func daysStandSideBySideWhereThatSavesLines() throws {
    let model = model(Fixture.oslo, Fixture.report, days: 7)
    let all = ForecastView().render(model, width: 100, height: 20)
    let low = ForecastView().render(model, width: 100, height: 8)
    #expect(all.lines.count == 10)
    #expect(low.lines.count == 7)
    let rows = low.lines.map(\.text).filter { $0.contains("°C") && !$0.contains("feels") }
    #expect(
      rows.map { $0.split(separator: " ").first.map(String.init) } == [
        "Today", "Tomorrow", "Mon", "Tue",
      ])
    #expect(rows[0].contains("Wed 25") && rows[2].contains("Fri 27"))
    #expect(rows.allSatisfy { $0.displayWidth <= 100 })
    // Read out, none is missing, and each is a sentence.
    let spoken = low.lines.flatMap(\.spoken)
    #expect(spoken.count { $0.hasPrefix("Wed 25: ") } == 1)
    #expect(spoken == all.lines.flatMap(\.spoken))
  }

  @Test func saysThatAReportIsSilent() {
    expectText(
      text(model(Fixture.tokyo, Fixture.emptyReport), 80),
      is: """
         東京, 東京都, 日本                                Open-Meteo · fetched just now
         No current conditions in this report.
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        """)
  }

  private func model(_ place: Place, _ report: Report, days: Int = 3) -> ForecastModel {
    .report(
      head: words.origin.head(place, report), present: words.current.present(report),
      days: words.daily.days(place, report, limit: days),
      placeholder: words.phrases.nothingReported,
      DashboardModel(
        headings: words.dashboard.headings, credits: words.origin.credits([report])))
  }

  private func text(_ model: ForecastModel, _ width: Int) -> String {
    ForecastView().render(model, width: width).text
  }
}
