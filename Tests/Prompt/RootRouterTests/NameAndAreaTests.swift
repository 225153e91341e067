import ScreenTestSupport

/// Names with the region that they are in, and places beside each other.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NameAndAreaTests {
  nonisolated private static let places: [String: (name: String, kind: PlaceKind, people: Int)] = [
    "maine": ("Maine", .region, 0), "kina": ("Kina", .country, 0), "dvor": ("Dvor", .town, 800),
    "terchova": ("Terchová", .town, 4_000), "domas": ("Domás", .town, 1_500_000),
    "kosice": ("Košice", .town, 225_000), "oslo": ("Oslo", .town, 700_000),
    "bergen": ("Bergen", .town, 280_000),
  ]

  private static var gazetteer: GazetteerClient {
    var gazetteer = GazetteerClient.finding([])
    gazetteer.search = { text, _, _ throws(GazetteerError) in
      places[text.folded].map { named in
        var place = Fixture.oslo
        (place.name, place.kind, place.population) = (named.name, named.kind, named.people)
        if named.name == "Terchová" { place.country = "SK" }
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
    expectText(await text(line), has: "\"Bergen\" can't be part of", "Did you mean \"\(meant)\"?")
  }
}
