import ScreenTestSupport
import Testing

/// `set language`: in force from the next word on.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LanguageSettingTests {
  @Test func isInForceAtOnce() async {
    let session = Session(
      [
        "set language sk", "favorites x", "h", "rm 2", "undo", "set language de", "set timeout 99",
        "set language en", "h", "set timeout 99",
      ], kept: SavedPlaces(searches: [Fixture.bratislava, Fixture.oslo]))
    let answers = await session.answers()
    #expect(answers[0] == " language = sk\n")
    #expect(
      answers[1] == """
         Vane nerozumie slovu „x“. Mysleli ste „favorites filter x“? Miesto s týmto
         názvom vyhľadáte takto: search x

        """)
    #expect(answers[2].contains("\n Vaše hľadania od najnovšieho\n"))
    #expect(answers[2].contains("     580\u{202F}000\n"))
    #expect(
      answers[3].hasPrefix(
        " Odstránené z hľadaní: Oslo. Odstránenie zrušíte príkazom undo.\n Vaše hľadania"))
    #expect(answers[4].hasPrefix(" Obnovené v hľadaniach: Oslo.\n"))
    #expect(answers[5] == " language nemôže byť „de“. Povolené: auto, en, sk.\n")
    #expect(answers[6] == " timeout nemôže byť „99“. Povolené: 1 až 60\u{A0}s.\n")
    #expect(answers[8].contains("\n Your searches, newest first\n"))
    #expect(answers[9] == " timeout can't be \"99\". Allowed: 1 to 60\u{A0}s.\n")
  }
}
