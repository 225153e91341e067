import ScreenTestSupport
@testable import Searches

/// The list of the searches made.
@MainActor struct SearchesPresenterTests {
  private let stage = SearchesStage()

  @Test func showsTheSearchesMade() throws {
    let presenter = stage.presenter()
    try presenter.open()
    let shown = stage.recorder.take()
    #expect(shown.map(\.stage) == [.final])
    #expect(shown.map(\.isList) == [true])
    expectText(
      shown.map(\.text).joined(),
      is: """
         Your searches, newest first
            place              region, country     people
         1  Oslo               Oslo, Norway       580,000
         2  東京               東京都, 日本     9,733,276
         3  48.15° N 17.11° E
        """)
    #expect(
      shown.map(\.json) == [
        "{\"items\":\(JSONValue.rows([Fixture.oslo, Fixture.tokyo, Fixture.pin]))}"
      ])
  }

  @Test func saysWhatToTypeWhereNothingWasSearched() throws {
    let presenter = stage.presenter(places: SavedPlaces().client)
    try presenter.open()
    #expect(
      stage.recorder.take() == [
        Shown(
          stage: .final, isList: true, text: " No searches yet. Type: search Oslo",
          json: #"{"items":[]}"#)
      ])
    #expect(throws: Failure.noRow(1, count: 0)) { try presenter.place(atRow: 1) }
  }

  @Test func opensARowAndRemembersIt() async throws {
    let presenter = stage.presenter(gazetteer: .finding(Fixture.springfields))
    try await presenter.perform(.find("spring", online: false))
    try await presenter.open(row: 12)
    #expect(stage.exits.all == [Fixture.springfields[11]])
    #expect(stage.kept.places(.searches).first == Fixture.springfields[11])
    #expect(stage.kept.places(.searches).count == 4)
  }

  @Test func remembersNoPlaceTwice() async throws {
    let presenter = stage.presenter()
    try presenter.open()
    try await presenter.open(row: 3)
    #expect(stage.kept.places(.searches) == [Fixture.pin, Fixture.oslo, Fixture.tokyo])
  }

  @Test(arguments: [0, 4, -1, 999_999_999]) func hasNoOtherRows(row: Int) async throws {
    let presenter = stage.presenter()
    #expect(throws: Failure.noRow(row, count: 3)) { try presenter.place(atRow: row) }
    await #expect(throws: Failure.noRow(row, count: 3)) { try await presenter.open(row: row) }
    #expect(stage.exits.all.isEmpty)
  }

  @Test func opensThePlaceAndSaysWhyItCannotBeKept() async throws {
    let presenter = stage.presenter(gazetteer: .finding([Fixture.oslo]), places: .failing(.noHome))
    #expect(throws: Failure.storage(.noHome)) { try presenter.open() }
    let route = try await presenter.perform(.meant([.named("oslo")], for: .page))
    #expect(route.failure == .storage(.noHome))
    #expect(route.place == Fixture.oslo)
  }
}
