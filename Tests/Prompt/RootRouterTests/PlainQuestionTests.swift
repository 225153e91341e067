@testable import RootRouter
import ScreenTestSupport

/// Lines as people say them, and what stands between a command and its place.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PlainQuestionTests {
  private func text(
    _ line: String, _ runMode: RunMode = .json,
    _ gazetteer: GazetteerClient = .knowing("Oslo", "Bergen")
  ) async -> String {
    await Session.answer(to: line, gazetteer, runMode)
  }

  @Test(arguments: [
    ("will it rain in Oslo", "when"), ("Will it snow in Oslo tomorrow?", "when"),
    ("is it raining in Oslo", "when"), ("do I need an umbrella in Oslo", "when"),
    ("when will it rain in Oslo", "when"), ("when does it stop raining in Oslo", "when"),
    ("when is it dry tomorrow in Oslo", "when"), ("will it rain tomorrow in Oslo", "when"),
    ("is it cold in Oslo", "detail"), ("what's the weather in Oslo", "detail"),
    ("what is the weather like in Oslo tomorrow", "detail"), ("how is it in Oslo", "detail"),
    ("how cold is it in Oslo", "detail"), ("weather in Oslo?", "detail"), ("Oslo ?", "detail"),
    ("what's the humidity in Oslo", "hours"), ("current temperature in Oslo", "chart"),
    ("how windy is Oslo", "chart"), ("how much snow tomorrow in Oslo", "chart"),
    ("what time is sunset in Oslo", "sun"), ("is it windy tomorrow in Oslo", "chart"),
    ("when is sunset in Oslo", "sun"), ("show Oslo", "detail"), ("rain tomorrow in Oslo?", "chart"),
    ("bude pršať v Oslo", "when"), ("bude zajtra pršať v Oslo", "when"),
    ("kedy bude pršať v Oslo", "when"), ("kedy prestane pršať v Oslo", "when"),
    ("prší v Oslo", "when"), ("aké bude počasie v Oslo", "detail"), ("ako je v Oslo", "detail"),
    ("východ slnka Oslo", "sun"), ("fáza mesiaca Oslo", "sun"), ("kvalita ovzdušia Oslo", "air"),
    ("please show me Oslo", "detail"), ("could you tell me the weather in Oslo please", "detail"),
    ("can you show the forecast for Oslo", "detail"), ("give me weather Oslo", "detail"),
    ("i want the weather for Oslo", "detail"), ("prosím počasie Oslo", "detail"),
    ("ukáž mi počasie v Oslo", "detail"), ("chcem vidieť počasie v Oslo", "detail"),
    ("how hot is it in Oslo right now", "detail"), ("is it snowing in Oslo right now", "when"),
    ("any rain in Oslo today", "when"), ("are there any warnings in Oslo", "warnings"),
    ("how many degrees in Oslo", "chart"), ("koľko stupňov je v Oslo", "chart"),
    ("koľko nasneží v Oslo", "chart"), ("how much rain will fall in Oslo tomorrow", "chart"),
    ("bude v Oslo zajtra snežiť", "when"), ("kedy bude v Oslo slnečno", "when"),
    ("bude o víkende pršať v Oslo", "when"), ("kedy zapadá slnko v Oslo", "sun"),
    ("when does the sun rise in Oslo", "sun"), ("what time does the sun set in Oslo", "sun"),
    ("what about tomorrow in Oslo", "detail"), ("Oslo in two days", "detail"),
    ("when's it going to rain in Oslo", "when"), ("chance of snow Oslo", "when"),
    ("what's the high today in Oslo", "detail"), ("kedy začne pršať v Oslo", "when"),
    ("predpoveď počasia Oslo", "detail"), ("wind direction Oslo", "chart"),
    ("sun times Oslo", "sun"), ("wind speed Oslo", "chart"), ("moon phase Oslo", "sun"),
    ("when rain at Oslo", "when"), ("Oslo please", "detail"), ("Oslo, please", "detail"),
    ("please Oslo", "detail"), ("Oslo prosím", "detail"), ("Oslo thanks", "detail"),
    ("hours Oslo please", "hours"), ("tomorrow Oslo please", "detail"), ("weather Oslo,", "detail"),
    ("for Saturday in Oslo", "detail"), ("for the weekend in Oslo", "detail"),
    ("Oslo mon-wed", "detail"), ("Oslo sat sun", "detail"), ("Oslo until friday", "detail"),
    ("od pondelka do stredy Oslo", "detail"), ("days Oslo od pondelka do stredy", "days"),
    ("compare Oslo, Bergen sat and sun", "compare"), ("Oslo o pol ôsmej", "detail"),
    ("no more rain Oslo", "when"), ("today's forecast Oslo", "detail"),
    ("Oslo’s weather", "detail"), ("Oslo tento piatok", "detail"),
    ("o koľkej zapadá slnko v Oslo", "sun"), ("at what time is sunset in Oslo", "sun"),
    ("dokedy bude pršať v Oslo", "when"), ("odkedy bude pršať v Oslo", "when"),
    ("ako dlho bude pršať v Oslo", "when"), ("kedy bude svietiť slnko v Oslo", "when"),
    ("kedy klesne teplota pod nulu v Oslo", "when"), ("when below zero in Oslo", "when"),
    ("bude teplota pod nulou v Oslo", "when"), ("koľko napadne snehu v Oslo", "chart"),
    ("bude fúkať vietor v Oslo zajtra", "chart"), ("neprší v Oslo", "when"),
    ("prestane snežiť v Oslo", "when"), ("aké silné sú nárazy vetra v Oslo", "hours"),
    ("aká bude zajtra najvyššia teplota v Oslo", "chart"), ("platí výstraha v Oslo", "warnings"),
    ("aké výstrahy platia v Oslo", "warnings"), ("Oslo o pätnástej", "detail"),
    ("Oslo o dvadsiatej druhej", "detail"), ("Oslo zajtra predpoludním", "detail"),
    ("zajtra na poludnie v Oslo", "detail"), ("Oslo o hodinu", "detail"),
    ("Oslo od piatka do nedele", "detail"), ("Oslo zajtra medzi 8. a 12. hodinou", "detail"),
    ("počasie pri Oslo", "detail"), ("počasie pre Oslo", "detail"),
    ("what warnings are there in Oslo", "warnings"), ("bude zajtra pod nulou v Oslo", "when"),
    ("bude zajtra teplejšie ako 10 stupňov v Oslo", "when"), ("Oslo o polhodinu", "detail"),
    ("aký vietor bude zajtra v Oslo", "chart"), ("bude zajtra vietor v Oslo", "chart"),
    ("je potrebný dáždnik v Oslo", "when"), ("mám si obliecť kabát v Oslo", "detail"),
    ("zobraz počasie v Oslo", "detail"), ("chcem vedieť, či bude v Oslo pršať", "when"),
    ("povedz mi, či bude zajtra pršať v Oslo", "when"), ("čo bude zajtra v Oslo", "detail"),
    ("Oslo cez noc", "detail"), ("Oslo zajtra okolo obeda", "detail"),
    ("Oslo zajtra cez deň", "detail"), ("bude v noci na zajtra mrznúť v Oslo", "when"),
  ])
  func isUnderstood(line: String, command: String) async {
    expectText(await text(line), has: "\"command\":\"\(command)\",\"ok\":true", "\"name\":\"Oslo\"")
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

  @Test(arguments: [
    "hours in Oslo", "days 3 in Oslo", "chart for Oslo", "soon in Oslo", "sun at Oslo",
    "air in Oslo", "warnings for Oslo", "detail tomorrow in Oslo", "tomorrow in Oslo",
    "hours v Oslo", "uv index in Oslo", "air quality in Oslo", "hours na Oslo",
  ])
  func aWordBeforeAPlaceIsNoneOfIt(line: String) async {
    expectText(await text(line), has: "\"name\":\"Oslo\"")
  }

  @Test(arguments: [
    ("will county", "Will County"), ("hours In Salah", "In Salah"), ("What Cheer", "What Cheer"),
    ("in salah", "In Salah"),
  ])
  func namesThatBeginSoArePlaces(line: String, name: String) async {
    let text = await text(line, .json, .knowing("Oslo", "Salah", name))
    #expect(text.contains("\"name\":\"\(name)\""), "\(text)")
  }

  @Test(arguments: ["map of Oslo", "map in Oslo", "map Oslo"]) func theMapOfAPlace(line: String)
    async
  {
    expectText(await text(line), has: "\"command\":\"map\",\"ok\":true", "\"latitude\":59.9")
  }

  /// Names in capitals that the gazetteer doesn't have may be found online.
  @Test(arguments: ["Map Ta Phut", "Left Hand", "Out Skerries"])
  func anUnknownNameIsNoCommand(line: String) async {
    expectText(await text(line, .prompt, .knowing("Oslo")), has: "No place matches \"\(line)\".")
  }

  @Test(arguments: ["Map Oslo", "Help Sort", "Set Units Metric", "Map Type Night"])
  func aCommandMayBeginWithACapital(line: String) async {
    expectText(await text(line, .json, .knowing("Oslo")), has: "\"ok\":true")
  }

  @Test(arguments: [
    ("models Oslo 3", "models Oslo"), ("models 3 Oslo", "models Oslo"), ("air 3 Oslo", "air Oslo"),
    ("Oslo 3", "detail Oslo"),
  ])
  func aNumberIsNotIgnored(line: String, meant: String) async {
    let text = await text(line, .prompt)
    #expect(
      text.contains("\"3\" can't be part of this line. Did you mean \"\(meant)\"?"), "\(text)")
  }

  @Test(arguments: ["Oslo at Christmas", "Oslo 24 Dec", "Oslo na Vianoce", "Silvester Oslo"])
  func aDayBeyondTheForecastIsSaid(line: String) async {
    let text = await text(line, .prompt)
    expectText(text, has: "December 2026: it ends on", "Type chart year for what is normal then.")
  }

  /// A village, and not the frost in its state.
  @Test(arguments: ["Frost Texas", "Frost, Texas"])
  func aVillageMayBeCalledLikeWeather(line: String) async {
    var village = Fixture.oslo
    (village.name, village.region, village.population) = ("Frost", "Texas", 600)
    expectText(await text(line, .json, .finding([village])), has: "\"name\":\"Frost\"")
  }

  /// A region has no population.
  @Test func walesIsNoSlipOfWaves() async {
    var wales = Fixture.oslo
    (wales.name, wales.kind, wales.population) = ("Wales", .region, nil)
    let text = await text("Wales", .json, GazetteerClient.finding([wales]))
    #expect(text.contains("\"name\":\"Wales\""), "\(text)")
  }

  @Test(arguments: [
    ("will there be fog in Oslo", "fog"), ("fog in Oslo tomorrow", "fog"), ("Oslo fog", "fog"),
    ("chart fog Oslo", "fog"), ("kedy bude hmla", "hmla"), ("bude zajtra ráno hmla v Oslo", "hmla"),
    ("budú poobede búrky v Oslo", "búrky"), ("bude poobede búrka v Oslo", "búrka"),
  ])
  func whatVaneDoesNotHaveIsSaid(line: String, word: String) async {
    expectText(await text(line, .prompt), has: "Vane has nothing called \"\(word)\".")
  }

  @Test(arguments: [
    ("favorites tomorrow", "detail tomorrow"), ("favorites x", "favorites filter x"),
    ("cities europe", "cities filter europe"), ("told x", "told"),
  ])
  func aNameAfterAScreenIsALine(line: String, meant: String) async {
    expectText(await text(line, .prompt), has: "Did you mean \"\(meant)\"?")
  }

  @Test(arguments: [
    "cities sort wind", "cities filter oslo", "compare Oslo Bergen by wind",
    "compare Oslo, Bergen by rain", "last friday Oslo", "Oslo last friday", "last weekend Oslo",
    "Oslo last weekend", "Oslo minulý víkend", "past weekend Oslo", "past friday Oslo",
    "last week Oslo", "past last 3 days Oslo", "Oslo minulý piatok", "minulý piatok",
    "25 dec 2020 Oslo", "2020-12-25", "day before yesterday Oslo", "predvčerom", "prší", "prší?",
    "past 2020-12-25",
  ])
  func isDone(line: String) async {
    expectText(await Session.documents(.line(line)), has: "\"ok\":true")
  }

  @Test func helpHasTheOrdersOfEveryList() async {
    let text = await text("help sort", .prompt)
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
    let text = await text("Garden City", .prompt, .matching(matches))
    #expect(text.contains("2 places for Garden City") != isCertain, "\(text)")
  }

  /// If a city has several airports, they are listed, because any may be meant.
  @Test func airportsOfACityAreListed() async {
    let airports = ["Biggin Hill", "Heathrow"].map { name in
      var place = Fixture.oslo
      (place.name, place.kind) = (name, .airport)
      return PlaceMatch(place: place, kind: .whole, score: 5)
    }
    let text = await text("london airport", .prompt, .matching(airports))
    #expect(text.contains("2 places for london airport"), "\(text)")
  }
}
