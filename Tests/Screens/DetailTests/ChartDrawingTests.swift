import FileTestSupport
import Phrases
import Quantities
import ScreenTestSupport
import TerminalText
import Testing
@testable import Detail
@testable import WeatherText

/// Each kind of chart of a report that says everything of some hours and nothing of others.
///
/// The expected text stands in `Expected`, a file for each set of glyphs.
struct ChartDrawingTests {
  @Test(arguments: Glyphs.allCases) func drawsEveryKind(glyphs: Glyphs) throws {
    var shown = ""
    for width in [40, 80, 200] {
      for kind in WeatherQuantity.charted {
        shown += "== \(kind.name) at \(width) columns\n" + text(kind, width, glyphs)
      }
    }
    try expectText(shown, isIn: "charts.\(glyphs == .ascii ? "ascii" : "unicode").txt")
  }

  private func text(_ kind: WeatherQuantity, _ width: Int, _ glyphs: Glyphs) -> String {
    let words = Wording(
      phrases: English(), now: { Fixture.now }, appearance: { Appearance(glyphs: glyphs) })
    guard let chart = words.charts.chart(kind, Fixture.oslo, ChartReport.gappy, hours: 24) else {
      return ""
    }
    return WeatherLines.chart(chart, width: width).map { $0.text + "\n" }.joined()
  }
}
