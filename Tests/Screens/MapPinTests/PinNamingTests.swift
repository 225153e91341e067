import Atlas
@testable import MapPin
import ScreenTestSupport
import TestSupport

/// The name of a point, from the gazetteer or from a service.
struct PinNamingTests {
  private let point = Coordinate(60, 10.75)

  @Test(arguments: [(60.01, "Hytteplassen"), (61, "near Oslo"), (nil, "near Oslo")])
  func isNamedByWhoKnowsSomethingNearer(latitude: Double?, name: String) async {
    let found = latitude.map { Place(name: "Hytteplassen", coordinate: Coordinate($0, 10.75)) }
    let named = await interactor(kilometers: 10, found).named(point)
    #expect(named.name == name)
    #expect(named.coordinate == point)
  }

  @Test func isNamedByTheGazetteerWithinATown() async {
    let named = await interactor(kilometers: 0.1, Place(name: "Bakgården", coordinate: point))
      .named(point)
    #expect(named.name == "near Oslo")
  }

  /// The gazetteer's nearest place is this far away, and the service finds this place or fails.
  private func interactor(kilometers: Double, _ found: Place?) -> MapPinInteractor {
    let nearest = Distance(kilometers, .kilometers).map {
      NearestPlace(place: Fixture.oslo, distance: $0, bearing: nil)
    }
    return MapPinInteractor(
      places: SavedPlaces().client, files: .unimplemented,
      name: { Place(name: "near Oslo", coordinate: $0) }, gazetteer: .naming(nearest),
      geocoding: PlacesClient(
        search: PlacesClient.unimplemented.search,
        place: { _ async throws(ServiceError) in
          guard let found else { throw .noReport }
          return found
        }), weather: .unimplemented, position: .unimplemented,
      settings: SavedSettings().client, lastOpened: { nil }, standardGlyphs: .ascii,
      language: { .english }, now: { Fixture.now })
  }
}
