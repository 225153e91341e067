import FileTestSupport
import TestSupport

/// Damaged texts are read or refused, and never trap.
struct MutationTests {
  /// `make soak` does it a hundred thousand times, with the large recordings too.
  @Test(arguments: FuzzTarget.all)
  func survivesAnyDamage(target: FuzzTarget) throws {
    let count = Soak.count("VANE_MUTATIONS", standard: 300)
    let largest = count > 4000 ? 200_000 : 12_000
    let texts = try (target.seeds() + target.recorded()).filter { $0.count <= largest }
    var mutator = Mutator(seed: 1)
    var readable = 0
    for number in 0..<count where target.reads(mutator.damaged(texts[number % texts.count])) {
      readable += 1
    }
    // Some damage hurts nothing, and most does.
    #expect((1..<count).contains(readable))
  }

  @Test(arguments: FuzzTarget.all)
  func survivesEveryTruncation(target: FuzzTarget) throws {
    for seed in try target.seeds() {
      for length in seed.indices { _ = target.reads(Array(seed[..<length])) }
    }
  }

  @Test(arguments: FuzzTarget.all)
  func readsWhatIsNotDamaged(target: FuzzTarget) throws {
    for seed in try target.seeds() {
      #expect(target.reads(seed), "\(String(decoding: seed.prefix(200), as: UTF8.self))")
    }
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  var testDescription: String { name }

  fileprivate func recorded() throws -> [[UInt8]] {
    try recordings.flatMap(Recordings.files).map { Array(try Data(contentsOf: $0)) }
  }
}
