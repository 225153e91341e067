import Presentation
import Testing

struct SpanFiguresTests {
  @Test(arguments: [
    (0.0, "0 s"), (31, "31 s"), (60, "1 min"), (271.4, "4 min 31 s"), (3599.6, "1 h"),
    (25_260, "7 h 1 min"), (86_400, "24 h"), (-1, "–"), (.nan, "–"), (.infinity, "–"),
    (1e300, "–"),
  ])
  func spansHaveTheirTwoLargestUnits(seconds: Double, text: String) {
    #expect(Figures.span(seconds: seconds) == text)
  }
}
