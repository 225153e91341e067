import ScreenTestSupport

/// Words of weather, alone and before a place, in one word or in several.
@MainActor @Suite(.timeLimit(.minutes(5))) struct WeatherWordTests {
  private static let gazetteer = GazetteerClient.knowing([Fixture.oslo])

  /// Four digits behind a town are no hours.
  @Test func aPostalCodeIsNoStretch() async {
    expectText(
      await Session.answer(to: "hours Oslo 0150", Self.gazetteer, .json),
      has: "can't be part of this line")
  }

  /// The wind in Bergen, although `wind bergen` has the letters of Windbergen.
  @Test func aNameOfOneWordIsNotTypedAsTwo() async {
    var (town, village) = (Fixture.oslo, Fixture.oslo)
    (town.name, village.name) = ("Bergen", "Windbergen")
    var gazetteer = Self.gazetteer
    gazetteer.search = { [town, village] text, _, _ throws(GazetteerError) in
      let found = ["bergen": town, "wind bergen": village][text.lowercased()]
      return found.map { [PlaceMatch(place: $0, kind: .whole, score: 5)] } ?? []
    }
    let text = await Session.answer(to: "wind Bergen", gazetteer, .json)
    expectText(text, has: "\"command\":\"chart\",\"ok\":true", "\"name\":\"Bergen\"")
  }

  @Test(arguments: [
    ("Snow Hill", "chart Snow Hill"), ("Snow Hill", "chart Snow Hill tomorrow"),
    ("Cape Town", "hours 24 Cape Town"), ("Thursday Island", "hours Thursday Island tomorrow"),
  ])
  func namesThatBeginLikeACommandArePlaces(name: String, line: String) async {
    var town = Fixture.oslo
    (town.name, town.population) = (name, 10_000)
    expectText(
      await Session.answer(to: line, .knowing([town]), .json), has: "\"name\":\"\(name)\"")
  }

  /// Frost is where water freezes, in every unit.
  @Test(arguments: ["frost Oslo", "mráz Oslo"]) func frostIsBelowFreezing(line: String) async {
    let session = Session(
      [.line(line)], settings: SavedSettings(["units": "imperial"]), gazetteer: Self.gazetteer,
      weather: .answering(Fixture.report), columns: 200)
    let text = await session.answers().joined().plain
    expectText(text, has: "32 °F", lacks: " 0 °F")
  }

  @Test(arguments: [
    "past 48.15,17.11", "past 48.15 17.11", "past yesterday 48.15,17.11",
    "past 48.15,17.11 včera", "past 3 48.15,17.11",
  ])
  func thePastOfAPosition(line: String) async {
    expectText(await Session.documents(.line(line)), has: "\"ok\":true", "\"latitude\":48.15,")
  }

  @Test func aLocatorIsAPosition() async {
    let session = Session.answeringEverything(["JN88nd"], in: .english, columns: 200)
    expectText(await session.answers().joined(), has: "48.15° N 17.13° E")
  }
}
