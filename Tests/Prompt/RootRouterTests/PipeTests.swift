import RootRouter
import ScreenTestSupport

/// A script instead of a person: no prompt, no line of screens, no interim answers.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PipeTests {
  private let old = Fixture.report(
    temperature: -12, fetched: Fixture.now.addingTimeInterval(-7200))

  @Test func writesAnswersAlone() async {
    let session = Session(
      ["search spring", "2", "star", "forecast"], runMode: .pipe,
      gazetteer: .finding(Array(Fixture.springfields.prefix(2))),
      weather: .answering(Fixture.emptyReport))
    let (text, status) = await session.run()
    #expect(text.hasPrefix(" 2 places for spring\n"), "\(text)")
    #expect(
      text.contains(
        "CC BY 4.0\n ★ Added Springfield to favorites.\n 1 Springfield\n\n Springfield, Massachusetts,"
      ),
      "\(text)")
    for interactive in ["> ", " Forecast · "] { #expect(!text.contains(interactive), "\(text)") }
    #expect(status == 0)
    #expect(session.lines.errors == "")
  }

  @Test func takesNoAbbreviations() async {
    let session = Session(["fo"], runMode: .pipe, gazetteer: .finding([]), geocoding: .finding([]))
    let (text, status) = await session.run()
    #expect(text == "")
    #expect(status == 3)
  }

  @Test func leavesOutTheSavedReportWhereAFreshOneCame() async {
    let session = Session(
      [], runMode: .pipe, kept: SavedPlaces(searches: [Fixture.oslo]),
      weather: .answering(Fixture.report), saved: [Fixture.oslo: old])
    let (text, status) = await session.run(["forecast"])
    expectText(text, has: "7 °C", lacks: "−12 °C")
    #expect(status == 0)
  }

  @Test func writesTheSavedReportWhereNoFreshOneCame() async {
    let session = Session(
      [], runMode: .pipe, kept: SavedPlaces(searches: [Fixture.oslo]),
      weather: .failing(.noNetwork(host: "api.example")), saved: [Fixture.oslo: old])
    let (text, status) = await session.run(["forecast"])
    #expect(text.hasPrefix(" Oslo, Norway  ") && text.contains("fetched 2\u{A0}h ago"), "\(text)")
    #expect(text.contains("−12\u{A0}°C"), "\(text)")
    #expect(
      session.lines.errors
        == "api.example can't be reached: there is no network. Check the connection, then type refresh.\n"
    )
    #expect(status == 1)
  }

  @Test func namesTheWayOutWhereNothingWasSaved() async {
    let session = Session(
      [], runMode: .pipe, kept: SavedPlaces(searches: [Fixture.oslo]),
      weather: .failing(.noNetwork(host: "api.example")))
    let (text, status) = await session.run(["forecast"])
    #expect(text.hasPrefix(" Oslo, Norway\n Local time 14:12, "))
    #expect(text.hasSuffix(" No weather for this place yet.\n"))
    #expect(
      session.lines.errors
        == "api.example can't be reached: there is no network. Check the connection, then type refresh. "
        + "To try Vane without a network, start it with --sample or type: set service sample\n")
    #expect(status == 4)
  }

  @Test(
    arguments: [
      (["search", "oslo"], 0), (["searches"], 0), (["quit"], 0), (["frobnicate", "--x"], 2),
      (["serch"], 2),
      (["search"], 2), (["set", "service", "bbc"], 2), (["page", "x"], 2), (["pin", "91", "0"], 2),
      (["rm", "1"], 2), (["searches", "rm", "5"], 3), (["searches", "page", "2"], 3), (["undo"], 3),
      (["searches", "undo"], 3), (["searches", "clear"], 2), (["hours"], 0), (["rm", "all"], 2),
    ] as [([String], Int32)])
  func endsWithAStatus(words: [String], expected: Int32) async {
    let session = Session(
      [], runMode: .pipe, kept: SavedPlaces(searches: [Fixture.tokyo]),
      gazetteer: .finding([Fixture.oslo]), weather: .answering(Fixture.emptyReport))
    #expect(await session.run(words).status == expected, "\(session.lines.errors)")
  }

  @Test(
    arguments: [
      (ServiceError.noNetwork(host: "h"), 4), (.unknownHost("h"), 4), (.refused(host: "h"), 4),
      (.connectionLost(host: "h"), 4), (.timedOut(host: "h", seconds: 10), 1),
      (.untrusted(host: "h"), 1), (.status(500, host: "h", reason: nil), 1),
      (.status(401, host: "h", reason: nil), 1), (.limited(.openMeteo, until: nil), 1),
      (.badAnswer(.openMeteo, detail: "x"), 1), (.noReport, 1),
      (.badAddress(setting: "X", value: "y"), 2), (.cancelled, 130),
    ] as [(ServiceError, Int32)])
  func endsWithAStatusForWhatAServiceSaid(error: ServiceError, expected: Int32) async {
    let session = Session(
      [], runMode: .pipe, kept: SavedPlaces(searches: [Fixture.oslo]), weather: .failing(error))
    #expect(await session.run(["forecast"]).status == expected)
  }

  /// A place of the gazetteer needs no network; any other place, or a damaged gazetteer, does.
  @Test(
    arguments: [
      (.finding([Fixture.oslo]), 0), (.finding([]), 4), (.failing(.missing(path: "/a")), 4),
    ] as [(GazetteerClient, Int32)])
  func endsWithAStatusForASearchWithoutANetwork(gazetteer: GazetteerClient, expected: Int32) async {
    let session = Session(
      [], runMode: .pipe, gazetteer: gazetteer, geocoding: .failing(.noNetwork(host: "h")))
    #expect(await session.run(["search", "oslo"]).status == expected)
  }

  @Test func goesOnAfterAFailureAndEndsWithTheFirst() async {
    let session = Session(
      ["search", "searches", "rm 9"], runMode: .pipe, kept: SavedPlaces(searches: [Fixture.tokyo]))
    let (text, status) = await session.run()
    #expect(
      text == """
         Your searches, newest first
            place  region, country     people
         1  東京   東京都, 日本     9,733,276

        """)
    #expect(
      session.lines.errors == """
        Usage: search [-o] PLACE [in COUNTRY]
        Row 9 doesn't exist. The list has only one row.

        """)
    #expect(status == 2)
  }

  @Test func asksNobody() async {
    let session = Session(
      ["searches", "clear"], runMode: .pipe, kept: SavedPlaces(searches: [Fixture.tokyo]))
    #expect(await session.run().status == 2)
    #expect(
      session.lines.errors
        == #""clear" needs confirmation, but input is not interactive. To allow it, use vane --yes."#
        + "\n")
    #expect(session.kept.places(.searches) == [Fixture.tokyo])
  }

  @Test func takesYesForAnAnswer() async {
    let runMode = RunMode(isInteractive: false, json: false, canAsk: false, assumesYes: true)
    let session = Session(
      ["searches clear"], runMode: runMode, kept: SavedPlaces(searches: [Fixture.tokyo]))
    let (text, status) = await session.run()
    #expect(
      text == """
         Deleted 東京 from your searches. Type undo to restore it.
         No searches yet. Type: search Oslo

        """)
    #expect(status == 0)
    #expect(session.kept.places(.searches) == [])
  }

  @Test func endsWhenItsOutputIsLost() async {
    #expect(await Session(["quit"], runMode: .pipe, outputFailure: EPIPE).run().status == 1)
  }

  /// Control characters in a line don't reach the terminal.
  @Test func cleansWhatIsTyped() async {
    let session = Session(
      [.line("search \u{1B}[31mxyzzy\u{7}")], runMode: .pipe, gazetteer: .finding([]),
      geocoding: .finding([]))
    _ = await session.run()
    #expect(
      session.lines.errors
        == "No place matches \"[31mxyzzy\". Try another spelling, or only the beginning of the name.\n"
    )
  }
}
