import ScreenTestSupport
@testable import Searches

/// Names that are opened at once, and those that are only listed.
struct CertainPlaceTests {
  /// The code of a state in small letters is no village in Kenya.
  @Test(arguments: [
    ("il", 900, false), ("IL", 900, false), ("il", 20_000, true), ("ås", 900, true),
    ("ill", 900, true),
  ])
  func twoLettersAreTheNameOfATownOnly(text: String, population: Int, isCertain: Bool) {
    var place = Fixture.oslo
    place.population = population
    let match = PlaceMatch(place: place, kind: .whole, score: 3)
    #expect((FoundPlaces(text: text, matches: [match]).certain != nil) == isCertain)
  }

  /// `api`, `mcp` and `sql` are codes of airports.
  @Test(arguments: [("api", false), ("API", true), ("engm", false), ("jfk airport", true)])
  func codesOfAirportsAreInCapitals(text: String, isCertain: Bool) {
    var airport = Fixture.oslo
    airport.kind = .airport
    let match = PlaceMatch(place: airport, kind: .airport, score: 3)
    #expect((FoundPlaces(text: text, matches: [match]).certain != nil) == isCertain)
  }

  @Test func rareNameOfASmallTownIsCertainWhereTheServiceHasIt() async throws {
    var known = PlaceMatch(place: Fixture.oslo, kind: .whole, matchedName: "Ferry", score: 3)
    known.isNameRare = true
    known.quality = .weak
    let alone = try await find("Ferry", .matching([known]), .finding([]))
    #expect(alone.certain == nil)
    let confirmed = try await find("Ferry", .matching([known]), .finding([Fixture.oslo]))
    #expect(confirmed.certain?.place == Fixture.oslo)
    #expect(confirmed.matches.count == 1)
    var called = Fixture.tokyo
    called.name = "Ferry"
    let other = try await find("Ferry", .matching([known]), .finding([called]))
    #expect(other.certain?.place == called)
  }

  /// C6: a service that takes longer than a second leaves a list of guesses, and none is acted on.
  @Test func aSlowServiceLeavesGuesses() async throws {
    var slip = PlaceMatch(place: Fixture.oslo, kind: .typo, score: 3, slips: 1)
    slip.quality = .typo
    #expect(try await find("Ferry", .matching([slip]), .finding([])).certain?.place == Fixture.oslo)
    let waited = Mutex<[Double]>([])
    var interactor = SearchesInteractor(
      .matching([slip]),
      PlacesClient { _, _ async throws(ServiceError) in
        while !Task.isCancelled { await Task.yield() }
        throw .cancelled
      })
    interactor.pause = { seconds in waited.withLock { $0.append(seconds) } }
    let found = try await interactor.find("Ferry", online: false)
    #expect(found.certain == nil)
    #expect(found.matches == [slip])
    #expect(waited.withLock { $0 } == [1])
  }

  /// Tarife is one letter from Tarifa as well as from Tarime, which is only seven times as large.
  @Test(arguments: [(0.9, false), (1.1, true)])
  func ofTwoNamesOneSlipAwayOnlyTheMuchLargerIsMeant(difference: Double, isCertain: Bool) {
    let matches = [(Fixture.oslo, 3), (Fixture.tokyo, 3 - difference)].map { place, score in
      PlaceMatch(place: place, kind: .typo, score: score, slips: 1)
    }
    let found = FoundPlaces(text: "Ferry", matches: matches)
    #expect((found.certain != nil) == isCertain)
  }

  /// Marks that were typed may be the beginning of another name.
  @Test(arguments: [
    ("Nové Mesto", false), ("nové mesto", false), ("Nové Město", true), ("nove mesto", true),
  ])
  func marksThatWereTypedAreMeant(text: String, isCertain: Bool) {
    var matches = [(Fixture.oslo, PlaceMatch.Kind.whole), (Fixture.tokyo, .beginning)].map {
      PlaceMatch(place: $0, kind: $1, score: 3)
    }
    matches[0].place.name = "Nové Město"
    matches[1].place.name = "Nové Mesto nad Váhom"
    #expect((FoundPlaces(text: text, matches: matches).certain != nil) == isCertain)
  }

  /// C5: a place with another name says that others are called so.
  @Test func sharedNamesAreCounted() {
    let other = PlaceMatch(place: Fixture.oslo, kind: .whole, matchedName: "Tokyo", score: 3)
    var called = PlaceMatch(place: Fixture.tokyo, kind: .whole, score: 2)
    called.place.name = "Tokyo"
    let found = FoundPlaces(text: "tokyo", matches: [other, called])
    #expect(found.shared?.name == "tokyo")
    #expect(found.shared?.count == 2)
    #expect(FoundPlaces(text: "oslo", matches: [other]).shared == nil)
  }
}
