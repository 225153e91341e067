import ScreenTestSupport

/// The number of a day alone, in a session on 21 November.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DayNumberTests {
  private func text(_ line: String, _ runMode: RunMode = .prompt) async -> String {
    await Session.answer(to: line, .knowing("Oslo", "New York"), runMode)
  }

  @Test(arguments: [
    "Oslo 22nd", "the 22nd in Oslo", "Oslo on the 22nd", "22nd Oslo", "hours 22nd Oslo",
    "hours Oslo the 22nd", "weather on the 22nd in Oslo", "detail Oslo 22nd please",
    "Oslo 22nd November",
  ])
  func isTheNextOne(line: String) async {
    let text = await text(line, .wholeJSON)
    expectText(text, has: "\"days\":[{\"date\":\"2026-11-22\"", lacks: "{\"date\":\"2026-11-23\"")
  }

  @Test(arguments: [("Oslo 20th", "20 December 2026"), ("Oslo 31st", "31 December 2026")])
  func isOfTheNextMonthThatHasIt(line: String, date: String) async {
    expectText(await text(line), has: "\(date): it ends on")
  }

  @Test(arguments: ["5th Avenue New York", "hours 5th Avenue New York", "rename 1 5th"])
  func ofAStreetIsNone(line: String) async {
    expectText(await text(line), lacks: "2026", "\"Avenue")
  }
}
