@testable import Compare
import Testing

/// Places are parted by commas, but for those of a position, and rows by spaces.
@MainActor struct CompareRequestTests {
  @Test(arguments: [
    (["48.15,17.11,", "Oslo"], ["48.15,17.11", "Oslo"]),
    (["Oslo,", "48.15,17.11"], ["Oslo", "48.15,17.11"]),
    (["New", "York,", "Oslo"], ["New York", "Oslo"]), (["New York, Oslo"], ["New York", "Oslo"]),
    (["New", "York"], nil), (["Oslo,"], nil),
  ])
  func placesAreParted(words: [String], places: [String]?) {
    #expect(CompareRequest(words, day: nil)?.places == places)
  }

  /// A17. As in `rm 1-3` and `star 1 3-5`.
  @Test(arguments: [
    (["1-3"], ["1", "2", "3"]), (["1", "3-5"], ["1", "3", "4", "5"]), (["1,3-4"], ["1", "3", "4"]),
    (["1-2,", "Oslo"], ["1", "2", "Oslo"]), (["1-8"], (1...8).map(String.init)), (["1-9"], nil),
    (["1-999999999999"], nil), (["3-1,", "Oslo"], ["3-1", "Oslo"]), (["1-1"], nil),
    (["Aix-en-Provence,", "1-2"], ["Aix-en-Provence", "1", "2"]),
  ])
  func rangesAreRows(words: [String], places: [String]?) {
    #expect(CompareRequest(words, day: nil)?.places == places)
  }
}
