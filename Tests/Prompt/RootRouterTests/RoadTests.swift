import Itineraries
import ScreenTestSupport

/// Roads under `along`: whether the points of a way are sent, and what is said of that.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RoadTests {
  private static let gazetteer = GazetteerClient.finding([Fixture.oslo, Fixture.bratislava])

  /// A road with a bend, which begins 3 km east of Oslo.
  nonisolated private static func road(_ points: [Coordinate]) -> Road {
    var line = points
    line[0] =
      Coordinate(latitude: line[0].latitude, longitude: line[0].longitude + 0.054) ?? .origin
    line.insert(Coordinate(latitude: 52, longitude: 13) ?? .origin, at: 1)
    return Road(
      points: line.map { TrackPoint($0) }, stops: [0] + Array(2..<line.count), legs: [1_700_000])
  }

  private struct Outcome {
    var text: String
    /// The means of each road that was asked for.
    var sent: [Travel]
    var setting: String?
  }

  private func outcome(
    _ line: String = "along Oslo to Bratislava by car", typed: [ScriptedLines.Step] = [],
    setting: String? = nil, in language: Language = .english, runMode: RunMode = .prompt,
    failing: ServiceError? = nil, host: String? = "roads.example", isKept: Bool = false,
    tracks: TrackFileClient = .noop, savedWays: SavedListClient<SavedWay> = .noop
  ) async -> Outcome {
    let sent = Mutex<[Travel]>([])
    let settings = SavedSettings(
      [Language.setting: language.rawValue].merging(setting.map { ["route": $0] } ?? [:]) { $1 })
    let roads = RoadClient(
      host: { host }, kept: { points, _ in isKept ? Self.road(points) : nil }
    ) { points, means async throws(ServiceError) in
      sent.withLock { $0.append(means) }
      if let failing { throw failing }
      return Self.road(points)
    }
    let session = Session(
      [.line(line)] + typed, runMode: runMode, settings: settings, gazetteer: Self.gazetteer,
      geocoding: .finding([]),
      ways: .answering(Fixture.report), tracks: tracks, roads: roads, savedWays: savedWays,
      columns: 200)
    let text = await session.run().text
    return Outcome(text: text, sent: sent.withLock { $0 }, setting: settings["route"])
  }

  private static let straight = "Straight (great circles) between the places, not by road."
  private static let hint = "To follow roads, type: set route yes"

  @Test func aYesIsKeptAndTheRoadFollowed() async {
    let found = await outcome(typed: [.line("y")])
    #expect(
      found.text.contains(
        "Look up the road at roads.example? Only the positions of the places are sent. (y/n)"),
      "\(found.text)")
    #expect(found.sent == [.car])
    #expect(found.setting == "yes")
    expectText(
      found.text, has: "Oslo – Bratislava, 1700\u{A0}km, by road\n",
      "The nearest road to Oslo is 3.0\u{A0}km away.", "by car, 80\u{A0}km/h",
      "© OpenStreetMap contributors · ODbL", lacks: "nearest road to Bratislava", Self.straight)
  }

  @Test func aNoIsKeptAndTheWayStraight() async {
    let found = await outcome(typed: [.line("n")])
    #expect(found.sent == [])
    #expect(found.setting == "no")
    expectText(found.text, has: Self.straight, Self.hint, lacks: "OpenStreetMap")
  }

  @Test func itIsAskedInSlovak() async {
    let found = await outcome(typed: [.line("a")], in: .slovak)
    expectText(
      found.text, has: "Vyhľadať cestu cez roads.example? Odošlú sa len polohy miest. (a/n)",
      "Oslo: najbližšia cesta je vo vzdialenosti 3,0\u{A0}km.")
    let refused = await outcome(setting: "no", in: .slovak)
    #expect(
      refused.text.contains("Ak má trasa viesť po cestách, zadajte: set route yes"),
      "\(refused.text)")
  }

  /// Neither a pipe nor `--json` can be asked, and `--yes` isn't the user's word on it.
  @Test(arguments: [RunMode.pipe, .json, .csv], [false, true])
  func nothingIsSentWhereNobodyIsAsked(runMode: RunMode, assumesYes: Bool) async {
    var run = runMode
    run.assumesYes = assumesYes
    let found = await outcome(runMode: run)
    #expect(found.sent == [])
    #expect(found.setting == nil)
    if runMode != .csv { #expect(found.text.contains(Self.hint), "\(found.text)") }
  }

  @Test func yesForEveryQuestionIsNoConsent() async {
    var runMode = RunMode.prompt
    runMode.assumesYes = true
    let found = await outcome(typed: [.line("n")], runMode: runMode)
    #expect(found.sent == [])
    #expect(found.setting == "no")
  }

  @Test(arguments: [RunMode.prompt, .pipe, .json])
  func aSettingNeedsNoQuestion(runMode: RunMode) async {
    let allowed = await outcome(setting: "yes", runMode: runMode)
    #expect(allowed.sent == [.car])
    #expect(!allowed.text.contains("(y/n)"))
    let refused = await outcome(setting: "no", runMode: runMode)
    #expect(refused.sent == [])
    #expect(!refused.text.contains("(y/n)"))
    if runMode == .json {
      expectText(
        allowed.text, has: #""road":true,"offRoad":[{"name":"Oslo","distance":3021.1}"#,
        #",{"name":"Bratislava","distance":0}]"#)
      #expect(refused.text.contains(#""road":false,"offRoad":[]"#), "\(refused.text)")
    }
  }

  /// Without a means of travel, with made-up weather, and along a track.
  @Test(arguments: ["along Oslo to Bratislava", "along Oslo to Bratislava 22 km/h"])
  func aWayWithoutAMeansStaysStraight(line: String) async {
    let found = await outcome(line, setting: "yes")
    #expect(found.sent == [])
    expectText(found.text, has: Self.straight, lacks: Self.hint)
  }

  @Test func sampleWeatherAsksNothing() async {
    let found = await outcome(host: nil)
    #expect(found.sent == [])
    #expect(found.setting == nil)
    expectText(found.text, has: Self.straight, lacks: Self.hint)
  }

  /// A road that was kept needs neither a question nor a request.
  @Test func aKeptRoadIsNotAskedFor() async {
    let found = await outcome(runMode: .pipe, isKept: true)
    #expect(found.sent == [])
    #expect(found.text.contains("OpenStreetMap"), "\(found.text)")
    let refused = await outcome(setting: "no", runMode: .pipe, isKept: true)
    #expect(refused.text.contains(Self.straight))
  }

  @Test(
    arguments: [
      (.noNetwork(host: "roads.example"), "roads.example can't be reached: there is no network."),
      (.noRoad(.noneNear), "No road for this means of travel is near one of the places."),
      (.noRoad(.notConnected), "No road connects the places by this means of travel."),
      (.noRoad(.busy), "The routing service has too many requests."),
      (.noRoad(.page), "The routing service returned a web page instead of a road."),
      (
        .noRoad(.unreadable("not JSON")), "The routing service returned an invalid road (not JSON)."
      ),
    ] as [(ServiceError, String)])
  func withoutARoadTheWayIsStraightAndSaidToBe(error: ServiceError, sentence: String) async {
    let found = await outcome(setting: "yes", failing: error)
    expectText(found.text, has: Self.straight, sentence, lacks: "OpenStreetMap")
  }

  /// A route of points that lie far apart follows the road through them; a track doesn't.
  @Test func aRouteOfViaPointsFollowsRoads() async {
    let tracks = TrackFileClient { path throws(PlaceFileError) in
      let latitudes =
        path == "via.gpx" ? [59.9, 60.4] : Array(stride(from: 59.9, to: 60, by: 0.001))
      let points = latitudes.compactMap { Coordinate(latitude: $0, longitude: 10) }
      return [TrackLine(name: "Tour", points: points.map { TrackPoint($0) })]
    }
    let via = await outcome("along via.gpx by bike", setting: "yes", tracks: tracks)
    #expect(via.sent == [.bike])
    expectText(
      via.text, has: "The nearest road to point 1 is 3.0\u{A0}km away.", lacks: "far apart")
    let track = await outcome("along track.gpx by bike", setting: "yes", tracks: tracks)
    #expect(track.sent == [])
  }

  @Test func aSavedWayKeepsItsRoad() async {
    let ways = SavedWays()
    let found = await outcome(
      typed: ["star", "along Oslo – Bratislava"], setting: "yes", savedWays: ways.client)
    #expect(found.sent == [.car])
    #expect(ways.list.map(\.isRoad) == [true])
    #expect(found.text.components(separatedBy: "© OpenStreetMap").count == 3, "\(found.text)")
    #expect(!found.text.contains(Self.straight))
  }

  @Test(
    arguments: [
      (nil, true, true), ("yes", true, true), ("no", true, false), (nil, false, false),
      ("yes", false, false),
    ] as [(String?, Bool, Bool)])
  func anAlertFollowsTheKeptRoad(setting: String?, isKept: Bool, follows: Bool) async {
    var way = SavedWay(
      name: "Tour",
      points: [Fixture.oslo, Fixture.bratislava].enumerated().map { index, place in
        .init(place.coordinate, distance: Double(index) * 1_360_000, name: place.name)
      }, start: nil, added: Fixture.now)
    way.travel = "car"
    let asked = Mutex<[Coordinate]>([])
    let session = Session(
      ["tell when rain on Tour at 18:00", "tell check"],
      settings: SavedSettings(setting.map { ["route": $0] } ?? [:]), gazetteer: Self.gazetteer,
      ways: WayWeatherClient { points, _ async throws(ServiceError) in
        asked.withLock { $0 += points.map(\.coordinate) }
        return points.map { _ in Fixture.report }
      },
      roads: RoadClient(
        host: { "roads.example" }, kept: { points, _ in isKept ? Self.road(points) : nil }
      ) { points, _ async throws(ServiceError) in
        Issue.record("A road was asked for.")
        return Self.road(points)
      }, savedWays: SavedWays(way).client, questions: SavedQuestions().client)
    let text = await session.run().text
    let points = asked.withLock { $0 }
    #expect(!points.isEmpty, "\(text)")
    // The road begins 3 km east of Oslo.
    #expect((points.first != Fixture.oslo.coordinate) == follows, "\(text)")
  }

  @Test func anotherServerIsAskedAboutAgain() async {
    let settings = SavedSettings([Language.setting: "en", "route": "yes"])
    let session = Session(
      ["set route.url valhalla+https://example.org", "set route.url http://example.org"],
      settings: settings)
    let text = await session.run().text
    #expect(settings["route.url"] == "valhalla+https://example.org")
    #expect(settings["route"] == nil)
    #expect(text.contains("route.url is \"http://example.org\""), "\(text)")
  }
}
