import Clients
import CommandKit
import Foundation
import Phrases
import Presentation
import Reports
import ScreenTestSupport
@testable import Tell
import TerminalText
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
      ("rain saturday", "rain on Saturdays in Oslo", "dážď v sobotu – Oslo"),
      ("rain weekend", "rain at weekends in Oslo", "dážď cez víkend – Oslo"),
      ("rain tonight", "rain tonight in Oslo", "dážď dnes v noci – Oslo"),
      ("snow above 5 cm", "new snow above 5 cm/h in Oslo", "nový sneh nad 5 cm/h – Oslo"),
      (
        "snow above 5 cm wednesday", "new snow above 5 cm on Wednesdays in Oslo",
        "nový sneh nad 5 cm v stredu – Oslo"
      ),
      ("rain on Oslo", "rain on Oslo", "dážď na trase Oslo"),
      (
        "snow on Oslo at saturday 08:00 by bike 15.5 km/h",
        "snow on Oslo on Saturdays at 08:00, by bike, 15.5 km/h",
        "sneženie na trase Oslo v sobotu o 08:00, na bicykli, 15,5 km/h"
      ),
      (
        "rain on Oslo at 2026-12-02 08:00 4.0 km/h",
        "rain on Oslo on 2 December at 08:00, 4.0 km/h",
        "dážď na trase Oslo 2. 12. o 08:00, 4,0 km/h"
      ),
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

  /// In a narrow window nothing of an alert or its place is cut.
  @MainActor @Test func narrowListsAreWhole() {
    let row = TellModel.Row(
      number: "1", question: "relative humidity above 90 % on Saturdays",
      place: "Rosignano Marittimo", next: "Sat 28 15:00", state: "–", wholeState: "no alert yet")
    let model = TellModel(
      notes: [], headings: ["alert", "place", "next", "last alert"], rows: [row], footer: nil)
    #expect(
      TellView().render(model, width: 40).lines.map(\.text) == [
        " 1  relative humidity above 90 % on", "   Saturdays",
        "   Rosignano Marittimo  next Sat 28", "   15:00  no alert yet",
      ])
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
