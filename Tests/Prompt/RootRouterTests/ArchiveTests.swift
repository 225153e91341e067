import ScreenTestSupport

@testable import RootRouter

@MainActor @Suite(.timeLimit(.minutes(5))) struct ArchiveTests {
  @Test func archiveSaysWhatIsThere() async {
    expectText(
      await Session(["archive"], runMode: .json, history: Session.history).run().text,
      is: """
        {"schema":2,"command":"archive","ok":true,"path":"/x/archive.sqlite","size":1234567,"places":2,"records":41,\
        "hourly":7,"oldest":"2026-11-21T13:12:00Z"}

        """)
  }

  @Test func clearingTheArchiveAsksFirst() async {
    let session = Session(["archive clear"], runMode: .pipe, history: Session.history)
    #expect(await session.run().status == 2)
    expectText(
      session.lines.errors,
      is: """
        "archive" needs confirmation, but input is not interactive. To allow it, use vane --yes.

        """)
  }

  @Test func theRecordsOfARowAreOpened() async {
    var clients = HistoryClients.unimplemented
    clients.records.list = { place throws(StorageError) in
      RecordList(place: place, count: 0, newest: 0)
    }
    clients.records.records = { _, _, _ throws(StorageError) in [] }
    let answers = await Session(
      ["h", "records 2", "rm 1"],
      kept: SavedPlaces(searches: [Fixture.oslo, Fixture.bratislava]), history: clients
    ).answers()
    #expect(
      answers[1].hasSuffix(
        " Bratislava, Bratislava Region, Slovakia\n No weather records for this place yet.\n"))
    #expect(answers[2] == " Row 1 doesn't exist: the list is empty.\n")
  }

  @Test func thePastOfAPlaceIsFoundByItsName() async {
    var clients = HistoryClients.unimplemented
    clients.accuracy = AccuracyClient { place throws(StorageError) in
      #expect(place == Fixture.oslo)
      return []
    }
    let answer = await Session(
      ["accuracy Oslo"], runMode: .json, gazetteer: .finding([Fixture.oslo]), history: clients
    ).run()
    #expect(answer.text.contains(#""command":"accuracy","ok":true,"place":{"name":"Oslo""#))
    #expect(answer.text.hasSuffix(#""items":[],"models":[],"truth":null,"station":null}"# + "\n"))
  }

  @Test(arguments: [
    ("past 0", #""0" isn't valid after past. Allowed: 1 to 365."#),
    ("past 400", #""400" isn't valid after past. Allowed: 1 to 365."#),
    ("archive empty", #""empty" isn't valid after archive. Allowed: clear."#),
    ("records --csv", "Usage: records [PLACE | N] [--csv FILE]"),
    ("chart 0", #""0" can't be part of this line. Did you mean "chart"?"#),
    ("chart rain 0", #""0" can't be part of this line. Did you mean "chart rain"?"#),
    (
      "map type foo",
      #""foo" isn't valid after type. Allowed: outline, borders, cities, night, weather, globe, temperature, rain, wind, pressure, clouds, radar, warnings."#
    ),
    (
      "sort xx",
      #""xx" isn't valid after sort. Allowed: population, temperature, wind, humidity, name."#
    ),
    ("map zoom 12", #""12" isn't valid after zoom. Allowed: 0 to 10."#),
    (
      "when flood",
      #"Vane has nothing called "flood". For a place of that name, type: search flood"#
    ),
  ])
  func whatIsNotUnderstoodIsSaid(line: String, sentence: String) async {
    let session = Session([.line(line)], runMode: .pipe, gazetteer: .finding([]))
    #expect(await session.run().status == 2)
    #expect(session.lines.errors == sentence + "\n")
  }

  @Test(arguments: [("archive.hours", "0"), ("archive.records", "-1"), ("archive.hours", "soon")])
  func aNumberOfDaysIsChecked(setting: String, value: String) async {
    let session = Session([.line("set \(setting) \(value)")], runMode: .pipe)
    #expect(await session.run().status == 2)
    #expect(session.lines.errors.hasPrefix("\(setting) can't be \"\(value)\"."))
  }
}
