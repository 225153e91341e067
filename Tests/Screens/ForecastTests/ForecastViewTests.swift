import CommandKit
@testable import Forecast
import Phrases
import Presentation
import Reports
import ScreenTestSupport
import TerminalText
import Testing

@MainActor struct ForecastViewTests {
  private let words = Wording(phrases: English(), now: { Fixture.now })

  /// At 40, 80 and 120 columns.
  @Test func showsAReportAtEachWidth() {
    expectText(
      [40, 80, 120].map { text(model(Fixture.oslo, Fixture.report), $0) }.joined(separator: "\n\n"),
      is: """
         Oslo, Norway
         Open-Meteo · 14:00 · fetched 12 min ago
         ☁ Overcast   7 °C, feels like 4 °C
         humidity 81 %   wind 4 m/s NW, gusts 9
         Today     ☁    5 … 9 °C   0.2 mm
         Tomorrow  ❄   −1 … 4 °C  12.5 mm
         Mon 23    ☀  −13 … 0 °C        ·
            Open-Meteo.com, GeoNames · CC BY 4.0

         Oslo, Norway                            Open-Meteo · 14:00 · fetched 12 min ago
         ☁ Overcast   7 °C, feels like 4 °C   humidity 81 %   wind 4 m/s NW, gusts 9
         Today     ☁    5           ╺●╸  9 °C  Overcast     0.2 mm  35 %  6 m/s NW
         Tomorrow  ❄   −1         ━━╸    4 °C  Light snow  12.5 mm  80 %  6 m/s N
         Mon 23    ☀  −13     ━━━━━      0 °C  Clear             ·   0 %  2 m/s NE
                                                    Open-Meteo.com, GeoNames · CC BY 4.0

         Oslo, Norway                                                                    Open-Meteo · 14:00 · fetched 12 min ago
         ☁ Overcast   7 °C, feels like 4 °C   humidity 81 %   wind 4 m/s NW, gusts 9
         Today     ☁    5                ╺●━   9 °C  Overcast     0.2 mm  35 %  6 m/s NW  sun 2.0 h  daylight 08:20 to 15:40
         Tomorrow  ❄   −1             ━━━╸     4 °C  Light snow  12.5 mm  80 %  6 m/s N   sun 2.0 h  daylight 08:20 to 15:40
         Mon 23    ☀  −13      ╺━━━━━━━        0 °C  Clear             ·   0 %  2 m/s NE  sun 2.0 h  daylight 08:20 to 15:40
                                                                                            Open-Meteo.com, GeoNames · CC BY 4.0
        """)
  }

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
      days: words.daily.days(place, report, limit: days), credits: words.origin.credits([report]),
      placeholder: words.phrases.nothingReported)
  }

  private func text(_ model: ForecastModel, _ width: Int) -> String {
    ForecastView().render(model, width: width).text
  }
}
