import ScreenTestSupport

/// Sentences that say what is possible, and the place that is meant without a name.
@MainActor struct AtHandTests {
  /// A19. Without a search, home is at hand.
  @Test func homeIsAtHand() async {
    let session = Session(
      ["detail"], settings: SavedSettings(["home": "59.91273,10.74609"]),
      weather: .answering(Fixture.report))
    expectText(await session.run().text, has: "59.91° N 10.75° E", lacks: "No searches yet")
  }

  /// A19. Alerts look two days ahead.
  @Test(arguments: [("48h", false), ("49h", true), ("200h", true)])
  func anAlertIsNoLongerThanAlertsLookAhead(length: String, isRefused: Bool) async {
    let session = Session(
      [.line("tell when rain \(length) in oslo")], gazetteer: .knowing("Oslo"),
      weather: .answering(Fixture.report))
    let text = await session.run().text
    #expect(
      text.contains("\"rain \(length)\" can't be looked for. Choose from 1h to 48h.")
        == isRefused)
  }

  /// A18. What the country leaves out isn't said to be missing.
  @Test func aSilentServiceDoesNotHideTheLimit() {
    let failure = Failure.limited(
      to: "SK", .placeNotFoundOffline("Tokyo", .noNetwork(host: "a.example")))
    let sentence = English().sentence(for: failure)
    #expect(sentence.hasPrefix("The gazetteer has no \"Tokyo\" in Slovakia, and"))
    #expect(
      sentence.hasSuffix(
        "Searches are limited to Slovakia. To search everywhere, type: country off"))
  }

  /// A20. What is given to a shell is one word where it has to be.
  @Test func linesAreForAShell() {
    var phrases = English()
    #expect(phrases.asTyped("search Oslo") == "search Oslo")
    phrases.isInShell = true
    #expect(phrases.asTyped("search Oslo") == "vane search Oslo")
    #expect(phrases.asTyped("search $(id) it's") == "vane search '$(id)' 'it'\\''s'")
  }
}
