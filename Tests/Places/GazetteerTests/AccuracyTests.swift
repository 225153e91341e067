import FileTestSupport
import Gazetteer

/// Names that people search for, and where they expect to arrive.
///
/// The first 446 queries are our own; the others, and the middles of cities, come from the acceptance tests of
/// geocoder-tester (`poland`, `poland/de`, `test_reverse_curated_cities`) and of Pelias (`search_city_country`,
/// `autocomplete_admin_areas`), without six German names of Polish towns that the source does not have.
@Suite struct AccuracyTests {
  @Test func queriesFindTheExpectedPlace() throws {
    let rows = try tableRows(of: "queries")
    var (first, amongFive) = (0, 0)
    for row in rows {
      let expected = try point(Double(row[3]) ?? .nan, Double(row[4]) ?? .nan)
      let matches = try gazetteer.search(row[0], limit: 5)
      let index = matches.firstIndex { kilometres($0.place.coordinate, expected) < 20 }
      if index == 0 { first += 1 }
      if index != nil { amongFive += 1 }
    }
    #expect(rows.count >= 300)
    #expect(Double(first) / Double(rows.count) >= 0.97, "\(first) of \(rows.count)")
    #expect(Double(amongFive) / Double(rows.count) >= 0.995, "\(amongFive) of \(rows.count)")
  }

  @Test func middlesOfCitiesAreTheCities() throws {
    let rows = try tableRows(of: "centres")
    let found = try rows.filter { row in
      let middle = try point(Double(row[1]) ?? .nan, Double(row[2]) ?? .nan)
      let city = try gazetteer.search(row[0], limit: 1).first
      return try gazetteer.nearest(to: middle)?.place.id == city?.place.id
    }
    #expect(rows.count == 109)
    #expect(found.count >= 106, "\(found.count)")
  }

  private func kilometres(_ a: Coordinate, _ b: Coordinate) -> Double {
    let (north, east) = (a.latitude - b.latitude, a.longitude - b.longitude)
    return 111.2 * hypot(north, east * cos(a.latitude * .pi / 180))
  }
}
