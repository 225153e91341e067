import ScreenTestSupport
import Testing

@testable import LineReading

/// Another place of the name that is on the screen.
@MainActor struct NamesakeTests {
  @Test(arguments: [
    ("the one in Scotland", "chart wind Perth, Scotland tomorrow"),
    ("the Scotland one", "chart wind Perth, Scotland tomorrow"),
    ("the scottish one", "chart wind Perth, Scotland tomorrow"),
    ("tá škótska", "chart wind Perth, Škótsko tomorrow"),
    ("no, the one in Scotland", "chart wind Perth, Scotland tomorrow"),
    ("no, Scotland", "chart wind Perth, Scotland tomorrow"),
  ])
  func isInItsArea(typed: String, line: String) {
    let reader = Reader.reader(.english)
    #expect(
      reader.continued(
        typed.split(separator: " ").map(String.init), behind: "chart wind Perth tomorrow",
        isOfWay: false) == line)
  }

  /// A map of what the page before was about.
  @Test(arguments: [
    ("chart wind Perth tomorrow", "map type wind hour tomorrow in Perth"),
    ("hours cloud Perth friday 22:00", "map type clouds hour friday 22:00 in Perth"),
  ])
  func theMapIsOfTheQuantity(before: String, line: String) {
    let words = ["on", "the", "map"]
    #expect(
      Reader.reader(.english).continued(words, behind: before, isOfWay: false) == line)
  }

  @Test(arguments: ["the second one", "the one", "the next one"])
  func rowsAreNone(typed: String) {
    #expect(Reader.reader(.english).namesake(typed.split(separator: " ").map(String.init)) == nil)
  }
}
