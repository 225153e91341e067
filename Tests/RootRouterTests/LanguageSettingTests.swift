import ScreenTestSupport
import Testing

/// `set language`: in force from the next word on.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LanguageSettingTests {
  @Test func isInForceAtOnce() async {
    let session = Session(
      [
        "set language sk", "map x", "h", "rm 2", "undo", "set language de", "set timeout 99",
        "set language en", "h", "set timeout 99",
      ], kept: KeptPlaces(searches: [Fixture.bratislava, Fixture.oslo]))
    expectText(
      await session.run().text,
      is: """
        > set language sk
         language je sk
        > map x
         Zadajte: map
        > h
         Predpoveď · [Hľadania] · Obľúbené · Mapa
         Vaše hľadania od najnovšieho
         1  Bratislava  Bratislava Region, Slovakia  423\u{202F}737  48.15  17.11
         2  Oslo        Oslo, Norway                 580\u{202F}000  59.91  10.75
        > rm 2
         Odstránené: Oslo. Späť to vezmete príkazom undo.
         Vaše hľadania od najnovšieho
         1  Bratislava  Bratislava Region, Slovakia  423\u{202F}737  48.15  17.11
        > undo
         Znova v zozname: Oslo.
         Vaše hľadania od najnovšieho
         1  Bratislava  Bratislava Region, Slovakia  423\u{202F}737  48.15  17.11
         2  Oslo        Oslo, Norway                 580\u{202F}000  59.91  10.75
        > set language de
         language nemôže byť „de“. Môže byť: auto, en, sk.
        > set timeout 99
         timeout nemôže byť „99“. Môže byť: 1 až 60.
        > set language en
         language is en
        > h
         Forecast · [Searches] · Favorites · Map
         Searches made, newest first
         1  Bratislava  Bratislava Region, Slovakia  423,737  48.15  17.11
         2  Oslo        Oslo, Norway                 580,000  59.91  10.75
        > set timeout 99
         timeout cannot be "99". It can be: 1 to 60.

        """)
  }
}
