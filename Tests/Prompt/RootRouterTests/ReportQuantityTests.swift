import Analysis
import ScreenTestSupport

/// The rows of the table that every report has, by each command that takes a quantity.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ReportQuantityTests {
  private let gazetteer = GazetteerClient.knowing([Fixture.oslo])

  private func session() -> Session {
    Session(
      [], runMode: .pipe, kept: SavedPlaces(searches: [Fixture.oslo, Fixture.bratislava]),
      gazetteer: gazetteer, weather: .answering(Fixture.report(fetched: Fixture.now)),
      columns: 100)
  }

  @Test(arguments: WeatherQuantity.all.filter { $0.host == nil }.map(\.name))
  func worksAloneAndBeforeAPlace(name: String) async {
    for line in [name, "\(name) Oslo", "hours \(name) Oslo", "chart \(name) Oslo"] {
      let (text, status) = await session().run(line)
      // The report of the tests has not all of them.
      #expect([ExitStatus.done, .notFound].map(\.rawValue).contains(status), "\(line): \(text)")
      #expect(text.contains("Oslo") && !text.contains("Did you mean"), "\(line): \(text)")
    }
  }

  @Test(arguments: [
    ("hours rain Oslo", "Precipitation (mm)"), ("hours snow Oslo", "New snow: no data"),
    ("hours wind speed Oslo", "Wind (m/s)"), ("gusts Oslo tomorrow", "Gusts: no data"),
    ("hours temp 3 Oslo", "Temperature (°C)"), ("tlak vzduchu Oslo", "No data for this chart"),
    ("when rain 5mm in Oslo", "Precipitation not above 5 mm"),
    ("when rain > 5 mm Oslo", "Precipitation not above 5 mm"),
    ("when pressure below 900 in Oslo", "This forecast doesn't include sea-level pressure"),
    ("when wind above 90 in Oslo", "No wind above 90 m/s"),
    ("when temperature above 60 in Oslo", "Not above 60 °C"),
    // In the unit that was typed
    ("when wind above 200 mph in Oslo", "No wind above 200 mph"),
    ("when wind above 300km/h in Oslo", "No wind above 300 km/h"),
    ("when above 140 f in Oslo", "Not above 140 °F"),
    ("when rain above 5 mm in Oslo", "Precipitation not above 5 mm"),
  ])
  func isMeant(line: String, shown: String) async {
    let (text, _) = await session().run(line)
    #expect(text.plain.contains(shown), "\(text)")
  }

  /// Weather with the runs of an ensemble, and the row of a list, are no limits of a quantity.
  @Test(arguments: [
    ("rain above 5mm", true), ("rain above 5 mm", true), ("snow above 3", true),
    ("pressure above 1000", true),
    ("rain 2", false), ("snow 25", false), ("wind above 10", false), ("rain 3h", false),
    ("temperature above 25", false), ("temperature 25", false), ("temperature -5", false),
  ])
  func limitsARow(words: String, isLimit: Bool) {
    let typed = words.split(separator: " ").map(String.init)
    let quantity = WeatherQuestion(typed)?.quantity
    #expect(quantity.map { ![.temperature, .wind].contains($0) } ?? false == isLimit)
  }

  @Test(arguments: [
    "hours nothingsuch Oslo", "chart nothingsuch Oslo", "compare Oslo Oslo by nothingsuch",
  ])
  func whichThereAreIsSaid(line: String) async {
    let text = await Session.answer(to: line, gazetteer, weather: .unimplemented)
    #expect(text.contains("\"nothingsuch\" isn't a quantity. Allowed: temperature, apparent, rain"))
  }

  @Test(arguments: [("en", "Gusts (m/s)"), ("sk", "Nárazy vetra (m/s)")])
  func helpListsEveryRow(language: String, gusts: String) async {
    let session = Session(
      [], runMode: .pipe, settings: SavedSettings(["language": language]), columns: 80)
    let text = await session.run(["help", "quantities"]).text
    let names = text.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(WeatherQuantity.all.allSatisfy { names.contains($0.name[...]) })
    #expect(text.contains(" gusts                  \(gusts)\n"))
  }
}
