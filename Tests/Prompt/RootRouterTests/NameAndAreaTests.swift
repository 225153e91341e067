import Foundation
import ScreenTestSupport

/// Names with the region that they are in, and places beside each other.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NameAndAreaTests {
  nonisolated private static let places: [String: (name: String, kind: PlaceKind, people: Int)] = [
    "boston": ("Boston", .town, 600_000), "boston in new york": ("Boston", .town, 8_000),
    "boston in new": ("Boston", .town, 8_000), "new york": ("New York", .town, 8_000_000),
    "chicago": ("Chicago", .town, 2_000_000), "portland": ("Portland", .town, 600_000),
    "maine": ("Maine", .region, 0), "portland maine": ("Portland", .town, 60_000),
    "normal": ("Normal", .town, 50_000), "normal in il": ("Normal", .town, 50_000),
    "il": ("Il", .town, 800), "portland in maine": ("Portland", .town, 60_000),
    "london": ("London", .town, 9_000_000), "london in ontario": ("London", .town, 400_000),
    "ontario": ("Ontario", .town, 170_000), "kina": ("Kina", .country, 0),
    "dvor": ("Dvor", .town, 800), "terchova": ("Terchová", .town, 4_000),
    "lome": ("Lomé", .town, 2_000_000), "lom": ("Lom", .town, 20_000),
    "oslo": ("Oslo", .town, 700_000), "bergen": ("Bergen", .town, 280_000),
    "ilave": ("Ilave", .town, 20_000), "ilava": ("Ilava", .town, 5_000),
    "domas": ("Domás", .town, 1_500_000), "kosice": ("Košice", .town, 225_000),
    "do brna": ("Dobrna", .town, 2_000), "brno": ("Brno", .town, 380_000),
    "praha": ("Praha", .town, 1_300_000),
  ]

  private static var gazetteer: GazetteerClient {
    var gazetteer = GazetteerClient.finding([])
    gazetteer.search = { text, _, _ throws(GazetteerError) in
      let key = text.folded.replacingOccurrences(of: ", ", with: " in ")
      return places[key].map { named in
        var place = Fixture.oslo
        (place.name, place.kind, place.population) = (named.name, named.kind, named.people)
        if named.name == "Terchová" { place.country = "SK" }
        if named.name == "Ontario" { place.region = "California" }
        let size = log10(Double(max(named.people, 1)))
        place.coordinate = Coordinate(latitude: 10 * size, longitude: 0) ?? place.coordinate
        return [PlaceMatch(place: place, kind: .whole, score: size)]
      } ?? []
    }
    return gazetteer
  }

  private func text(_ line: String) async -> String {
    await Session.answer(to: line, Self.gazetteer)
  }

  @Test(arguments: [
    ("boston, new york and chicago", "compare boston, new york, chicago"),
    ("portland, maine vs oslo", "compare portland in maine, oslo"),
    ("oslo, london, ontario", "compare oslo, london in ontario"),
    ("oslo, bergen tomorrow", "compare oslo, bergen tomorrow"),
  ])
  func areaBelongsToTheNameBeforeIt(line: String, meant: String) async {
    expectText(await text(line), has: "Read as: \(meant)\n")
  }

  /// Villages are called so, too; one with a name of the user's own is that place.
  @Test(arguments: [
    "Africa", "weather in Europe", "hours Asia", "middle east tomorrow", "compare Oslo, Africa",
    "v Európe", "Ázia",
  ])
  func aPartOfTheWorldIsTooLarge(line: String) async {
    expectText(await text(line), has: " is too large for one forecast.")
  }

  @Test(arguments: [(4_933, true), (40_000, false)])
  func aVillageMayBeLessThanACountry(people: Int, isListed: Bool) async {
    let matches = [("Congo", PlaceKind.town, people), ("Republic of the Congo", .country, 0)].map {
      name, kind, people in
      var place = Fixture.oslo
      (place.name, place.kind, place.population) = (name, kind, people)
      return PlaceMatch(place: place, kind: kind == .town ? .whole : .word, score: 4)
    }
    let text = await Session.answer(to: "Congo", .matching(matches))
    #expect(text.contains("2 places for Congo") == isListed, "\(text)")
  }

  /// Names of several words begin like commands, and weekdays are in names.
  @Test(arguments: [("normal il", "Normal"), ("portland maine", "Portland")])
  func codeBehindANameIsItsState(line: String, name: String) async {
    expectText(await text(line), has: " \(name), ")
  }

  /// In small letters, a name in a case may be any word.
  @Test(arguments: [
    ("v kine", "No place matches \"kine\""), ("na dvore", "No place matches \"dvore\""),
    ("v terchovej", "Terchová"), ("na Domaši", "No place matches \"Domaši\""),
    ("z Košíc", "Košice"),
  ])
  func wordInACaseIsNoPlaceElsewhere(line: String, answer: String) async {
    expectText(await text(line), has: answer)
  }

  /// Neither the day nor the rest of the name is meant.
  @Test(arguments: ["Spišský Štvrtok", "Streda nad Bodrogom"])
  func unknownNameWithADayIsOneName(line: String) async {
    expectText(await text(line), has: "No place matches \"\(line)\"")
  }

  @Test func nameBeforeARegionIsNoCommand() async {
    expectText(await text("home, Maine"), has: "Did you mean \"home Maine\"?")
  }

  @Test func timeBeforePlacesIsNoCommand() async {
    expectText(await text("at 15:00 Oslo vs Bergen"), has: "Did you mean \"compare Oslo, Bergen\"?")
  }

  @Test(arguments: [
    ("star Oslo and Bergen", "star Oslo"), ("star Oslo, Bergen", "star Oslo"),
    ("set home Oslo and Bergen", "set home Oslo"), ("map Oslo and Bergen", "map Oslo"),
  ])
  func commandAboutOnePlaceTakesTheFirst(line: String, meant: String) async {
    expectText(await text(line), has: "\"Bergen\" can't be part", "Did you mean \"\(meant)\"?")
  }
}
