@testable import RootRouter
import ScreenTestSupport

/// A name that the person gave means the same place in every command that takes one.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OwnNameTests {
  /// Each command that takes a place, by its declaration, with the words that have to stand before.
  private static let before: [CommandName: String] = [
    .when: "dry in", .tell: "warnings in", .compare: "Tokyo,",
    .type: "night", .hour: "now type night in", .zoom: "4",
  ]
  /// The words that have to stand behind the place: a way needs another end.
  private static let behind: [CommandName: String] = [.along: "to 48.3,17.3"]

  private static func line(_ name: CommandName, at place: String) -> String {
    let screen = [.at, .type, .zoom, .hour].contains(name) ? "map" : nil
    return [screen, name.rawValue, before[name], place, behind[name]].compactMap(\.self)
      .joined(separator: " ")
  }

  /// A search that the person renamed is a favorite by both of its names.
  @Test func aRenamedSearchKeepsItsNameAmongFavorites() async {
    let answers = await Session.answers(
      to: ["searches", "rename 1 Hut", "star 1", "favorites", "rename 1"], searches: [Fixture.oslo])
    #expect(answers[2].contains("Added Hut to favorites."), "\(answers[2])")
    #expect(answers[3].contains("Hut") && answers[3].contains("Oslo"), "\(answers[3])")
    #expect(answers[4].contains("Renamed Hut to Oslo."), "\(answers[4])")
  }

  /// The home that was set is a place by its word, in every language.
  @Test(arguments: ["sun home", "sun domov", "hours Home"]) func homeIsAPlace(line: String) async {
    let answers = await Session.answers(to: ["set home 59.91 10.75", .line(line)])
    expectText(answers[1], has: "59.91° N 10.75° E")
  }

  /// Without a home, its word is no place, be there a town of that name or not.
  @Test(arguments: Language.allCases) func noHomeIsSaid(language: Language) async {
    let sentence = language.phrases.sentence(for: .noHome)
    for name in placeCommands where ![.unstar, .line].contains(name) {
      let session = Session.answeringEverything(
        ["home off", .line(Self.line(name, at: "home"))], in: language, searches: [Fixture.tokyo],
        columns: 200)
      let text = await session.answers()[1]
      #expect(text.contains(sentence) || name == .home, "\(name): \(text)")
    }
    let session = Session.answeringEverything(["home off", "hours Home"], in: language)
    #expect(await !session.answers()[1].contains(sentence))
  }

  /// The word "here" is a place, in every command and every language.
  @Test(arguments: ["here", "tu"]) func hereIsAPlace(word: String) async {
    for name in placeCommands where name != .unstar {
      let line = Self.line(name, at: word)
      // Here the position that is known is that of Bratislava, of which no gazetteer has a name.
      let session = Session.answeringEverything(
        [.line(line)], in: .english, searches: [Fixture.tokyo])
      let text = await session.answers()[0].replacing("place is Oslo, Norway", with: "")
      #expect(!text.contains("Oslo, Norway") && !text.contains("No place"), "\(line): \(text)")
      #expect(
        text.contains("Your home.") || text.contains("48.1") || name == .line,
        "\(line): \(text)")
      #expect(session.lines.errors == "")
    }
  }

  /// The source of the position stands above the weather, and the user's own place named "here" comes first.
  @Test func hereIsSaid() async {
    let answers = await Session.answers(
      to: ["sun here", "star Oslo", "favorites", "rename 1 Here", "sun here"],
      searches: [Fixture.tokyo])
    #expect(answers[0].hasPrefix(" Your home.\n"), "\(answers[0])")
    #expect(answers[4].hasPrefix(" Here, "), "\(answers[4])")
  }

  @Test(arguments: [
    (Language.english, " 59.90° N 10.70° E, near Oslo, "),
    (.slovak, " 59,90° s. š. 10,70° v. d., blízko miesta Oslo, "),
  ])
  func aPositionIsHeadedByItself(language: Language, heading: String) async {
    let session = Session(
      [], runMode: .pipe, settings: SavedSettings(["language": language.rawValue]),
      gazetteer: gazetteer, weather: .answering(Fixture.report))
    for line in [["59.9,10.7"], ["detail", "59.9", "10.7"]] {
      let before = session.lines.transcript.count
      let text = await session.run(line).text.dropFirst(before)
      #expect(text.hasPrefix(heading), "\(line): \(text)")
    }
  }

  /// Kept in one language, it is called so in the other.
  @Test func aPositionIsNamedInTheLanguageOfToday() async {
    let session = Session(
      ["star 59.9,10.7", "set language sk", "favorites"], gazetteer: gazetteer,
      weather: .answering(Fixture.report), columns: 120)
    expectText(await session.answers()[2], has: "59,90° s. š. 10,70° v. d., blízko miesta Oslo")
  }

  private let gazetteer = GazetteerClient.naming(.near(meters: 3000, bearing: 200))

  @Test func aSearchHasAName() async {
    let answers = await Session.answers(
      to: ["searches", "rename 1 Cabin", "hours Cabin", "searches filter cab"],
      searches: [Fixture.tokyo])
    #expect(answers[2].contains(" Cabin, "), "\(answers[2])")
    #expect(answers[3].contains("1 search matching cab"), "\(answers[3])")
  }

  /// On a screen whose list has no names, the answer gives the lines for the lists that have them.
  @Test(arguments: [
    ("filter os", "forecast filter os, searches filter os or favorites filter os"),
    ("sort rain", "favorites sort rain"),
    ("sort added", "searches sort added or favorites sort added"),
  ])
  func whereSortAndFilterAreIsSaid(line: String, there: String) async {
    let session = Session.answeringEverything(
      ["map", .line(line)], in: .english, searches: [Fixture.tokyo], columns: 200)
    expectText(await session.answers()[1], has: "Type: \(there)\n")
  }

  @Test func anUnknownPositionFails() async {
    let (_, status) = await Session([], runMode: .pipe).run(["hours", "here"])
    #expect(status == 3)
    let session = Session([], runMode: .pipe)
    _ = await session.run(["when", "dry", "in", "here"])
    #expect(session.lines.errors.hasPrefix("Your location could not be determined."))
  }

  /// Each command that takes a place.
  private var placeCommands: Set<CommandName> {
    Set(
      Session([]).router.allSignatures.filter { signature in
        signature.usage.arguments.contains { $0.takesPlace } && signature.name != .search
      }.map(\.name)
    ).subtracting([.watch])
  }

  @Test func everyCommandTakesIt() async {
    #expect(placeCommands.count > 17)
    for name in placeCommands {
      let line = Self.line(name, at: "Cabin")
      // The gazetteer of this session takes every name that it doesn't know for Oslo.
      let session = Session.answeringEverything(
        ["star Bratislava", "favorites", "rename 1 Cabin", "forecast", .line(line)], in: .english,
        searches: [Fixture.tokyo])
      // The map's position is described by the nearest place.
      let text = await session.answers()[4].replacing("place is Oslo, Norway", with: "")
      #expect(!text.contains("Oslo, Norway") && !text.contains("No place"), "\(line): \(text)")
      #expect(session.lines.errors == "")
    }
  }
}

extension ArgumentShape {
  fileprivate var takesPlace: Bool {
    switch self {
    case .place, .placeName, .favorite, .places, .behind("in", .placeName): true
    case .optional(let shape): shape.takesPlace
    case .either(let shapes): shapes.contains { $0.takesPlace }
    default: false
    }
  }
}
