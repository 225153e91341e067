import Atlas
import Fields
import FileTestSupport
import LineEditor
@testable import MapPin
import ScreenTestSupport

/// Moves of the map.
@MainActor struct MapMoveTests {
  private var stage = MapPinStage()

  @Test func showsPinsAndFavouritesUnderOneNumbering() async throws {
    let kept = SavedPlaces(favorites: [Fixture.bratislava, Fixture.oslo], pins: [Fixture.oslo])
    let presenter = stage.presenter(places: kept.client)
    try await presenter.perform(.at("Oslo"))
    let lines = stage.recorder.takeText(width: 40).split(separator: "\n").map(String.init)
    #expect(lines.count == 24 && lines[9].contains("#1+"))
    #expect(
      lines.suffix(5) == [
        " |---| 200\u{A0}km · 59.91° N 10.75° E", " Data: Natural Earth, GSHHG", " Oslo, Norway",
        " Pins", " 1  Oslo  Oslo, Norway  59.91  10.75",
      ])
    // Off that map, and on this.
    try await presenter.perform(.zoom(3))
    #expect(stage.recorder.takeText(width: 40).contains("Favorites\n 2  Bratislava"))
    // A favorite's row is deleted, too, from its own list.
    try await presenter.perform(.edit(.remove(.rows([2...2]))))
    #expect(stage.recorder.takeText(width: 40).contains("Bratislava from your favorites."))
  }

  /// Cities have the time of their sunset by day, and of their sunrise at night.
  @Test(arguments: [("48.15 17.11", "☾ 16:07 Bratislava"), ("35.69 139.69", "☀ 06:23 ")])
  func namesTheNextSunsetOrSunrise(point: String, label: String) async throws {
    try await stage.presenter(at: point, zoom: 5, type: .night)
    expectText(stage.recorder.takeText(width: 80), has: label)
  }

  @Test func movesAndSaysWhereItIs() async throws {
    let presenter = stage.presenter()
    let moves: [MapPinAction] = [
      .type(.outline), .zoom(4), .pan(right: 2, up: 0), .pan(right: 0, up: 1), .zoomBy(-9),
      .zoomBy(99), .at("48.15 17.11"), .pinAtCross, .world,
    ]
    for move in moves { try await presenter.perform(move) }
    let states = stage.recorder.take().compactMap { answer in
      answer.json.split(separator: "]").last.map { $0.filter { $0 != "\"" && $0 != "}" } }
    }
    #expect(
      states == [
        ",center:{latitude:0,longitude:0,zoom:0,type:outline,position:null,field:null",
        ",center:{latitude:0,longitude:0,zoom:4,type:outline,position:null,field:null",
        ",center:{latitude:0,longitude:5.625,zoom:4,type:outline,position:null,field:null",
        ",center:{latitude:2.8125,longitude:5.625,zoom:4,type:outline,position:null,field:null",
        ",center:{latitude:2.8125,longitude:5.625,zoom:0,type:outline,position:null,field:null",
        ",center:{latitude:2.8125,longitude:5.625,zoom:10,type:outline,position:null,field:null",
        ",center:{latitude:48.15,longitude:17.11,zoom:10,type:outline,position:null,field:null",
        ",center:{latitude:48.15,longitude:17.11,zoom:10,type:outline,position:null,field:null",
        ",center:{latitude:0,longitude:0,zoom:0,type:outline,position:null,field:null",
      ])
    #expect(stage.kept.places(.pins).last == Fixture.pin)
  }

  /// Fiji lies on both sides of the 180th meridian, and a place in Argentina has its name, too.
  @Test func looksAtTheMiddleOfACountry() async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.at("fiji"))
    let json = try #require(stage.recorder.take().last?.json)
    #expect(
      json.hasSuffix(
        #"{"latitude":-17.502502982545376,"longitude":180},"zoom":7,"type":"borders","position":null,"field":null}"#
      ), "\(json)")
  }

  @Test func sharesASmallWindowWithItsPins() async throws {
    try await stage.presenter().open()
    let page = stage.recorder.takeText(width: 40, height: 10)
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count == 10, "\(page)")
    #expect(page.contains("\n 1  "))
  }

  @Test func goesFromPinToPinAndOpensWhatIsUnderTheCross() async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.here(Fixture.bratislava.coordinate))
    try await presenter.perform(.openAtCross)
    for _ in 1...3 {
      try await presenter.perform(.nextPin)
      try await presenter.perform(.openAtCross)
    }
    let point = Place(
      name: Fixture.bratislava.coordinate.title(in: English()),
      coordinate: Fixture.bratislava.coordinate)
    #expect(stage.exits.all == [point, Fixture.tokyo, Fixture.oslo, Fixture.tokyo])
  }

  @Test func asksForTheWeatherOnceInTenMinutes() async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.type(.weather))
    try await presenter.open()
    #expect(stage.asked.all == [[Fixture.tokyo, Fixture.oslo]])
    let text = stage.recorder.takeText()
    #expect(text.contains("☁7 Oslo") && text.contains("Open-Meteo · fetched 12 min ago"))
    #expect(text.contains("  Open-Meteo.com, GeoNames · CC BY 4.0\n"))
    presenter.forgetReports()
    try await presenter.open()
    #expect(stage.asked.all.count == 2)
  }

  @Test func staysWhereItWasWhenTheWeatherCannotBeHad() async throws {
    let presenter = stage.presenter(weather: .failing(.noReport))
    await #expect(throws: Failure.service(.noReport)) {
      try await presenter.perform(.type(.weather))
    }
    try await presenter.open()
    #expect(
      stage.recorder.take().last?.json.hasSuffix(#""type":"borders","position":null,"field":null}"#)
        == true)
  }

  @Test func saysThatTheAtlasIsMissing() async {
    let presenter = stage.presenter(atlas: Atlas(file: URL(filePath: "/nowhere/atlas.bin")))
    await #expect(throws: Failure.atlas(.missing(path: "/nowhere/atlas.bin"))) {
      try await presenter.open()
    }
  }

  /// Somebody waits for a key already while the hours run on.
  @Test(arguments: [MapPinAction.move, .play])
  mutating func aKeyAfterAnHourThatFailsCounts(action: MapPinAction) async throws {
    let keys: [Key] = action == .play ? [.enter] : [.character(" "), .enter]
    let (presses, fetches) = (Counter(), Counter())
    let (gate, open) = AsyncStream.makeStream(of: Never.self)
    stage.fields = FieldClient(
      saved: { [] }, week: { _ in nil },
      fetch: { lattice async throws(ServiceError) in
        let hour = MapHour.hour(of: Fixture.now)
        let week = FieldWeek(lattice: lattice, fetched: Fixture.now, start: hour, hours: 2)
        if fetches.next() == 1, let week { return week }
        open.finish()
        throw .noReport
      }, cost: { _ in FieldCost(points: 0) }, service: { .openMeteo })
    stage.keys = MapKeys(
      pause: { _ in while presses.count < keys.count { await Task.yield() } }, begin: { _ in },
      next: { _ in
        let number = presses.next()
        if number == keys.count { for await _ in gate {} }
        return number > keys.count ? .end : keys[number - 1]
      }, end: {})
    let presenter = stage.presenter()
    try await presenter.perform(.type(.rain))
    try await presenter.perform(action)
    #expect(stage.exits.all.count == 1)
    #expect(stage.recorder.takeText().contains("returned no report for this place."))
  }

  @Test(arguments: [
    (["-3"], nil), (["11"], nil), (["x"], nil), ([], nil), (["10"], MapPinAction.zoom(10)),
    (["0"], .zoom(0)),
  ])
  func takesOnlyZoomsThatExist(words: [String], action: MapPinAction?) throws {
    let command = try #require(MapPinView.commands.first { $0.name == .zoom })
    #expect((try? command.action(for: words)) == action)
  }
}
