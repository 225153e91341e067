@testable import RootRouter
import ScreenTestSupport

/// `back` goes to what was on the screen before, results included.
@MainActor @Suite(.timeLimit(.minutes(5))) struct BackTests {
  /// Each chain with the line whose answer the last `back` shows again.
  nonisolated private static let chains: [([String], Int)] = [
    (["search os", "search br", "back"], 0), (["search os", "search br", "1", "back", "back"], 0),
    (["search os", "searches", "back"], 0), (["forecast", "search os", "back"], 0),
    (["forecast", "search os", "back", "search br", "back"], 0),
    (["search os", "2", "hours", "back", "back"], 0), (["detail Oslo", "hours", "back"], 0),
    (["hours Oslo", "chart rain", "air", "back", "back"], 0),
    (["detail Oslo", "detail Bratislava", "back"], 0), (["records Oslo", "past 2", "back"], 0),
    (["detail Oslo", "records", "back"], 0), (["detail Oslo", "records", "hours", "back"], 1),
    (["detail Oslo", "records", "hours", "back", "back"], 0), (["records Oslo", "1", "back"], 0),
    (["records Oslo", "1", "hours", "back"], 1), (["cities", "forecast", "cities", "back"], 1),
    (["cities", "sort temperature", "1", "back"], 1), (["cities", "filter s", "1", "back"], 1),
    (["favorites", "sort rain", "1", "back"], 1), (["favorites", "filter o", "1", "back"], 1),
    (["favorites", "searches", "back"], 0), (["searches", "favorites", "1", "back", "back"], 0),
    (["map", "favorites", "back"], 0), (["detail Oslo", "sun", "back"], 0),
    (["compare Oslo, Bratislava", "detail Oslo", "back"], 0),
    (["sun Oslo", "compare Oslo, Bratislava", "detail Oslo", "back", "back"], 0),
    (["detail Oslo", "sun", "sun", "hours", "back"], 0), (["sun Oslo", "help map", "back"], 0),
    (["search os", "sun 1", "map", "back", "back"], 0),
  ]

  @Test(arguments: chains) func showsItAgain(lines: [String], expected: Int) async {
    let answers = await Session.answers(
      to: (["star Oslo", "star Bratislava"] + lines).map { .line($0) },
      searches: [Fixture.oslo, Fixture.bratislava]
    ).dropFirst(2).map(Self.withoutHead)
    #expect(answers.last == answers[expected], "\(lines)")
    #expect(answers.last?.isEmpty == false)
  }

  /// The next line goes on with the page that is on the screen again, with its day.
  @Test(arguments: [
    (["hours Oslo tomorrow", "detail Bratislava", "back", "wind"], "hours wind Oslo tomorrow"),
    (["hours Oslo tomorrow", "hours", "back", "wind"], "hours wind Oslo tomorrow"),
    (["compare Oslo, Bratislava", "sun", "back", "tomorrow"], "compare Oslo, Bratislava tomorrow"),
  ]) func goesOnFromThere(lines: [String], read: String) async {
    let answers = await Session.answers(
      to: lines.map { .line($0) }, searches: [Fixture.oslo, Fixture.bratislava])
    #expect(answers.last?.contains("Read as: \(read)\n") == true)
  }

  /// The rows at home are favorites: they are opened there, and changed as their own screen does it (A1).
  @Test func opensAndChangesFavoritesAtHomeByNumber() async {
    let session = Session.answeringEverything(
      ["star Oslo", "star Bratislava", "forecast", "2", "forecast", "rm 2"].map { .line($0) },
      in: .english, searches: [Fixture.oslo, Fixture.bratislava])
    let answers = await session.answers()
    #expect(answers[3].contains("\n Bratislava, Slovakia "))
    expectText(answers[5], has: "Deleted Bratislava from your favorites.", "\n 1  Oslo ")
    #expect(session.kept.places(.favorites) == [Fixture.oslo])
  }

  /// Removes the line of tabs, which a page that was reached by its own name doesn't have.
  private static func withoutHead(_ answer: String) -> String {
    answer.split(separator: "\n").filter {
      !$0.hasPrefix(" Forecast ·") && !$0.hasPrefix(" [Forecast]")
    }
    .filter { !$0.contains("Type filter TEXT") && !$0.contains("to open a city") }
    .joined(separator: "\n")
  }
}
