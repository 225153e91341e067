import Clients
import LineEditor
import Reports
import ScreenTestSupport
import Testing

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
    expectText(
      await session.run().text,
      is: """
        > h
         Forecast · [Searches] · Favorites · Map
         Your searches, newest first
            place        region, country                people
         1  Springfield  Missouri, United States       169,176
         2  Springfield  Massachusetts, United States  155,929
         3  Springfield  Illinois, United States       114,394
        > rm 1 2-3
         Deleted Springfield, Missouri; Springfield, Massachusetts and Springfield,
         Illinois from your searches. Type undo to restore them.
         No searches yet. Type: search Oslo
        > undo
         Restored Springfield, Missouri; Springfield, Massachusetts and Springfield,
         Illinois in your searches.
         Your searches, newest first
            place        region, country                people
         1  Springfield  Missouri, United States       169,176
         2  Springfield  Massachusetts, United States  155,929
         3  Springfield  Illinois, United States       114,394
        > undo
         There is nothing to undo.
        > clear
        Delete all 3 searches? (y/n) n
         Nothing was changed.
        > clear
        Delete all 3 searches? (y/n)  Y 
         Deleted Springfield, Missouri; Springfield, Massachusetts and Springfield,
         Illinois from your searches. Type undo to restore them.
         No searches yet. Type: search Oslo
        > undo
         Restored Springfield, Missouri; Springfield, Massachusetts and Springfield,
         Illinois in your searches.
         Your searches, newest first
            place        region, country                people
         1  Springfield  Missouri, United States       169,176
         2  Springfield  Massachusetts, United States  155,929
         3  Springfield  Illinois, United States       114,394
        > rm all
        Delete all 3 searches? (y/n) yes
         Deleted Springfield, Missouri; Springfield, Massachusetts and Springfield,
         Illinois from your searches. Type undo to restore them.
         No searches yet. Type: search Oslo
        > rm 1
         Row 1 doesn't exist: the list is empty.
        > rm 0
         Usage: rm ROWS | all

        """)
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
