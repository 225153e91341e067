import CommandKit
import Phrases
import ScreenTestSupport
import Testing
import WeatherClients

/// Rows of a list in lines that no command takes: a row stays the place.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RowPartsTests {
  @Test(arguments: [
    ("uv 2 15:00", "uv 2"), ("hours 2 tomorrow 6h", "hours tomorrow 6h 2"),
    ("air 2 tomorrow", "chart air tomorrow 2"), ("2 tomorrow", "detail tomorrow 2"),
    ("days 2 saturday sunday", "days weekend 2"), ("Oslo 2", "Oslo"),
  ])
  func aRowIsThePlace(line: String, meant: String) async {
    let session = Session(
      [.line("searches"), .line(line)],
      kept: SavedPlaces(searches: [Fixture.oslo, Fixture.bratislava]),
      gazetteer: .knowing("Oslo"), geocoding: .finding([]), weather: .answering(Fixture.report),
      columns: 200)
    let text = await session.answers().last ?? ""
    #expect(text.contains("Did you mean \"\(meant)\"?"), "\(text)")
  }
}
