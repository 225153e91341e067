import Atlas
@testable import MapPin
import ScreenTestSupport

/// The name of a point, from the gazetteer or from a service.
struct PinNamingTests {
  @Test(arguments: [(60.01, "Hytteplassen"), (61, "near Oslo"), (nil, "near Oslo")])
  func isNamedByWhoKnowsSomethingNearer(latitude: Double?, name: String) async throws {
    let point = try point(60)
    let found = try latitude.map { Place(name: "Hytteplassen", coordinate: try self.point($0)) }
    let named = await interactor(kilometers: 10, found).named(point)
    #expect(named.name == name)
    #expect(named.coordinate == point)
  }

  @Test func isNamedByTheGazetteerWithinATown() async throws {
    let point = try point(60)
    let named = await interactor(kilometers: 0.1, Place(name: "Bakgården", coordinate: point))
      .named(point)
    #expect(named.name == "near Oslo")
  }

  private func point(_ latitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: 10.75))
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
