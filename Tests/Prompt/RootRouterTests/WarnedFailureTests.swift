import ScreenTestSupport

/// Warnings have services of their own: they are said where the forecast can't be read, to people and to programs.
@MainActor @Suite(.timeLimit(.minutes(5))) struct WarnedFailureTests {
  private static let failure = ServiceError.timedOut(host: "api.example", seconds: 10)
  private static let json = #""event":"Yellow wind warning""#
  private static let text = "Yellow warning: wind"
  nonisolated private static let pages = [
    ["detail", "Oslo"], ["compare", "Oslo", "Bratislava"], ["favorites"],
  ]
  private static let before = WarningsClient.readBefore(Fixture.warnings, hours: 2)
  private static let old = Fixture.report(fetched: Fixture.report.fetched - 7200)

  private func session(
    _ runMode: RunMode, saved: [Place: Report] = [:], warnings: WarningsClient? = nil
  ) -> Session {
    Session(
      [], runMode: runMode,
      kept: SavedPlaces(
        searches: [Fixture.oslo], favorites: [Fixture.oslo, Fixture.bratislava]),
      gazetteer: .knowing([Fixture.oslo, Fixture.bratislava]), weather: .failing(Self.failure),
      saved: saved, warnings: warnings ?? .answering(Fixture.warnings))
  }

  @Test(arguments: pages) func saysThemWithoutAReport(words: [String]) async {
    let (json, status) = await session(.json).run(words)
    expectText(json, has: #""ok":false,"error":{"code":"timeout""#, #""name":"Oslo""#)
    #expect(json.ranges(of: Self.json).count == (words[0] == "detail" ? 1 : 2), "\(json)")
    #expect(status == 1)
    let (text, _) = await session(.pipe).run(words)
    #expect(text.contains(Self.text), "\(text)")
  }

  @Test(arguments: pages + [["forecast"], ["compare", "Oslo", "Bratislava", "by", "humidity"]])
  func saysThoseThatWereReadBefore(words: [String]) async {
    for saved in [[:], [Fixture.oslo: Fixture.report], [Fixture.bratislava: Fixture.report]] {
      let (json, _) = await session(.json, saved: saved, warnings: Self.before).run(words)
      #expect(json.contains(Self.json), "\(saved.count) \(json)")
      let (text, _) = await session(.pipe, saved: saved, warnings: Self.before).run(words)
      #expect(text.contains("\(Self.text)"), "\(saved.count) \(text)")
      #expect(
        text.replacing("\n ", with: " ").contains("fetched 2\u{A0}h ago"), "\(saved.count) \(text)")
    }
  }

  /// A warning that came after the saved page was made.
  @Test(arguments: pages) func saysThemBesideASavedReport(words: [String]) async {
    let saved = [Fixture.oslo: Self.old, Fixture.bratislava: Self.old]
    let (json, status) = await session(.json, saved: saved).run(words)
    expectText(json, has: #""ok":false"#, #""report":{"service":"open-meteo""#, Self.json)
    #expect(status == 1)
    let (text, _) = await session(.pipe, saved: saved).run(words)
    #expect(text.ranges(of: Self.text).count == (words[0] == "detail" ? 1 : 2), "\(text)")
  }

  /// A saved page that isn't written yet has the reason in its place, and nothing twice.
  @Test(arguments: pages) func aPageThatWaitedSaysThemOnce(words: [String]) async {
    let saved = [Fixture.oslo: Self.old, Fixture.bratislava: Self.old]
    let (text, _) = await session(.pipe, saved: saved, warnings: Self.before).run(words)
    #expect(text.ranges(of: Self.text).count == (words[0] == "detail" ? 1 : 2), "\(text)")
    if words[0] == "detail" { #expect(text.hasPrefix(" Oslo, Norway"), "\(text)") }
  }

  @Test func comparesWithoutSomeReports() async {
    let (json, _) = await session(.json, saved: [Fixture.bratislava: Fixture.report])
      .run(["compare", "Oslo", "Bratislava"])
    #expect(json.contains(#""items":[{"row":1,"#), "\(json)")
    #expect(json.ranges(of: #""report":null"#).count == 1, "\(json)")
    #expect(json.ranges(of: Self.json).count == 2, "\(json)")
  }

  @Test(arguments: pages) func saysWhyThereAreNone(words: [String]) async {
    let failing = WarningsClient.failing(.refused(host: "b.example"))
    let (json, _) = await session(.json, warnings: failing).run(words)
    #expect(json.contains(#""failure":"Official warnings could not be read."#), "\(json)")
    let (text, _) = await session(.pipe, warnings: failing).run(words)
    #expect(text.hasSuffix(" couldn't be read (no connection).\n"), "\(text)")
  }

  @Test func writesNothingTwice() async {
    let none = PlaceWarnings(
      service: .metNorway, fetched: Fixture.now, reach: .place, warnings: [])
    let (text, _) = await session(
      .pipe, saved: [Fixture.oslo: Self.old], warnings: .answering(none)
    ).run(["detail", "Oslo"])
    #expect(text.ranges(of: "Oslo, Norway").count == 1, "\(text)")
  }
}
