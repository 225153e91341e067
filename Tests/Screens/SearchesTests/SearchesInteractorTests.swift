import ScreenTestSupport
@testable import Searches

/// These tests say what is looked up where, and what comes first.
struct SearchesInteractorTests {
  private static let offline = ServiceError.noNetwork(host: "api.example")
  private let springfields = Array(Fixture.springfields.prefix(3))

  /// The service fails the test where it is asked.
  @Test(arguments: [PlaceMatch.Kind.whole, .beginning, .airport, .postalCode, .coordinate])
  func goodMatchIsEnough(kind: PlaceMatch.Kind) async throws {
    let matches = [
      PlaceMatch(place: Fixture.tokyo, kind: .word, score: 6),
      PlaceMatch(place: Fixture.oslo, kind: kind, score: 5),
    ]
    let found = try await find("oslo", .matching(matches), .unimplemented)
    #expect(found == FoundPlaces(text: "oslo", matches: matches))
    #expect(!found.areGuesses)
  }

  @Test(arguments: [PlaceMatch.Kind.word, .elsewhere, .typo])
  func serviceComesFirstWhereNoMatchIsGood(kind: PlaceMatch.Kind) async throws {
    let known = springfields.map { PlaceMatch(place: $0, kind: kind, score: 3) }
    let found = try await find("oslo", .matching(known), .finding([Fixture.oslo, Fixture.tokyo]))
    #expect(found.matches == [asked(Fixture.oslo), asked(Fixture.tokyo)] + known)
    #expect(!found.areGuesses)
  }

  @Test func gazetteerComesFirstWhereTheServiceIsAskedFor() async throws {
    let known = [PlaceMatch(place: Fixture.oslo, kind: .whole, score: 5)]
    let found = try await find(
      "oslo", online: true, .matching(known), .finding(springfields + [Fixture.oslo]))
    #expect(found.matches == known + springfields.map(asked))
  }

  @Test func serviceIsEnoughWhereTheGazetteerKnowsNothing() async throws {
    let found = try await find("spring", .finding([]), .finding(springfields))
    #expect(found.matches == springfields.map(asked))
  }

  /// The service says which is meant, and the gazetteer describes it.
  @Test func aPlaceKnownToBothStandsWhereTheFirstPutIt() async throws {
    let known = springfields.map { PlaceMatch(place: $0, kind: .word, score: 3) }
    let places = [Fixture.oslo, moved(springfields[1], north: 0.05)]
    let found = try await find("spring", .matching(known), .finding(places))
    #expect(found.matches == [asked(Fixture.oslo, for: "spring"), known[1], known[0], known[2]])
  }

  @Test(arguments: [
    // This is the same point under another name
    (Place(name: "Christiania", coordinate: Fixture.oslo.coordinate), true),
    // A few kilometers off, and too far
    (moved(Fixture.oslo, north: 0.08), true), (moved(Fixture.oslo, north: 0.1), false),
    // Near, but another name or another country
    (moved(Fixture.oslo, north: 0.02, name: "Lambertseter"), false),
    (moved(Fixture.oslo, north: 0.02, country: "SE"), false),
  ])
  func nothingIsShownTwice(place: Place, isSame: Bool) async throws {
    let known = [PlaceMatch(place: Fixture.oslo, kind: .whole, score: 5)]
    let found = try await find("oslo", online: true, .matching(known), .finding([place]))
    #expect(found.matches == known + (isSame ? [] : [asked(place)]))
  }

  @Test func guessesStayGuessesWhereTheServiceHasNoneBetter() async throws {
    let known = [PlaceMatch(place: Fixture.bratislava, kind: .typo, score: 3)]
    for places in [[], [Fixture.bratislava]] {
      let found = try await find("Bratislva", .matching(known), .finding(places))
      #expect(found.matches == known)
      #expect(found.areGuesses)
    }
  }

  @Test(arguments: [true, false])
  func gazetteerIsEnoughWhereTheServiceFails(online: Bool) async throws {
    let known = [PlaceMatch(place: Fixture.tokyo, kind: .word, score: 3)]
    let found = try await find("tokyo", online: online, .matching(known), .failing(Self.offline))
    #expect(found.matches == known)
  }

  @Test(arguments: [
    ("xyzzy", Failure.placeNotFoundOffline("xyzzy", offline)),
    // Only some postal codes are built in.
    ("811 01", .postalCodeNotFoundOffline("811 01", offline)),
  ])
  func saysThatNothingWasFoundAndWhyNobodyCouldBeAsked(text: String, failure: Failure) async {
    await #expect(throws: failure) { try await find(text, .finding([]), .failing(Self.offline)) }
  }

  @Test(arguments: [true, false])
  func cancelledIsCancelledWhateverIsKnown(online: Bool) async {
    let known = [PlaceMatch(place: Fixture.tokyo, kind: .word, score: 3)]
    await #expect(throws: Failure.service(.cancelled)) {
      try await find("tokyo", online: online, .matching(known), .failing(.cancelled))
    }
  }

  /// The answer may arrive at the moment of the cancellation.
  @Test(arguments: [nil, offline])
  func dropsWhatArrivesAfterItWasCancelled(error: ServiceError?) async {
    let interactor = SearchesInteractor(
      .matching([PlaceMatch(place: Fixture.tokyo, kind: .word, score: 3)]),
      PlacesClient { _, _ async throws(ServiceError) in
        withUnsafeCurrentTask { $0?.cancel() }
        if let error { throw error }
        return [Fixture.oslo]
      })
    let task = Task { try await interactor.find("oslo", online: false) }
    await #expect(throws: Failure.service(.cancelled)) { try await task.value }
  }

  /// The result doesn't depend on what the service finds instead.
  @Test(arguments: [PlaceMatch.Kind.typo, .elsewhere, .word])
  func saysThatThereIsNoSuchCountry(kind: PlaceMatch.Kind) async {
    let known = [PlaceMatch(place: Fixture.oslo, kind: kind, score: 3)]
    let services = [PlacesClient.finding([]), .finding([Fixture.oslo]), .failing(Self.offline)]
    for matches in [known, []] {
      for service in services {
        for online in [false, true] {
          await #expect(throws: Failure.unknownArea("xx")) {
            try await find("oslo in xx", online: online, .matching(matches), service)
          }
        }
      }
    }
  }

  @Test func nameThatHoldsTheWordInStays() async throws {
    let place = Place(name: "Stratford-in-Avon", coordinate: Fixture.oslo.coordinate)
    let known = [PlaceMatch(place: place, kind: .whole, score: 3)]
    let found = try await find("Stratford in Avon", .matching(known), .unimplemented)
    #expect(found.matches == known)
    var burg = place
    burg.name = "Bürg in Avon"
    let asked = try await find("burg in avon", .finding([]), .finding([Fixture.oslo, burg]))
    #expect(asked.matches.map(\.place) == [burg])
  }

  @Test func regionIsNoUnknownCountry() async throws {
    var gazetteer = GazetteerClient.matching([])
    gazetteer.isArea = { name throws(GazetteerError) in name == "Illinois" }
    let found = try await find("Springfeld in Illinois", gazetteer, .finding(springfields))
    #expect(found.matches.map(\.place) == springfields)
  }

  @Test func serviceHasToKnowWhereTheGazetteerIsBroken() async throws {
    let broken = GazetteerClient.failing(.missing(path: "/a"))
    let found = try await find("spring", broken, .finding(springfields))
    #expect(found.matches == springfields.map(asked))
    await #expect(throws: Failure.placeNotFound("xyzzy")) {
      try await find("xyzzy", broken, .finding([]))
    }
    await #expect(throws: Failure.service(Self.offline)) {
      try await find("xyzzy", broken, .failing(Self.offline))
    }
  }

  /// The capitals of made-up weather don't tell what there is.
  @Test func aFewCapitalsAreNoGazetteer() async throws {
    var interactor = SearchesInteractor(.failing(.missing(path: "/a")), .finding([]))
    interactor.isSample = { true }
    await #expect(throws: Failure.gazetteer(.missing(path: "/a"))) {
      try await interactor.find("xyzzy", online: false)
    }
  }

  @Test(arguments: [
    ("94103", Failure.postalCodeNotFound("94103")), ("811 01", .postalCodeNotFound("811 01")),
    ("SW1A 1AA", .postalCodeNotFound("SW1A 1AA")), ("811-01", .postalCodeNotFound("811-01")),
    ("Berlin 10115", .postalCodeNotFound("10115")), ("75001 Paris", .postalCodeNotFound("75001")),
    ("London SW1A 1AA", .postalCodeNotFound("SW1A 1AA")),
    ("Oslo 0150", .postalCodeNotFound("0150")),
    ("811 01 Bratislava", .postalCodeNotFound("811 01")),
    ("District 9", .placeNotFound("District 9")), ("811 01 in SK", .postalCodeNotFound("811 01")),
    ("xyzzy", .placeNotFound("xyzzy")), ("xyzzy in SK", .placeNotFound("xyzzy in SK")),
    ("12345678901", .placeNotFound("12345678901")), ("...", .placeNotFound("...")),
    ("200,300", .placeNotFound("200,300")), ("[31mxyzzy", .placeNotFound("[31mxyzzy")),
    ("- -", .placeNotFound("- -")),
  ])
  func tellsCodesFromNames(text: String, failure: Failure) async {
    await #expect(throws: failure) { try await find(text, .finding([]), .finding([])) }
  }

  /// The place as it is opened if the service found it for `text`.
  private func asked(_ place: Place, for text: String) -> PlaceMatch {
    let isWhole = place.name.lowercased() == text
    return PlaceMatch(place: place, kind: isWhole ? .whole : .beginning, score: 0)
  }

  private func asked(_ place: Place) -> PlaceMatch { asked(place, for: "oslo") }
}

private func moved(
  _ place: Place, north degrees: Double, name: String? = nil, country: String? = nil
) -> Place {
  Fixture.place(
    name ?? place.name, country ?? place.country, place.countryName, region: nil,
    place.coordinate.latitude + degrees, place.coordinate.longitude, nil, place.timeZone)
}
