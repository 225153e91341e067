@testable import Detail
import FileTestSupport
@testable import Presentation
import ScreenTestSupport

/// Each kind of chart of a report that says everything of some hours and nothing of others.
///
/// The expected text stands in `Expected`, a file for each set of glyphs.
struct ChartDrawingTests {
  @Test(arguments: Glyphs.allCases) func drawsEveryKind(glyphs: Glyphs) throws {
    let shown = WeatherQuantity.charted.map { "== \($0.name)\n" + text($0, glyphs) }.joined()
    try expectText(shown, isIn: "charts.\(glyphs == .ascii ? "ascii" : "unicode").txt")
  }

  private func text(_ kind: WeatherQuantity, _ glyphs: Glyphs) -> String {
    let words = Wording(glyphs: glyphs)
    guard let chart = words.charts.chart(kind, Fixture.oslo, ChartReport.gappy, hours: 24) else {
      return ""
    }
    return WeatherLines.chart(chart, width: 80).map { $0.text + "\n" }.joined()
  }
}
