import ScreenTestSupport

/// Words of weather, alone and before a place, in one word or in several.
@MainActor @Suite(.timeLimit(.minutes(5))) struct WeatherWordTests {
  private static let gazetteer = GazetteerClient.knowing([Fixture.oslo])

  /// The document that answers a shell's line.
  private func document(_ line: String, _ gazetteer: GazetteerClient = gazetteer) async -> String {
    let session = Session(
      [], runMode: .json, kept: SavedPlaces(searches: [Fixture.oslo]), gazetteer: gazetteer,
      geocoding: .finding([]), weather: .answering(Fixture.report))
    return await session.run(line).text
  }

  @Test(arguments: [
    ("warnings rain Oslo", "warnings Oslo"), ("hours pollen Oslo", "air Oslo"),
    ("uv wind chill Oslo", "uv Oslo"),
  ])
  func isOfferedBeforeAPlace(line: String, meant: String) async {
    let session = Session([.line(line)], gazetteer: Self.gazetteer, columns: 200)
    expectText(await session.answers().joined(), has: "Did you mean \"\(meant)\"?")
  }

  @Test(arguments: [
    ("days Oslo 3", "days"), ("days 1 month Oslo", "days"), ("hours Oslo 5", "hours"),
    ("hours Oslo 90m", "hours"), ("hours 90m Oslo", "hours"), ("chart Oslo 2 weeks", "chart"),
    ("hours 48.15,17.11 7d", "hours"), ("chart JN88nd 7d", "chart"),
    ("hours 48,15 17,11 7d", "hours"),
    // A day after a word of weather is the day of that weather.
    ("wind tomorrow", "chart"), ("weather tomorrow", "detail"), ("snow Oslo tomorrow", "chart"),
    ("sunset Oslo tomorrow", "sun"), ("Oslo tomorrow", "detail"),
  ])
  func aTimeMayComeLast(line: String, command: String) async {
    expectText(await document(line), has: "\"command\":\"\(command)\",\"ok\":true")
  }

  /// Four digits behind a town are no hours.
  @Test func aPostalCodeIsNoStretch() async {
    expectText(await document("hours Oslo 0150"), has: "can't be part of this line")
  }

  @Test(arguments: [
    "chart wind chill Oslo", "chart cloud cover Oslo", "forecast in Oslo",
    "chart wind gusts 24 Oslo", "tomorrow rain Oslo", "weather for Oslo", "forecast at Oslo",
    "air quality Oslo", "past 10 days Oslo", "past week Oslo", "past Oslo 3", "past June 2013 Oslo",
  ])
  func isUnderstood(line: String) async {
    expectText(await Session.documents(.line(line)), has: "\"ok\":true")
  }

  @Test(arguments: [
    "Oslo and Bergen", "Oslo vs Bergen", "Oslo with Bergen", "Oslo to Bergen",
    "Oslo, Bergen and Tokyo",
  ])
  func aWordBetweenPlacesIsNoPlace(line: String) async {
    expectText(await Session.documents(.line("compare \(line)")), lacks: "notFound")
  }

  /// Vienna is Wien, and Wien is not `when`.
  @Test(arguments: ["Wien", "Wien tomorrow"]) func aCityIsNoSlipOfACommand(line: String) async {
    var vienna = Fixture.oslo
    vienna.name = "Vienna"
    vienna.population = 1_700_000
    var gazetteer = Self.gazetteer
    gazetteer.search = { [vienna] text, _, _ throws(GazetteerError) in
      text.lowercased() == "wien"
        ? [PlaceMatch(place: vienna, kind: .whole, matchedName: "Wien", score: 6)] : []
    }
    expectText(await document(line, gazetteer), has: "\"name\":\"Vienna\"")
  }

  @Test(arguments: [
    "snow depth Oslo", "snow-depth Oslo", "Dew Point Oslo", "wind chill in Oslo",
    "hours snow depth Oslo",
  ])
  func aQuantityMayBeSeveralWords(line: String) async {
    expectText(await document(line), has: "\"command\":\"hours\"", lacks: "\"notFound\"")
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
    let text = await document("wind Bergen", gazetteer)
    expectText(text, has: "\"command\":\"chart\",\"ok\":true", "\"name\":\"Bergen\"")
  }

  @Test(arguments: [
    ("Sun Valley", "sun valley"), ("Sun Valley", "Sun Valley tomorrow"),
    ("Star Valley", "Star Valley"), ("Normal", "Normal Illinois"), ("Normal", "Normal, Illinois"),
    ("Snow Hill", "chart Snow Hill"), ("Snow Hill", "chart Snow Hill tomorrow"),
    ("Cape Town", "hours 24 Cape Town"), ("Thursday Island", "hours Thursday Island tomorrow"),
    ("Storm Lake", "Storm Lake Iowa"),
  ])
  func namesThatBeginLikeACommandArePlaces(name: String, line: String) async {
    var town = Fixture.oslo
    (town.name, town.population) = (name, 10_000)
    var gazetteer = Self.gazetteer
    let known = [name.lowercased(), "normal illinois", "normal, illinois", "storm lake, iowa"]
    gazetteer.search = { [town] text, _, _ throws(GazetteerError) in
      known.contains(text.lowercased()) ? [PlaceMatch(place: town, kind: .whole, score: 5)] : []
    }
    expectText(
      await document(line, gazetteer), has: "\"name\":\"\(name)\"", lacks: "\"command\":\"sun\"")
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
