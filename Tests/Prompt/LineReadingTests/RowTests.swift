import CommandKit
import Phrases
import Testing

@testable import LineReading

/// Rows of the list on the screen in words. There are five.
@MainActor struct RowTests {
  @Test(arguments: [
    ("the second one", "2"), ("first", "1"), ("open the first", "open 1"), ("rm number 2", "rm 2"),
    ("remove the third", "remove 3"), ("weather in number 4", "weather in 4"),
    ("hours for the second one", "hours for 2"), ("otvor tretie", "otvor 3"),
    ("zmaž druhý riadok", "zmaž 2"), ("pripni prvý", "pripni 1"), ("the last one", "5"),
    ("rm last", "rm 5"), ("compare the first and the last", "compare 1 and 5"),
    ("rename the first one Cabin", "rename 1 Cabin"), ("ten druhý", "2"), ("posledný", "5"),
    ("hours rain in the second one", "hours rain in 2"), ("the seventh one", "7"),
    ("ukáž ten tretí", "ukáž 3"), ("told rm the first one", "told rm 1"),
    ("rm the last two", "rm 4-5"), ("zmaž prvé dve", "zmaž 1-2"),
    ("compare the first 3 rows", "compare 1-3"), ("rm last ten", "rm last ten"),
  ])
  func areNumbers(typed: String, line: String) {
    #expect(rows(in: typed) == line)
  }

  /// Rather than a place where there is no such row.
  @Test func alone() {
    #expect(rows(in: "fifth") == "5" && rows(in: "tretia") == "3")
  }

  @Test(arguments: [
    "the seventh", "the second of May", "may the first", "when is the first", "prvý sneh",
    "hours first", "1 may", "number of warnings", "search second", "help first", "filter first",
    "find number 1", "the first week of december", "last week", "last frost", "hours last 3 days",
  ])
  func areNothingElse(typed: String) {
    #expect(rows(in: typed) == typed)
  }

  private func rows(in typed: String) -> String {
    Arguments(Reader.reader(.english).withRowNumbers(Arguments.split(typed))).text
  }
}

/// Lines that go on with a map of the weather.
@MainActor struct MapLineTests {
  @Test(arguments: [
    ("tomorrow at 12", "hour tomorrow 12"), ("in 6 hours", "hour +6"),
    ("and tomorrow evening", "hour tomorrow evening"), ("zajtra o 12", "hour zajtra 12"),
    ("and temperature", "type temperature"), ("and Bratislava", "at Bratislava"),
    ("and wind tomorrow at 12", "type wind hour tomorrow 12"), ("of Bratislava", "at Bratislava"),
    ("in Bratislava", "at Bratislava"),
    ("Europe", "at 52,15 zoom 3"), ("temperature", "type temperature"),
  ])
  func goOn(typed: String, line: String) {
    #expect(
      Reader.reader(.english).continued(onMap: Arguments.split(typed), hasHours: true) == line)
  }

  @Test(arguments: [
    "rain tomorrow", "gusts", "Bratislava", "weekend", "hours", "and hours", "is it raining",
    "tomorrow in Oslo", "and", "in 30 minutes",
  ])
  func areNoneOfIts(typed: String) {
    #expect(Reader.reader(.english).continued(onMap: Arguments.split(typed), hasHours: true) == nil)
  }
}
