import RootRouter
import ScreenTestSupport

/// `sun`: where and when it is asked for, and how programs get it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SunTests {
  @Test func answersPrograms() async {
    let session = Session(
      [], runMode: .json, gazetteer: .naming(.near(Fixture.bratislava, meters: 100)))
    let (text, status) = await session.run(["sun", "48.15,17.11", "--date", "2026-06-21"])
    expectText(
      text,
      is: oneLine(
        #"""
        {"schema":2,"command":"sun","ok":true,"place":null,"latitude":48.15,"longitude":17.11,
        "timeZone":"Europe/Bratislava","date":"2026-06-21",
        "sunrise":"2026-06-21T04:51:17+02:00","sunset":"2026-06-21T20:55:27+02:00",
        "noon":"2026-06-21T12:53:22+02:00","daylight":57850,"polar":null,
        "civilDawn":"2026-06-21T04:09:42+02:00","civilDusk":"2026-06-21T21:37:02+02:00",
        "nauticalDawn":"2026-06-21T03:11:30+02:00","nauticalDusk":"2026-06-21T22:35:14+02:00",
        "astronomicalDawn":"2026-06-21T01:27:39+02:00",
        "astronomicalDusk":"2026-06-22T00:19:03+02:00","moonFraction":0.4584,"moonPhase":0.2363,
        "moonrise":"2026-06-21T12:28:05+02:00","moonset":"2026-06-21T00:23:01+02:00",
        "nextNewMoon":"2026-07-14T11:43:28+02:00","nextFullMoon":"2026-06-30T01:56:33+02:00",
        "nextEquinox":"2026-09-23T02:05:05+02:00","nextSolstice":"2026-06-21T10:24:38+02:00",
        "events":[{"event":"astronomicalDusk","time":"2026-06-21T00:18:52+02:00"},
        {"event":"moonset","time":"2026-06-21T00:23:01+02:00"},
        {"event":"astronomicalDawn","time":"2026-06-21T01:27:39+02:00"},
        {"event":"nauticalDawn","time":"2026-06-21T03:11:30+02:00"},
        {"event":"civilDawn","time":"2026-06-21T04:09:42+02:00"},
        {"event":"sunrise","time":"2026-06-21T04:51:17+02:00"},
        {"event":"moonrise","time":"2026-06-21T12:28:05+02:00"},
        {"event":"noon","time":"2026-06-21T12:53:22+02:00"},
        {"event":"sunset","time":"2026-06-21T20:55:27+02:00"},
        {"event":"civilDusk","time":"2026-06-21T21:37:02+02:00"},
        {"event":"nauticalDusk","time":"2026-06-21T22:35:14+02:00"}]}
        """#) + "\n")
    #expect(status == 0)
  }

  /// Before any search, the moon is that of the time zone's city.
  @Test func theMoonNeedsNoSearch() async {
    let answers = await Session(
      ["moon"], gazetteer: .knowing([Fixture.oslo]),
      position: PositionClient(internetHost: "ip.example") { source async throws(PositionError) in
        guard source == .timezone else { throw .noDevice }
        return Position(coordinate: Fixture.oslo.coordinate, source: source)
      }
    ).answers()
    #expect(answers[0].contains("full moon"), "\(answers)")
    #expect(!answers[0].contains("No searches yet"), "\(answers)")
  }

  /// The place of a town is known, that of a bare position is not.
  @Test func namesThePlaceThatItKnows() async {
    let session = Session([], runMode: .json, gazetteer: .finding([Fixture.oslo]))
    let (text, _) = await session.run(["sun", "Oslo"])
    #expect(text.contains(#""place":\#(Fixture.oslo.json),"latitude":59.91273,"#))
    #expect(text.contains(#""date":"2026-11-21","sunrise":"2026-11-21T08:28:53+01:00"#))
  }

  /// The day is that of the nearest place: at this moment it is Sunday in Kiritimati.
  @Test func theDayIsThatOfTheNearestPlace() async {
    let place = Fixture.place(
      "Tabwakea", "KI", "Kiribati", region: nil, 2.0, -157.4, 1881, "Pacific/Kiritimati")
    let session = Session([], runMode: .json, gazetteer: .naming(.near(place, meters: 100)))
    let (text, _) = await session.run(["sun", "2,-157"])
    #expect(text.contains(#""timeZone":"Pacific/Kiritimati","date":"2026-11-22","#))
    #expect(text.contains(#""sunrise":"2026-11-22T06:"#))
  }

  /// A town so far away says nothing of the time at the point.
  @Test func theDayIsThatOfTheLongitudeFarFromAnyPlace() async {
    let session = Session(
      [], runMode: .json, gazetteer: .naming(.near(Fixture.tokyo, meters: 2_000_000)))
    let (text, _) = await session.run(["sun", "-75,-30"])
    #expect(text.contains(#""timeZone":"Etc/GMT+2","date":"2026-11-21","#))
  }

  /// Without a gazetteer the time zone follows from the longitude.
  @Test func needsNoGazetteer() async {
    let session = Session([], runMode: .json, gazetteer: .failing(.missing(path: "/g.sqlite")))
    let (text, status) = await session.run(["sun", "48,31"])
    #expect(text.contains(#""sunrise":"2026-11-21T07:"#) && text.contains("+02:00"))
    #expect(status == 0)
  }

  @Test(arguments: [
    ["2026-12-21"], ["--date", "2026-12-21"], ["--date=2026-12-21"], ["2026-12-21", "oslo"],
    ["oslo", "2026-12-21"], ["oslo", "--date", "2026-12-21"], ["--date=2026-12-21", "oslo"],
  ])
  func readsTheDayWhereverItStands(words: [String]) async {
    let session = Session(
      [], runMode: .json, kept: SavedPlaces(searches: [Fixture.oslo]),
      gazetteer: .finding([Fixture.oslo]))
    let (text, status) = await session.run(["sun"] + words)
    #expect(text.contains(#""name":"Oslo""#) && text.contains(#""date":"2026-12-21""#))
    #expect(status == 0)
  }

  /// A day that is past elsewhere is a day of the sun.
  @Test(arguments: ["sun yesterday Oslo", "sun včera Oslo"])
  func yesterdayHasASun(line: String) async {
    let session = Session(
      [], runMode: .json, gazetteer: .finding([Fixture.oslo]), geocoding: .finding([]))
    expectText(await session.run(line).text, has: #""date":"2026-11-20""#)
  }

  /// `sun` is about the open place, a given row, or otherwise the last search.
  @Test func isAboutThePlaceThatIsOpen() async {
    let session = Session(
      ["favorites", "sun", "1", "sun 2026-12-21", "search 東京", "sun 1"], runMode: .json,
      kept: SavedPlaces(searches: [Fixture.oslo], favorites: [Fixture.bratislava]),
      gazetteer: .finding([Fixture.tokyo]), weather: .answering(Fixture.emptyReport))
    let (text, _) = await session.run()
    let answers = text.split(separator: "\n").filter { $0.contains(#""command":"sun""#) }
    let names = answers.map { answer in
      ["Oslo", "Bratislava", "東京"].first { answer.contains(#""name":"\#($0)""#) }
    }
    #expect(names == ["Oslo", "Bratislava", "東京"])
  }

  nonisolated private static let noPosition =
    "isn't a valid position. Latitude is -90 to 90, longitude -180 to 180, as in 48.15 17.11."
  nonisolated private static let noDate = "isn't a valid date. Write it as 24.11. or 2026-11-24."
  nonisolated private static let usage = "Usage: sun [DAY] [PLACE | N] [--date DAY]"

  @Test(arguments: [
    ("91,0", "\"91,0\" \(noPosition)"), ("0 200", "\"0 200\" \(noPosition)"),
    ("nan,0", "\"nan,0\" \(noPosition)"), ("1,2 --date 2026-02-29", "\"2026-02-29\" \(noDate)"),
    ("1,2 --date 2026-02-28x", "\"2026-02-28x\" \(noDate)"),
    ("1,2 2026-13-01", "\"2026-13-01\" \(noDate)"),
    ("1,2 --date sometime", "\"sometime\" \(noDate)"), ("1,2 --date", usage),
    ("1,2 --date 2026-01-01 --date 2026-01-02", usage),
    ("--day 2026-01-01", "Unknown option --day. Type help or vane --help for a list."),
  ])
  func refusesWhatItCannotRead(words: String, sentence: String) async {
    let session = Session([], runMode: .pipe)
    #expect(await session.run("sun \(words)") == ("", 2))
    #expect(session.lines.errors == sentence + "\n")
  }

  @Test func saysThatAPlaceWasNotFound() async {
    let session = Session(
      [], runMode: .pipe, gazetteer: .finding([]), geocoding: .finding([]))
    #expect(await session.run(["sun", "xyzzy"]).status == 3)
  }
}
