import TestSupport
import Testing

@testable import Searches

@Suite struct PlacesTogetherTests {
  /// A name's places, the one that it certainly means first.
  private func places(_ all: (Double, Double, Int)...) -> [PlaceMatch] {
    all.map { latitude, longitude, people in
      let place = Place(name: "", coordinate: Coordinate(latitude, longitude), population: people)
      return PlaceMatch(place: place, kind: .whole, score: 0)
    }
  }

  private func meant(_ names: [[PlaceMatch]], behind first: Place? = nil) -> [Int?] {
    PlacesTogether(of: names, behind: first).matches.map(\.place.population)
  }

  @Test func placesAreMeantBesideEachOther() {
    let madrid = places((40.42, -3.7, 3_255_944))
    let toledo = places((41.66, -83.56, 270_871), (39.86, -4.02, 83_000))
    #expect(meant([madrid, toledo]) == [3_255_944, 83_000])
    #expect(meant([toledo]) == [270_871])
    // Alone, a name means what it certainly means, however large others are.
    let falmouth = places((50.15, -5.07, 31_988), (43.66, -70.26, 66_881))
    #expect(meant([falmouth]) == [31_988])
    #expect(meant([toledo], behind: madrid[0].place) == [83_000])
    // Neither name alone means the one in England.
    let keswick = places((44.25, -79.47, 26_757), (54.6, -3.13, 5_243))
    let ambleside = places((49.33, -123.15, 15_000), (54.43, -2.96, 2_600))
    #expect(meant([keswick, ambleside]) == [5_243, 2_600])
    #expect(meant([ambleside, keswick]) == [2_600, 5_243])
  }

  @Test func aCityStaysWhereNoneIsNear() {
    let sydney = places((-33.87, 151.21, 4_627_345))
    let perth = places((-31.95, 115.86, 2_141_834), (56.4, -3.43, 47_430))
    #expect(meant([sydney, perth]) == [4_627_345, 2_141_834])
    let dundee = places((56.47, -2.97, 148_210))
    #expect(meant([perth, dundee]) == [47_430, 148_210])
    // Nobody means a suburb by the name of another town.
    let carlisle = places((54.89, -2.94, 75_306), (-31.98, 115.92, 5_000))
    #expect(meant([carlisle, perth]) == [75_306, 47_430])
    #expect(meant([]).isEmpty)
  }
}
