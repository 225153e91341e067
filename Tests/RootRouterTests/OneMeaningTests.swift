import CommandKit
import Phrases
import ScreenTestSupport
import Testing
import WeatherClients
import WeatherModels

/// A line is answered as it was typed, or its answer says what it can't hold.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OneMeaningTests {
  private func text(_ words: [String], _ runMode: RunMode = .prompt) async -> String {
    let session = Session(
      runMode == .pipe ? [] : [.line(words.joined(separator: " "))], runMode: runMode,
      kept: KeptPlaces(searches: [Fixture.oslo]),
      gazetteer: .knowing("Oslo", "Bergen", "New York"), geocoding: .finding([]),
      weather: .answering(Fixture.report), columns: 200)
    return runMode == .pipe ? await session.run(words).text : await session.run().text
  }

  /// A threshold alone is one to be exceeded, and people have other words for above and below.
  @Test(arguments: [
    ("when wind 50km/h in Oslo", "wind above 50km/h"), ("when wind > 50 km/h Oslo", "wind above 50 km/h"),
    ("when wind over 20 knots Oslo", "wind above 20 knots"), ("when temperature 25", "above 25"),
    ("when temperature over 25 Oslo", "above 25"), ("when warmer than 20 in Oslo", "above 20"),
    ("when colder than 0 Oslo", "below 0"), ("when wind less than 5 m/s Oslo", "wind below 5 m/s"),
    ("when frost Oslo", "below 0c"), ("when no rain in Oslo", "dry"), ("when not raining Oslo", "dry"),
    ("when rain stops Oslo", "dry"), ("when sunny in Oslo", "sun"), ("no rain Oslo", "dry"),
    ("dry tomorrow Oslo", "dry"), ("when is the next rain in Oslo", "rain"),
    ("when will it be above 20 in Oslo", "above 20"), ("kedy nad 20 Oslo", "above 20"),
    ("kedy vietor nad 50 km/h v Oslo", "wind above 50 km/h"), ("kedy teplota 25", "above 25"),
    ("kedy bude viac ako 20 stupňov v Oslo", "above 20"), ("kedy bude sneh v Oslo", "snow"),
    ("nebude pršať v Oslo", "dry"), ("bez dažďa Oslo", "dry"),
    ("when will the wind drop below 10 knots in Oslo", "wind below 10 knots"),
  ])
  func questionsHaveOneMeaning(line: String, question: String) async {
    let text = await text([line], .json)
    #expect(text.contains("\"command\":\"when\",\"ok\":true"), "\(text)")
    #expect(text.contains("\"question\":\"\(question)\""), "\(text)")
    #expect(text.contains("\"name\":\"Oslo\""), "\(text)")
  }

  /// `tell` reads what `when` reads.
  @Test(arguments: [
    ("tell when rain in Oslo tomorrow", "rain 2026-11-22"), ("tell when rain Oslo tomorrow", "rain 2026-11-22"),
    ("tell when frost in Oslo", "below 0c"), ("tell when wind 50km/h in Oslo", "wind above 50km/h"),
    ("tell when temperature 25 in Oslo", "above 25"), ("tell me when it rains in Oslo", "rain"),
    ("tell when rain in Oslo weekend", "rain weekend"),
  ])
  func alertsReadTheSameQuestions(line: String, question: String) async {
    let text = await text([line], .json)
    #expect(text.contains("\"command\":\"tell\",\"ok\":true"), "\(text)")
    #expect(text.contains("\"question\":\"\(question)\""), "\(text)")
  }

  /// The first day of a week would be another alert.
  @Test(arguments: ["next week", "this week", "next weekend"])
  func anAlertIsForOneDay(days: String) async {
    let text = await text(["tell when rain \(days) in Oslo"])
    #expect(text.contains("Type: tell when rain weekend in Oslo"), "\(text)")
  }

  /// What is lost is said, and all else is in the line that is offered.
  @Test(arguments: [
    ("compare Oslo, Bergen 15:00", "\"15:00\" can't", "compare Oslo, Bergen"),
    ("compare Oslo Bergen at 15:00", "\"at 15:00\" can't", "compare Oslo, Bergen"),
    ("compare Oslo Bergen 3 days", "\"3 days\" can't", "compare Oslo, Bergen"),
    ("Oslo tomorrow 8am", "\"8am\" can't", "hours tomorrow Oslo"),
    ("hours tomorrow 48h Oslo", "\"tomorrow\" can't", "hours 48h Oslo"),
    ("days 3 Oslo tomorrow", "\"3\" can't", "days tomorrow Oslo"),
    ("when rain in Oslo at 15:00", "\"at 15:00\" can't", "when rain in Oslo"),
    ("when rain 5mm in Oslo", "\"5mm\" can't", "when rain in Oslo"),
    ("when rain or snow in Oslo", "\"or snow\" can't", "when rain in Oslo"),
    ("when rain Oslo and Bergen", "\"Bergen\" can't", "when rain in Oslo"),
    ("wind Oslo, Bergen", "understood", "compare Oslo, Bergen by wind"),
    ("when temperature 0 in Oslo", "understood", "when below 0 in Oslo"),
    ("when dry 2 days Oslo", "understood", "when dry 48h in Oslo"),
    ("air Oslo tomorrow", "understood", "chart air tomorrow Oslo"),
    ("hours Oslo, Bergen", "understood", "compare Oslo, Bergen"),
  ])
  func whatIsLostIsSaid(line: String, lost: String, meant: String) async {
    let text = await text([line])
    #expect(text.contains(lost), "\(text)")
    #expect(text.contains("Did you mean \"\(meant)\"?"), "\(text)")
    // The offered line works.
    let answer = await self.text([meant])
    #expect(!answer.contains("Did you mean") && !answer.contains("Usage:"), "\(answer)")
  }

  @Test(arguments: [
    "hours Oslo tomorrow 24h", "hours 24h Oslo tomorrow", "hours Oslo 24h tomorrow",
    "hours tomorrow 24h Oslo", "hours 24h tomorrow Oslo",
  ])
  func aWholeDayIsItsHours(line: String) async {
    let (typed, usual) = (await text([line]), await text(["hours tomorrow Oslo"]))
    #expect(typed == usual)
    #expect(typed.contains("23:00"), "\(typed)")
  }

  @Test(arguments: ["hours Oslo tomorrow 6h", "hours 6 Oslo tomorrow", "hours tomorrow Oslo 6"])
  func aPartOfADayIsItsBeginning(line: String) async {
    let text = await text([line])
    #expect(text.contains("00:00") && text.contains("05:00"), "\(text)")
    #expect(!text.contains("06:00"), "\(text)")
  }

  @Test(arguments: [["compare", "New York, Oslo"], ["compare", "New York", "Oslo"]])
  func aListMayBeQuoted(words: [String]) async {
    let text = await text(words, .pipe)
    #expect(text.contains("New York") && text.contains("Oslo"), "\(text)")
  }

  @Test func aWeekHasTheSunOfEachDay() async {
    let text = await text(["sun Oslo next week"])
    #expect(text.contains("Mon 23") && text.contains("Sun 29"), "\(text)")
    let document = await self.text(["sun Oslo weekend"], .json)
    #expect(document.contains("\"days\":["), "\(document)")
    #expect(document.contains("\"date\":\"2026-11-22\""), "\(document)")
  }

  @Test(arguments: ["22nd", "1st", "3rd"]) func theNumberOfADayAloneIsOne(line: String) async {
    let text = await text([line])
    #expect(!text.contains("postal code") && !text.contains("No place"), "\(text)")
  }

  @Test(arguments: [
    ("Oslo in winter", "chart year Oslo"), ("Oslo v júli", "chart year Oslo"),
    ("Oslo v zime", "chart year Oslo"), ("Oslo a fortnight", "days Oslo a fortnight"),
    ("Oslo all week", "days Oslo"), ("Oslo later", "hours Oslo"),
    ("Oslo celý týždeň", "days Oslo"), ("Oslo this afternoon", "hours Oslo"),
  ])
  func timesInOtherWordsAreOffered(line: String, meant: String) async {
    let text = await text([line])
    #expect(text.contains("Did you mean \"\(meant)\"?"), "\(text)")
  }

  @Test(arguments: ["Line Lexington", "Line Oslo"]) func aNameInCapitalsIsNoLine(line: String) async
  {
    let text = await text([line])
    #expect(text.contains("No place matches \"\(line)\""), "\(text)")
  }

  @Test func aLongDashIsTwo() {
    #expect(Arguments.split("normal —yes Oslo – x") == ["normal", "--yes", "Oslo", "–", "x"])
  }
}
