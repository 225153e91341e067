import Clients
import CommandKit
import Reports
import ScreenTestSupport
import Testing

/// The number of a day alone, in a session on 21 November.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DayNumberTests {
  private func session(_ line: String, _ runMode: RunMode = .wholeJSON) -> Session {
    Session(
      [.line(line)], runMode: runMode, gazetteer: .knowing("Oslo", "New York"),
      geocoding: .finding([]), weather: .answering(Fixture.report), columns: 200)
  }

  @Test(arguments: [
    "Oslo 22nd", "the 22nd in Oslo", "Oslo on the 22nd", "22nd Oslo", "hours 22nd Oslo",
    "hours Oslo the 22nd", "weather on the 22nd in Oslo", "detail Oslo 22nd please",
    "Oslo 22nd November",
  ])
  func isTheNextOne(line: String) async {
    let text = await session(line).run().text
    #expect(text.contains("\"days\":[{\"date\":\"2026-11-22\""), "\(text)")
    #expect(!text.contains("{\"date\":\"2026-11-23\""), "\(text)")
  }

  @Test(arguments: [("Oslo 20th", "20 December 2026"), ("Oslo 31st", "31 December 2026")])
  func isOfTheNextMonthThatHasIt(line: String, date: String) async {
    let text = await session(line, .prompt).run().text
    #expect(text.contains("\(date): it ends on"), "\(text)")
  }

  @Test(arguments: ["5th Avenue New York", "hours 5th Avenue New York", "rename 1 5th"])
  func ofAStreetIsNone(line: String) async {
    let text = await session(line, .prompt).run().text
    #expect(!text.contains("2026"), "\(text)")
    #expect(!text.contains("\"Avenue"), "\(text)")
  }
}
