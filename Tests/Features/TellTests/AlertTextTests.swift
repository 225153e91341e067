import ScreenTestSupport
@testable import Tell

/// An alert is named in the units and the language of the person, whatever was typed.
struct AlertTextTests {
  @Test(arguments: [
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
    ("rain 2026-12-02", "rain on 2 December in Oslo", "dážď 2. 12. – Oslo"),
    ("rain 2027-01-02", "rain on 2 January 2027 in Oslo", "dážď 2. 1. 2027 – Oslo"),
    ("warnings severe", "severe warnings in Oslo", "výstrahy od 2. stupňa – Oslo"),
    ("warnings for wind", "warnings for wind in Oslo", "výstrahy (vietor) – Oslo"),
  ])
  @MainActor func names(text: String, english: String, slovak: String) {
    #expect(name(text, English(), .noop) == english)
    #expect(name(text, Slovak(), .noop) == slovak)
  }

  /// Of a way, too, whose words only Along reads.
  @MainActor @Test func namesWays() {
    let saturday = WayQuestions.Parts(
      weather: .snow, day: .weekday(5), minute: 480, travel: .bike, speed: 5)
    let date = WayQuestions.Parts(
      weather: .rain, day: .date(CalendarDay("2026-12-02")!), minute: 780)
    func name(
      _ parts: WayQuestions.Parts, _ phrases: any Phrases, _ units: UnitChoice = UnitChoice()
    ) -> String {
      var ways = WayQuestions.noop
      ways.parts = { _, _ in parts }
      return self.name("rain on Oslo", phrases, ways, units)
    }
    #expect(name(.init(weather: .rain), English()) == "rain on Oslo")
    #expect(name(saturday, English()) == "snow on Oslo on Saturdays at 08:00, by bike, 18 km/h")
    #expect(
      name(saturday, Slovak()) == "sneženie na trase Oslo v sobotu o 08:00, na bicykli, 18 km/h")
    #expect(name(date, Slovak()) == "dážď na trase Oslo 2. 12. o 13:00")
    var units = UnitChoice()
    (units.clock, units.distance) = (.hours12, .miles)
    #expect(
      name(saturday, English(), units) == "snow on Oslo on Saturdays at 8 am, by bike, 11 mph")
    // Words that can't be read stay as they are.
    #expect(self.name("rain on gone at sat 8:00", English(), .noop) == "rain on gone at sat 8:00")
  }

  @MainActor private func name(
    _ text: String, _ phrases: any Phrases, _ ways: WayQuestions, _ units: UnitChoice = UnitChoice()
  ) -> String {
    let question = SavedQuestion(text: text, place: Fixture.oslo, added: Fixture.now)
    let words = Wording(phrases, units: units)
    return words.name(of: question, ways, at: question.place.name).plain
  }

  @MainActor @Test func narrowListsAreWhole() {
    let row = TellModel.Row(
      number: "1", question: "relative humidity above 90 % on Saturdays",
      place: "Rosignano Marittimo", next: "Sat 28 15:00", state: "–", wholeState: "no alert yet")
    let model = TellModel(
      notes: [], headings: ["alert", "place", "next", "last alert"], rows: [row], footer: nil)
    #expect(
      model.page(width: 40).lines.map(\.text) == [
        " 1  relative humidity above 90 % on", "   Saturdays",
        "   Rosignano Marittimo  next Sat 28", "   15:00  no alert yet",
      ])
  }

  /// A screen reader reads a full stop before the capital of the sentence, and others a dot.
  @Test func aMessageIsReadInSentences() {
    let part = TellMessage.Part(
      question: "below -5", sentence: "Below −5 °C: now.", from: nil, until: nil)
    let message = TellMessage(place: Fixture.oslo, name: Fixture.oslo.name, parts: [part])
    #expect(message.line(isRead: true) == "Oslo. Below −5 °C: now.")
    #expect(message.line(isRead: false) == "Oslo · Below −5 °C: now.")
  }

  /// Two alerts that come true together may say the same.
  @Test func aMessageSaysASentenceOnce() {
    let parts = ["snow", "snow weekend"].map {
      TellMessage.Part(question: $0, sentence: "Snow: 17:00–18:00.", from: nil, until: nil)
    }
    let message = TellMessage(place: Fixture.oslo, name: Fixture.oslo.name, parts: parts)
    #expect(message.text == "Snow: 17:00–18:00.")
    #expect(message.json.count == 2)
  }

  @Test func everyEventHasASlovakName() {
    for event in WarningQuestion.events {
      #expect(!Slovak().someWarnings(from: nil, of: event).contains(event), "\(event)")
    }
  }

  @Test(arguments: [
    (AwaitedWeather.rain, "Heavier"), (.snow, "Heavier"),
    (.limit(.temperature, isAbove: true, "30 °C"), "Warmer"),
    (.limit(.temperature, isAbove: false, "0 °C"), "Colder"),
    (.limit(.wind, isAbove: true, "10 m/s"), "Stronger"),
    (.limit(.wind, isAbove: false, "2 m/s"), "Calmer"), (nil, "More severe"),
  ])
  func saysWhatThereIsMoreOf(weather: AwaitedWeather?, change: String) {
    #expect(English().grown("So.", weather) == "\(change) than expected. So.")
  }

  @Test(arguments: [
    (1, "Odstrániť upozornenie? (a/n) "), (2, "Odstrániť obe upozornenia? (a/n) "),
    (3, "Odstrániť všetky 3 upozornenia? (a/n) "), (5, "Odstrániť všetkých 5 upozornení? (a/n) "),
  ])
  func asksBeforeAlertsAreDeleted(count: Int, question: String) {
    #expect(Slovak().confirmRemoval(ofQuestions: count) == question)
  }
}
