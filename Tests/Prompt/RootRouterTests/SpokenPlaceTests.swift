import Foundation
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

  private static let known = knowing(
    ["Oslo", "Bergen", "Košice", "Praha", "Rím", "In Salah", "Creek"].map { ($0, 5) }
      + [("Rime", 4.5), ("Alpy", 5), ("Valpach", 5)])

  private func run(_ line: String, _ runMode: RunMode = .json) async -> String {
    let session = Session(
      [.line(line)], runMode: runMode, gazetteer: Self.known, geocoding: .finding([]),
      weather: .answering(Fixture.report), seasonal: .fixture, columns: 200)
    return await session.run().text
  }

  @Test(arguments: [
    ("in Oslo", "detail", "Oslo"), ("at Oslo", "detail", "Oslo"), ("wind on Oslo", "chart", "Oslo"),
    ("v Košiciach", "detail", "Košice"), ("počasie v Kosiciach", "detail", "Košice"),
    ("bude pršať v Prahe", "when", "Praha"), ("v Prahe zajtra", "detail", "Praha"),
    ("v Alpách", "detail", "Alpy"), ("v Oslo", "detail", "Oslo"),
    ("in Salah", "detail", "In Salah"), ("wind in the Oslo", "chart", "Oslo"),
    ("weather in the Alpy", "detail", "Alpy"), ("star in Oslo", "star", "Oslo"),
    ("should I bring an umbrella Oslo", "when", "Oslo"), ("umbrella Oslo", "when", "Oslo"),
    ("do I need a jacket in Oslo", "detail", "Oslo"), ("will it freeze in Oslo", "when", "Oslo"),
    ("when will it freeze tonight in Oslo", "when", "Oslo"),
    ("warn me of frost in Oslo", "tell", "Oslo"),
    ("notify me when it rains in Oslo", "tell", "Oslo"), ("next week Oslo", "detail", "Oslo"),
    ("Oslo in 3 days", "detail", "Oslo"), ("hourly forecast Oslo", "hours", "Oslo"),
    ("weekly forecast Oslo", "days", "Oslo"), ("Oslo on 22 November", "detail", "Oslo"),
    ("Oslo weather", "detail", "Oslo"), ("Oslo now", "detail", "Oslo"),
    ("Oslo the day after tomorrow", "detail", "Oslo"), ("Oslo next thu", "detail", "Oslo"),
    ("will it rain in Oslo tomorrow?", "when", "Oslo"),
    ("bude zajtra pršať v Oslo?", "when", "Oslo"), ("bude v noci pršať v Oslo", "when", "Oslo"),
    ("when below −5 in Oslo", "when", "Oslo"),
  ])
  func isUnderstood(line: String, command: String, place: String) async {
    expectText(
      await run(line), has: "\"command\":\"\(command)\",\"ok\":", "\"name\":\"\(place)\"",
      lacks: "\"notFound\",\"message\":\"No place")
  }

  @Test(arguments: [
    ("Oslo vs Bergen tomorrow", "compare Oslo, Bergen tomorrow"),
    ("Oslo vs Bergen on Saturday", "compare Oslo, Bergen on Saturday"),
    ("tomorrow Oslo vs Bergen", "compare Oslo, Bergen tomorrow"),
    ("Oslo, Bergen, tomorrow", "compare Oslo, Bergen tomorrow"), ("Oslo next month", "months Oslo"),
    ("Oslo in July", "chart year Oslo"), ("budúci mesiac Oslo", "months Oslo"),
    ("next 6 weeks Oslo", "weeks Oslo"), ("Oslo for the next 3 days", "days Oslo 3 days"),
    ("Oslo next 3 days", "days Oslo 3 days"), ("5 day forecast Oslo", "days Oslo 5 day"),
    ("normal Oslo July", "chart year Oslo"), ("Oslo, Bergen", "compare Oslo, Bergen"),
  ])
  func anotherLineHasAllThatWasTyped(line: String, meant: String) async {
    expectText(await run(line, .prompt), has: "Read as: \(meant)\n")
  }

  @Test(arguments: [("set home in Oslo", 0), ("home in Bergen", 1), ("home v Prahe", 3)])
  func aHomeIsSetInAPlace(line: String, latitude: Int) async {
    let settings = SavedSettings([:])
    let session = Session(
      [.line(line)], settings: settings, gazetteer: Self.known, geocoding: .finding([]))
    let text = await session.run().text
    #expect(settings["home"] == "\(latitude).0,0.0", "\(text)")
  }

  @Test(arguments: [
    "compare weather in Oslo and Bergen", "compare the weather in Oslo and in Bergen",
    "compare temperature in Oslo and Bergen", "compare in Oslo, Bergen",
    "compare v Oslo a v Bergen", "compare wind Oslo Bergen",
  ])
  func placesAreCompared(line: String) async {
    expectText(await run(line), has: "\"missing\":[]", "\"name\":\"Oslo\"", "\"name\":\"Bergen\"")
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
    expectText(await run(name, .prompt), has: "No place matches \"\(name)\"")
  }

  /// A name that begins like a day or like weather, which the gazetteer doesn't have.
  @Test(arguments: [
    ("Fog Town", "search Fog Town"), ("fog Oslo", "search fog\n"), ("TAF LZIB", "search TAF LZIB"),
  ])
  func aNameIsSearchedWhole(line: String, search: String) async {
    expectText(await run(line, .prompt), has: search)
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
    let session = Session(
      [], runMode: .json, gazetteer: Self.knowing([(name, 5)]), geocoding: .finding([]),
      weather: .answering(Fixture.report))
    expectText(await session.run(line).text, has: "\"name\":\"\(name)\"")
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
