import ScreenTestSupport
@testable import Searches
import TestSupport

/// The list that answers a search.
@MainActor struct PlacesFoundTests {
  private let stage = SearchesStage()

  @Test func findsPlaces() async throws {
    let presenter = stage.presenter(gazetteer: .finding([Fixture.springfields[0]]))
    try await presenter.perform(.find("spring", online: false))
    #expect(stage.recorder.waits == ["Searching for spring", nil])
    let shown = stage.recorder.take()
    #expect(shown.map(\.isList) == [true])
    expectText(
      shown.map(\.text).joined(),
      is: """
         1 place for spring
            place        region, country           people
         1  Springfield  Missouri, United States  169,176
        """)
    #expect(
      shown.map(\.json) == [
        #"{"results":[{"row":1,"matched":"Springfield","name":"Springfield","country":"US","#
          + #""countryName":"United States","region":"Missouri","latitude":37.21533,"#
          + #""longitude":-93.29824,"population":169176,"elevation":null,"timeZone":"America/Chicago","kind":"town","town":null,"iata":null,"icao":null}]}"#
      ])
    #expect(stage.kept.places(.searches) == [Fixture.oslo, Fixture.tokyo, Fixture.pin])
  }

  @Test func saysWhyAPlaceWasFound() async throws {
    let presenter = stage.presenter(
      gazetteer: .matching([
        PlaceMatch(
          place: Fixture.tokyo, kind: .beginning, matchedName: "Tokio", highlight: 0..<3, score: 7),
        PlaceMatch(place: Fixture.oslo, kind: .whole, highlight: 0..<4, score: 6),
      ]))
    try await presenter.perform(.find("tok", online: false))
    let shown = stage.recorder.take()
    expectText(
      shown.map(\.text).joined(),
      is: """
         2 places for tok
            place         region, country     people
         1  東京 (Tokio)  東京都, 日本     9,733,276
         2  Oslo          Oslo, Norway       580,000
        """)
    #expect(shown.map(\.json).joined().contains(#"{"row":1,"matched":"Tokio","name":"東京","#))
    #expect(shown.map(\.json).joined().contains(#"{"row":2,"matched":"Oslo","name":"Oslo","#))
  }

  @Test func saysWhyTheServiceWasNotAskedAsWell() async throws {
    let presenter = stage.presenter(
      gazetteer: .finding([Fixture.oslo]), geocoding: .failing(.noNetwork(host: "api.example")))
    let route = try await presenter.perform(.find("Oslo", online: true))
    #expect(route.failure == .service(.noNetwork(host: "api.example")))
    let shown = stage.recorder.take()
    // What is known is shown at once, and again where the prompt waits.
    #expect(shown.map(\.stage) == [.interim, .interim])
    #expect(Set(shown.map(\.text)).count == 1)
    expectText(
      shown[0].text,
      is: """
         1 place for Oslo
            place  region, country   people
         1  Oslo   Oslo, Norway     580,000
        """)
    try await presenter.perform(.find("Oslo", online: false))
    #expect(!stage.recorder.take().map(\.text).joined().contains("network"))
  }

  @Test func saysThatTheseAreGuesses() async throws {
    let presenter = stage.presenter(
      gazetteer: .matching([PlaceMatch(place: Fixture.bratislava, kind: .typo, score: 3)]),
      geocoding: .failing(.noNetwork(host: "api.example")))
    try await presenter.perform(.find("Bratislva", online: false))
    let page = """
       No exact match for Bratislva. Nearest names:
          place       region, country               people
       1  Bratislava  Bratislava Region, Slovakia  423,737
      """
    expectText(stage.recorder.takeText(), is: page)
    // If another place is opened, the answer says so.
    let route = try await presenter.perform(.meant([.named("Bratislva")], for: .page))
    #expect(route.place == Fixture.bratislava)
    #expect(
      route.preamble?.sentences == [
        "No place is called Bratislva. This is Bratislava, Bratislava Region, Slovakia."
      ])
    #expect(stage.recorder.take().isEmpty)
    #expect(stage.exits.all.isEmpty)
    try await presenter.open(row: 1)
    #expect(stage.exits.all == [Fixture.bratislava])
  }

  @Test func saysHowFarItIsFromHome() async throws {
    let presenter = stage.presenter(
      gazetteer: .matching(
        [Fixture.bratislava, Fixture.tokyo, Fixture.oslo].map {
          PlaceMatch(place: $0, kind: .whole, score: 5)
        }), settings: ["home": "48.2,16.37"])
    try await presenter.perform(.find("o", online: false))
    let page = """
       3 places for o
          place       region, country                 people           distance
       1  Bratislava  Bratislava Region, Slovakia    423,737    55 km from home
       2  東京        東京都, 日本                 9,733,276  9129 km from home
       3  Oslo        Oslo, Norway                   580,000  1352 km from home
      """
    expectText(stage.recorder.takeText(width: 100), is: page)
    // In a narrow window the coordinates are left out before the distance.
    try await presenter.perform(.turn(.to(1)))
    expectText(stage.recorder.takeText(width: 80), is: page)
  }

  /// The distances are those of the places found; the searches made have none.
  @Test func keepsTheDistancesToTheListFound() async throws {
    let presenter = stage.presenter(
      gazetteer: .finding([Fixture.bratislava]), settings: ["home": "48.2,16.37"])
    try await presenter.perform(.find("bra", online: false))
    _ = stage.recorder.take()
    try presenter.open()
    #expect(!stage.recorder.takeText(width: 120).contains("from home"))
  }

  @Test func keepsTheListWhereNothingIsFound() async throws {
    let presenter = stage.presenter(gazetteer: .finding([]), geocoding: .finding([]))
    try presenter.open()
    await #expect(throws: Failure.placeNotFound("xyzzy")) {
      try await presenter.perform(.find("xyzzy", online: false))
    }
    #expect(try presenter.place(atRow: 2) == Fixture.tokyo)
    #expect(stage.recorder.waits == ["Searching for xyzzy", nil])
    await #expect(throws: Failure.placeNotFound(String(repeating: "x", count: 200))) {
      try await presenter.perform(.find(String(repeating: "x", count: 10_000), online: false))
    }
  }

  @Test func keepsTheListWhereTheServiceFails() async throws {
    let offline = ServiceError.noNetwork(host: "api.example")
    let presenter = stage.presenter(gazetteer: .finding([]), geocoding: .failing(offline))
    await #expect(throws: Failure.placeNotFoundOffline("oslo", offline)) {
      try await presenter.perform(.find("oslo", online: false))
    }
    #expect(try presenter.place(atRow: 1) == Fixture.oslo)
    #expect(stage.recorder.take().isEmpty)
  }

  @Test func saysWhichPlaceIsMeant() async throws {
    let presenter = stage.presenter(gazetteer: .finding(Fixture.springfields))
    let route = try await presenter.perform(.meant([.named("springfield")], for: .page))
    #expect(route.place == Fixture.springfields[0])
    #expect(
      route.preamble?.sentences == ["1 of 12 places called Springfield. Type: search Springfield"])
    #expect(stage.kept.places(.searches).first == Fixture.springfields[0])
    // Whatever is asked about it, but not beside another place, by which it is chosen.
    let other = try await presenter.perform(.meant([.named("springfield")], for: .command))
    #expect(other.preamble?.sentences == route.preamble?.sentences)
    let next = try await presenter.perform(
      .meant([.named("springfield")], for: .command, behind: route.place))
    #expect(next.preamble == nil)
    let both = [SoughtPlace.known(Fixture.springfields[0]), .named("springfield")]
    #expect(try await presenter.perform(.meant(both, for: .command)).preamble == nil)
    #expect(stage.exits.all.isEmpty && stage.recorder.take().isEmpty)
    await #expect(throws: Failure.placeNotFound("xyzzy")) {
      try await stage.presenter(gazetteer: .finding([]), geocoding: .finding([]))
        .perform(.meant([.named("xyzzy")], for: .page))
    }
  }

  @Test(arguments: [
    (Coordinate(40.42, -3.7), 39.86), (Coordinate(42, -83), 41.66),
  ])
  func aWayGoesOnToANearNamesake(start: Coordinate, latitude: Double) async throws {
    let towns = [(41.66, -83.56, 270_871), (39.86, -4.02, 83_000)].map {
      Place(name: "Toledo", coordinate: Coordinate($0, $1), population: $2)
    }
    let presenter = stage.presenter(gazetteer: .finding(towns))
    let way = Place(name: "Start", coordinate: start)
    let route = try await presenter.perform(.meant([.known(way), .named("Toledo")], for: .way))
    #expect(route.places.first == way)
    #expect(route.place?.coordinate.latitude == latitude)
    let isNamed = route.preamble?.sentences.first?.contains("one of 2 places called Toledo") == true
    #expect(isNamed == (latitude < 40))
  }

  /// A town that is no city is rather one beside the place before.
  @Test(arguments: [(20_000, 52.14), (270_871, 53.38)])
  func aLineGoesOnToANearNamesake(people: Int, latitude: Double) async throws {
    let towns = [(53.38, -2.96, people), (52.14, -10.27, 1900)].map {
      Place(name: "Dingle", coordinate: Coordinate($0, $1), population: $2)
    }
    let presenter = stage.presenter(gazetteer: .finding(towns))
    let tralee = Place(name: "Tralee", coordinate: Coordinate(52.27, -9.7))
    let route = try await presenter.perform(
      .meant([.named("Dingle")], for: .command, behind: tralee))
    #expect(route.place?.coordinate.latitude == latitude)
    let alone = try await presenter.perform(.meant([.named("Dingle")], for: .command))
    #expect(alone.place?.coordinate.latitude == 53.38)
  }

  @Test func namesakesElsewhereAreSaid() async throws {
    var match = PlaceMatch(place: Fixture.oslo, kind: .elsewhere, score: 1)
    match.matchedName = "Oslo"
    let presenter = stage.presenter(gazetteer: .matching([match]), geocoding: .finding([]))
    try await presenter.perform(.find("Oslo, Minnesota", online: false))
    #expect(stage.recorder.takeText().contains("No place matches Oslo, Minnesota. Elsewhere:"))
  }

  @Test(arguments: [PlaceMatch.Kind.beginning, .word, .elsewhere])
  func listsWhatIsNotCertain(kind: PlaceMatch.Kind) async throws {
    let match = PlaceMatch(place: Fixture.bratislava, kind: kind, score: 5)
    let presenter = stage.presenter(
      gazetteer: .matching([match]), geocoding: .failing(.noNetwork(host: "api.example")))
    let route = try await presenter.perform(.meant([.named("bratisl")], for: .page))
    #expect(route.place == nil)
    #expect(stage.recorder.take().map(\.isList) == [true])
    #expect(!stage.kept.places(.searches).contains(Fixture.bratislava))
  }

  @Test func deletesNothingFromPlacesFound() async throws {
    let presenter = stage.presenter(gazetteer: .finding(Fixture.springfields))
    try await presenter.perform(.find("spring", online: false))
    for (edit, command) in [
      (ListEdit.clear, CommandName.clear), (.remove(.all), .rm), (.remove(.rows([1...1])), .rm),
    ] {
      await #expect(throws: Failure.notKept(command)) { try await presenter.perform(.edit(edit)) }
    }
    #expect(stage.kept.places(.searches).count == 3)
  }
}
