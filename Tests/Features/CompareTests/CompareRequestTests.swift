@testable import Compare
import Reports
import Testing

/// Places are parted by spaces, or by commas that are not those of a position.
@MainActor struct CompareRequestTests {
  @Test(arguments: [
    (["48.15,17.11,", "Oslo"], ["48.15,17.11", "Oslo"]),
    (["(48.1,", "17.1)", "Oslo"], ["(48.1, 17.1)", "Oslo"]),
    (["(48.1,", "17.1),", "Oslo"], ["(48.1, 17.1)", "Oslo"]),
    (["N48.15", "E17.11", "Oslo"], ["N48.15 E17.11", "Oslo"]),
    (["Oslo", "lat", "48.1", "lon", "17.1"], ["Oslo", "lat 48.1 lon 17.1"]),
    (["Oslo,", "48.15,17.11"], ["Oslo", "48.15,17.11"]),
    (["48.15,17.11", "Oslo"], ["48.15,17.11", "Oslo"]),
    (["48.15,17.11", ",", "New", "York"], ["48.15,17.11", "New York"]),
    (["New", "York,", "Oslo"], ["New York", "Oslo"]), (["Oslo,Bergen"], ["Oslo", "Bergen"]),
    (["Oslo", "a", "Bergen"], ["Oslo", "Bergen"]),
  ])
  func placesAreParted(words: [String], places: [String]) {
    #expect(CompareRequest(words, day: nil)?.places == places)
  }

  /// A17. As in `rm 1-3` and `star 1 3-5`.
  @Test(arguments: [
    (["1-3"], ["1", "2", "3"]), (["1", "3-5"], ["1", "3", "4", "5"]), (["1,3-4"], ["1", "3", "4"]),
    (["1-2", "Oslo"], ["1", "2", "Oslo"]), (["1-8"], (1...8).map(String.init)), (["1-9"], nil),
    (["1-999999999999"], nil), (["3-1", "Oslo"], ["3-1", "Oslo"]), (["1-1"], nil),
    (["Aix-en-Provence", "1-2"], ["Aix-en-Provence", "1", "2"]),
  ])
  func rangesAreRows(words: [String], places: [String]?) {
    #expect(CompareRequest(words, day: nil)?.places == places)
  }

  @Test(arguments: [
    (["New", "York", "Oslo"], ["New York", "Oslo"]),
    (["Oslo", "New", "York"], ["Oslo", "New York"]),
    (["Ho", "Chi", "Minh", "City", "3"], ["Ho Chi Minh City", "3"]), (["New", "York"], nil),
    (["Oslo", "York", "New"], ["Oslo", "York", "New"]),
  ])
  func aNameOfSeveralWordsIsOnePlace(words: [String], places: [String]?) {
    let names: Set = ["New York", "York", "Oslo", "Ho Chi Minh City", "Ho", "City"]
    #expect(CompareRequest(words, day: nil, isName: names.contains)?.places == places)
  }

  @Test(arguments: [
    ("Trinidad and Tobago and Jamaica", ["Trinidad and Tobago", "Jamaica"]),
    ("Jamaica and Trinidad and Tobago", ["Jamaica", "Trinidad and Tobago"]),
    ("Oslo and Tobago and Jamaica", ["Oslo", "Tobago", "Jamaica"]),
  ])
  func aNameHasItsAnd(text: String, places: [String]) {
    let words = text.split(separator: " ").map(String.init)
    let request = CompareRequest(words, day: nil) { $0 == "Trinidad and Tobago" }
    #expect(request?.places == places)
  }

  @Test(arguments: [
    (["Portland,", "Maine,", "Portland,", "Oregon"], ["Portland, Maine", "Portland, Oregon"]),
    (["Portland,", "Maine", "and", "Oslo"], ["Portland, Maine", "Oslo"]),
    (["Oslo", "vs", "Portland,", "Maine"], ["Oslo", "Portland, Maine"]),
    (["Portland,", "Maine"], ["Portland", "Maine"]), (["Oslo,", "Maine"], ["Oslo", "Maine"]),
  ])
  func areaBehindACommaBelongsToItsTown(words: [String], places: [String]) {
    let request = CompareRequest(
      words, day: nil, isArea: { $1 == "Portland" && ["Maine", "Oregon"].contains($0) })
    #expect(request?.places == places)
  }
}
