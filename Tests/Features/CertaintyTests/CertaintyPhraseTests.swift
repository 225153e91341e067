@testable import Certainty
import Phrases
import Testing

struct CertaintyPhraseTests {
  private let slovak = Slovak()

  /// A date ends with a full stop of its own.
  @Test func endsASentenceWithOneFullStop() {
    #expect(slovak.noModelHours("ut 24. 11.") == "Žiadny model nemá hodinové údaje na ut 24. 11.")
    #expect(slovak.noModelHours("dnes v noci").hasSuffix(" na dnes v noci."))
  }
}
