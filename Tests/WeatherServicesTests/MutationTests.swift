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
    let all = try decoder.answers().sorted { $0.count < $1.count }
    let answers = Array(all.prefix(1) + all.dropFirst().prefix { $0.count <= largest })
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
    // Two places answer a question about two, and are too many for one.
    let readable = try decoder.intact().filter(decoder.reads)
    let others = decoder.resources.filter { $0.hasSuffix("two-places") }
    #expect(try decoder.intact().count - readable.count == others.count)
  }
}
