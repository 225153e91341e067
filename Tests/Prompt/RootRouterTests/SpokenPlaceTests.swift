import ScreenTestSupport

/// Places and days as they stand in a sentence.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SpokenPlaceTests {
  /// Places of these names, with decades of people, and no others.
  private static func knowing(_ names: [(name: String, score: Double)]) -> GazetteerClient {
    var gazetteer = GazetteerClient.finding([])
    gazetteer.search = { text, _, _ throws(GazetteerError) in
      zip(0..., names).filter { $1.name.folded == text.folded }.map { index, named in
        var place = Fixture.oslo
        place.name = named.name
        place.coordinate =
          Coordinate(latitude: Double(index), longitude: 0) ?? place.coordinate
        return PlaceMatch(place: place, kind: .whole, score: named.score)
      }
    }
    return gazetteer
  }

  /// At the prompt `ho` is `hours` or `home`, `al` is `along`.
  @Test(arguments: ["Ho Chi Minh City", "al ain", "No Name", "St Louis", "Wat Phra", "Alert Bay"])
  func aNameIsNoCommandCutShort(name: String) async {
    let text = await Session.answer(to: name, Self.knowing([(name, 3), ("Ain", 3)]))
    #expect(text.contains("\(name), Norway") || text.contains("\(name), Oslo, Norway"), "\(text)")
  }

  @Test(arguments: ["Pa Sang", "So Paulo"]) func anUnknownNameIsNoCommandCutShort(name: String)
    async
  {
    expectText(
      await Session.answer(to: name, .knowing("Oslo")), has: "No place matches \"\(name)\"")
  }

  /// A name that begins like a day or like weather, which the gazetteer doesn't have.
  @Test(arguments: [
    ("Fog Town", "search Fog Town"), ("fog Oslo", "search fog\n"), ("TAF LZIB", "search TAF LZIB"),
  ])
  func aNameIsSearchedWhole(line: String, search: String) async {
    expectText(await Session.answer(to: line, .knowing("Oslo")), has: search)
  }

  /// Creek is only in books a name of the town of which it is found.
  @Test(arguments: ["Sunday Creek", "wind Sunday Creek", "hours Sunday Creek"])
  func aNameInCapitalsIsNoDayOfARarePlace(line: String) async {
    var match = PlaceMatch(place: Fixture.oslo, kind: .whole, matchedName: "Creek", score: 4)
    match.isNameRare = true
    var gazetteer = GazetteerClient.finding([])
    gazetteer.search = { [match] text, _, _ throws(GazetteerError) in
      text == "Creek" ? [match] : []
    }
    let text = await Session.answer(to: line, gazetteer, weather: .unimplemented)
    #expect(text.contains("Did you mean") && text.contains("Creek Sunday"), "\(text)")
  }

  /// Five digits are a postal code, and a number that begins a name is no length.
  @Test(arguments: [("hours 90210", "90210"), ("days 29 Palms", "29 Palms")])
  func aNumberMayBelongToThePlace(line: String, name: String) async {
    expectText(await Session.answer(to: line, .knowing(name), .json), has: "\"name\":\"\(name)\"")
  }

  @Test(arguments: [(4.6, false), (3.9, true)])
  func aSlipIsSureOnlyOfTheNearest(score: Double, isSure: Bool) async {
    let matches = [("Hallstadt", 5.0), ("Hallstatt", score)].map { name, score in
      var place = Fixture.oslo
      place.name = name
      return PlaceMatch(place: place, kind: .typo, score: score, slips: 1)
    }
    let text = await Session.answer(to: "Hallstat", .matching(matches))
    #expect(text.contains("No place is called Hallstat. This is Hallstadt") == isSure, "\(text)")
  }
}
