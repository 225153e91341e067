import Clients
import Phrases
import Reports
import ScreenTestSupport
import Synchronization
import Testing

/// Every name of a country that Vane writes can be typed wherever a country can.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CountryNameTests {
  @Test(arguments: ["en", "sk"]) func everyNameIsTaken(language: String) async {
    let countries = (language == "sk" ? Slovak() : English() as any Phrases).countries
    let asked = Mutex<[String?]>([])
    let settings = SavedSettings(["language": language])
    let session = Session(
      countries.map { .line("country \($0.name)") } + [.line("country off")]
        + countries.map { .line("search oslo in \($0.name)") },
      settings: settings, gazetteer: .finding([]),
      geocoding: PlacesClient { _, country async throws(ServiceError) in
        asked.withLock { $0.append(country) }
        return [Fixture.oslo]
      })
    let answers = await session.answers()
    for (country, answer) in zip(countries, answers) {
      #expect(answer.contains(country.name), "\(country.name): \(answer)")
      #expect(answer.split(separator: "\n").count < 3, "\(country.name): \(answer)")
    }
    #expect(asked.withLock { $0 } == countries.map(\.code))
  }

  @Test(arguments: ["en", "sk"]) func everyNameIsTakenIntoAList(language: String) async {
    let countries = (language == "sk" ? Slovak() : English() as any Phrases).countries
    let settings = SavedSettings(["language": language])
    let list = countries.map(\.name).joined(separator: ", ")
    _ = await Session([.line("set countries \(list)")], settings: settings).run()
    #expect(settings["countries"] == countries.map(\.code).joined(separator: ","))
  }

  /// A name of the gazetteer's has a comma.
  @Test func aNameMayHaveAComma() async {
    let settings = SavedSettings()
    _ = await Session(
      [.line("set countries NO,Bonaire, Saint Eustatius and Saba, sk")], settings: settings
    ).run()
    #expect(settings["countries"] == "NO,BQ,SK")
  }
}
