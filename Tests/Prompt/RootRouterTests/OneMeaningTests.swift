import Foundation
import ScreenTestSupport

/// A line is answered as it was typed, or its answer says what it can't hold.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OneMeaningTests {
  private func session(_ steps: [ScriptedLines.Step], _ runMode: RunMode) -> Session {
    Session(
      steps, runMode: runMode, kept: SavedPlaces(searches: [Fixture.oslo]),
      gazetteer: .knowing("Oslo", "Bergen", "New York"), geocoding: .finding([]),
      weather: .answering(Fixture.report), history: Session.history, columns: 200)
  }

  /// What follows the line.
  private func text(_ line: String, _ runMode: RunMode = .prompt) async -> String {
    let session = session([.line(line)], runMode)
    return runMode.isInteractive ? await session.answers().joined() : await session.run().text
  }

  /// A threshold alone is one to be exceeded, and people have other words for above and below.
  @Test(arguments: [
    ("when wind 50km/h in Oslo", "wind above 50km/h"),
    ("when above 10 m/s in Oslo", "wind above 10 m/s"), ("when below 3kn Oslo", "wind below 3kn"),
    ("when wind > 50 km/h Oslo", "wind above 50 km/h"),
    ("when wind over 20 knots Oslo", "wind above 20 knots"), ("when temperature 25", "above 25"),
    ("when temperature over 25 Oslo", "above 25"), ("when warmer than 20 in Oslo", "above 20"),
    ("when colder than 0 Oslo", "below 0"), ("when wind less than 5 m/s Oslo", "wind below 5 m/s"),
    ("when frost Oslo", "below 0c"), ("when dry 2 days Oslo", "dry 48h"),
    ("when dry at least 3h Oslo", "dry 3h"), ("kedy bude sucho aspoň 3 hodiny v Oslo", "dry 3h"),
    ("kedy bude slnko v Oslo", "sun"), ("when below minus 10 Oslo", "below -10"),
    ("when will it reach 20 in Oslo", "above 20"), ("tomorrow will it rain in Oslo", "rain"),
    ("bude v nedeľu pršať v Oslo", "rain"), ("v nedeľu bude snežiť v Oslo", "snow"),
    ("will it be colder than 5 in Oslo", "below 5"),
    ("is it less than 5 degrees in Oslo", "below 5"), ("nebude zajtra pršať v Oslo", "dry"),
    ("when no rain in Oslo", "dry"), ("when not raining Oslo", "dry"),
    ("when rain stops Oslo", "dry"), ("when sunny in Oslo", "sun"), ("no rain Oslo", "dry"),
    ("dry tomorrow Oslo", "dry"), ("when is the next rain in Oslo", "rain"),
    ("when will it be above 20 in Oslo", "above 20"), ("kedy nad 20 Oslo", "above 20"),
    ("kedy vietor nad 50 km/h v Oslo", "wind above 50 km/h"), ("kedy teplota 25", "above 25"),
    ("kedy bude viac ako 20 stupňov v Oslo", "above 20"), ("kedy bude sneh v Oslo", "snow"),
    ("nebude pršať v Oslo", "dry"), ("bez dažďa Oslo", "dry"),
    ("when will the wind drop below 10 knots in Oslo", "wind below 10 knots"),
    // `tell` reads what `when` reads.
    ("tell when rain in Oslo tomorrow", "rain 2026-11-22"),
    ("tell when rain Oslo tomorrow", "rain 2026-11-22"),
    ("tell when frost in Oslo", "below 0c"), ("tell when wind 50km/h in Oslo", "wind above 50km/h"),
    ("tell when temperature 25 in Oslo", "above 25"), ("tell me when it rains in Oslo", "rain"),
    ("tell when rain in Oslo weekend", "rain weekend"),
  ])
  func questionsHaveOneMeaning(line: String, question: String) async {
    let text = await text(line, .json)
    let command = line.hasPrefix("tell ") ? "tell" : "when"
    expectText(text, has: "\"command\":\"\(command)\",\"ok\":true", "\"question\":\"\(question)\"")
    #expect(text.contains("\"name\":\"Oslo\"") || command == "tell", "\(text)")
  }

  /// The first day of a week would be another alert.
  @Test(arguments: ["next week", "this week", "next weekend"])
  func anAlertIsForOneDay(days: String) async {
    let text = await text("tell when rain \(days) in Oslo")
    #expect(text.contains("Type: tell when rain weekend in Oslo"), "\(text)")
  }

  @Test(arguments: [
    "hours Oslo tomorrow 24h", "hours 24h Oslo tomorrow", "hours Oslo 24h tomorrow",
    "hours tomorrow 24h Oslo", "hours 24h tomorrow Oslo",
  ])
  func aWholeDayIsItsHours(line: String) async {
    let (typed, usual) = (await text(line), await text("hours tomorrow Oslo"))
    #expect(typed == usual)
    #expect(typed.contains("17:00"), "\(typed)")
  }

  @Test(arguments: ["hours Oslo tomorrow 6h", "hours 6 Oslo tomorrow", "hours tomorrow Oslo 6"])
  func aPartOfADayIsItsBeginning(line: String) async {
    expectText(await text(line), has: "00:00", "05:00", lacks: "06:00")
  }

  @Test(arguments: [["compare", "New York, Oslo"], ["compare", "New York", "Oslo"]])
  func aListMayBeQuoted(words: [String]) async {
    let session = session([], .pipe)
    let (text, status) = await session.run(words)
    #expect(status == 0 && text.contains("New York, NO"), "\(text)")
  }

  @Test func aWeekHasTheSunOfEachDay() async {
    let text = await text("sun Oslo next week")
    #expect(text.contains("Mon 23") && text.contains("Sun 29"), "\(text)")
    expectText(
      await self.text("sun Oslo weekend", .json), has: "\"days\":[", "\"date\":\"2026-11-22\"")
  }

  @Test(arguments: ["22nd", "1st", "3rd"]) func theNumberOfADayAloneIsOne(line: String) async {
    expectText(await text(line), lacks: "postal code", "No place")
  }

  @Test(arguments: [
    ("hours Oslo in knots", "set wind knots", " kn"),
    ("Oslo in fahrenheit", "set temperature fahrenheit", "°F"),
    ("Oslo fahrenheit", "set temperature fahrenheit", "°F"),
    ("Oslo imperial", "set units imperial", "mph"),
  ])
  func aUnitBehindAPlaceIsOfThisAnswer(line: String, setting: String, unit: String) async {
    expectText(await text(line), has: "In this answer only. For all, type: \(setting)\n", unit)
  }

  @Test func theNextAnswerHasTheUnitsThatWereSet() async {
    let answers = await session([.line("Oslo fahrenheit"), .line("Oslo")], .prompt).answers()
    #expect(answers.map { $0.contains("°F") } == [true, false], "\(answers)")
  }

  @Test(arguments: [
    ("Oslo 3 days ago", "2026-11-18", "2026-11-18"),
    ("Oslo pred týždňom", "2026-11-14", "2026-11-14"),
    ("past Oslo 2013-06", "2013-06-01", "2013-06-30"),
    ("past Oslo June 2013", "2013-06-01", "2013-06-30"),
    ("past Oslo week", "2026-11-14", "2026-11-20"),
  ])
  func daysThatAreOverArePast(line: String, first: String, last: String) async {
    let text = await Session.documents(.line(line))
    expectText(text, has: "\"command\":\"past\",\"ok\":true", "\"items\":[{\"date\":\"\(first)\"")
    #expect(text.components(separatedBy: "\"date\":").last?.hasPrefix("\"\(last)\"") == true)
  }

  @Test(arguments: [
    ("normal 24 Dec Oslo", "2026-12-24"), ("normal Oslo 24 Dec", "2026-12-24"),
    ("normal Oslo tomorrow", "2026-11-22"), ("normal Oslo", "2026-11-21"),
  ])
  func otherDatesHaveAnAverage(line: String, date: String) async {
    let text = await Session.documents(.line(line))
    expectText(text, has: "\"command\":\"normal\",\"ok\":true", "\"date\":\"\(date)\"")
  }

  @Test func theAverageIsOfOneDay() async {
    let text = await Session.documents("normal weekend Oslo")
    #expect(text.contains("Type: vane normal 2026-11-21 Oslo"), "\(text)")
  }

  @Test(arguments: [
    ("kedy slnko zapadá v Oslo", "sun"), ("rain Oslo next 3 days", "chart"),
    ("chart rain Oslo week", "chart"), ("aký bude zajtra vietor v Oslo", "chart"),
    ("compare Oslo, New York on friday by wind", "compare"), ("the Oslo", "detail"),
    ("moonrise Oslo", "sun"), ("Oslo tmrw", "detail"),
  ])
  func isAnswered(line: String, command: String) async {
    expectText(await text(line, .json), has: "\"command\":\"\(command)\",\"ok\":true")
  }

  @Test(arguments: ["Line Lexington"]) func aNameInCapitalsIsNoLine(line: String) async {
    expectText(await text(line), has: "No place matches \"\(line)\"")
  }

  @Test func aLongDashIsTwo() {
    #expect(Arguments.split("normal —yes Oslo – x") == ["normal", "--yes", "Oslo", "–", "x"])
  }
  @Test(arguments: [
    ("compare Oslo, Bergen 15:00", "\"15:00\" can't", "compare Oslo, Bergen"),
    ("compare Oslo Bergen at 15:00", "\"at 15:00\" can't", "compare Oslo, Bergen"),
    ("compare Oslo Bergen 3 days", "\"3 days\" can't", "compare Oslo, Bergen"),
    ("days Oslo tomorrow 8am", "\"8am\" can't", "days Oslo tomorrow"),
    ("hours yesterday morning Oslo", "\"morning\" can't", "past 1 Oslo"),
    (
      "tell when rain tomorrow morning in Oslo", "\"morning\" can't",
      "tell when rain tomorrow in Oslo"
    ),
    ("sun Oslo tomorrow at noon", "\"at noon\" can't", "sun Oslo tomorrow"),
    ("hours tomorrow 48h Oslo", "\"48h\" can't", "hours Oslo tomorrow"),
    ("days 3 Oslo tomorrow", "\"3\" can't", "days Oslo tomorrow"),
    ("when rain or snow in Oslo", "\"snow\" can't", "when rain in Oslo"),
    ("when rain Oslo and Bergen", "\"Bergen\" can't", "when rain in Oslo"),
    ("when rain in Oslo next 3 days", "\"next 3 days\" can't", "when rain in Oslo"),
    ("soon Oslo tomorrow", "\"soon\" can't", "detail Oslo tomorrow"),
    ("when hot Oslo", "understood", "when above 30c in Oslo"),
    ("when no wind Oslo", "understood", "when wind below 3m/s in Oslo"),
    ("when temperature 0 in Oslo", "understood", "when below 0 in Oslo"),
    ("New York 3 days normal", "\"3 days\" can't", "normal New York"),
    ("Oslo sat in 2 hours", "\"in 2 hours\" can't", "detail Oslo sat"),
    ("Oslo friday, tomorrow", "\"tomorrow\" can't", "detail Oslo friday"),
    ("when wind 3 hours Oslo", "understood", "when wind above 10m/s 3h in Oslo"),
    ("kedy bude fúkať vietor v Oslo", "understood", "when wind above 10m/s in Oslo"),
    ("past Oslo tomorrow", "\"tomorrow\" can't", "past 7 Oslo"),
    ("temperature at 2000 m Oslo", "\"at 2000 m\" can't", "chart temperature Oslo"),
    ("when visibility 1km Oslo", "understood", "when visibility below 1km in Oslo"),
    ("when dry and warm Oslo", "\"warm\" can't", "when dry in Oslo"),
    ("when 6 bft Oslo", "understood", "when wind above 6 bft in Oslo"),
    ("kedy bude teplo v Oslo", "understood", "when above 20c in Oslo"),
    ("tell warnings Oslo tomorrow", "\"tomorrow\" can't", "tell warnings in Oslo"),
  ])
  func whatIsLostIsSaid(line: String, lost: String, meant: String) async {
    let text = await text(line)
    expectText(text, has: lost, "Did you mean \"\(meant)\"?")
    // The offered line works.
    let answer = await self.text(meant)
    let refusals = ["Did you mean", "Usage:", "belongs at", "isn't valid", "can't be"]
    #expect(!refusals.contains(where: answer.contains), "\(answer)")
  }

  @Test(arguments: [
    ("Oslo last 3 days", "past 3 days Oslo"),
    ("tomorrow New York vs Oslo", "compare New York, Oslo tomorrow"),
    ("Oslo tomorrow models", "models Oslo tomorrow"),
    ("hours Oslo, Bergen", "compare Oslo, Bergen"),
    ("wind Oslo, Bergen", "compare Oslo, Bergen by wind"), ("Oslo/Bergen", "compare Oslo, Bergen"),
    ("Oslo/Bergen tomorrow", "compare Oslo, Bergen tomorrow"),
    ("gusts above 20", "when gusts above 20"),
    ("vietor viac ako 10 Oslo", "when wind above 10 in Oslo"),
    ("wind more than 10 m/s Oslo tomorrow", "when wind above 10 m/s tomorrow in Oslo"),
    ("Oslo May 2025", "past May 2025 Oslo"), ("yesterday rain Oslo", "past 1 Oslo"),
    ("was it hot in Oslo yesterday", "past 1 Oslo"), ("pršalo včera v Oslo", "past 1 Oslo"),
    ("Oslo tomorrow mornign", "detail Oslo tomorrow morning"),
    ("air quality Oslo tomorrow", "chart air Oslo tomorrow"),
    ("rain last week Oslo", "past 7 Oslo"),
    ("porovnaj Oslo, Bergen zajtra", "compare Oslo, Bergen zajtra"),
    ("when sunset Oslo", "sun Oslo"), ("Oslo in winter", "chart year Oslo"),
    ("Oslo v júli", "chart year Oslo"), ("Oslo v zime", "chart year Oslo"),
    ("Oslo a fortnight", "days Oslo a fortnight"), ("Oslo all week", "days Oslo"),
    ("Oslo later", "hours Oslo"), ("Oslo celý týždeň", "days Oslo"),
  ])
  func whatIsUnderstoodIsDone(line: String, meant: String) async {
    let text = await text(line)
    #expect(text.contains("Read as: \(meant)\n"), "\(text)")
    let answer = await self.text(meant)
    #expect(text.split(separator: "\n").last == answer.split(separator: "\n").last)
  }

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
    let text = await Session.answer(
      to: line,
      .knowing(
        "Dry Ridge", "Ridge", "Snow Hill", "Hill", "Dolná Streda", "Dolna", "Rimavská Sobota",
        "Oslo"))
    expectText(text, has: place, lacks: "understood")
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
