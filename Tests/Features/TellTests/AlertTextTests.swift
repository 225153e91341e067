import Clients
import Foundation
import Phrases
import Presentation
import Reports
import ScreenTestSupport
@testable import Tell
import Testing
import Warnings

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
      ("rain saturday", "rain saturday in Oslo", "dážď sobota – Oslo"),
      ("rain 2026-12-02", "rain on 2 December in Oslo", "dážď 2. 12. – Oslo"),
      ("rain 2027-01-02", "rain on 2 January 2027 in Oslo", "dážď 2. 1. 2027 – Oslo"),
      ("warnings severe", "severe warnings in Oslo", "výstrahy od 2. stupňa – Oslo"),
      ("warnings for wind", "warnings for wind in Oslo", "výstrahy (vietor) – Oslo"),
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

  /// Two alerts that come true together may say the same.
  @Test func aMessageSaysASentenceOnce() {
    let parts = ["snow", "snow weekend"].map {
      TellMessage.Part(question: $0, sentence: "Snow: 17:00–18:00.", from: nil, until: nil)
    }
    let message = TellMessage(place: Fixture.oslo, parts: parts)
    #expect(message.text == "Snow: 17:00–18:00.")
    #expect(message.json.count == 2)
  }

  @Test func everyEventHasASlovakName() {
    for event in WarningQuestion.events {
      #expect(!Slovak().someWarnings(from: nil, of: event).contains(event), "\(event)")
    }
  }
}
