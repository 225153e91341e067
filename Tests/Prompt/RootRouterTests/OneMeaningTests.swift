import Clients
import CommandKit
import Foundation
import Phrases
import Reports
import ScreenTestSupport
import Testing

/// A line is answered as it was typed, or its answer says what it can't hold.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OneMeaningTests {
  func session(_ steps: [ScriptedLines.Step], _ runMode: RunMode) -> Session {
    Session(
      steps, runMode: runMode, kept: SavedPlaces(searches: [Fixture.oslo]),
      gazetteer: .knowing("Oslo", "Bergen", "New York"), geocoding: .finding([]),
      weather: .answering(Fixture.report), history: Session.history, columns: 200)
  }

  /// What follows the line.
  func text(_ line: String, _ runMode: RunMode = .prompt) async -> String {
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
  ])
  func questionsHaveOneMeaning(line: String, question: String) async {
    let text = await text(line, .json)
    #expect(text.contains("\"command\":\"when\",\"ok\":true"), "\(text)")
    #expect(text.contains("\"question\":\"\(question)\""), "\(text)")
    #expect(text.contains("\"name\":\"Oslo\""), "\(text)")
  }

  /// `tell` reads what `when` reads.
  @Test(arguments: [
    ("tell when rain in Oslo tomorrow", "rain 2026-11-22"),
    ("tell when rain Oslo tomorrow", "rain 2026-11-22"),
    ("tell when frost in Oslo", "below 0c"), ("tell when wind 50km/h in Oslo", "wind above 50km/h"),
    ("tell when temperature 25 in Oslo", "above 25"), ("tell me when it rains in Oslo", "rain"),
    ("tell when rain in Oslo weekend", "rain weekend"),
  ])
  func alertsReadTheSameQuestions(line: String, question: String) async {
    let text = await text(line, .json)
    #expect(text.contains("\"command\":\"tell\",\"ok\":true"), "\(text)")
    #expect(text.contains("\"question\":\"\(question)\""), "\(text)")
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
    let text = await text(line)
    #expect(text.contains("00:00") && text.contains("05:00"), "\(text)")
    #expect(!text.contains("06:00"), "\(text)")
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
    let document = await self.text("sun Oslo weekend", .json)
    #expect(document.contains("\"days\":["), "\(document)")
    #expect(document.contains("\"date\":\"2026-11-22\""), "\(document)")
  }

  @Test(arguments: ["22nd", "1st", "3rd"]) func theNumberOfADayAloneIsOne(line: String) async {
    let text = await text(line)
    #expect(!text.contains("postal code") && !text.contains("No place"), "\(text)")
  }

  @Test(arguments: [
    ("hours Oslo in knots", "set wind knots", " kn"),
    ("Oslo in fahrenheit", "set temperature fahrenheit", "°F"),
    ("Oslo fahrenheit", "set temperature fahrenheit", "°F"),
    ("Oslo imperial", "set units imperial", "mph"),
  ])
  func aUnitBehindAPlaceIsOfThisAnswer(line: String, setting: String, unit: String) async {
    let text = await text(line)
    #expect(text.contains("In this answer only. For all, type: \(setting)\n"), "\(text)")
    #expect(text.contains(unit), "\(text)")
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
    #expect(text.contains("\"command\":\"past\",\"ok\":true"), "\(text)")
    #expect(text.contains("\"items\":[{\"date\":\"\(first)\""), "\(text)")
    #expect(text.components(separatedBy: "\"date\":").last?.hasPrefix("\"\(last)\"") == true)
  }

  @Test(arguments: [
    ("normal 24 Dec Oslo", "2026-12-24"), ("normal Oslo 24 Dec", "2026-12-24"),
    ("normal Oslo tomorrow", "2026-11-22"), ("normal Oslo", "2026-11-21"),
  ])
  func otherDatesHaveAnAverage(line: String, date: String) async {
    let text = await Session.documents(.line(line))
    #expect(text.contains("\"command\":\"normal\",\"ok\":true"), "\(text)")
    #expect(text.contains("\"date\":\"\(date)\""), "\(text)")
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
    let text = await text(line, .json)
    #expect(text.contains("\"command\":\"\(command)\",\"ok\":true"), "\(text)")
  }

  @Test(arguments: ["Line Lexington"]) func aNameInCapitalsIsNoLine(line: String) async {
    let text = await text(line)
    #expect(text.contains("No place matches \"\(line)\""), "\(text)")
  }

  @Test func aLongDashIsTwo() {
    #expect(Arguments.split("normal —yes Oslo – x") == ["normal", "--yes", "Oslo", "–", "x"])
  }
}
