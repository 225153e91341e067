import TestSupport
import Testing

@testable import WeatherServices

/// Damaged answers: whatever comes, there is something to read or an error of ours, and never a trap.
struct MutationTests {
  /// `make soak` does it a hundred thousand times, with the large recordings too.
  @Test(arguments: Decoder.all)
  func survivesAnyDamage(decoder: Decoder) throws {
    let count = Soak.count("VANE_MUTATIONS", standard: 4000) / Decoder.all.count
    let largest = count > 4000 ? 200_000 : 12_000
    let answers = try decoder.answers().filter { $0.count <= largest }
    var mutator = Mutator(seed: 1)
    var readable = 0
    for number in 0..<count where decoder.reads(mutator.damaged(answers[number % answers.count])) {
      readable += 1
    }
    // Some damage hurts nothing, and most does.
    #expect((1..<count).contains(readable))
  }

  @Test(arguments: Decoder.all)
  func readsWhatIsNotDamaged(decoder: Decoder) throws {
    for name in decoder.resources {
      #expect(decoder.reads(try Answers.bytes(name)) || name.contains("two"), "\(name)")
    }
  }
}
