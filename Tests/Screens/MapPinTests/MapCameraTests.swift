import Atlas
@testable import MapPin
import ScreenTestSupport

/// Where the map opens and looks, without a screen.
struct MapCameraTests {
  private let oslo = SavedPlace(place: Fixture.oslo, added: Fixture.now)

  @Test func beginsWhereItWasBeforeWhereTheUserIs() {
    let kept = MapState(center: Fixture.tokyo.coordinate, zoom: 7)
    var camera = MapCamera()
    camera.begin(at: Fixture.bratislava.coordinate, (kept, nil))
    #expect(camera.state == kept && camera.position == Fixture.bratislava.coordinate)
    camera = MapCamera()
    camera.begin(at: Fixture.bratislava.coordinate, nil)
    #expect(camera.state == MapState(center: Fixture.bratislava.coordinate, zoom: 4))
    camera = MapCamera()
    camera.begin(at: nil, nil)
    #expect(camera.state == .world && camera.isNowhere(nil) && !camera.isNowhere(oslo))
  }

  @Test func followsAPlaceThatWasOpenedAfterTheLastMove() {
    var camera = MapCamera()
    camera.follow(oslo)
    #expect(camera.state.center == Fixture.oslo.coordinate && camera.openedAtCross == Fixture.oslo)
    #expect(camera.takeMove(at: Fixture.now, oslo) == nil)
    camera.look(at: Fixture.tokyo.coordinate, zoom: 6)
    #expect(camera.openedAtCross == nil)
    let move = camera.takeMove(at: Fixture.now, oslo)
    #expect(move == MapMove(Fixture.now, opened: oslo))
    #expect(camera.takeMove(at: Fixture.now, oslo) == nil)
    camera.follow(oslo)
    camera.follow(SavedPlace(place: Fixture.bratislava, added: Fixture.now - 60))
    #expect(camera.state.center == Fixture.tokyo.coordinate)
    camera.follow(SavedPlace(place: Fixture.bratislava, added: Fixture.now + 60))
    #expect(camera.state == MapState(center: Fixture.bratislava.coordinate, zoom: 6))
  }

  @Test func isAsCloseBehindAGlobeAsBeforeIt() {
    var camera = MapCamera()
    camera.state.zoom = 5
    camera.turn(into: .globe, oslo)
    #expect(camera.state == MapState(center: Fixture.oslo.coordinate, zoom: 0, type: .globe))
    camera.turn(into: .rain, oslo)
    #expect(camera.state == MapState(center: Fixture.oslo.coordinate, zoom: 5, type: .rain))
  }

  /// A globe is never nearer for a place.
  @Test(arguments: [(MapType.borders, 0, 4), (.borders, 3, 3), (.globe, 0, 0)])
  func looksAtAPlaceFromNear(type: MapType, before: Int, after: Int) {
    var camera = MapCamera()
    camera.state = MapState(center: .origin, zoom: before, type: type)
    camera.look(at: Fixture.oslo.coordinate)
    #expect(camera.state.zoom == after)
  }
}
