@testable import Favorites
import ScreenTestSupport

/// The list of favorites: its rows, pages and deletions.
@MainActor struct FavoritesListTests {
  private let stage = FavoritesStage()

  @Test func saysWhatToTypeWhereThereAreNone() async throws {
    let presenter = stage.presenter(places: SavedPlaces().client)
    try await presenter.open()
    try await presenter.perform(.refresh)
    let empty = Shown(
      stage: .final, isList: true, text: " No favorites yet. Open a place and type: star",
      json: #"{"items":[]}"#)
    #expect(stage.recorder.take() == [empty, empty])
    #expect(stage.recorder.waits.isEmpty)
  }

  @Test func removesAndTakesBackWithoutARequest() async throws {
    let presenter = stage.presenter(weather: .answering(Fixture.report))
    try await presenter.open()
    _ = stage.recorder.take()
    try await presenter.perform(.edit(.remove(.rows([1...1, 3...3]))))
    let text = stage.recorder.takeText()
    #expect(text.hasPrefix(" Deleted 東京 and 48.15° N 17.11° E from your favorites."), "\(text)")
    #expect(text.contains("\n 1  Oslo  NO ☁ 7\u{A0}°C Overcast "), "\(text)")
    try await presenter.perform(.edit(.undo))
    #expect(
      stage.recorder.takeText().hasPrefix(
        " Restored 東京 and 48.15° N 17.11° E in your favorites.\n"))
    #expect(stage.kept.places(.favorites) == [Fixture.tokyo, Fixture.oslo, Fixture.pin])
    #expect(stage.recorder.waits.count == 2)
  }

  @Test func keepsWhatWasChangedWhileTheRequestWasUnderWay() async throws {
    let editing = Exits<@MainActor () async throws -> Void>()
    let presenter = stage.presenter(
      weather: WeatherClient { places async throws(ServiceError) in
        try? await editing.all.first?()
        return places.map { _ in Fixture.report }
      }, saved: .holding([Fixture.oslo: stage.old]))
    try await presenter.perform(.edit(.remove(.rows([3...3]))))
    editing.leave { [weak presenter] in
      let presenter = try #require(presenter)
      try await presenter.perform(.edit(.remove(.rows([1...1]))))
      try await presenter.perform(.edit(.undo))
      try await presenter.perform(.edit(.undo))
      try await presenter.perform(.edit(.remove(.rows([2...2]))))
    }
    try await presenter.perform(.refresh)
    expectText(
      stage.recorder.take().last?.text ?? "",
      is: """
            place                   now                °C    +12 h   low high chance
         1  東京              JP ☁ 7 °C Overcast       █▇▇▆▅▅▄▄▃▂▂▁ 5 °C 9 °C   36 %
         2  48.15° N 17.11° E         – no weather yet
         Open-Meteo · fetched 12 min ago
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        """)
  }

  /// Unlike on other screens, it can be undone, like every deletion from the list shown.
  @Test(
    arguments: [
      (["2"], .edit(.remove(.rows([2...2])))),
      (["1", "3"], .edit(.remove(.rows([1...1, 3...3])))),
      (["all"], .edit(.remove(.all))), ([], .unstar([])), (["oslo"], .unstarNamed("oslo")),
      (["0"], .unstarNamed("0")),
    ] as [([String], FavoritesAction)])
  func unstarIsADeletion(words: [String], expected: FavoritesAction) throws {
    let command = try #require(FavoritesView.commands.first { $0.name == .unstar })
    #expect(try command.action(for: words) == expected)
  }

  @Test func cannotUnstarNothing() async {
    await #expect(throws: Failure.noPlace(line: "unstar 1")) {
      try await stage.presenter(places: .unimplemented).perform(.unstar([]))
    }
  }

  @Test(arguments: [0, 4, -1]) func hasNoOtherRows(row: Int) async {
    let presenter = stage.presenter()
    #expect(throws: Failure.noRow(row, count: 3)) { try presenter.place(atRow: row) }
    await #expect(throws: Failure.noRow(row, count: 3)) { try await presenter.open(row: row) }
    await #expect(throws: Failure.noRow(9, count: 3)) {
      try await presenter.perform(.edit(.remove(.rows([9...9]))))
    }
  }

  @Test func opensARow() async throws {
    try await stage.presenter().open(row: 2)
    #expect(stage.exits.all == [Fixture.oslo])
  }

  @Test func turnsPages() async throws {
    let presenter = stage.presenter(
      places: SavedPlaces(favorites: Fixture.springfields).client,
      weather: .answering(Fixture.bareReport))
    try await presenter.open()
    #expect(presenter.hasNextPage)
    _ = stage.recorder.take()
    try await presenter.perform(.turn(.next))
    let text = stage.recorder.takeText()
    #expect(text.contains("\n 12  Springfield, Michigan  US    –  no weather yet"), "\(text)")
    #expect(!text.contains(" 10  ") && text.contains("\n Page 2 of 2.\n"), "\(text)")
    try await presenter.perform(.turn(.next))
    #expect(stage.recorder.takeText() == " This is the last page.")
    await #expect(throws: Failure.noPage(0, count: 2)) {
      try await presenter.perform(.turn(.to(0)))
    }
  }

  @Test func saysWhyTheListCannotBeRead() async {
    let presenter = stage.presenter(places: .failing(.noHome))
    await #expect(throws: Failure.storage(.noHome)) { try await presenter.open() }
  }
}
