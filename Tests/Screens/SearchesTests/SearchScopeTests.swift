import ScreenTestSupport
@testable import Searches

/// A search is made as the settings say.
struct SearchScopeTests {
  /// Slovak names are inflected behind a preposition.
  @Test(arguments: [("Viedeň v Rakúsku", true), ("Viedeň v Rakúsko", false)])
  func findsAPlaceInAnAreaInAnyLanguage(text: String, isFound: Bool) async throws {
    var gazetteer = GazetteerClient.matching([])
    gazetteer.isArea = { name throws(GazetteerError) in name == "rakúsko" }
    gazetteer.search = { text, _, _ throws(GazetteerError) in
      text == "Viedeň in rakúsko" ? [PlaceMatch(place: Fixture.oslo, kind: .whole, score: 5)] : []
    }
    let found = try? await find(text, gazetteer, .finding([]))
    #expect(found?.matches.map(\.place) == (isFound ? [Fixture.oslo] : nil))
    #expect(found?.text == (isFound ? text : nil))
  }

  @Test func saysWhatWasTypedWhereNothingIsFoundInAnInflectedArea() async {
    var gazetteer = GazetteerClient.matching([])
    gazetteer.isArea = { name throws(GazetteerError) in name == "rakúsko" }
    await #expect(throws: Failure.placeNotFound("kino v Rakúsku")) {
      try await find("kino v Rakúsku", gazetteer, .finding([]))
    }
  }

  @Test(
    arguments: [
      ([:], SearchScope()), (["country": "SK"], SearchScope(country: "SK")),
      (
        ["countries": "SK,CZ", "country": "AT"],
        SearchScope(preferredCountries: ["SK", "CZ"], country: "AT")
      ),
    ] as [([String: String], SearchScope)])
  func asksTheGazetteerWithinTheScope(settings: [String: String], scope: SearchScope) async throws {
    let asked = Mutex<[String]>([])
    var gazetteer = GazetteerClient.unimplemented
    gazetteer.search = { text, found, limit throws(GazetteerError) in
      #expect(found == scope)
      asked.withLock { $0.append("\(text), \(limit) at most") }
      return [PlaceMatch(place: Fixture.oslo, kind: .whole, score: 5)]
    }
    _ = try await find("oslo in NO", gazetteer, .unimplemented, settings: settings)
    // Countries in the text are the gazetteer's to read.
    #expect(asked.withLock { $0 } == ["oslo in NO, 100 at most"])
  }

  @Test(
    arguments: [
      ("oslo", [:], "oslo|"), ("oslo", ["country": "SK"], "oslo|SK"),
      ("oslo in NO", ["country": "SK"], "oslo|NO"), ("oslo", ["countries": "SK,CZ"], "oslo|"),
      ("Stratford in Avon", [:], "Stratford in Avon|"),
    ] as [(String, [String: String], String)])
  func asksTheServiceInACountry(
    text: String, settings: [String: String], expected: String
  ) async throws {
    let asked = Mutex<[String]>([])
    let geocoding = PlacesClient { text, country async throws(ServiceError) in
      asked.withLock { $0.append("\(text)|\(country ?? "")") }
      return [Fixture.oslo]
    }
    _ = try? await find(text, .finding([]), geocoding, settings: settings)
    #expect(asked.withLock { $0 } == [expected])
  }

  @Test(
    arguments: [
      ("48.15,17.11", Coordinate(latitude: 48.15, longitude: 17.11)), ("48.15", nil), ("", nil),
      ("91,0", nil), ("x,y", nil), ("48.15,17.11,3", nil),
    ] as [(String, Coordinate?)])
  func knowsWhereHomeIs(home: String, expected: Coordinate?) async throws {
    let found = try await find(
      "oslo", .finding([Fixture.oslo]), .unimplemented, settings: ["home": home])
    #expect(found.home == expected)
  }

  @Test func findsPlacesAlsoWhereTheSettingsCannotBeRead() async throws {
    let interactor = SearchesInteractor(
      .finding([Fixture.oslo]), .unimplemented, settings: .failing(.noHome))
    let found = try await interactor.find("oslo", online: false)
    #expect(found.matches.map(\.place) == [Fixture.oslo])
    #expect(found.home == nil)
  }
}
