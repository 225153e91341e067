import Atlas
@testable import MapPin
import FileTestSupport
import ScreenTestSupport

/// These tests say where the map opens, and which sign marks the user's position.
@MainActor struct MapPositionTests {
  private var stage = MapPinStage()

  private static func knowing(_ known: PositionSource, _ place: Place) -> PositionClient {
    PositionClient(internetHost: "ip.example") { source async throws(PositionError) in
      guard source == known else { throw .noDevice }
      return Position(coordinate: place.coordinate, source: source)
    }
  }

  @Test(arguments: [PositionSource.gpsd, .home, .timezone])
  mutating func opensWhereThePersonIs(source: PositionSource) async throws {
    stage.position = Self.knowing(source, Fixture.bratislava)
    try await stage.presenter().open()
    let shown = try #require(stage.recorder.take().first)
    #expect(
      shown.json.hasSuffix(
        #""center":{"latitude":48.14816,"longitude":17.10674},"zoom":4,"type":"borders","#
          + #""position":{"latitude":48.14816,"longitude":17.10674},"field":null}"#),
      "\(shown.json)")
    #expect(
      shown.text.contains("@\u{A0}your\u{A0}location\n")
        && shown.text.contains(" Oslo, Norway\n") && shown.text.contains(/@.Bratislava/))
    #expect(stage.recorder.waits == ["Finding your location", nil])
  }

  // A13
  @Test mutating func saysWhatToTypeWhereNothingSaysWhereToLook() async throws {
    let hint = " Your location isn't known. To open the map there, type: home Bratislava\n"
    let known = Mutex<Place?>(nil)
    stage.position = PositionClient(internetHost: "ip.example") { _ async throws(PositionError) in
      guard let place = known.withLock(\.self) else { throw .noDevice }
      return Position(coordinate: place.coordinate, source: .home)
    }
    let presenter = stage.presenter()
    try await presenter.open()
    let text = stage.recorder.takeText()
    expectText(text, has: "· 0.00° N 0.00° E ·", hint, lacks: " Oslo, Norway\n")
    // The home is set, as it was said.
    known.withLock { $0 = Fixture.bratislava }
    try await presenter.open()
    #expect(presenter.state == MapState(center: Fixture.bratislava.coordinate, zoom: 4))
    #expect(!stage.recorder.takeText().contains(hint))
    try await presenter.perform(.world)
    #expect(!stage.recorder.takeText().contains(hint))
    #expect(presenter.state == .world)
  }

  /// The position by IP address isn't requested unless the user added that source.
  @Test mutating func asksNobodyBeyondTheSourcesOfTheSettings() async throws {
    stage.position = Self.knowing(.ip, Fixture.bratislava)
    try await stage.presenter().open()
    #expect(!stage.recorder.takeText().contains("your\u{A0}location"))
    try stage.settings.client.set("location", "ip")
    try await stage.presenter().open()
    #expect(stage.recorder.takeText().contains("your\u{A0}location"))
  }

  @Test mutating func opensWhereItWasLastAndMarksThePosition() async throws {
    stage.position = Self.knowing(.home, Fixture.bratislava)
    let before = try await stage.presenter(at: "48.2 16.4", zoom: 6)
    #expect(stage.settings["map.state"] == nil)
    before.keepState()
    #expect(stage.settings["map.state"] == "48.2,16.4,6")
    _ = stage.recorder.take()
    try await stage.presenter().open()
    let text = stage.recorder.takeText()
    #expect(text.contains("· 48.20° N 16.40° E ·") && text.contains(/@.Bratislava/))
  }

  /// The place opened last comes before the home and the map's earlier position; a stopped clock makes no difference.
  @Test(arguments: [0.0, 60]) mutating func opensAtThePlaceOpenedLast(seconds: Double) async throws
  {
    stage.position = Self.knowing(.home, Fixture.bratislava)
    let presenter = stage.presenter()
    try await presenter.open()
    try await presenter.perform(.pan(right: 2, up: 0))
    presenter.keepState()
    stage.opened.open(Fixture.oslo, after: seconds)
    try await presenter.open()
    #expect(presenter.state.center == Fixture.oslo.coordinate)
    presenter.keepState()
    let next = stage.presenter()
    try await next.open()
    #expect(next.state == MapState(center: Fixture.oslo.coordinate, zoom: 4))
    // A view that was moved by hand since wins, then and now, until another place is opened.
    try await next.perform(.pan(right: 1, up: 0))
    let moved = next.state
    try await next.perform(.pan(right: 0, up: 0))
    next.keepState()
    try await next.open()
    #expect(next.state == moved)
    let last = stage.presenter()
    try await last.open()
    #expect(last.state == moved)
    stage.opened.open(Fixture.tokyo, after: seconds)
    try await last.perform(.pan(right: 1, up: 0))
    #expect(
      last.state.center
        == MapState(center: Fixture.tokyo.coordinate, zoom: 4).viewport().panned(right: 1, up: 0)
        .center)
  }

  @Test mutating func explainsThePositionWhereItIsOnTheMap() async throws {
    stage.position = Self.knowing(.home, Fixture.bratislava)
    let presenter = stage.presenter()
    try await presenter.open()
    _ = stage.recorder.take()
    try await presenter.perform(.pan(right: 20, up: 0))
    #expect(!stage.recorder.takeText().contains("your\u{A0}location"))
  }

  /// A town that is a favorite, too, has its weather once, though other favorites are far away.
  @Test func writesTheWeatherOfAPlaceOnce() async throws {
    let far = Fixture.place("Lima", "PE", "Peru", region: nil, -12.04, -77.03, nil, "America/Lima")
    let kept = SavedPlaces(favorites: [far, Fixture.tokyo, Fixture.bratislava], pins: [])
    try await stage.presenter(at: "48.2 16.4", type: .weather, places: kept.client)
    let asked = try #require(stage.asked.all.last).map(\.name)
    #expect(asked.filter { $0 == Fixture.bratislava.name }.count == 1)
  }

  @Test(arguments: ["", "91,0,4", "1,2", "1,2,11", "1,2,-1", "1,2,1.5", "nan,0,0", "1,2,3,4"])
  mutating func opensAsIfNothingWasKept(text: String) async throws {
    try stage.settings.client.set("map.state", text)
    try await stage.presenter().open()
    #expect(stage.recorder.takeText().contains("· 0.00° N 0.00° E ·"))
  }

  @Test mutating func theSignStaysWhileTheMapMovesAndHereGoesBackToIt() async throws {
    stage.position = Self.knowing(.gpsd, Fixture.bratislava)
    let presenter = stage.presenter()
    try await presenter.perform(.pan(right: 1, up: 0))
    #expect(stage.recorder.takeText().contains(/Bratislava.@/))
    try await presenter.perform(.here(Fixture.oslo.coordinate))
    let text = stage.recorder.takeText()
    #expect(text.contains("· 59.91° N 10.75° E ·"))
    #expect(text.contains("@2") && !text.contains(/Bratislava.@/))
  }

  @Test func aPinOutOfSightIsShown() async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.here(Fixture.oslo.coordinate))
    _ = stage.recorder.take()
    try await presenter.perform(.pin(Fixture.bratislava))
    #expect(stage.recorder.takeText().contains("· 48.15° N 17.11° E ·"))
  }

  @Test(arguments: [MapPinAction.pinAt(.origin), .pinAtCross])
  mutating func asksBeforeAPinFarFromEveryPlace(action: MapPinAction) async throws {
    stage.nearest = Distance(612_300, .meters).map {
      NearestPlace(
        place: Fixture.oslo, distance: $0, bearing: nil, surroundings: .sea(.atlanticOcean))
    }
    stage.recorder.listener = .no
    try await stage.presenter().perform(action)
    #expect(stage.recorder.takeText().hasPrefix(" Nothing was changed.\n"))
    stage.recorder.listener = .nobody
    await #expect(throws: Failure.needsYes(.pin)) { try await stage.presenter().perform(action) }
    #expect(stage.kept.places(.pins).count == 2)
    stage.recorder.listener = .yes
    try await stage.presenter().perform(action)
    #expect(stage.kept.places(.pins).count == 3)
    #expect(
      Set(stage.recorder.questions)
        == ["Pin 0.00° N 0.00° E, 612 km from the nearest place? (y/n) "])
  }

  /// The map need not have been shown before.
  @Test mutating func pinsTheCrossOfTheSavedView() async throws {
    try stage.settings.client.set("map.state", "48.15,17.11,6")
    try await stage.presenter().perform(.pinAtCross)
    #expect(stage.kept.places(.pins).last == Fixture.pin)
  }

  @Test func namesTheLargerPlacesAmongBorders() async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.at("48.2 16.4"))
    #expect(stage.recorder.takeText().contains("o Bratislava"))
    try await presenter.perform(.zoom(3))
    #expect(!stage.recorder.takeText().contains("o Bratislava"))
  }
}
