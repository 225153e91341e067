@testable import RootRouter
import ScreenTestSupport

/// Lines as people say them, and what stands between a command and its place.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PlainQuestionTests {
  private func text(
    _ line: String, _ gazetteer: GazetteerClient = .knowing("Oslo", "Bergen")
  ) async -> String {
    await Session.answer(to: line, gazetteer)
  }

  /// A shell gives a quoted question as one word.
  @Test(arguments: [
    ("will it rain in Oslo?", "when"), ("hours Oslo", "hours"), ("Oslo  tomorrow", "detail"),
    ("compare Oslo, Bergen", "compare"), ("Oslo, please", "detail"),
  ])
  func aQuotedLineIsUnderstood(line: String, command: String) async {
    let session = Session(
      [], runMode: .json, gazetteer: .knowing("Oslo", "Bergen"),
      weather: .answering(Fixture.report))
    expectText(await session.run([line]).text, has: "\"command\":\"\(command)\",\"ok\":true")
  }

  /// Names in capitals that the gazetteer doesn't have may be found online.
  @Test(arguments: ["Map Ta Phut", "Left Hand", "Out Skerries"])
  func anUnknownNameIsNoCommand(line: String) async {
    expectText(await text(line, .knowing("Oslo")), has: "No place matches \"\(line)\".")
  }

  @Test(arguments: [
    ("models Oslo 3", "models Oslo"), ("models 3 Oslo", "models Oslo"), ("air 3 Oslo", "air Oslo"),
    ("Oslo 3", "detail Oslo"),
  ])
  func aNumberIsNotIgnored(line: String, meant: String) async {
    let text = await text(line)
    #expect(
      text.contains("\"3\" can't be part of this line. Did you mean \"\(meant)\"?"), "\(text)")
  }

  @Test(arguments: ["Oslo at Christmas", "Oslo 24 Dec", "Oslo na Vianoce", "Silvester Oslo"])
  func aDayBeyondTheForecastIsSaid(line: String) async {
    let text = await text(line)
    expectText(text, has: "December 2026: it ends on", "Type chart year for what is normal then.")
  }

  @Test func aNameMayBeginAsAQuestion() async {
    expectText(
      await Session.answer(to: "will county", .knowing("Oslo", "Will County"), .json),
      has: "\"name\":\"Will County\"")
  }

  /// A region has no population.
  @Test func walesIsNoSlipOfWaves() async {
    var wales = Fixture.oslo
    (wales.name, wales.kind, wales.population) = ("Wales", .region, nil)
    expectText(
      await Session.answer(to: "Wales", .finding([wales]), .json), has: "\"name\":\"Wales\"")
  }

  @Test(arguments: [
    ("will there be fog in Oslo", "fog"), ("fog in Oslo tomorrow", "fog"), ("Oslo fog", "fog"),
    ("chart fog Oslo", "fog"), ("kedy bude hmla", "hmla"), ("bude zajtra ráno hmla v Oslo", "hmla"),
    ("budú poobede búrky v Oslo", "búrky"), ("bude poobede búrka v Oslo", "búrka"),
  ])
  func whatVaneDoesNotHaveIsSaid(line: String, word: String) async {
    expectText(await text(line), has: "Vane has nothing called \"\(word)\".")
  }

  @Test(arguments: [
    ("favorites tomorrow", "detail tomorrow"), ("favorites x", "favorites filter x"),
    ("cities europe", "cities filter europe"), ("told x", "told"),
  ])
  func aNameAfterAScreenIsALine(line: String, meant: String) async {
    expectText(await text(line), has: "Did you mean \"\(meant)\"?")
  }

  @Test func helpHasTheOrdersOfEveryList() async {
    let text = await text("help sort")
    #expect(text.contains(" sort population|temperature|wind|humidity|name\n sort "), "\(text)")
  }

  @Test(arguments: [Language.english, .slovak])
  func aForecastSaysWhereItEnds(language: Language) async {
    let text = await Session.answeringEverything(["days 99 Oslo", "days Oslo"], in: language)
      .answers()
    let sentence = language == .english ? "The forecast has only " : "Predpoveď má len "
    #expect(text[0].contains(sentence), "\(text)")
    #expect(!text[1].contains(sentence), "\(text)")
  }

  @Test(arguments: [Language.english, .slovak]) func aRareNameIsSaid(language: Language) async {
    var match = PlaceMatch(
      place: Fixture.bratislava, kind: .whole, matchedName: "Pressburg", score: 5)
    match.isNameRare = true
    let session = Session(
      ["pressburg"], settings: SavedSettings([Language.setting: language.rawValue]),
      gazetteer: .matching([match]), weather: .answering(Fixture.report))
    let text = await session.answers().joined()
    #expect(
      text.contains(
        language == .english
          ? " pressburg is another name of Bratislava, "
          : " pressburg je iný názov miesta Bratislava, "),
      "\(text)")
  }

  /// The nickname of a city is listed with a town of that name.
  @Test(arguments: [(27_000, false), (2000, true)])
  func aTownIsNotHiddenByANickname(people: Int, isCertain: Bool) async {
    var city = PlaceMatch(
      place: Fixture.tokyo, kind: .whole, matchedName: "Garden City", score: 6)
    city.isNameRare = true
    var town = Fixture.oslo
    (town.name, town.population) = ("Garden City", people)
    let matches = [city, PlaceMatch(place: town, kind: .whole, score: 4.7)]
    let text = await text("Garden City", .matching(matches))
    #expect(text.contains("2 places for Garden City") != isCertain, "\(text)")
  }

  /// If a city has several airports, they are listed, because any may be meant.
  @Test func airportsOfACityAreListed() async {
    let airports = ["Biggin Hill", "Heathrow"].map { name in
      var place = Fixture.oslo
      (place.name, place.kind) = (name, .airport)
      return PlaceMatch(place: place, kind: .whole, score: 5)
    }
    let text = await text("london airport", .matching(airports))
    #expect(text.contains("2 places for london airport"), "\(text)")
  }
}
