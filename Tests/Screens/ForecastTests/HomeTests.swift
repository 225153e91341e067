@testable import Forecast
import ScreenTestSupport
import TestSupport

/// Home with favorites, from saved reports.
@MainActor struct HomeTests {
  private let recorder = ContextRecorder()
  private let exits = Exits<Place>()
  private let words = Wording()

  @Test func beginsWithTheFavoritesWhichNumbersOpen() async throws {
    let presenter = presenter([Fixture.tokyo, Fixture.oslo])
    try await presenter.open()
    let shown = try #require(recorder.take().last)
    #expect(shown.isList)
    #expect(try presenter.place(atRow: 2).id == Fixture.oslo.id)
    try await presenter.open(row: 1)
    #expect(exits.all == [Fixture.tokyo])
    #expect(throws: Failure.noRow(3, count: 2)) { try presenter.place(atRow: 3) }
  }

  @Test(arguments: [0, 1, 4, 30], [24, 15, 10])
  func showsTheLastPlaceOnTheFirstScreen(favorites: Int, rows: Int) async throws {
    recorder.rowsPerPage = max(5, rows - 9)
    let presenter = presenter(places(favorites))
    try await presenter.open()
    let height = max(rows, 20) - 2
    let lines = try #require(recorder.take(height: height).last).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let first = lines.prefix(height).joined(separator: "\n")
    expectText(first, has: "Bratislava, ", "7\u{A0}°C, feels like", "Today ")
    #expect(lines.count <= height)
    #expect(first.contains("more: favorites") == (favorites > (rows == 24 ? 4 : 3)))
  }

  @Test func readsNoReportThatIsNotDrawn() async throws {
    recorder.rowsPerPage = 15
    let reads = Mutex<Set<Place.ID>>([])
    let saved = SavedReportsClient(
      last: { place in
        _ = reads.withLock { $0.insert(place.id) }
        return Fixture.report
      }, save: { _, _ in })
    try await presenter(places(30), saved: saved).open()
    #expect(reads.withLock { $0.count } == 5)
  }

  @Test func showsTheWarningsThatAreKnown() async throws {
    let warnings = RecentWarnings(.answering(Fixture.warnings), now: { Fixture.now })
    _ = try await warnings.request(Fixture.bratislava, in: English())
    let presenter = presenter([Fixture.oslo], warnings: warnings)
    try await presenter.open()
    let text = try #require(recorder.take().last).text
    #expect(text.hasPrefix(" △ Bratislava: Yellow warning: wind"))
  }

  @Test func theMostSevereWarningComesFirst() async throws {
    let warnings = RecentWarnings(
      WarningsClient { place, _ async throws(ServiceError) in
        var found = Fixture.warnings
        if place.id == Fixture.tokyo.id { found.warnings[0].color = .red }
        return .found(found)
      }, now: { Fixture.now })
    for place in [Fixture.bratislava, Fixture.oslo, Fixture.tokyo] {
      _ = try await warnings.request(place, in: English())
    }
    try await presenter([Fixture.oslo, Fixture.tokyo], warnings: warnings).open()
    let lines = try #require(recorder.take().last).text.split(separator: "\n")
    #expect(lines[0].hasPrefix(" ◆ 東京: Red warning: wind"))
    #expect(lines[1].hasPrefix(" △ Bratislava: Yellow warning: wind"))
    #expect(lines[2].hasPrefix(" △ Oslo: Yellow warning: wind"))
  }

  /// No warning is missing without a word: the last place's comes first, and the first of those left out is named by
  /// its row. Whom the height doesn't matter to, such as readers, gets all.
  @Test(arguments: [3, 4])
  func saysOfWhichPlacesThereAreMoreWarnings(count: Int) async throws {
    let warnings = RecentWarnings(.answering(Fixture.warnings), now: { Fixture.now })
    let favorites = places(count)
    // The first has none.
    for place in favorites.dropFirst() + [Fixture.bratislava] {
      _ = try await warnings.request(place, in: English())
    }
    recorder.rowsPerPage = 24
    let presenter = presenter(favorites, warnings: warnings)
    try await presenter.open()
    let lines = try #require(recorder.take().last).text.split(separator: "\n")
    #expect(lines[0].hasPrefix(" △ Bratislava: Yellow warning: wind"))
    #expect(lines[1].hasPrefix(" △ Place 2: Yellow warning: wind"))
    #expect(
      lines[2].hasPrefix(
        count == 3
          ? " △ Place 3: Yellow warning: wind"
          : " · 2 more places have warnings. Type: warnings 3"))
    recorder.rowsPerPage = .max
    try await presenter.open()
    let all = try #require(recorder.take().last).text
    #expect(all.ranges(of: "Yellow warning: wind").count == count)
  }

  private func places(_ count: Int) -> [Place] {
    (0..<count).map { Place(name: "Place \($0 + 1)", coordinate: Coordinate(Double($0), 10)) }
  }

  private func presenter(
    _ favorites: [Place], saved: SavedReportsClient? = nil, warnings: RecentWarnings? = nil
  ) -> ForecastPresenter {
    ForecastPresenter(
      interactor: ForecastInteractor(
        places: SavedPlaces(searches: [Fixture.bratislava], favorites: favorites).client,
        history: .noop, hasNetwork: { true }),
      reports: ReportLoader(
        weather: .answering(Fixture.report),
        savedReports: saved ?? SavedReportsClient(last: { _ in Fixture.report }, save: { _, _ in }),
        words: words),
      warnings: warnings ?? RecentWarnings(.silent, now: { Fixture.now }),
      cities: CitiesStage().cities(of: .unimplemented), words: words, context: recorder.context,
      exit: { [exits] exit in exits.leave(by: exit) })
  }
}
