import Clients
import ScreenTestSupport
import Testing

extension OneMeaningTests {
  /// Names of places have words of questions and of days in them.
  @Test(arguments: [
    ("when rain Dry Ridge", "Dry Ridge"), ("when dry Snow Hill", "Snow Hill"),
    ("no snow Snow Hill", "Snow Hill"), ("when rain in Dolná Streda", "Dolná Streda"),
    ("hours 12 Dolná Streda", "Dolná Streda"), ("hours 12h Dolná Streda", "Dolná Streda"),
    ("tell when rain in Dolná Streda", "rain in Dolná Streda"),
    ("tell when rain Dry Ridge", "rain in Dry Ridge"),
    ("tell when rain tomorrow in Dolná Streda", "in Dolná Streda"),
    ("Rimavská Sobota v nedeľu", "Rimavská Sobota"), ("detail Oslo Saturday", "Oslo"),
  ])
  func wordsOfANameAreItsOwn(line: String, place: String) async {
    let session = Session(
      [.line(line)], runMode: .prompt,
      gazetteer: .knowing(
        "Dry Ridge", "Ridge", "Snow Hill", "Hill", "Dolná Streda", "Dolna",
        "Rimavská Sobota", "Oslo"),
      geocoding: .finding([]), weather: .answering(Fixture.report), columns: 200)
    let text = await session.answers().joined()
    #expect(text.contains(place), "\(text)")
    #expect(!text.contains("understood"), "\(text)")
  }

  @Test(arguments: [
    "when rain less than 3 hours Oslo", "when dry under 3h Oslo", "when wind +1 Oslo",
    "tell when rain less than 3 hours in Oslo",
  ])
  func anotherQuestionIsNotAnswered(line: String) async {
    let text = await text(line)
    #expect(text.contains("can't be part") || text.contains("understood"), "\(text)")
  }
}
