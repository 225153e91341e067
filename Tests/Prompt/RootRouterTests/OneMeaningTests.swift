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

  /// The first day of a week would be another alert.
  @Test(arguments: ["next week", "this week", "next weekend"])
  func anAlertIsForOneDay(days: String) async {
    let text = await text("tell when rain \(days) in Oslo")
    #expect(text.contains("Type: tell when rain weekend in Oslo"), "\(text)")
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

  @Test(arguments: ["in fahrenheit", "and in fahrenheit", "back to fahrenheit", "vo fahrenheitoch"])
  func aUnitBehindAnAnswerIsItsOwn(unit: String) async {
    let answers = await session(
      [.line("hours Oslo"), .line(unit), .line("hours Oslo")], .prompt
    ).answers()
    #expect(answers.map { $0.contains("°F") } == [false, true, false], "\(answers)")
  }

  /// The place is asked for again, not the unit before.
  @Test func anotherUnitIsOfTheSameAnswer() async {
    let answers = await session(
      [.line("Oslo"), .line("in mph"), .line("in fahrenheit")], .prompt
    ).answers()
    #expect(answers.map { $0.contains("°F") } == [false, false, true], "\(answers)")
  }

  /// The limit that was asked for isn't another one.
  @Test func aLimitStaysInItsUnit() async {
    let inKnots = await session(
      [.line("when wind above 20 mph"), .line("in knots")], .prompt
    ).answers()
    let inFahrenheit = await session(
      [.line("when above 30"), .line("in fahrenheit")], .prompt
    ).answers()
    expectText(inKnots[1], has: " kn", lacks: "mph")
    let limit = await session(
      [.line("wind Oslo"), .line("in knots"), .line("when is it over 90")], .prompt
    ).answers()
    expectText(limit[2], has: "kn", lacks: "m/s")
    expectText(inFahrenheit[1], has: "Not above 86")
  }

  @Test func allOfAListAreCompared() async {
    let lines = [
      "compare favorites", "favorites", "compare", "tomorrow", "compare them by wind",
    ]
    let session = Session(
      lines.map { .line($0) }, kept: SavedPlaces(favorites: [Fixture.oslo, Fixture.bratislava]),
      weather: .answering(Fixture.report), columns: 200)
    let answers = await session.answers()
    #expect(
      answers.allSatisfy { $0.contains("Oslo") && $0.contains("Bratislava") },
      "\(answers)")
    #expect(answers.last?.contains("Wind (m/s)") == true, "\(answers)")
  }

  @Test func theAverageIsOfOneDay() async {
    let text = await Session.documents("normal weekend Oslo")
    expectText(text, has: "\"weekend\\\" can't", "normal Oslo")
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
    ("hours yesterday morning Oslo", "\"yesterday morning\" can't", "past 1 Oslo"),
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
    ("New York 3 days normal", "\"3 days\" can't", "normal New York"),
    ("Oslo sat in 2 hours", "\"in 2 hours\" can't", "detail Oslo sat"),
    ("Oslo friday, tomorrow", "\"tomorrow\" can't", "detail Oslo friday"),
    ("past Oslo tomorrow", "\"tomorrow\" can't", "past 7 Oslo"),
    ("temperature at 2000 m Oslo", "\"at 2000 m\" can't", "chart temperature Oslo"),
    ("when dry and warm Oslo", "\"warm\" can't", "when dry in Oslo"),
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
}
