import Itineraries
import ScreenTestSupport

/// A line that keeps every word is done, and says how it was read.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ReadAsTests {
  private static let gazetteer = GazetteerClient.knowing([Fixture.oslo, Fixture.bratislava])

  private func text(_ line: String, _ runMode: RunMode = .prompt) async -> String {
    let session = Session(
      ["searches", .line(line)], runMode: runMode,
      kept: SavedPlaces(searches: [Fixture.oslo, Fixture.bratislava]),
      gazetteer: Self.gazetteer, geocoding: .finding([]), weather: .answering(Fixture.report),
      airQuality: .answering(Fixture.air), history: Session.history,
      ways: .answering(Fixture.report), columns: 200)
    return runMode.isInteractive
      ? await session.answers().last ?? "" : await session.run().text
  }

  @Test(arguments: [
    ("chart temprature Oslo", "chart temperature Oslo"), ("hours tomorow", "hours tomorrow"),
    ("hours tomorow Oslo", "hours Oslo tomorrow"), ("oslo days 3", "days 3 oslo"),
    ("Oslo wind above 10 m/s", "when wind above 10 m/s in Oslo"),
    ("Oslo above 20", "when above 20 in Oslo"), ("will it rian in Oslo", "when rain in Oslo"),
    ("Oslo vs Bratislava by wind", "compare Oslo, Bratislava by wind"),
    ("temperature in Oslo 3 days ago", "past 3 days ago Oslo"),
    ("temprature Oslo", "chart temperature Oslo"), ("humidty Oslo", "hours humidity Oslo"),
    ("Oslo temperature", "chart temperature Oslo"), ("Oslo wind chill", "hours wind-chill Oslo"),
    ("Oslo wind chill tomorrow", "hours wind-chill Oslo tomorrow"),
    ("Oslo rain tomorrow", "chart rain Oslo tomorrow"), ("Oslo radar", "map type radar in Oslo"),
    ("Oslo tomorow", "detail Oslo tomorrow"), ("48h Oslo", "hours Oslo 48h"), ("7d", "days 7d"),
    ("chart Oslo wind", "chart wind Oslo"), ("air Oslo tomorrow", "chart air Oslo tomorrow"),
    ("Oslo last week", "past 7 Oslo"), ("Oslo hours", "hours Oslo"),
    ("Oslo warnings", "warnings Oslo"), ("Oslo soon", "soon Oslo"),
    ("Oslo vs Oslo", "compare Oslo, Oslo"), ("Oslo or Oslo", "compare Oslo, Oslo"),
    ("temprature", "chart temperature"), ("ls", "favorites"), ("ls -l", "favorites"),
    ("history", "searches"), ("cd Oslo", "detail Oslo"), ("cd ..", "back"),
    ("tomorow", "detail tomorrow"), ("tommorrow Oslo", "detail Oslo tomorrow"),
    ("zajtr", "detail zajtra"), ("obľúbené", "favorites"), ("pomoc", "help"),
    ("serch Oslo", "search Oslo"), ("find Oslo", "search Oslo"), ("days yesterday", "past 1"),
    ("radr", "map type radar"), ("humidty", "hours humidity"), ("air weekend", "chart air weekend"),
    ("z Oslo do Bratislava zajtra o 8", "along Oslo to Bratislava at zajtra 8"),
    (
      "from Oslo to Bratislava by bike tomorrow at 8",
      "along Oslo to Bratislava at tomorrow 8 by bike"
    ),
    ("Oslo to Bratislava tomorrow", "along Oslo to Bratislava tomorrow"),
    ("Oslo to Bratislava at 15:00", "along Oslo to Bratislava at 15:00"),
    ("from Oslo to Bratislava on Saturday", "along Oslo to Bratislava Saturday"),
    ("next 3 days in Oslo", "days Oslo 3 days"),
    ("next 48h", "hours 48h"),
    ("10-day forecast Oslo", "days Oslo 10-day"),
    ("two days Oslo", "days Oslo two days"),
    ("from Oslo to Bratislava", "along Oslo to Bratislava"),
    ("Oslo Bratislava", "compare Oslo, Bratislava"),
    ("Oslo & Bratislava", "compare Oslo, Bratislava"),
    ("Oslo a Bratislava", "compare Oslo, Bratislava"),
    // A date of the last weeks is over.
    ("20.11. Oslo", "past 20.11. Oslo"), ("Oslo 20 Nov", "past 20 Nov Oslo"),
    ("delete 1", "rm 1"),
    ("zmaž 2", "rm 2"),
    ("remove 2", "rm 2"),
    ("pridaj Bratislava", "star Bratislava"),
    ("add Bratislava", "star Bratislava"),
  ])
  func isDone(line: String, meant: String) async {
    expectText(await text(line), has: "Read as: \(meant)\n")
  }

  @Test(arguments: [
    "in Oslo, will it rain tomorrow", "Oslo, tomorrow, will it rain?",
    "tomorrow in Oslo will it rain", "v Oslo bude zajtra pršať", "zajtra bude v Oslo pršať",
  ])
  func aQuestionMayBeginInTheMiddle(line: String) async {
    expectText(
      await text(line, .json), has: "\"command\":\"when\",\"ok\":true", "\"question\":\"rain\"")
  }

  @Test(arguments: [
    ("Oslo Bratislava by car 3 days", "by car"), ("rain Oslo by bike", "by bike"),
    ("when dry under 3h Oslo", "under 3h"),
  ])
  func nothingIsLost(line: String, lost: String) async {
    expectText(await text(line), has: "\(lost)\"", "can't be part")
  }

  /// A number takes a line that was just offered, and a row otherwise.
  @Test func aNumberTakesTheOffer() async {
    let session = Session(
      ["searches", "when hot Oslo", "1", "1"],
      kept: SavedPlaces(searches: [Fixture.oslo, Fixture.bratislava]),
      gazetteer: Self.gazetteer, weather: .answering(Fixture.report), columns: 200)
    let answers = await session.answers()
    #expect(answers[2].contains("Read as: when above 30c in Oslo\n"), "\(answers[2])")
    expectText(answers[3], has: "Oslo, Norway", lacks: "Read as")
  }

  @Test func aDocumentHasTheLine() async {
    expectText(await text("Oslo wind", .json), has: "\"line\":\"chart wind Oslo\"")
  }

  /// A slip of two letters, a guess, a setting and what deletes everything are asked.
  @Test(arguments: [
    ("favrtes", "favorites"), ("tomorwo Oslo", "detail Oslo tomorrow"),
    ("knots", "set wind knots"), ("remove all", "rm all"), ("edit 1", "rename 1"),
    ("telll when rain in Oslo", "tell when rain in Oslo"), ("homme Oslo", "home Oslo"),
    ("starr Oslo", "star Oslo"),
  ])
  func isAsked(line: String, meant: String) async {
    expectText(await text(line), has: "Did you mean \"\(meant)\"?")
  }
}
