@testable import RootRouter
import ScreenTestSupport

@MainActor struct CompletionTests {
  /// Returns the words that Tab offers after these lines, by the commands as they are declared.
  private static func words(after lines: ScriptedLines.Step...) async -> CompletionWords {
    let session = Session(lines + ["quit"])
    _ = await session.run()
    var words = session.router.completionWords()
    words.places = { ["Oslo", "New York", "Oslo", "東京"] }
    words.rows = ["Oslo", "Bergen"]
    words.days = { ["2026-11-21", "2026-11-22"] }
    words.files = { $0 == "maps/" ? ["pins.gpx", ".hidden"] : ["maps/", "oslo.csv", "old.csv"] }
    words.find = { _ in [] }
    return words
  }

  /// The names of commands are data: no screen is built for them.
  @Test func knowsTheCommandsOfScreensWithoutThem() {
    let router = Session([]).router
    let known = Location.named.map { router.signatures(of: $0).map(\.name) }
    #expect(!router.allSignatures.isEmpty)
    #expect(router.screens.isEmpty)
    #expect(known == Location.named.map { router.screen($0).signatures.map(\.name) })
  }

  @Test func completesTheNamesOfCommands() async {
    let words = await Self.words()
    let names = words.completions(for: "").candidates.map(\.text)
    #expect(Set(words.commands.map(\.name.rawValue)).isSubset(of: names))
    #expect(names == names.sorted())
  }

  @Test(arguments: [
    ("  se", "se", ["search", "searches", "set"]), ("FO", "FO", ["forecast"]), ("x", "x", []),
    ("to", "to", ["told", "today", "tonight", "tomorrow"]),
    ("models tomorrow ev", "ev", ["evening"]), ("when rain sat nig", "nig", ["night"]),
    (
      "chart ", "",
      [
        "temperature", "rain", "snow", "wind", "pressure", "air", "year", "today", "tonight",
        "tomorrow",
      ]
    ), ("chart wi", "wi", ["wind"]),
    ("chart o", "o", ["Oslo"]), ("chart new y", "new y", ["New York"]),
    ("hours in O", "O", ["Oslo"]), ("detail for new y", "new y", ["New York"]),
    ("chart 4", "4", []),
    ("chart 48 o", "o", ["Oslo"]),
    ("chart wind O", "O", ["Oslo"]), ("chart wind 48 o", "o", ["Oslo"]), ("cha ra", "ra", ["rain"]),
    ("map ra", "ra", ["rain", "radar"]), ("map type wi", "wi", ["wind"]),
    ("map ty", "ty", ["type"]), ("favorites re", "re", ["refresh", "rename"]),
    ("told pa", "pa", ["page", "pause"]), ("told re", "re", []),
    ("favorites rm ", "", []), ("ways x", "x", []),
    ("days O", "O", ["Oslo"]), ("days 3 new y", "new y", ["New York"]), ("days 3", "3", []),
    ("when d", "d", ["dry"]), ("when dry 3h in O", "O", ["Oslo"]), ("when dry 3", "3", ["3h"]),
    ("when dry 3h i", "i", ["in"]), ("when dry tom", "tom", ["tomorrow"]),
    ("when rain in N", "N", ["New York"]), ("tell wh", "wh", ["when"]),
    ("tell when ra", "ra", ["rain"]), ("tell when rain in O", "O", ["Oslo"]),
    ("tell warnings i", "i", ["in"]), ("tell warnings in O", "O", ["Oslo"]),
    ("compare Oslo N", "N", ["New York"]), ("compare New York, O", "O", ["Oslo"]),
    ("compare Oslo New York tom", "tom", ["tomorrow"]),
    ("search -", "-", ["-o"]),
    ("records Oslo --c", "--c", ["--csv"]), ("records --csv o", "o", ["old.csv", "oslo.csv"]),
    ("search -o O", "O", ["Oslo"]), ("sun --date 2026-11-22 N", "N", ["New York"]),
    ("records --csv maps/", "maps/", ["maps/pins.gpx"]),
    ("records --csv maps/.", "maps/.", ["maps/.hidden"]),
    ("sun Oslo --date 2026-11-22", "2026-11-22", ["2026-11-22"]), ("det 東", "東", ["東京"]),
    ("back O", "", []), ("search ", "", ["Oslo", "New York", "東京"]),
    ("s  new y", "new y", ["New York"]), ("d 東", "東", ["東京"]),
    ("/ o", "o", ["Oslo"]), ("help sea", "sea", ["search", "searches"]),
    ("? fo", "fo", ["forecast"]), ("help js", "js", ["json"]),
    ("line --preset t", "t", ["tmux"]), ("line --icons ne", "ne", ["nerd"]),
    ("line --f", "--f", ["--format", "--favorites", "--follow"]),
    ("agenda ol", "ol", ["old.csv"]), ("agenda one.ics ol", "ol", ["old.csv"]),
    ("archive c", "c", ["clear"]),
    ("set theme ", "", ["auto", "dark", "light", "none"]), ("set tint ", "", ["off"]),
    ("set co", "co", ["contact", "country", "countries"]),
    (
      "set service ", "",
      ["auto", "open-meteo", "met-norway", "openweather", "city-list", "sample"]
    ), ("set home ", "", ["off", "Oslo", "New York", "東京"]), ("set home n", "n", ["New York"]),
    ("set countries o", "o", ["off"]), ("country o", "o", ["off"]),
    ("set service s", "s", ["sample"]), ("set xyzzy ", "", []),
    ("hours tod", "tod", ["today"]), ("hours tomorrow O", "O", ["Oslo"]),
    ("hours O", "O", ["Oslo"]), ("hours 2026-11-21", "2026-11-21", ["2026-11-21"]),
    ("hours 2026-11-21 O", "O", ["Oslo"]), ("hours 48 O", "O", ["Oslo"]),
    // Without a command: a word of weather, or a place
    ("wind O", "O", ["Oslo"]), ("weather in Os", "Os", ["Oslo"]), ("moon Os", "Os", ["Oslo"]),
    ("vietor O", "O", ["Oslo"]), ("Osl", "Osl", ["Oslo"]), ("os", "os", []),
    ("New Y", "New Y", ["New York"]), ("lightn", "lightn", []),
    ("humi", "humi", ["humid", "humidex", "humidity"]), ("Oslo tom", "tom", ["tomorrow"]),
    ("will it rain tom", "tom", ["tomorrow"]),
  ])
  func completes(line: String, replaced: String, expected: [String]) async {
    let list = await Self.words().completions(for: line)
    #expect(list.replaced == replaced)
    #expect(
      list.candidates.map(\.text).starts(with: expected)
        && expected.isEmpty == list.candidates.isEmpty)
  }

  @Test(arguments: [
    ("rm 1", "1", ["1"]), ("rm 2 ", "", ["1", "2"]), ("rm ", "", ["1", "2"]),
    ("rename 1", "1", ["1"]),
  ])
  func completesRows(line: String, replaced: String, expected: [String]) async {
    let list = await Self.words(after: "favorites").completions(for: line)
    #expect(list.replaced == replaced)
    #expect(list.candidates.map(\.text) == expected)
  }

  /// Each example of help is a line of its command, and Tab offers its last word where that is one of a list.
  @Test func examplesAreWhatTheCommandsTake() async throws {
    let session = Session(["quit"])
    _ = await session.run()
    var words = session.router.completionWords()
    let places = [
      "Oslo", "Bratislava", "New York", "Tokyo", "Bergen", "texas", "us", "slo", "SK",
      "paris, texas",
    ]
    words.places = { places }
    words.favorites = { ["Oslo"] }
    words.countries = { ["SK", "slo", "us"] }
    words.files = { _ in
      [
        "pins.gpx", "oslo.csv", "places.geojson", "calendar.ics", "home.ics", "oslo.ics", "dry.ics",
      ]
    }
    words.rows = ["Oslo", "Bergen", "Paris"]
    words.find = { _ in [] }
    var offered = 0
    var others: [String] = []
    for signature in session.router.allSignatures {
      var all = words
      all.commands = [signature] + words.commands.filter { $0.name != signature.name }
      for example in signature.examples where example.contains(" ") {
        let last = example.split(separator: " ").last.map(String.init) ?? ""
        let list = all.completions(for: String(example.dropLast(max(1, last.count / 2))))
        if list.candidates.contains(where: { $0.text.lowercased().hasSuffix(last.lowercased()) }) {
          offered += 1
        } else {
          others.append(example)
        }
      }
    }
    // The remaining arguments are numbers, positions, formats and new names, of which there is no list.
    #expect(
      others.allSatisfy {
        $0.contains(where: \.isNumber) || $0.contains("{")
          || ["filter san", "search -o Hel", "rename 2 Our hut", "set countries SK,CZ"].contains($0)
      }, "\(others)")
    #expect(offered > 30, "\(offered)")
  }

  @Test func completesPlacesOfTheGazetteer() async {
    await expect(
      "search os", [PlaceMatch(place: Fixture.oslo, kind: .beginning, score: 5)], replaced: "os",
      ["Oslo"])
    // An earlier search is offered first, and only once.
    await expect(
      "s Os",
      [
        PlaceMatch(place: Fixture.bratislava, kind: .beginning, score: 6),
        PlaceMatch(place: Fixture.oslo, kind: .beginning, score: 5),
      ], replaced: "Os", ["Oslo", "Bratislava | Bratislava Region, Slovakia"])
  }

  @Test func completesFavoritesForWhatTakesOne() async {
    let kept = SavedPlaces(searches: [Fixture.oslo], favorites: [Fixture.bratislava])
    let session = Session(["quit"], kept: kept)
    _ = await session.run()
    let words = session.router.completionWords()
    func names(_ line: String) -> [String] {
      words.completions(for: line).candidates.map(\.text)
    }
    #expect(names("unstar ") == ["Bratislava"])
    #expect(names("unstar Os") == [])
    #expect(names("favorites unstar br") == ["Bratislava"])
    #expect(names("star ").contains("Oslo"))
  }

  @Test func tellsPlacesOfOneNameApart() async {
    let springfields = Fixture.springfields.prefix(2).map {
      PlaceMatch(place: $0, kind: .beginning, score: 5)
    }
    let far = Place(name: "Springfield", countryName: "Belize", coordinate: Fixture.pin.coordinate)
    let bare = Place(name: "Springfield", coordinate: Fixture.oslo.coordinate)
    await expect(
      "detail spring",
      springfields + springfields.prefix(1)
        + [far, bare].map { PlaceMatch(place: $0, kind: .beginning, score: 3) }
        + [PlaceMatch(place: Fixture.oslo, kind: .beginning, score: 1)],
      replaced: "spring",
      [
        "Springfield, Missouri | Missouri, United States",
        "Springfield, Massachusetts | Massachusetts, United States",
        "Springfield, Belize | Belize", "Springfield | ", "Oslo | Oslo, Norway",
      ])
  }

  /// The name that goes on with what was typed, and what it is called otherwise.
  @Test func completesOtherNames() async {
    await expect(
      "/ pre",
      [
        PlaceMatch(
          place: Fixture.bratislava, kind: .beginning, matchedName: "Pressburg",
          highlight: 0..<3, score: 5)
      ], replaced: "pre", ["Pressburg | Bratislava, Bratislava Region, Slovakia"])
  }

  /// An airport is found by the beginning of its town's name, which isn't a name to go on with.
  @Test func offersNoBeginningAsANameOfItsOwn() async {
    await expect(
      "compare Bratisl",
      [
        PlaceMatch(place: Fixture.bratislava, kind: .beginning, score: 6),
        PlaceMatch(place: Fixture.oslo, kind: .beginning, matchedName: "Bratisl", score: 5),
      ], replaced: "Bratisl", ["Bratislava | Bratislava Region, Slovakia"])
  }

  /// Every key asks, so it is not asked where nothing is typed yet, and failures are ignored.
  @Test func asksTheGazetteerForWhatIsTypedOnly() async {
    await expect(
      "search ", [PlaceMatch(place: Fixture.bratislava, kind: .whole, score: 5)], replaced: "",
      ["Oslo", "New York", "東京"])
    await expect(
      "help bra", [PlaceMatch(place: Fixture.bratislava, kind: .whole, score: 5)], replaced: "bra",
      [])
  }

  @Test func completesCountries() async {
    let session = Session(["quit"])
    _ = await session.run()
    let list = session.completions.completions(for: "country slo")
    #expect(list.candidates.map(\.text) == ["Slovakia", "Slovenia"])
  }

  @Test func followsTheScreenAndThePlaces() async {
    let session = Session(
      ["searches", "quit"],
      kept: SavedPlaces(searches: [Fixture.tokyo, Fixture.oslo], favorites: [Fixture.bratislava]),
      gazetteer: .finding([]))
    #expect(session.completions.completions(for: "").candidates.isEmpty)
    _ = await session.run()
    #expect(session.completions.completions(for: "cl").candidates.map(\.text) == ["clear"])
    #expect(session.completions.completions(for: "ref").candidates.isEmpty)
    #expect(
      session.completions.completions(for: "search ").candidates.map(\.text) == [
        "東京", "Oslo", "Bratislava",
      ])
  }

  @Test func asksWithinTheScope() async {
    let scopes = Scopes()
    let session = Session(
      ["country SK", "quit"], settings: SavedSettings(["countries": "CZ"]),
      gazetteer: scopes.gazetteer)
    _ = await session.run()
    #expect(session.completions.completions(for: "search os").candidates.map(\.text) == ["Oslo"])
    #expect(scopes.asked == [SearchScope(preferredCountries: ["CZ"], country: "SK")])
  }

  @Test func completesWhatItKnowsWhereTheGazetteerIsBroken() async {
    let session = Session(
      ["quit"], kept: SavedPlaces(searches: [Fixture.oslo]),
      gazetteer: .failing(.missing(path: "/a")))
    _ = await session.run()
    #expect(session.completions.completions(for: "search os").candidates.map(\.text) == ["Oslo"])
  }

  private func expect(
    _ line: String, _ matches: [PlaceMatch], replaced: String, _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    var words = await Self.words()
    words.find = { _ in matches }
    let list = words.completions(for: line)
    #expect(list.replaced == replaced, sourceLocation: sourceLocation)
    let found = list.candidates.map { candidate in
      candidate.description.map { "\(candidate.text) | \($0)" } ?? candidate.text
    }
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  /// A shell completes one word at a time, and leaves the quoting to itself.
  @Test(arguments: [
    (["sta"], ["star", "status"]), (["--json", "sta"], ["star", "status"]),
    (["search", ""], ["New York", "New York Mills", "Oslo"]), (["search", "os"], ["Oslo"]),
    (["--json", "search", "os"], ["Oslo"]), (["search", "new", ""], ["York", "York Mills"]),
    (["search", "new", "yo"], ["York", "York Mills"]),
    (["search", "new yo"], ["New York", "New York Mills"]),
    (["search", "new york", "m"], ["Mills"]), (["search", "x"], []), (["xyzzy", ""], []),
    (["set", "theme", "d"], ["dark"]), (["records", "Oslo", "--csv", "o"], ["oslo.csv"]),
    (["--csv", "search", "os"], ["Oslo"]),
  ])
  func completesTheLastWordOfAShell(typed: [String], expected: [String]) async {
    var words = await Self.words()
    words.places = { ["New York", "New York Mills", "Oslo"] }
    words.rows = []
    words.files = { _ in ["oslo.csv"] }
    #expect(words.completions(ofShellWords: typed).map(\.text) == expected)
  }
}
