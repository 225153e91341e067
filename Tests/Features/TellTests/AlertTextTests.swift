import Clients
import Foundation
import Phrases
import Presentation
import Reports
import ScreenTestSupport
@testable import Tell
import Testing

/// An alert is named in the units and the language of the person, whatever was typed.
struct AlertTextTests {
  @Test(
    arguments: [
      ("below -2.5", "below −2.5 °C in Oslo", "pod −2,5 °C – Oslo"),
      ("dry 3h", "dry for at least 3 h in Oslo", "bez zrážok aspoň 3 h – Oslo"),
      (
        "humidity above 90", "relative humidity above 90 % in Oslo",
        "relatívna vlhkosť nad 90 % – Oslo"
      ),
      // The alert is named as it was typed
      ("rain saturday", "rain saturday in Oslo", "dážď sobota – Oslo"),
      ("warnings severe", "warnings severe in Oslo", "warnings severe – Oslo"),
    ])
  func names(text: String, english: String, slovak: String) {
    let question = SavedQuestion(text: text, place: Fixture.oslo, added: Fixture.now)
    func name(_ phrases: any Phrases) -> String {
      Wording(phrases: phrases, now: { Fixture.now }).name(of: question)
        .replacing("\u{A0}", with: " ")
    }
    #expect(name(English()) == english)
    #expect(name(Slovak()) == slovak)
  }

  /// A screen reader reads a full stop before the capital of the sentence, and others a dot.
  @Test func aMessageIsReadInSentences() {
    let part = TellMessage.Part(
      question: "below -5", sentence: "Below −5 °C: now.", from: nil, until: nil)
    let message = TellMessage(place: Fixture.oslo, parts: [part])
    #expect(message.line(isRead: true) == "Oslo. Below −5 °C: now.")
    #expect(message.line(isRead: false) == "Oslo · Below −5 °C: now.")
  }
}
