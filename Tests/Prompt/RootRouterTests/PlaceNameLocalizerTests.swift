import RootRouter
import ScreenTestSupport

/// Places that were kept in another language than today's.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PlaceNameLocalizerTests {
  @Test func areCalledWhatTheLanguageCallsThem() async {
    let kept = SavedPlaces()
    kept.add(vienna, in: .english)
    let session = Session(
      ["h", "set language sk", "h", "rm 1", "undo", "set language en", "h"], kept: kept,
      gazetteer: gazetteer)
    let answers = await session.answers()
    let listed = answers.map { $0.contains("1  Viedeň  Viedeň, Rakúsko\n") }
    #expect(listed == [false, false, true, false, true, false, false], "\(answers)")
    #expect(answers[3].hasPrefix(" Odstránené z hľadaní: Viedeň."))
    #expect(answers[0].hasSuffix("1  Vienna  Vienna, Austria\n"))
    #expect(answers[6] == answers[0])
  }

  /// A point's name says what it is near, unless a person has called it something.
  @Test func pointsAreNamedAnew() async {
    let kept = SavedPlaces()
    var point = Fixture.pin
    point.name = "2.0 km N of Vienna"
    kept.add(point, in: .english, to: .pins)
    var own = Fixture.tokyo
    own.name = "Grandmother"
    kept.add(own, in: .english, to: .pins)
    let session = Session(["set language sk", "map"], kept: kept, gazetteer: gazetteer)
    expectText(await session.run().text, has: "1  2,0 km S od: Viedeň", "2  Grandmother")
  }

  /// So is the place of an alert, also in the sentence about its removal.
  @Test func alertsAreNamedAnew() async {
    let alerts = SavedQuestions()
    alerts.add("rain", at: vienna, in: .english)
    let session = Session(
      ["set language sk", "told", "rm 1"], gazetteer: gazetteer,
      weather: .answering(Fixture.report), questions: alerts.client)
    let answers = await session.answers()
    #expect(answers[1].contains(" 1  dážď         Viedeň  "), "\(answers[1])")
    #expect(answers[2].contains(" Odstránené: dážď – Viedeň."), "\(answers[2])")
  }

  /// A name that an older Vane saved without a language stays as it is.
  @Test func whatHasNoLanguageStays() async {
    let session = Session(
      ["set language sk", "h"], kept: SavedPlaces(searches: [vienna]), gazetteer: gazetteer)
    #expect(await session.run().text.contains("1  Vienna  Vienna, Austria"))
  }

  private let vienna: Place
  private let viedeň: Place

  init() throws {
    func place(_ name: String, in country: String) throws -> Place {
      Place(
        name: name, country: "AT", countryName: country, region: name,
        coordinate: try #require(Coordinate(latitude: 48.20849, longitude: 16.37208)))
    }
    vienna = try place("Vienna", in: "Austria")
    viedeň = try place("Viedeň", in: "Rakúsko")
  }

  private var gazetteer: GazetteerClient {
    var client = GazetteerClient.unimplemented
    let (vienna, viedeň) = (vienna, viedeň)
    client.search = { text, scope, _ throws(GazetteerError) in
      let place = scope.language == .slovak ? viedeň : vienna
      return ["Vienna", "Viedeň"].contains(text)
        ? [PlaceMatch(place: place, kind: .whole, score: 5)] : []
    }
    client.nearest = { _, language throws(GazetteerError) in
      .near(language == .slovak ? viedeň : vienna, meters: 2000, bearing: 0)
    }
    return client
  }
}
