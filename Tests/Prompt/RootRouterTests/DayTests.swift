@testable import RootRouter
import ScreenTestSupport

/// Days behind commands and alone at the prompt.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DayTests {
  private func session(
    _ runMode: RunMode, _ report: Report = Fixture.report, _ certainty: CertaintyClient = .noop
  ) -> Session {
    Session.answeringEverything(
      [], in: .english, runMode: runMode, searches: [Fixture.oslo], weather: .answering(report),
      certainty: certainty)
  }

  @Test(arguments: [
    "hours tomorrow Oslo", "hours Oslo tomorrow", "hours sun Oslo", "hours 22.11. Oslo",
    "hours 2026-11-22 Oslo", "hours +1 Oslo", "hours zajtra Oslo", "hours nedela Oslo",
    "tomorrow", "zajtra", "tomorrow Oslo", "Oslo tomorrow", "detail tomorrow Oslo",
    "days tomorrow Oslo", "chart rain tomorrow Oslo", "chart tomorrow rain Oslo",
  ])
  func narrowsTheHoursAndDaysForPrograms(line: String) async {
    expectText(
      await session(.wholeJSON).run(line).text, has: #""ok":true"#,
      #""days":[{"date":"2026-11-22""#, #""hours":[{"time":"2026-11-22T00:00:00+01:00""#,
      lacks: #"{"date":"2026-11-23""#, #"{"time":"2026-11-21T23:00:00+01:00""#)
  }

  @Test(arguments: [
    "hours tomorrow morning Oslo", "hours Oslo tomorrow 6-12", "Oslo tomorrow morning",
    "tomorrow Oslo from 6 to 12", "6:00-12:00 tomorrow Oslo", "Oslo zajtra od 6 do 12",
    "detail tomorrow in the morning Oslo", "chart rain Oslo tomorrow morning",
    "weather tomorrow in Oslo between 6 and 12", "Oslo 22.11. 6-12",
  ])
  func narrowsTheHoursToThoseOfADay(line: String) async {
    expectText(
      await session(.wholeJSON).run(line).text, has: #""ok":true"#,
      #""days":[{"date":"2026-11-22""#, #""hours":[{"time":"2026-11-22T06:00:00+01:00""#,
      #"{"time":"2026-11-22T11:00:00+01:00""#, lacks: #"{"time":"2026-11-22T12:00:00+01:00""#)
  }

  /// The question is as alerts are saved, and the next time is there where the sentence has it.
  @Test(arguments: [
    ("when rain saturday in Oslo", "rain saturday"), ("when rain Oslo on sunday", "rain sunday"),
    ("when rain in Oslo", "rain"), ("when rain tomorrow morning in Oslo", "rain tomorrow morning"),
  ])
  func aQuestionForProgramsHasItsDay(line: String, question: String) async {
    expectText(
      await session(.json).run(line).text, has: #""ok":true"#, #""question":"\#(question)""#)
  }

  @Test(arguments: [
    ("chart wind saturday Oslo", 10), ("chart wind 6 Oslo", 6), ("chart rain 1 Oslo", 1),
  ])
  func aChartForProgramsSaysHowManyHoursItHas(line: String, hours: Int) async {
    expectText(await session(.json).run(line).text, has: #""hours":\#(hours),"#)
  }

  /// A bar alone would be as high as the window.
  @Test(arguments: ["chart wind at 16:00 Oslo", "chart at 16:00 Oslo"])
  func aChartOfOneHourIsItsFigures(line: String) async {
    let text = await session(.pipe).run(line).text
    expectText(text, has: "21 November 2026, 16:00", "Chance", lacks: "┤")
  }

  /// Today is a Saturday, and it is 14:00.
  @Test(arguments: [
    ("Oslo at 8", "Sunday, 22 November 2026, 08:00"),
    ("Oslo o 15. hodine", "Saturday, 21 November 2026, 15:00"),
    ("Oslo this afternoon", "Saturday, 21 November 2026, 14:00–18:00"),
    ("Oslo at midnight", "Sunday, 22 November 2026, 00:00"),
    ("Oslo between 8 and 12", "Sunday, 22 November 2026, 08:00–12:00"),
    ("hours Oslo 6 to 12", "Sunday, 22 November 2026, 06:00–12:00"),
    ("Oslo in 2 hours", "Saturday, 21 November 2026, 16:00"), ("Oslo tonight", "Tonight"),
  ])
  func namesTheHours(line: String, heading: String) async {
    expectText(await session(.pipe).run(line).text, has: " \(heading)\n")
  }

  @Test(arguments: [
    ("Oslo this morning", "Saturday, 21 November 2026, 06:00–12:00: these hours are over."),
    (
      "hours Oslo 2026-11-23 20:00",
      "Monday, 23 November 2026, 20:00: the forecast has none of these hours."
    ),
    ("when rain today at 8 in Oslo", "Saturday, 21 November 2026, 08:00: these hours are over."),
  ])
  func hoursMayBeOver(line: String, expected: String) async {
    let session = session(.pipe)
    #expect(await session.run(line).status == 3)
    #expect(session.lines.errors == expected + "\n")
  }

  @Test(arguments: [
    (
      "when snow tomorrow morning in Oslo",
      "No snow tomorrow from 06:00 to 12:00, though snow is likely (72 % by Open-Meteo)."
    ),
    (
      "when snow in Oslo tomorrow at 15:00",
      "No snow tomorrow at 15:00, though snow is likely (84 % by Open-Meteo)."
    ),
    ("when snow 22.11. o 8 in Oslo", "No snow tomorrow at 08:00."),
  ])
  func asksAboutHoursOfADay(line: String, expected: String) async {
    let text = await session(.pipe).run(line).text
    let said = text.plain.replacing("\n ", with: " ")
    #expect(said.contains(expected), "\(text)")
  }

  @Test(arguments: ["models tomorrow Oslo", "models Oslo zajtra", "models 22.11. Oslo"])
  func modelsAreOfThatDay(line: String) async {
    let text = await session(.json, Fixture.report, .fixture).run(line).text
    #expect(text.contains(#""date":"2026-11-22","models":["#), "\(text)")
    #expect(!text.contains(#"{"date":"2026-11-23""#))
    #expect(!text.contains(#"{"time":"2026-11-21T"#))
  }

  @Test func modelsOfAWeekendAreItsDays() async {
    let session = session(.pipe, Fixture.report, .fixture)
    expectText(
      await session.run(["models", "weekend", "Oslo"]).text, has: " Sat 21 – Sun 22 · low, high",
      " Today   Sun 22\n", lacks: "Mon")
  }

  @Test func modelsWithoutDaysHaveNoTable() async throws {
    var certainty = CertaintyClient.fixture
    certainty.models = { place async throws(ServiceError) in
      try await CertaintyClient.fixture.models(place).map {
        ModelForecast(model: $0.model, hours: $0.hours, days: [])
      }
    }
    let session = session(.pipe, Fixture.report, certainty)
    for words in [["models", "Oslo"], ["models", "weekend", "Oslo"]] {
      expectText(
        await session.run(words).text, has: "No model has data for these days.", lacks: " by model")
    }
  }

  @Test(arguments: [
    "compare Oslo tomorrow Bratislava", "compare tomorrow Oslo Bratislava",
    "compare Oslo Bratislava tomorrow",
  ])
  func placesAreComparedOnADayWhereverItStands(line: String) async {
    let session = Session.answeringEverything(
      [], in: .english, runMode: .json, searches: [Fixture.oslo, Fixture.bratislava],
      weather: .answering(Fixture.report))
    expectText(
      await session.run(line).text, has: #""name":"Oslo""#, #""name":"Bratislava""#,
      #""days":[{"date":"2026-11-22""#, #""missing":[]"#)
  }

  @Test func aDayBeyondTheReportSaysHowFarItReaches() async {
    let run = await session(.json).run(["hours", "+40", "Oslo"])
    #expect(run.status == 3)
    #expect(
      run.text.contains(
        #""code":"notFound","message":"No forecast for Thursday, 31 December 2026: it ends on Sunday, 22 November 2026. Type chart year for what is normal then.""#
      ))
  }

  @Test(arguments: [
    ("hours tomorrow Oslo", "Sunday, 22 November 2026: the forecast has none of these hours."),
    (
      "when rain tomorrow in Oslo",
      "Sunday, 22 November 2026: the forecast has none of these hours."
    ),
    ("hours +9 Oslo", "No forecast for Monday, 30 November 2026: it ends on"),
  ])
  func aDayOfWhichTheForecastHasNoHoursIsNoEnd(line: String, said: String) async {
    var report = Fixture.report
    report.hours.removeAll { $0.time > Fixture.now + 3600 }
    let run = await session(.json, report).run(line)
    #expect(run.status == 3)
    #expect(run.text.contains(said), "\(run.text)")
  }

  @Test func aDayBeforeTheReportIsPast() async {
    let run = await session(.json).run(["days", "2026-11-01", "Oslo"])
    #expect(run.text.contains("\"line\":\"past 2026-11-01 Oslo\""), "\(run.text)")
  }

  /// On a Saturday.
  @Test func aWeekThatIsAskedForAsPastEndsYesterday() async {
    let run = await session(.json).run(["has", "it", "rained", "in", "Oslo", "this", "week"])
    #expect(run.text.contains("\"line\":\"past 5 Oslo\""), "\(run.text)")
  }

  @Test func aDayThatDoesNotExistIsReported() async {
    let run = await session(.json).run(["hours", "31.11.", "Oslo"])
    #expect(run.status == 2)
    #expect(run.text.contains(#"31.11."#))
  }
}
