import Atlas
@testable import MapPin
import ScreenTestSupport

/// The rows below the map, without a screen.
@MainActor struct MapRowsTests {
  private func rows(favorites: [Place], pins: [Place]) -> MapRows {
    var rows = MapRows()
    func listed(_ places: [Place], _ list: PlaceList) -> [ListedPlace] {
      places.map { ListedPlace(list: list, kept: SavedPlace(place: $0, added: Fixture.now)) }
    }
    rows.list(listed(favorites, .favorites) + listed(pins, .pins), room: 10)
    return rows
  }

  @Test func hasAFavoriteWhileItIsInSight() throws {
    let rows = rows(favorites: [Fixture.tokyo], pins: [Fixture.oslo])
    let map = MapState(center: Fixture.bratislava.coordinate, zoom: 5).viewport()
    #expect(try rows.place(atRow: 2, seen: nil) == Fixture.tokyo)
    #expect(try rows.place(atRow: 1, seen: map) == Fixture.oslo)
    #expect(throws: Failure.rowOffMap(2)) { try rows.place(atRow: 2, seen: map) }
    #expect(throws: Failure.noRow(3, count: 2)) { try rows.place(atRow: 3, seen: nil) }
  }

  @Test func goesFromPlaceToPlace() {
    let rows = rows(favorites: [], pins: [Fixture.tokyo, Fixture.oslo])
    #expect(rows.place(after: .origin) == Fixture.tokyo)
    #expect(rows.place(after: Fixture.tokyo.coordinate) == Fixture.oslo)
    #expect(rows.place(after: Fixture.oslo.coordinate) == Fixture.tokyo)
    #expect(MapRows().place(after: .origin) == nil)
    let map = MapState(center: Fixture.oslo.coordinate, zoom: 4).viewport()
    #expect(rows.place(inMiddleOf: map) == Fixture.oslo)
  }
}
