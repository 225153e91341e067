import RootRouter
import ScreenTestSupport

/// Answers for programs where something is out of the ordinary.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ProgramTests {
  @Test func anInterruptedCommandAnswersToo() async {
    let stage = BackgroundStage()
    let session = Session(
      [.act { stage.gate.open() }, "quit"], runMode: .json,
      kept: SavedPlaces(searches: [Fixture.oslo]), weather: stage.weather)
    stage.interrupt(session)
    let status = await session.exitStatus(of: ["forecast"])
    await stage.letGo()
    let text = session.lines.transcript
    #expect(
      text.hasPrefix(
        #"{"schema":2,"command":"forecast","ok":false,"error":{"code":"cancelled","message":""#))
    #expect(text.filter { $0 == "\n" }.count == 1)
    #expect(session.lines.errors == "")
    #expect(status == 130)
  }

  @Test(arguments: [
    (["UNDO"], "undo"), (["favorites", "nonsense"], "favorites"), (["F", "x"], "forecast"),
    (["7"], "detail"), (["fav", "rm", "x"], "rm"),
  ])
  func aFailureHasTheFullNameOfTheCommand(words: [String], name: String) async {
    let text = await Session([], runMode: .json, gazetteer: .finding([])).run(words).text
    #expect(text.hasPrefix(#"{"schema":2,"command":"\#(name)","ok":false,"error":"#), "\(text)")
  }

  @Test func listsAreTables() async {
    let session = Session(
      ["searches", "favorites rm 4", "map"], runMode: .csv,
      kept: SavedPlaces(searches: [Fixture.oslo]))
    let (text, status) = await session.run()
    expectText(
      text,
      is: """
        row,name,country,countryName,region,latitude,longitude,population,elevation,timeZone,kind,town,iata,icao\r
        1,Oslo,NO,Norway,Oslo,59.91273,10.74609,580000,,Europe/Oslo,town,,,\r
        \r
        row,name,country,countryName,region,latitude,longitude,population,elevation,timeZone,kind,town,iata,icao\r

        """)
    #expect(
      session.lines.errors == "Row 4 doesn't exist: the list of \"favorites\" is empty.\n")
    #expect(status == 3)
  }

  @Test func theExitCodesAreNamed() async {
    expectText(
      await Session([], runMode: .pipe).run(["help", "exit-codes"]).text,
      is: """
         0    success
         1    the service, the disk or the output failed
         2    usage error: unknown command, or not possible there
         3    nothing found
         4    no network and nothing saved
         130  interrupted with Ctrl-C

        """)
  }

  @Test func theSchemaIsPrintedAsItIs() async {
    let session = Session(
      [], runMode: .pipe, programs: ProgramsClient(schema: { "{\n  \"a\": 1\n}\n" }), columns: 5)
    #expect(await session.run(["help", "schema"]).text == "{\n  \"a\": 1\n}\n")
  }

  @Test func aFullDiskIsTold() async {
    let session = Session(["quit"], runMode: .pipe, outputFailure: ENOSPC)
    #expect(await session.run().status == 1)
    #expect(session.lines.errors == "The output could not be written.\n")
  }
}
