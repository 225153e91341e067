import Phrases
import ScreenKit
import ScreenTestSupport
import Settings
import TerminalText
import Testing
import WeatherClients
import WeatherModels

@testable import RootRouter

@MainActor struct CompletionTests {
  private let words = CompletionWords(
    commands: [
      .init(name: .back, shorts: ["b"]), .init(name: .favorites, shorts: ["fav"]),
      .init(name: .forecast, shorts: ["f"]),
      .init(name: .search, shorts: ["s", "/"], arguments: [.place], options: ["-o"]),
      .init(name: .searches, shorts: ["h"]), .init(name: .set, shorts: [], arguments: [.setting]),
      .init(name: .detail, shorts: ["d"], arguments: [.place]),
      .init(name: .help, shorts: ["?"], arguments: [.command]),
      .init(name: .country, shorts: [], arguments: [.either([.choice(["off"]), .country])]),
      .init(name: .rm, shorts: [], arguments: [.rows]),
      .init(
        name: .chart, shorts: [],
        arguments: [
          .optional(.choice(["rain", "wind", "air"])), .optional(.count()), .optional(.place),
        ]),
      .init(name: .days, shorts: [], arguments: [.optional(.count()), .optional(.place)]),
      .init(
        name: .when, shorts: [], arguments: [.choice(["dry", "rain"]), .optional(.placeBehindIn)]),
      .init(name: .compare, shorts: [], arguments: [.places]),
      .init(
        name: .records, shorts: [], arguments: [.place], options: [.init("--csv", .path)]),
      .init(name: .sun, shorts: [], arguments: [.place], options: [.init("--date", .day)]),
    ],
    places: { ["Oslo", "New York", "Oslo", "東京"] },
    settings: Setting.all.map { ($0.name, $0.choices) },
    rows: ["Oslo", "Bergen"], days: { ["2026-11-21", "2026-11-22"] },
    files: { $0 == "maps/" ? ["pins.gpx", ".hidden"] : ["maps/", "oslo.csv", "old.csv"] })

  @Test(arguments: [
    (
      "", "",
      [
        "back", "chart", "compare", "country", "days", "detail", "favorites", "forecast", "help",
        "records", "rm", "search", "searches", "set", "sun", "when",
      ]
    ),
    ("  se", "se", ["search", "searches", "set"]), ("FO", "FO", ["forecast"]), ("x", "x", []),
    ("chart ", "", ["rain", "wind", "air", "Oslo", "New York", "東京"]), ("chart w", "w", ["wind"]),
    ("chart o", "o", ["Oslo"]), ("chart new y", "new y", ["New York"]), ("chart 4", "4", []),
    ("chart 48 o", "o", ["Oslo"]),
    ("chart wind O", "O", ["Oslo"]), ("chart wind 48 o", "o", ["Oslo"]), ("cha r", "r", ["rain"]),
    ("days O", "O", ["Oslo"]), ("days 3 new y", "new y", ["New York"]), ("days 3", "", []),
    ("when d", "d", ["dry"]), ("when dry 3h in O", "O", ["Oslo"]), ("when dry 3h", "", []),
    ("compare Oslo N", "N", ["New York"]), ("compare New York, O", "O", ["Oslo"]),
    ("rm 1", "1", ["1"]), ("rm 2 ", "", ["1", "2"]), ("search -", "-", ["-o"]),
    ("records Oslo --c", "--c", ["--csv"]), ("records --csv o", "o", ["old.csv", "oslo.csv"]),
    ("search -o O", "O", ["Oslo"]), ("sun --date 2026-11-22 N", "N", ["New York"]),
    ("records --csv maps/", "maps/", ["maps/pins.gpx"]),
    ("records --csv maps/.", "maps/.", ["maps/.hidden"]),
    ("sun Oslo --date 2026-11-22", "2026-11-22", ["2026-11-22"]), ("det 東", "東", ["東京"]),
    ("d ", "", ["Oslo", "New York", "東京"]), ("back O", "", []),
    ("search ", "", ["Oslo", "New York", "東京"]), ("s  new y", "new y", ["New York"]),
    ("d 東", "東", ["東京"]),
    ("/ o", "o", ["Oslo"]), ("help se", "se", ["search", "searches", "set"]),
    ("? f", "f", ["favorites", "forecast"]),
    (
      "set ", "",
      [
        "service", "model", "language", "open-meteo.url", "contact", "country", "countries", "home",
        "timeout", "archive.hours",
        "archive.records", "theme", "icons", "tint", "pager", "map", "location", "location.ip",
        "tell.command", "tell.quiet", "reader",
        "units", "temperature", "wind", "pressure", "rain", "distance", "clock",
      ]
    ),
    ("set theme ", "", ["auto", "dark", "light", "none"]), ("set tint ", "", ["off"]),
    ("set co", "co", ["contact", "country", "countries"]),
    (
      "set service ", "",
      ["auto", "open-meteo", "met-norway", "openweather", "city-list", "sample"]
    ), ("set home ", "", ["off"]),
    ("set countries o", "o", ["off"]), ("country ", "", ["off"]), ("country o", "o", ["off"]),
    ("country S", "S", []),
    ("set service s", "s", ["sample"]),
    ("set xyzzy ", "", []), ("rm ", "", ["1", "2"]),
  ])
  func completes(line: String, replaced: String, expected: [String]) {
    let list = words.completions(for: line)
    #expect(list.replaced == replaced)
    #expect(list.candidates.map(\.text) == expected)
  }

  @Test func completesPlacesOfTheGazetteer() {
    expect(
      "search os", [PlaceMatch(place: Fixture.oslo, kind: .beginning, score: 5)], replaced: "os",
      ["Oslo"])
    // What was searched before is not said twice and stays in front.
    expect(
      "s Os",
      [
        PlaceMatch(place: Fixture.bratislava, kind: .beginning, score: 6),
        PlaceMatch(place: Fixture.oslo, kind: .beginning, score: 5),
      ], replaced: "Os", ["Oslo", "Bratislava | Bratislava Region, Slovakia"])
  }

  @Test func tellsPlacesOfOneNameApart() {
    let springfields = Fixture.springfields.prefix(2).map {
      PlaceMatch(place: $0, kind: .beginning, score: 5)
    }
    let far = Place(name: "Springfield", countryName: "Belize", coordinate: Fixture.pin.coordinate)
    let bare = Place(name: "Springfield", coordinate: Fixture.oslo.coordinate)
    expect(
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
  @Test func completesOtherNames() {
    expect(
      "/ pre",
      [
        PlaceMatch(
          place: Fixture.bratislava, kind: .beginning, matchedName: "Pressburg",
          highlight: 0..<3, score: 5)
      ], replaced: "pre", ["Pressburg | Bratislava, Bratislava Region, Slovakia"])
  }

  /// Every key asks, so it is not asked where nothing is typed yet, and what fails is no matter.
  @Test func asksTheGazetteerForWhatIsTypedOnly() {
    expect(
      "search ", [PlaceMatch(place: Fixture.bratislava, kind: .whole, score: 5)], replaced: "",
      ["Oslo", "New York", "東京"])
    expect(
      "help bra", [PlaceMatch(place: Fixture.bratislava, kind: .whole, score: 5)], replaced: "bra",
      [])
  }

  @Test func completesCountries() async {
    let session = Session(["quit"])
    _ = await session.run()
    let list = session.completions.completions(for: "country slo")
    #expect(list.candidates.map(\.text) == ["Slovakia", "Slovenia"])
  }

  @Test func asksWithinTheScope() async {
    let scopes = Scopes()
    let session = Session(
      ["country SK", "quit"], settings: KeptSettings(["countries": "CZ"]),
      gazetteer: scopes.gazetteer)
    _ = await session.run()
    #expect(session.completions.completions(for: "search os").candidates.map(\.text) == ["Oslo"])
    #expect(scopes.asked == [SearchScope(preferredCountries: ["CZ"], country: "SK")])
  }

  @Test func completesWhatItKnowsWhereTheGazetteerIsBroken() async {
    let session = Session(
      ["quit"], kept: KeptPlaces(searches: [Fixture.oslo]),
      gazetteer: .failing(.missing(path: "/a")))
    _ = await session.run()
    #expect(session.completions.completions(for: "search os").candidates.map(\.text) == ["Oslo"])
  }

  private func expect(
    _ line: String, _ matches: [PlaceMatch], replaced: String, _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var words = words
    words.find = { _ in matches }
    let list = words.completions(for: line)
    #expect(list.replaced == replaced, sourceLocation: sourceLocation)
    let found = list.candidates.map { candidate in
      candidate.description.map { "\(candidate.text) | \($0)" } ?? candidate.text
    }
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  @Test func followsTheScreenAndThePlaces() async {
    let session = Session(
      ["searches", "quit"],
      kept: KeptPlaces(searches: [Fixture.tokyo, Fixture.oslo], favorites: [Fixture.bratislava]))
    #expect(session.completions.completions(for: "").candidates.isEmpty)
    _ = await session.run()
    #expect(session.completions.completions(for: "cl").candidates.map(\.text) == ["clear"])
    #expect(session.completions.completions(for: "ref").candidates.isEmpty)
    #expect(
      session.completions.completions(for: "search ").candidates.map(\.text) == [
        "東京", "Oslo", "Bratislava",
      ])
  }

  @Test(arguments: [
    ("hours t", "t", ["today", "tomorrow"]), ("hours tomorrow O", "O", ["Oslo"]),
    ("hours O", "O", ["Oslo"]), ("hours 2026-11-2", "2026-11-2", ["2026-11-21"]),
    ("hours 2026-11-21 O", "O", ["Oslo"]), ("hours 48 O", "O", ["Oslo"]),
    ("to", "to", ["today", "tomorrow"]),
  ])
  func completesDays(line: String, replaced: String, expected: [String]) {
    let words = CompletionWords(
      commands: [
        .init(
          name: .hours, shorts: [],
          arguments: [.optional(.either([.count(.hours), .day])), .optional(.place)])
      ], places: { ["Oslo"] }, days: { ["2026-11-21"] },
      dayWords: ({ ["today", "tomorrow"] }, { ["today", "tomorrow"].contains($0) }))
    let list = words.completions(for: line)
    #expect(list.replaced == replaced)
    #expect(list.candidates.map(\.text) == expected)
  }
}
