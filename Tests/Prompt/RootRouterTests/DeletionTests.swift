import LineEditor
import ScreenTestSupport

/// Deleting from a list, with and without a question.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DeletionTests {
  @Test func aLongQuestionBreaksBetweenWords() async {
    let session = Session(
      ["h", "clear", "n"], kept: SavedPlaces(searches: Array(Fixture.springfields.prefix(3))),
      columns: 30)
    #expect(await session.run().text.contains("Delete all 3 searches?\n(y/n) n\n"))
  }

  @Test func deletesAndTakesBack() async {
    let session = Session(
      [
        "h", "rm 1 2-3", "undo", "undo", "clear", "n", "clear", " Y ", "undo", "rm all", "yes",
        "rm 1", "rm 0",
      ],
      kept: SavedPlaces(searches: Array(Fixture.springfields.prefix(3))))
    let answers = await session.answers()
    let list = answers[0].drop { $0 != "\n" }.dropFirst()
    let names = "Springfield, Missouri; Springfield, Massachusetts and Springfield,\n Illinois"
    let deleted = """
       Deleted \(names) from your searches. Type undo to restore them.
       No searches yet. Type: search Oslo

      """
    let restored = " Restored \(names) in your searches.\n\(list)"
    let question = "Delete all 3 searches? (y/n) "
    #expect(
      answers.dropFirst() == [
        deleted, restored, " There is nothing to undo.\n", question + "n\n Nothing was changed.\n",
        question + " Y \n" + deleted, restored, question + "yes\n" + deleted,
        " Row 1 doesn't exist: the list is empty.\n", " Usage: rm ROWS | all\n",
      ])
  }

  @Test(arguments: [
    (LineEvent.interrupted(droppedText: false), "Canceled."), (.endOfInput, "Canceled."),
    (.line(""), "Nothing was changed."),
  ])
  func takesNothingForAYes(event: LineEvent, said: String) async {
    let pins = Session(["map", "clear", .event(event)], kept: SavedPlaces(pins: [Fixture.oslo]))
    #expect(await pins.run().text.contains("Delete the pin? (y/n) ^\n \(said)\n"))
    #expect(pins.kept.places(.pins) == [Fixture.oslo])
  }
}
