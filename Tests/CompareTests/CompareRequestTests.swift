import Testing
import WeatherModels
@testable import Compare

/// Places are parted by spaces, or by commas that are not those of a position.
@MainActor struct CompareRequestTests {
  @Test(arguments: [
    (["48.15,17.11,", "Oslo"], ["48.15,17.11", "Oslo"]),
    (["Oslo,", "48.15,17.11"], ["Oslo", "48.15,17.11"]),
    (["48.15,17.11", "Oslo"], ["48.15,17.11", "Oslo"]),
    (["48.15,17.11", ",", "New", "York"], ["48.15,17.11", "New York"]),
    (["New", "York,", "Oslo"], ["New York", "Oslo"]), (["Oslo,Bergen"], ["Oslo", "Bergen"]),
    (["Oslo", "a", "Bergen"], ["Oslo", "Bergen"]),
  ])
  func placesAreParted(words: [String], places: [String]) {
    #expect(CompareRequest(words, day: nil)?.places == places)
  }
}
