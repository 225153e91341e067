import Atlas
import Clients
import CommandKit
@testable import MapPin
import Phrases
import Reports
import ScreenTestSupport
import Testing

/// The rows below the map, without a screen.
@MainActor struct MapRowsTests {
  private func rows(favorites: [Place], pins: [Place], room: Int = 10) -> MapRows {
    var rows = MapRows()
    func listed(_ places: [Place], _ list: PlaceList) -> [ListedPlace] {
      places.map { ListedPlace(list: list, kept: SavedPlace(place: $0, added: Fixture.now)) }
    }
    rows.list(listed(favorites, .favorites) + listed(pins, .pins), room: room)
    return rows
  }

  @Test func listsPinsFirstAndNothingTwice() {
    let rows = rows(
      favorites: [Fixture.oslo, Fixture.bratislava], pins: [Fixture.tokyo, Fixture.oslo])
    #expect(rows.places == [Fixture.tokyo, Fixture.oslo, Fixture.bratislava])
    #expect(rows.pins == [Fixture.tokyo, Fixture.oslo] && rows.isPin(2) && !rows.isPin(3))
    let lists = rows.lists(English())
    #expect(lists.map(\.heading) == ["Pins", "Favorites"])
    #expect(lists.map { $0.rows.map(\.number) } == [["1", "2"], ["3"]])
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

  @Test func turnsToThePageOfAPin() {
    var rows = rows(favorites: [], pins: [Fixture.tokyo, Fixture.oslo], room: 1)
    rows.turn(to: Fixture.oslo)
    #expect(rows.pages.page == 2)
  }
}
