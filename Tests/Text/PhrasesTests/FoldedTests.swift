import Foundation
import Phrases
import Testing

struct FoldedTests {
  @Test(arguments: [
    "Žiar nad Hronom", "ĽUBIETOVÁ", "kôň, ŤAVA a štvrtok: 25. 11.", "ĺŕňóéíúýďäčžš",
    "ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ",
    "Łódź", "Malmö", "Ærøskøbing", "Straße", "İstanbul", "東京", "e\u{301}", "", "20 °C",
    "Oslo → Bergen ©", "1\u{338}→\u{338}", "0 \u{7F}\t?",
  ])
  func wordsAreFoldedAsFoundationDoes(word: String) {
    #expect(
      word.folded == word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil))
    #expect(word.dropFirst().folded == String(word.dropFirst()).folded)
  }
}
