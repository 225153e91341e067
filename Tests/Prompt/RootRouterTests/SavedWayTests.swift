import Itineraries
import ScreenTestSupport

/// Ways that were saved, and the files from which they came.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SavedWayTests {
  /// Files by their names; a track is of 22 km, with a minute for each of its five points, if it has times.
  private nonisolated static let tracks = TrackFileClient { path throws(PlaceFileError) in
    let name = String(path.dropLast(4))
    let first = name == "old" ? -86_400.0 * 900 : name == "new" ? 86_400 : nil
    var points = (0...4).compactMap {
      Coordinate(latitude: 59 + Double($0) * (name == "via" ? 0.5 : 0.005), longitude: 10)
    }.map { TrackPoint($0, elevation: 40) }
    if let first {
      for index in points.indices {
        points[index].time = Fixture.now + first + Double(index) * 60
      }
    }
    return [TrackLine(name: name, points: points)]
  }

  private func answers(
    _ lines: [String], ways: SavedWays = SavedWays(), in language: Language = .english
  ) async -> [String] {
    let session = Session(
      lines.map { .line($0) }, settings: SavedSettings([Language.setting: language.rawValue]),
      gazetteer: .knowing([Fixture.oslo, Fixture.bratislava]), geocoding: .finding([]),
      weather: .answering(Fixture.report), ways: .answering(Fixture.report), tracks: Self.tracks,
      savedWays: ways.client,
      questions: SavedQuestions().client, columns: 200)
    return await session.answers()
  }

  /// D6: a name may have words for how and when, or be no place's.
  @Test(arguments: [
    "Génolhac Loop", "Rain loop", "Trail 1", "Lake at dawn", "Loop at 8:00", "By bike",
    "Oslo to Bergen",
  ])
  func opensByItsName(name: String) async {
    let lines = [
      "along \"\(name).gpx\" by foot", "star", "along \"\(name)\"", "along \(name)",
      "along \(name.lowercased()) at 17:30",
    ]
    let answers = await answers(lines)
    #expect(answers[1] == " The way is saved as \(name).\n")
    for answer in answers.dropFirst(2) {
      #expect(answer.hasPrefix(" \(name), 2.2\u{A0}km"), "\(answer)")
    }
    #expect(answers[4].contains("\n 17:30–"))
  }

  /// A way that was picked from its list is the line before.
  @Test func goesOnBehindItsRow() async {
    let answers = await answers([
      "along hike.gpx by foot", "star", "ways", "1", "by car", "and via Oslo",
    ])
    #expect(answers[4].hasPrefix(" Read as: along hike by car\n"), "\(answers[4])")
    // A way of a file goes nowhere else, and none is shown as if it did.
    #expect(!answers[5].contains("hike"), "\(answers[5])")
  }

  @Test func alertsOfAWayThatIsGoneAreNamedInTheLanguage() async {
    let answers = await answers([
      "along hike.gpx by foot", "star", "tell when rain on hike at sun 8:00", "ways", "rm 1",
      "set language sk", "tell",
    ])
    #expect(answers[6].contains("dážď na trase hike v nedeľu o 08:00"), "\(answers[6])")
  }

  @Test func alertsFollowTheNameOfTheirWay() async {
    let answers = await answers([
      "along hike.gpx by foot", "star", "tell when rain on hike at sun 8:00", "ways",
      "rename 1 Long walk", "tell", "undo", "tell", "tell when rain on hike at sun 9:00", "ways",
      "rm 1",
    ])
    #expect(!answers[4].contains("can't find its way"), "\(answers[4])")
    #expect(answers[5].contains("rain on Long walk on Sundays at 08:00"), "\(answers[5])")
    #expect(answers[7].contains("rain on hike on Sundays at 08:00"), "\(answers[7])")
    #expect(answers[10].contains("2 alerts in told can't find their way"), "\(answers[10])")
  }

  /// A way that begins where another alert is about is no name for that place.
  @Test func alertsAreOfTheirPlaceBesideAWay() async {
    let answers = await answers([
      "along Oslo to Bratislava", "star", "tell when rain on Oslo – Bratislava",
      "tell when below 0 in Oslo", "tell",
    ])
    #expect(answers[4].contains("°C                 Oslo "), "\(answers[4])")
  }

  @Test func accentsMayBeLeftOut() async {
    let answers = await answers(["along \"Génolhac Loop.gpx\"", "star", "along genolhac loop"])
    #expect(answers[2].hasPrefix(" Génolhac Loop, "), "\(answers[2])")
  }

  /// A name that another way has is refused, so that none is lost; nor is a way a place.
  @Test func isNoOtherWayAndNoPlace() async {
    let ways = SavedWays()
    let answers = await answers(
      ["along hike.gpx", "star", "along run.gpx", "star", "ways", "rename 2 HIKE", "star 1"],
      ways: ways)
    #expect(answers[5] == " There is already a way called \"HIKE\". Choose another name.\n")
    #expect(answers[6] == " \"hike\" is a way. Type: along hike\n")
    #expect(Set(ways.list.map(\.name)) == ["hike", "run"])
  }

  /// A15
  @Test func staysWithItsMeansAndSpeed() async {
    let answers = await answers([
      "along hike.gpx by foot", "star", "along hike at 17:30", "along hike by car", "ways", "1",
      "along run.gpx by foot 9 km/h", "star", "along run", "along run 12 km/h", "along run by bike",
    ])
    #expect(answers[2].contains("on foot, 5\u{A0}km/h"), "\(answers[2])")
    #expect(answers[3].contains("by car, 80\u{A0}km/h"))
    #expect(answers[4].contains("hike  2.2\u{A0}km  0\u{A0}m up  on foot"), "\(answers[4])")
    #expect(answers[5].contains("on foot, 5\u{A0}km/h"))
    #expect(answers[8].contains("on foot, 9\u{A0}km/h"))
    #expect(answers[9].contains("on foot, 12\u{A0}km/h"))
    #expect(answers[10].contains("by bike, 20\u{A0}km/h"))
  }

  /// A15: the same way by other means is another one, and the same once more is not.
  @Test func otherMeansReplaceNothing() async {
    let ways = SavedWays()
    let answers = await answers(
      [
        "along Oslo to Bratislava by car", "star", "along Oslo to Bratislava by foot", "star",
        "along Oslo – Bratislava by foot", "star", "along Bratislava to Oslo by foot", "star",
      ], ways: ways)
    #expect(answers[1] == " The way is saved as Oslo – Bratislava.\n")
    #expect(answers[3] == " The way is saved as Oslo – Bratislava, on foot.\n")
    #expect(answers[5] == " The way is saved as Oslo – Bratislava, on foot.\n")
    #expect(
      ways.list.map(\.name)
        == ["Oslo – Bratislava", "Oslo – Bratislava, on foot", "Bratislava – Oslo"])
    #expect(ways.list.map(\.travel) == ["car", "foot", "foot"])
  }

  /// Words of its name aren't those of a line.
  @Test(arguments: ["Trail 1", "Oslo to Bratislava", "Long drive"])
  func goesOnBehindItsRowByAnyName(name: String) async {
    let answers = await answers(["along \"\(name).gpx\" by foot", "star", "ways", "1", "at 17:30"])
    #expect(answers[4].hasPrefix(" Read as: along \"\(name)\" at 17:30\n \(name), 2.2\u{A0}km"))
  }

  /// The dash of its name is on few keyboards.
  @Test func aHyphenIsTheDashOfItsName() async {
    let answers = await answers([
      "along Oslo to Bratislava by car", "star", "along Oslo - Bratislava",
    ])
    #expect(answers[2].contains("by car"), "\(answers[2])")
  }

  @Test func whatASavedWayReplacesComesBack() async {
    let ways = SavedWays()
    let line = "along hike.gpx by foot"
    let answers = await answers([line, "star", line, "star", "undo", "undo", "ways"], ways: ways)
    #expect(answers[4].hasPrefix(" Restored the way hike.\n"), "\(answers)")
    #expect(answers[5].hasPrefix(" Deleted the way hike.\n"))
    #expect(ways.list.isEmpty)
  }

  /// D9: 14:12 in Oslo, some 900 days ago.
  @Test func aPastTrackIsPlannedForTomorrow() async {
    let answers = await answers(["along old.gpx", "along new.gpx", "along old.gpx at 17:30"])
    #expect(
      answers[0].contains("\n Sun 22 14:12–14:16  as recorded, 33\u{A0}km/h"), "\(answers[0])")
    #expect(
      answers[0].contains(
        "The times in the file are from Tuesday, 4 June 2024, so the same time tomorrow is assumed. "
          + "For another, type: along old.gpx at 8:00"), "\(answers[0])")
    for answer in answers.dropFirst() { #expect(!answer.contains("tomorrow"), "\(answer)") }
    let slovak = await self.answers(["along old.gpx"], in: .slovak)
    #expect(
      slovak[0].contains(
        "V súbore je utorok 4. júna 2024, preto sa počíta s rovnakým časom zajtra. "
          + "Iný čas zadáte takto: along old.gpx at 8:00"), "\(slovak[0])")
  }

  /// D9: a route of points that lie far apart; saved or not.
  @Test func viaPointsAreSaidToBeStraight() async {
    let sentence =
      "The points are far apart. The way between them is straight (great circles), not by road."
    let answers = await answers([
      "along via.gpx by car", "star", "along via", "along hike.gpx", "star", "along hike",
    ])
    for index in [0, 2] { #expect(answers[index].contains(sentence), "\(answers[index])") }
    for index in [3, 5] { #expect(!answers[index].contains("far apart"), "\(answers[index])") }
  }
}
