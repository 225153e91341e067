import ScreenTestSupport

/// A line that says only what it changes in the one before.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ContinuationTests {
  private let places = [Fixture.oslo, Fixture.bratislava]

  private func lastAnswer(to lines: [String], _ language: Language = .english) async -> String {
    let session = Session.answeringEverything(
      (["Oslo"] + lines).map { .line($0) }, in: language, searches: places)
    return await session.answers().last ?? ""
  }

  @Test(arguments: [
    (["wind today", "and sunday"], "chart wind sunday"),
    (["when rain tomorrow", "what about Bratislava?"], "when rain tomorrow in Bratislava"),
    (
      ["Will it rain in Bratislava tomorrow?", "What about snow?"],
      "when snow tomorrow in Bratislava"
    ),
    (["compare Oslo, Bratislava", "and tomorrow"], "compare Oslo, Bratislava tomorrow"),
    (["wind today", "sunday instead"], "chart wind sunday"),
    (["wind today", "just rain"], "chart rain today"),
    (["will it rain sunday", "how much?"], "chart rain sunday"),
    (["will it rain tonight", "and tomorrow"], "when rain tomorrow"),
    (["past 3 Bratislava", "and tomorrow"], "detail Bratislava tomorrow"),
    (["Bratislava monday", "and the day after"], "detail Bratislava 2026-11-24"),
    (["wind tomorrow", "and the day before"], "chart wind today"),
    (["compare Oslo, Bratislava", "without Oslo"], "detail Bratislava"),
    (["compare Oslo, Bratislava by wind", "without Oslo"], "detail Bratislava"),
    (["compare this, Bratislava by wind", "add Oslo"], "compare this, Bratislava, Oslo by wind"),
    (["wind in Bratislava tomorrow", "no, Oslo"], "chart wind Oslo tomorrow"),
    (["wind tomorrow", "rain only"], "chart rain tomorrow"),
    (["wind tomorrow", "and now"], "chart wind"),
    (["chart wind", "48 hours"], "chart wind 48 hours"),
    (["when rain tomorrow", "when does it stop"], "when rain tomorrow"),
    (["chart rain tomorrow", "when does it stop"], "when rain tomorrow"),
    (["when rain tomorrow", "when?"], "when rain tomorrow"),
    (["along Oslo to Bratislava", "and the way back"], "along Bratislava to Oslo"),
    (["past friday Bratislava", "and the day before"], "past 2026-11-19 Bratislava"),
    (["compare Oslo, Bratislava by wind", "which is coldest"], "compare Oslo, Bratislava"),
    (["compare Oslo, Bratislava", "which one is windier"], "compare Oslo, Bratislava by wind"),
    (["sun Bratislava", "tomorrow"], "sun Bratislava tomorrow"),
    (
      ["along Oslo to Bratislava by car", "when should I walk"],
      "along Oslo to Bratislava best by foot"
    ),
    (["along Oslo to Bratislava", "will it rain?"], "along Oslo to Bratislava"),
    (["along Oslo to Bratislava", "will it rain tomorrow"], "along Oslo to Bratislava tomorrow"),
    (["wind", "star", "and tomorrow"], "chart wind tomorrow"),
    (["wind today", "and sunday", "and Bratislava"], "chart wind Bratislava sunday"),
    (["wind today 15-18", "what about sunday"], "chart wind sunday 15-18"),
    (["rain next 12 hours", "when does it stop"], "when rain"),
    (["gusts tomorrow", "below 15 km/h"], "when gusts below 15 km/h tomorrow"),
    (["when dry", "at least 3 hours"], "when dry 3h"),
    (["Bratislava", "compare them"], "compare Oslo, Bratislava"),
    (["weather in Bratislava tomorrow", "and how windy is it"], "chart wind Bratislava tomorrow"),
    (["tell when wind above 10", "and above 15"], "tell when wind above 15"),
    (["sun 21 dec", "and 22 dec"], "sun 22 dec"),
    (["wind in Bratislava today", "and rain"], "chart rain Bratislava today"),
    (["compare with Bratislava", "and tomorrow"], "compare this, Bratislava tomorrow"),
    (["compare Oslo, Bratislava by wind", "and Oslo"], "compare Oslo, Bratislava by wind"),
    (["wind today", "star Bratislava", "and sunday"], "chart wind sunday"),
    (["compare Oslo, Bratislava", "by wind"], "compare Oslo, Bratislava by wind"),
    (["along Oslo to Bratislava", "at 8:00"], "along Oslo to Bratislava at 8:00"),
    (["along Oslo to Bratislava by bike", "and by car"], "along Oslo to Bratislava by car"),
    (
      ["along Oslo to Bratislava at 8:00", "at sunday 10"], "along Oslo to Bratislava at sunday 10"
    ),
    (["along Oslo to Bratislava at 8:00", "at 10:00"], "along Oslo to Bratislava at 10:00"),
    (["when dry 3h in Bratislava", "and tomorrow"], "when dry 3h tomorrow in Bratislava"),
    (["when dry 3h", "and 5h"], "when dry 5h"),
    (["wind at 15:00", "and at 18:00"], "chart wind at 18:00"),
    (["rain tomorrow", "and how much sunday"], "chart rain sunday"),
    (["rain tomorrow", "and how much"], "chart rain tomorrow"),
    (["rain tomorrow", "and how much snow"], "chart snow tomorrow"),
    (["past 2013-06", "and 2014-06"], "past 2014-06"),
    (["when dry tomorrow", "and 4h"], "when dry 4h tomorrow"),
    (["will it snow saturday", "and for 3 hours"], "when snow 3h saturday"),
    (["when snow tomorrow in Oslo", "and tonight"], "when snow tonight in Oslo"),
    (["compare Oslo, Bratislava", "weekend"], "compare Oslo, Bratislava weekend"),
    (["chart Oslo", "and the wind"], "chart wind Oslo"),
    (["when wind above 50 km/h", "and above 60"], "when wind above 60 km/h"),
    (["past may 2018", "and june"], "past june 2018"),
    (["sun tomorrow Bratislava", "and uv"], "uv Bratislava tomorrow"),
    (["sun tomorrow Bratislava", "and air"], "chart air Bratislava tomorrow"),
    (["chart rain Oslo", "same for Bratislava"], "chart rain Bratislava"),
    (["along Oslo to Bratislava by bike", "and back"], "along Bratislava to Oslo by bike"),
    (
      ["along Oslo to Bratislava by bike", "and back at 15:00"],
      "along Bratislava to Oslo at 15:00 by bike"
    ),
    (["sun Oslo", "on 21 december"], "sun Oslo on 21 december"),
    (
      ["compare Oslo, Bratislava tomorrow", "which is coldest"], "compare Oslo, Bratislava tomorrow"
    ),
    (["air Oslo", "and tomorrow"], "chart air Oslo tomorrow"),
    (["24 Dec 2015 Oslo", "and 25 Dec"], "past 2015-12-25 Oslo"),
    (["Oslo to Bratislava tomorrow at 7", "and monday"], "along Oslo to Bratislava at monday 7"),
    (["along Oslo to Bratislava", "map wind"], "along Oslo to Bratislava map wind"),
    (["along Oslo to Bratislava map rain", "map wind"], "along Oslo to Bratislava map wind"),
    (["along Oslo to Bratislava chart", "wind on the map"], "along Oslo to Bratislava map wind"),
    (["rain in Oslo at 3pm", "and at 6"], "chart rain Oslo at 6 pm"),
    (["rain in Oslo at 15:00", "and at 6"], "chart rain Oslo at 6"),
    (
      ["from Oslo to Bratislava by car", "and via Oslo"],
      "along Oslo to Oslo to Bratislava by car"
    ),
    (["along Oslo to Bratislava best 6-12", "at 8:00"], "along Oslo to Bratislava at 8:00"),
    (["chart wind Oslo 48", "and gusts"], "chart gusts 48 Oslo"),
    (["along Oslo to Bratislava at 8:00", "best 6-12"], "along Oslo to Bratislava best 6-12"),
    (["wind today", "sunday"], "chart wind sunday"),
    (["when rain tomorrow", "in Bratislava"], "when rain tomorrow in Bratislava"),
    (["when rain tomorrow", "wind"], "chart wind tomorrow"),
    (["when rain tomorrow", "snow"], "when snow tomorrow"),
    (["hours tomorrow", "wind"], "hours wind tomorrow"),
    (["hours Bratislava", "next day"], "hours Bratislava tomorrow"),
    (["when dry 3h", "5h"], "when dry 5h"),
    (["tomorrow", "afternoon"], "detail tomorrow afternoon"),
    (["Bratislava tomorrow", "hours"], "hours Bratislava tomorrow"),
    (["Bratislava tomorrow", "moon"], "sun Bratislava tomorrow"),
    (["along Oslo to Bratislava today", "wind"], "along Oslo to Bratislava today"),
    (["along Oslo to Bratislava", "back the other way"], "along Bratislava to Oslo"),
    (["along Oslo to Bratislava", "from Bratislava to Oslo"], "along Bratislava to Oslo"),
    (["wind tomorrow", "3", "in Bratislava"], "chart wind Bratislava tomorrow"),
    (["uv tomorrow", "in Bratislava"], "uv Bratislava tomorrow"),
    (["chart air tomorrow", "and the wind"], "chart wind tomorrow"),
    (["wind tomorrow", "back to Bratislava"], "chart wind Bratislava tomorrow"),
    (["tomorrow", "and warmer than today?"], "days today to tomorrow"),
    (["wind tomorrow", "and which day is warmest"], "days"),
    (["tomorrow afternoon", "will it be dry then"], "when dry tomorrow afternoon"),
    (["tomorrow afternoon", "is it dry then"], "when dry tomorrow afternoon"),
    (["sunday", "do i need an umbrella"], "when rain sunday"),
    (["when frost sunday", "tell me when it does"], "tell when below 0c 2026-11-22"),
    (["when rain tomorrow", "tell me when it does"], "tell when rain tomorrow"),
    (["when dry 3h", "alert me about it on sunday"], "tell when dry 3h on sunday"),
    (["hours visibility", "below 500m"], "when visibility below 500m"),
    (["hours visibility", "when below 500m"], "when visibility below 500m"),
    (["wind tomorrow", "a čo Bratislava"], "chart wind Bratislava tomorrow"),
    (["compare with Bratislava", "without Bratislava"], "detail"),
    (
      ["gusts tomorrow", "tell me when it's over 40 knots"],
      "tell when gusts above 40 knots tomorrow"
    ),
    (["humidity", "tell me when it's over 90"], "tell when humidity above 90"),
    (["wind tomorrow", "is it over 20 km/h?"], "when wind above 20 km/h tomorrow"),
    (["chart rain tomorrow", "will it be over 5 mm"], "when rain above 5 mm tomorrow"),
    (["when rain in Bratislava", "let me know when it stops"], "tell when dry in Bratislava"),
    (["sunday", "warmer than usual?"], "normal sunday"),
    (["compare Oslo, Bratislava", "just the first"], "detail Oslo"),
    (["compare Oslo, Bratislava", "just the last one"], "detail Bratislava"),
    (
      ["when wind above 20 km/h tomorrow", "tell me when it is over 30"],
      "tell when wind above 30 km/h tomorrow"
    ),
    (["tell when rain", "and when it snows"], "tell when snow"),
    (["sunday", "vs Bratislava"], "compare this, Bratislava sunday"),
    (["sunday", "is it warmer than Bratislava"], "compare this, Bratislava sunday"),
    (["compare Oslo, Bratislava sunday", "just Oslo"], "detail Oslo sunday"),
    (["compare Oslo, Bratislava sunday", "monday instead"], "compare Oslo, Bratislava monday"),
    (["wind sunday", "over 20 mph?"], "when wind above 20 mph sunday"),
    (["chart rain sunday", "how much tomorrow"], "chart rain tomorrow"),
    (["sunday", "how much rain"], "chart rain sunday"),
    (["hours sunday", "chart it"], "chart sunday"),
    (["wind sunday", "freezing?"], "when below 0c sunday"),
    (["sunday", "is it windy"], "chart wind sunday"),
    (["sunday", "how hot"], "detail sunday"),
    (["sunday afternoon", "vs Bratislava"], "compare this, Bratislava sunday"),
    (["chart wind", "vs Bratislava"], "compare this, Bratislava by wind"),
    (["when dry 3h", "below 0"], "when below 0"),
    (["when dry 3h", "all day"], "when dry 3h today"),
    (["sunday", "what time does the sun set"], "sun sunday"),
    (["sunday", "Bratislava too"], "detail Bratislava sunday"),
    (["sunday", "is it windy at 15:00"], "chart wind at 15:00 sunday"),
    (["sunday", "chart wind"], "chart wind sunday"),
    (["sunday", "compare with Bratislava"], "compare this, Bratislava sunday"),
    (["tomorrow 15:00", "sunset"], "sun tomorrow"),
    (["wind sunday", "Bratislava?"], "chart wind Bratislava sunday"),
    (["wind sunday", "no today"], "chart wind today"),
    (["will it rain", "below 0"], "when below 0"),
    (["will it rain sunday", "over 20 mph"], "when wind above 20 mph sunday"),
    (["will it rain sunday", "all day"], "when rain sunday"),
    (["chart rain sunday", "when does it start"], "when rain sunday"),
    (["along Oslo to Bratislava", "over the weekend"], "along Oslo to Bratislava weekend"),
    (["along Oslo to Bratislava", "in 3 days"], "along Oslo to Bratislava in 3 days"),
    (["hours wind sunday", "as a chart"], "chart wind sunday"),
    (["hours wind Bratislava sunday", "graph"], "chart wind Bratislava sunday"),
    (["chart", "days 5", "10"], "days 10"),
    (["when rain sunday afternoon", "all day"], "when rain sunday"),
    (
      ["along Oslo to Bratislava by car", "will there be a headwind"],
      "along Oslo to Bratislava by car"
    ),
  ])
  func whatALineLeavesOutIsThatOfTheOneBefore(lines: [String], line: String) async {
    expectText(await lastAnswer(to: lines), has: "Read as: \(line)\n")
  }

  @Test(arguments: [
    (["vietor dnes", "a v nedeľu"], "chart wind v nedeľu"),
    (["hodiny vietor v nedeľu", "graf"], "chart wind v nedeľu"),
    (["v nedeľu", "treba dáždnik?"], "when rain v nedeľu"),
    (["bude zajtra pršať", "a v Bratislave"], "when rain zajtra in Bratislava"),
    (["along Oslo to Bratislava", "autom"], "along Oslo to Bratislava by car"),
    (["z Osla do Bratislavy", "a o 8:00"], "along Oslo to Bratislava at 8:00"),
    (["porovnaj Oslo, Bratislava", "podľa teploty"], "compare Oslo, Bratislava by temperature"),
    (["kedy sucho 3h v Osle", "a zajtra"], "when dry 3h zajtra in Oslo"),
    (["kedy sucho v Osle", "aspoň 3 hodiny"], "when dry 3h in Oslo"),
    (["vietor dnes", "a na ďalší deň"], "chart wind zajtra"),
    (["kedy zajtra pršať", "v Bratislave"], "when rain zajtra in Bratislava"),
    (["vietor zajtra", "radšej v Bratislave"], "chart wind Bratislava zajtra"),
    (["vietor zajtra", "čo teplota"], "chart temperature zajtra"),
  ])
  func alsoInSlovak(lines: [String], line: String) async {
    expectText(await lastAnswer(to: lines, .slovak), has: "Chápané ako: \(line)\n")
  }

  @Test func nowIsNoLongerPast() async {
    let text = await lastAnswer(to: ["past 3 Bratislava", "and now"])
    expectText(text, has: "Bratislava, Slovakia", "humidity", lacks: "can't")
  }

  /// An empty line goes on with nothing, not even behind what failed.
  @Test(arguments: ["compare Oslo, Bratislava", "along Oslo to Bratislava"])
  func anEmptyLineIsNoQuestion(line: String) async {
    let command = line.prefix { $0 != " " }
    #expect(await lastAnswer(to: [line, "\(command) Oslo", ""]) == "")
  }

  /// The evening is that of the day before.
  @Test(arguments: [
    ("tomorrow morning", "22 November 2026, 18:00–00:00"),
    ("wind day after tomorrow morning", "23 November 2026, 18:00–00:00"),
  ])
  func aPartOfADayKeepsTheDay(line: String, heading: String) async {
    expectText(await lastAnswer(to: [line, "and in the evening"]), has: heading)
  }

  /// Today is Saturday, which nobody calls so behind another day.
  @Test func aWeekdayBehindAnotherDayIsNotToday() async {
    expectText(await lastAnswer(to: ["wind tomorrow", "and saturday"]), has: "28 November 2026")
  }

  /// A place alone, or where something else was asked meanwhile, a line stands alone.
  @Test(arguments: [
    ["wind tomorrow", "Bratislava"], ["wind tomorrow", "searches", "saturday"],
    ["wind tomorrow", "searches", "and saturday"], ["tell when wind above 10", "rain"],
    ["wind tomorrow", "and searches"], ["hours tomorrow Oslo", "tomorrow"],
    ["wind tomorrow", "days"], ["past 3 Bratislava", "hours"], ["sun 3 may", "hours"],
    ["days 10", "chart wind"], ["past 3 Oslo", "wind"], ["compare Oslo, Bratislava", "hours"],
    ["home Oslo", "what about Bratislava"], ["tell when wind above 10", "what about rain"],
    ["along Oslo to Bratislava", "2"], ["along Oslo to Bratislava", "help"],
    ["tomorrow", "is it raining"], ["tomorrow", "is it raining right now?"], ["tomorrow", "is it"],
    ["search oslo", "hours Oslo", "days", "2"], ["wind saturday morning", "rain tomorrow"],
    ["wind next 12 hours", "will it rain"],
  ])
  func otherLinesStandAlone(lines: [String]) async {
    expectText(
      await lastAnswer(to: lines), lacks: "Read as: chart wind", "Read as: along",
      "Read as: hours", "Read as: when rain tomorrow", "Read as: days")
  }
}
