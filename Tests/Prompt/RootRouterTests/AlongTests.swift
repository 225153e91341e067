import Itineraries
import ScreenTestSupport

/// Ways as they are typed: the lines of a file, and words that belong to none.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AlongTests {
  /// A file with a route and a longer track, and `one.gpx` with the route alone.
  private static let tracks = TrackFileClient { path throws(PlaceFileError) in
    func line(_ name: String, _ latitudes: Double...) -> TrackLine {
      TrackLine(
        name: name,
        points: latitudes.compactMap { Coordinate(latitude: $0, longitude: 17) }
          .map { TrackPoint($0) })
    }
    let route = line("Hill loop", 48, 48.1)
    return path == "one.gpx" ? [route] : [route, line("Long way", 48, 48.5)]
  }

  private func answers(
    to lines: ScriptedLines.Step..., in language: Language = .english
  ) async -> [String] {
    let session = Session(
      lines, settings: SavedSettings([Language.setting: language.rawValue]),
      gazetteer: .finding([Fixture.oslo, Fixture.bratislava]), geocoding: .finding([]),
      ways: .answering(Fixture.report), tracks: Self.tracks, columns: 200)
    return await session.answers()
  }

  @Test func theMapShowsTheWay() async {
    let answers = await answers(to: "along Oslo to Bratislava", "map", "map")
    let legend = "rain or snow, "
    #expect(answers.count == 3)
    #expect(answers[1].contains(legend), "\(answers)")
    #expect(!answers[0].contains(legend) && !answers[2].contains(legend))
    #expect(answers[2].contains("pin 48.15 17.11"))
  }

  @Test func theLongestLineSaysHowToChooseAnother() async {
    let text = await answers(to: "along ride.gpx by car")[0]
    #expect(text.contains("Long way"), "\(text)")
    #expect(
      text.contains(
        "The file has 2 tracks and routes. This is the longest: Long way. "
          + "For another, type: along ride.gpx 1"), "\(text)")
  }

  @Test(arguments: ["1", "hill loop", "1 by car", "Hill loop at 8:00 22 km/h"])
  func aLineIsChosenByItsNumberOrName(line: String) async {
    expectText(
      await answers(to: .line("along ride.gpx \(line)"))[0], has: "Hill loop, ",
      lacks: "the longest")
  }

  @Test(arguments: [
    (
      "ride.gpx 3",
      "The file has no track or route called \"3\". Type a number from 1 to 2, or a name."
    ),
    ("one.gpx 3", "The file has only one track or route."),
    ("one.gpx by plane", "\"plane\" isn't a way to travel here. Type: by foot, by bike or by car"),
    (
      "Oslo to Bratislava at fri 25:00",
      "\"25:00\" isn't a valid departure. Write it as at 8:00, at fri 7:00 or at tomorrow."
    ),
    (
      "Oslo to Bratislava yesterday",
      "\"yesterday\" isn't valid after a way. "
        + "Allowed: at 8:00, by foot, by bike or by car, 22 km/h, best 6-12, map, chart."
    ),
    ("Oslo by car to Bratislava", "\"by car\" belongs at the end of the line."),
  ])
  func aWrongWordIsSaid(line: String, sentence: String) async {
    let text = await answers(to: .line("along \(line)"))[0]
    #expect(text == " \(sentence)\n", "\(text)")
  }

  @Test func aWrongWordIsSaidInSlovak() async {
    let text = await answers(to: "along Oslo to Bratislava best 30-40", in: .slovak)[0]
    #expect(
      text == " „30-40“ nie je platné rozpätie hodín. Zadajte best 6-12.\n", "\(text)")
  }

  /// An alert goes by the name of its way.
  @Test func alertsThatLoseTheirWayAreSaid() async {
    let points = [59.0, 60].compactMap { Coordinate(latitude: $0, longitude: 10) }
    let way = SavedWay(
      name: "To work",
      points: points.enumerated().map { .init($1, distance: Double($0) * 111_000) }, start: nil,
      added: Fixture.now)
    let session = Session(
      ["tell when snow on To work at 18:00", "ways rm 1"], savedWays: SavedWays(way).client,
      questions: SavedQuestions().client, columns: 200)
    let answers = await session.answers()
    #expect(
      answers[1].contains("1 alert in told can't find its way any more."), "\(answers)")
  }
}
