import CommandKit
import Phrases
import Presentation
import Reports
import ScreenTestSupport
import Testing

/// Places of one name in one list.
struct DistinctNameTests {
  private static let missouri = Fixture.springfields[0]

  @Test(arguments: [
    ([Fixture.oslo, missouri], ["Oslo", "Springfield"]),
    // The same place twice is one.
    ([missouri, missouri], ["Springfield", "Springfield"]),
    (
      [missouri, Fixture.springfields[1], Fixture.oslo],
      ["Springfield, Missouri", "Springfield, Massachusetts", "Oslo"]
    ),
    (
      [place("Georgia", "US", "United States", 32), place("Georgia", "GE", "Georgia", 42)],
      ["Georgia, United States", "Georgia, Georgia"]
    ),
    (
      [place("Springfield", "US", nil, 37.215), place("Springfield", "US", nil, 42.1)],
      ["Springfield, 37.22 −93.00", "Springfield, 42.10 −93.00"]
    ),
  ]) func tellsThemApart(places: [Place], names: [String]) {
    let distinct = places.distinctNames(in: English())
    #expect(places.map { distinct[$0.id] } == names)
  }

  private static func place(
    _ name: String, _ country: String, _ countryName: String?, _ latitude: Double
  ) -> Place {
    Fixture.place(name, country, countryName, region: nil, latitude, -93, nil, nil)
  }
}
