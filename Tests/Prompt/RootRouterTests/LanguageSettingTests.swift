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
    expectText(
      await session.run().text,
      is: """
        > set language sk
         language = sk
        > favorites x
         Vane nerozumie slovu „x“. Mysleli ste „favorites filter x“? Miesto s týmto
         názvom vyhľadáte takto: search x
        > h
         Predpoveď · [Hľadania] · Obľúbené · Mapa
         Vaše hľadania od najnovšieho
            miesto      kraj, krajina                obyvatelia
         1  Bratislava  Bratislava Region, Slovakia     423\u{202F}737
         2  Oslo        Oslo, Norway                    580\u{202F}000
        > rm 2
         Odstránené z hľadaní: Oslo. Odstránenie zrušíte príkazom undo.
         Vaše hľadania od najnovšieho
            miesto      kraj, krajina                obyvatelia
         1  Bratislava  Bratislava Region, Slovakia     423\u{202F}737
        > undo
         Obnovené v hľadaniach: Oslo.
         Vaše hľadania od najnovšieho
            miesto      kraj, krajina                obyvatelia
         1  Bratislava  Bratislava Region, Slovakia     423\u{202F}737
         2  Oslo        Oslo, Norway                    580\u{202F}000
        > set language de
         language nemôže byť „de“. Povolené: auto, en, sk.
        > set timeout 99
         timeout nemôže byť „99“. Povolené: 1 až 60 s.
        > set language en
         language = en
        > h
         Forecast · [Searches] · Favorites · Map
         Your searches, newest first
            place       region, country               people
         1  Bratislava  Bratislava Region, Slovakia  423,737
         2  Oslo        Oslo, Norway                 580,000
        > set timeout 99
         timeout can't be "99". Allowed: 1 to 60 s.

        """)
  }
}
