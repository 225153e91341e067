import Output
@testable import RootRouter
import ScreenTestSupport

/// `set theme`, `set icons` and `set tint` change whole pages.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AppearanceTests {
  @Test(
    arguments: [
      (nil, Theme(.light, .indexed)), ("auto", Theme(.light, .indexed)),
      ("dark", Theme(.dark, .indexed)), ("light", Theme(.light, .indexed)), ("none", .none),
    ] as [(String?, Theme)])
  func takesTheThemeThatWasSet(value: String?, expected: Theme) {
    let capabilities = TerminalCapabilities(depth: .indexed, canvas: Canvas(.light))
    let settings = SavedSettings(value.map { ["theme": $0] } ?? [:])
    #expect(capabilities.theme(settings.client) == expected)
  }

  @Test func tintsTheHeadLineOfACountry() {
    let settings = SavedSettings(["tint": "NO=red,SK=blue,XX=pink,,=,a=b=c"])
    let appearance = TerminalCapabilities.plain.appearance(settings.client)
    #expect(appearance.countryColors == ["NO": .tintRed, "SK": .tintBlue])
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
         tint = SK=blue
        > set tint Norway=Red, SK=off
         tint = NO=red
        > set tint SK=pink
         tint can't be "SK=pink". Allowed: e.g. SK=blue, SK=green, SK=orange, SK=purple,
         SK=red, SK=gray, SK=off, or off.
        > set tint Atlantis=red
         Unknown country "Atlantis". Type country for a list.
        > set tint red
         tint can't be "red". Allowed: e.g. SK=blue, SK=green, SK=orange, SK=purple,
         SK=red, SK=gray, SK=off, or off.
        > set tint off
         tint = off
        > set pager off
         pager = off
        > set pager
         pager = off  on, off, less
        > set theme pink
         theme can't be "pink". Allowed: auto, dark, light, none.

        """)
    #expect(session.settings["pager"] == "off")
  }

  @Test func drawsWithLettersWhereTheLocaleHasNoOthers() async {
    let kept = SavedPlaces(searches: [Fixture.oslo])
    let session = Session(
      ["set icons ascii", "detail", "set icons emoji", "detail"], kept: kept,
      weather: .answering(Fixture.report))
    expectText(await session.run().text, has: " c  7\u{A0}°C  Overcast", "⛅")
    #expect(
      TerminalCapabilities(depth: .none, isUTF8: false).appearance(SavedSettings().client).glyphs
        == .ascii)
  }
}
