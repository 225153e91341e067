import Analysis
import Atlas
@testable import RootRouter
import ScreenTestSupport
import Settings

/// Words that are no command, but near one, a setting, a unit or a day.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SuggestionTests {
  @Test(arguments: [
    (
      "rename 2 Hut",
      "searches rename 2 Hut, favorites rename 2 Hut, map rename 2 Hut or ways rename 2 Hut"
    ), ("zoom 3", "map zoom 3"), ("pause 1", "told pause 1"),
    ("type night", "map type night"),
  ])
  func aCommandOfAnotherScreenIsOfferedThere(line: String, there: String) async {
    let text = await Session.answer(to: line, weather: .unimplemented)
    #expect(text.contains("isn't available on this screen. Type: \(there)"), "\(text)")
  }

  @Test(arguments: [":q", ":wq", "exit()", "koniec"])
  func otherProgramsAreLeftSo(line: String) async {
    #expect(await Session([.line(line), .line("help")], gazetteer: .finding([])).answers() == [""])
  }

  @Test(arguments: ["hours 95,17", "chart 95,200", "hours 95.5 17.1"])
  func noPositionIsRefusedAsOne(line: String) async {
    let text = await Session.answer(to: line, weather: .unimplemented)
    #expect(text.contains("isn't a valid position"), "\(text)")
  }

  @Test(arguments: [
    ("set unit us", "set units imperial"), ("set temp fahrenheit", "set temperature fahrenheit"),
    ("set fahrenheit", "set temperature fahrenheit"),
  ]) func aSettingIsOffered(line: String, meant: String) async {
    let text = await Session([.line(line)], columns: 200).answers().joined()
    #expect(text.hasPrefix(" Unknown setting \""), "\(text)")
    #expect(text.contains("Did you mean \"\(meant)\"?"), "\(text)")
  }

  @Test(arguments: [
    (
      Language.english,
      "The UV index is forecast for days, not for nights. Type: uv tomorrow New York"
    ), (.slovak, "UV index sa predpovedá pre dni, nie pre noci. Zadajte: uv tomorrow New York"),
  ])
  func theNightHasNoUVIndex(language: Language, sentence: String) async {
    let session = Session(
      ["uv tonight New York"], settings: SavedSettings([Language.setting: language.rawValue]),
      gazetteer: .finding([]),
      columns: 200)
    expectText(await session.answers().joined(), has: sentence)
  }

  @Test(arguments: [Language.english, .slovak]) func aScriptIsToldToo(language: Language) async {
    let session = Session(
      [], runMode: .pipe, settings: SavedSettings([Language.setting: language.rawValue]),
      gazetteer: .finding([]), columns: 200)
    let status = await session.run(["delete", "3"]).status
    let text = session.lines.errors
    #expect(status == 2)
    #expect(
      text.hasPrefix(
        language == .english
          ? "No list to choose from yet. Type: search Oslo"
          : "Zatiaľ nie je z čoho vyberať. Zadajte: search Bratislava"
      ), "\(text)")
  }

  /// A town that people mean comes before a word of another program, a village does not.
  @Test(
    arguments: [
      ("History", "History", 12, false), ("Show Low", "Show Low", 11_000, true),
      ("show low, arizona", "Show Low", 300, true), ("linz", "Linz", 200_000, true),
      ("Garden City", "Garden City", 30_000, true), ("Snow Hill", "Snow Hill", 1600, true),
    ])
  func townsAreFound(line: String, name: String, people: Int, isFound: Bool) async {
    let text = await session(line, finding: name, people).answers().joined()
    #expect(text.contains(" \(name), ") == isFound, "\(text)")
    #expect(text.contains("Did you mean") != isFound, "\(text)")
  }

  @Test(arguments: ["surf", "Storm", "fog", "lightning", "taf", "búrka"])
  func whatVaneHasNotIsNoPlace(word: String) async {
    for line in [word, "hours \(word)", "soon \(word)"] {
      let text = await session(line, finding: word, 9000).answers().joined()
      #expect(
        text
          == " Vane has nothing called \"\(word)\". For a place of that name, type: search \(word)\n"
      )
    }
  }

  /// A town of that name is found with `search` alone.
  @Test(arguments: ["line Rain", "set home Rain", "star Rain"])
  func aWordOfWeatherIsNoPlaceInACommand(line: String) async {
    let text = await session(line, finding: "Rain", 9000).answers().joined()
    #expect(text.contains("Did you mean \"chart rain\"?"), "\(text)")
  }

  @Test(arguments: [
    ("soon polen", "air"), ("soon tomorrow", "detail tomorrow"),
  ])
  func aSlipOfAWordOfWeatherIsOffered(line: String, meant: String) async {
    let session = Session(
      [.line(line)], kept: SavedPlaces(searches: [Fixture.oslo]), gazetteer: .finding([]),
      columns: 200)
    expectText(await session.answers().joined(), has: "Did you mean \"\(meant)\"?")
  }

  @Test(arguments: ["Radar", "hours Radar", "soon Radar"]) func ownNamesComeFirst(line: String)
    async
  {
    let kept = SavedPlaces(searches: [Fixture.tokyo])
    kept.add(
      SavedPlace(place: Fixture.oslo, added: Fixture.now, ownName: "Radar"), to: .favorites)
    let session = Session(
      [.line(line)], runMode: .json, kept: kept, gazetteer: .finding([]),
      weather: .answering(Fixture.emptyReport))
    expectText(await session.run().text, has: "\"name\":\"Radar\"")
  }

  private func session(
    _ line: String, finding name: String, _ people: Int
  ) -> Session {
    let place = Place(
      name: name, country: "US", region: "Arizona", coordinate: Fixture.oslo.coordinate,
      population: people)
    return Session(
      [.line(line)], kept: SavedPlaces(searches: [Fixture.oslo]),
      gazetteer: .finding([place]), weather: .answering(Fixture.emptyReport), columns: 200)
  }

  /// Every row of the words has a meaning that can be typed, and each synonym is of one command, and at most one that is
  /// about places: `save Oslo`, `save pins.gpx`.
  @Test func everyWordMeansSomething() {
    let signatures = Session([]).router.allSignatures
    var kinds: Set<WordKind> = []
    for phrase in Lexicon.shared.all {
      let rows = Lexicon.shared.rows(of: phrase)
      kinds.formUnion(rows.map(\.kind))
      let synonyms = Set(rows.filter { $0.kind == .synonym }.map(\.value))
      let ofPlaces = synonyms.filter { CommandName(rawValue: $0)?.isAsked == true }
      #expect(ofPlaces.count < 2 && synonyms.subtracting(ofPlaces).count < 2, "\(phrase)")
      #expect(synonyms.isEmpty || CommandName(rawValue: phrase) == nil, "\(phrase)")
      for row in rows {
        switch row.kind {
        case .command: #expect(CommandName(rawValue: row.value) != nil, "\(phrase)")
        case .synonym, .filler:
          // `told rm`, `tell off`
          let parts = Arguments.split(row.value)
          #expect(row.kind == .filler || !parts.isEmpty, "\(phrase)")
          let isOfNames = parts.allSatisfy { CommandName(rawValue: $0) != nil }
          let command = signatures.first { $0.name.rawValue == parts.first }
          let isTaken = command?.takes(Array(parts.dropFirst()), in: .bare()) == true
          #expect(isOfNames || isTaken, "\(phrase)")
        case .quantity: #expect(WeatherQuantity.named(row.value)?.name == row.value, "\(phrase)")
        case .guess: #expect(WeatherQuestion(Arguments.split(row.value)) != nil, "\(phrase)")
        case .layer: #expect(MapType(rawValue: row.value) != nil, "\(phrase)")
        case .setting where row.value != "units":
          let parts = Arguments.split(row.value)
          #expect(Setting.line(for: parts) == "set \(row.value)", "\(phrase)")
        case .page:
          let parts = Arguments.split(row.value)
          let command = signatures.first { $0.name.rawValue == parts[0] }
          let isTaken = command?.takes(Array(parts.dropFirst()), in: .bare()) == true
          let others = [CommandName.map.rawValue, "pollen"]
          #expect(isTaken || others.contains(parts[0]), "\(phrase)")
        default: break
        }
      }
    }
    #expect(kinds.count == 28)
  }

  @Test(arguments: Language.allCases)
  func theWordsOfALanguageMeanSomething(language: Language) {
    let words = language.phrases.typedWords
    for name in words.quantities.values {
      #expect(WeatherQuantity.named(name)?.name == name)
    }
    let rows = language.phrases.lexicon.split(separator: "\n")
    for row in rows {
      let kind = String(row.prefix { !" :@".contains($0) })
      #expect(row.contains(": ") && WordKind(rawValue: kind) != nil, "\(row)")
    }
  }

  /// Every example in `help` can be typed on the screen that has the command.
  @Test func everyExampleIsUnderstood() {
    let router = Session([]).router
    var count = 0
    for signature in router.allSignatures {
      for example in signature.examples {
        #expect(example.split(separator: " ").first.map(String.init) == signature.name.rawValue)
        #expect(
          signature.takes(Array(Arguments.split(example).dropFirst()), in: .bare()), "\(example)")
        count += 1
      }
    }
    #expect(count > 100)
  }
}
