import Phrases
import ScreenKit
import ScreenTestSupport
import Testing
import TerminalText
import WeatherModels

@testable import RootRouter

/// What `set theme`, `set icons` and `set tint` change.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LooksTests {
  @Test(
    arguments: [
      (nil, Theme(.light, .indexed)), ("auto", Theme(.light, .indexed)),
      ("dark", Theme(.dark, .indexed)), ("light", Theme(.light, .indexed)), ("none", .none),
    ] as [(String?, Theme)])
  func takesTheThemeThatWasSet(value: String?, expected: Theme) {
    let appearance = Appearance(depth: .indexed, ground: .light)
    let settings = KeptSettings(value.map { ["theme": $0] } ?? [:])
    #expect(appearance.theme(settings.client) == expected)
  }

  @Test func tintsTheHeadLineOfACountry() {
    let settings = KeptSettings(["tint": "NO=red,SK=blue,XX=pink,,=,a=b=c"])
    let looks = Appearance.plain.looks(settings.client)
    #expect(looks.tints == ["NO": .tintRed, "SK": .tintBlue])
  }

  @Test func setsAndTakesBackTints() async {
    let session = Session([
      "set tint SK=blue", "set tint Norway=Red, SK=off", "set tint SK=pink",
      "set tint Atlantis=red",
      "set tint red", "set tint off", "set pager off", "set pager", "set theme pink",
    ])
    expectText(
      await session.run().text,
      is: """
        > set tint SK=blue
         tint is SK=blue
        > set tint Norway=Red, SK=off
         tint is NO=red
        > set tint SK=pink
         tint cannot be "SK=pink". It can be: SK=blue, SK=green, SK=orange, SK=purple,
         SK=red, SK=gray, SK=off, off.
        > set tint Atlantis=red
         There is no country "Atlantis". Type country for the list.
        > set tint red
         tint cannot be "red". It can be: SK=blue, SK=green, SK=orange, SK=purple,
         SK=red, SK=gray, SK=off, off.
        > set tint off
         tint is off
        > set pager off
         pager is off
        > set pager
         pager is off
        > set theme pink
         theme cannot be "pink". It can be: auto, dark, light, none.

        """)
    #expect(session.settings["pager"] == "off")
  }

  @Test func drawsWithLettersWhereTheLocaleHasNoOthers() async {
    let kept = KeptPlaces(searches: [Fixture.oslo])
    let session = Session(
      ["set icons ascii", "detail", "set icons emoji", "detail"], kept: kept,
      weather: .answering(Fixture.report))
    let text = await session.run().text
    #expect(text.contains("c Overcast"))
    #expect(text.contains("⛅ Overcast"))
    #expect(Appearance(depth: .none, isUTF8: false).looks(KeptSettings().client).glyphs == .ascii)
  }
}
