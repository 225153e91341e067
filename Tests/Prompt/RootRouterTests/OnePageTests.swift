import RootRouter
import ScreenTestSupport

/// Opening a known place prints one page.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OnePageTests {
  private let stage = BackgroundStage()
  private let same = Fixture.report(temperature: 7, fetched: Fixture.now - 7200)

  /// The saved report isn't shown if the fresh one comes within a moment.
  @Test func aReportThatComesSoonIsTheOnlyPage() async {
    let waits = Mutex<[Double]>([])
    let session = stage.session(
      [], saved: [Fixture.oslo: stage.old],
      pause: { seconds in
        waits.withLock { $0.append(seconds) }
        // The request is first.
        await stage.letGo()
      })
    let text = await opening(session)
    #expect(text.pages == ["fetched 12 min ago"], "\(text)")
    #expect(waits.withLock { $0 } == [0.3])
  }

  @Test func aLateReportTakesThePlaceOfTheSavedPage() async {
    var before = ""
    let session = stage.session([], saved: [Fixture.oslo: stage.old])
    let text = await opening(session) {
      before = session.lines.transcript
      await stage.letGo()
    }
    #expect(before.pages == ["fetched 2 h ago"], "\(before)")
    #expect(text.pages == ["fetched 12 min ago"], "\(text)")
    #expect(text.contains("> 1\n Forecast · Searches · Favorites · Map\n Oslo, Norway"), "\(text)")
  }

  /// A page is replaced even if only its first screenful is shown: Return continues with the fresh one.
  @Test func aLateReportTakesThePlaceOfTheFirstScreenful() async {
    let session = stage.session([], saved: [Fixture.oslo: stage.old], rows: 12)
    let text = await opening(session, then: [""]) { await stage.letGo() }
    #expect(text.pages == ["fetched 12 min ago"], "\(text)")
    expectText(text, has: "feels like 4 °C", "> \n Oslo, Norway   7 °C, Overcast\n")
  }

  /// A meteogram is replaced, too; it fills the window and is drawn again for another size.
  @Test func aLateReportTakesThePlaceOfTheSavedMeteogram() async {
    var before = ""
    let session = stage.session([], saved: [Fixture.oslo: stage.old], rows: 24)
    session.lines.append([
      "chart",
      .act {
        before = session.lines.transcript
        await stage.letGo()
      }, .resize(columns: 60, rows: 20),
    ])
    let pages = await session.run().text.components(separatedBy: "\u{1B}[H\u{1B}[J")
    #expect(before.pages == ["fetched 2 h ago"], "\(before)")
    #expect(before.split(separator: "\n").count == 24)
    #expect(pages.map(\.pages) == [["fetched 12 min ago"], ["fetched 12 min ago"]], "\(pages)")
    #expect(pages.last?.split(separator: "\n").count == 19, "\(pages)")
  }

  @Test func afterAnotherLineOnlyTheChangesAreWritten() async {
    let session = stage.session([], saved: [Fixture.oslo: stage.old])
    let text = await opening(session, then: ["star"], last: { await stage.letGo() })
    #expect(text.pages == ["fetched 2 h ago", "fetched 12 min ago"], "\(text)")
    let changes = text.split(separator: "Added Oslo to favorites.\n").last ?? ""
    #expect(changes.hasPrefix(" Oslo, Norway    "), "\(text)")
    #expect(changes.contains("feels like 4 °C"))
    // The hours and days are the same
    #expect(!changes.contains("The next hours"), "\(text)")
    #expect(!changes.contains("GeoNames"), "\(text)")
  }

  @Test func thatNothingHasChangedStandsInTheHead() async {
    let session = stage.session([], saved: [Fixture.oslo: same])
    let text = await opening(session) { await stage.letGo() }
    #expect(text.pages == ["fetched 12 min ago"], "\(text)")
    #expect(
      text.contains(
        "> 1\n Forecast · Searches · Favorites · Map   Checked just now: no change.\n Oslo"),
      "\(text)")
  }

  @Test func afterAnotherLineThatNothingHasChangedIsANote() async {
    let session = stage.session([], saved: [Fixture.oslo: same])
    let text = await opening(session, then: ["star"], last: { await stage.letGo() })
    #expect(text.contains("favorites.\n Checked just now: no change.\n"), "\(text)")
  }

  /// The list of favorites is written once: not first as far as it is known.
  @Test func whatIsMissingIsFetchedFirst() async {
    let session = Session(
      ["favorites", "quit"], kept: SavedPlaces(favorites: [Fixture.oslo, Fixture.tokyo]),
      weather: .answering(Fixture.report), saved: [Fixture.oslo: stage.old])
    let text = await session.run().text
    #expect(!text.contains("no weather yet"), "\(text)")
    #expect(text.split(separator: "Overcast").count == 3, "\(text)")
  }

  @Test func aPlaceOpenedAgainAsksNobody() async {
    let asked = Mutex(0)
    let session = Session(
      ["searches", "1", "searches", "1", "quit"], kept: SavedPlaces(searches: [Fixture.oslo]),
      weather: WeatherClient { places async throws(ServiceError) in
        asked.withLock { $0 += 1 }
        return places.map { _ in Fixture.report(fetched: Fixture.now) }
      })
    let text = await session.run().text
    #expect(asked.withLock { $0 } == 1)
    #expect(text.pages == ["fetched just now", "fetched just now"])
  }

  /// At launch without a network and saved reports, everything that needs no service is shown.
  @Test func aStartWithoutANetworkShowsThePlace() async {
    let session = Session(
      ["quit"], kept: SavedPlaces(searches: [Fixture.oslo]),
      weather: .failing(.noNetwork(host: "api.example")))
    let text = await session.run(openingHome: true).text
    #expect(text.hasPrefix(" [Forecast] · Searches · Favorites · Map\n Oslo, Norway\n"), "\(text)")
    expectText(
      text, has: "sunrise 08:29", " No weather for this place yet.\n", "there is no network")
  }

  /// Opens the only search, lets something happen then, types further lines, and lets something happen again.
  private func opening(
    _ session: Session, then lines: [String] = [],
    _ first: @escaping @MainActor @Sendable () async -> Void = {},
    last: @escaping @MainActor @Sendable () async -> Void = {}
  ) async -> String {
    session.lines.append(["searches", "1", .act(first)] + lines.map { .line($0) } + [.act(last)])
    return await session.run().text
  }
}

extension String {
  /// The age that each page of a report is said to have.
  fileprivate var pages: [String] {
    matches(of: /fetched .*(ago|now)/).map { String($0.0) }
  }
}
