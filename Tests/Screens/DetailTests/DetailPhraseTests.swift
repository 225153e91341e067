import Foundation
@testable import Detail
import Phrases
import Testing

struct DetailPhraseTests {
  @Test func theMeaningOfARowIsToldByThatClock() {
    var english = English()
    #expect(english.hourMeaning.hasPrefix("The row 15:00 shows what falls from 15:00 to 16:00,"))
    english.localTime = LocalTime(timeZone: { .gmt }, hasTwelveHours: { true })
    #expect(
      english.hourMeaning.hasPrefix(
        "The row 3\u{A0}pm shows what falls from 3\u{A0}pm to 4\u{A0}pm,"))
  }
}
