@testable import Favorites
import Phrases
import Testing

struct FavoritesPhraseTests {
  private let english = English()

  @Test func saysWhatWasDone() {
    #expect(english.starred(["Oslo"]) == "★ Added Oslo to favorites.")
    #expect(english.alreadyStarred(["Oslo"]) == "Oslo is already a favorite.")
    #expect(english.unstarred(["Oslo"]) == "Oslo is no longer a favorite.")
    #expect(english.notStarred("Oslo") == "Oslo isn't a favorite.")
  }
}
