import ScreenTestSupport

/// Rows of a list by the names that stand in them.
@MainActor struct RowNameTests {
  private let kept = SavedPlaces(
    searches: [Fixture.tokyo], favorites: [Fixture.bratislava, Fixture.oslo])

  @Test func areRemovedAndRenamed() async {
    let answers = await Session(
      ["favorites", "remove Oslo", "undo", "rename oslo to Cabin", "rm Cabin", "rm Tokyo"],
      kept: kept, gazetteer: .finding([]), weather: .answering(Fixture.report)
    ).answers()
    #expect(answers[1].contains("Read as: rm 2"), "\(answers)")
    #expect(answers[1].contains("Deleted Oslo from your favorites."), "\(answers)")
    #expect(answers[3].contains("Renamed Oslo to Cabin."), "\(answers)")
    #expect(answers[4].contains("Deleted Cabin from your favorites."), "\(answers)")
    // It stands on no row of this list.
    #expect(answers[5].contains("Usage: rm"), "\(answers)")
    #expect(kept.places(.favorites) == [Fixture.bratislava])
    #expect(kept.places(.searches) == [Fixture.tokyo])
  }

  /// A command of another list is about its rows, which aren't on the screen.
  @Test func areThoseOfTheListOnTheScreen() async {
    let questions = SavedQuestions()
    questions.add("rain", at: Fixture.tokyo)
    questions.add("rain", at: Fixture.oslo)
    let answers = await Session(
      ["favorites", "told rm Oslo", "delete alert Bratislava", "remove Oslo and Bratislava"],
      kept: kept, gazetteer: .finding([]), weather: .answering(Fixture.report),
      questions: questions.client
    ).answers()
    #expect(questions.list.count == 2, "\(answers)")
    #expect(answers[3].contains("Read as: rm 2 1"), "\(answers)")
    #expect(kept.places(.favorites).isEmpty)
  }
}
