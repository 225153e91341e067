@testable import MapPin
import ScreenTestSupport

/// The list of pins below the map.
@MainActor struct MapPinPresenterTests {
  private let stage = MapPinStage()

  @Test func showsThePins() async throws {
    try await stage.presenter().open()
    let shown = stage.recorder.take()
    #expect(shown.map(\.isList) == [true])
    expectText(
      list(shown.map(\.text).joined()),
      is: """
         Pins
         1  東京  東京都, 日本  35.69  139.69
         2  Oslo  Oslo, Norway  59.91   10.75
        """)
    #expect(
      shown.map(\.json) == [
        "{\"items\":\(JSONValue.rows([Fixture.tokyo, Fixture.oslo])),"
          + #""center":{"latitude":0,"longitude":0},"zoom":0,"type":"borders","position":null,"field":null}"#
      ])
  }

  @Test func saysWhatToTypeWhereThereAreNone() async throws {
    try await stage.presenter(places: SavedPlaces().client).open()
    #expect(list(stage.recorder.takeText()) == " No pins yet. Type: pin 48.15 17.11")
  }

  @Test func pinsAPositionUnderItsCoordinates() async throws {
    try await stage.presenter().perform(.pinAt(Fixture.pin.coordinate))
    expectText(
      list(stage.recorder.takeText(), notice: 1),
      is: """
         Pinned 48.15° N 17.11° E.
         Pins
         1  東京               東京都, 日本  35.69  139.69
         2  Oslo               Oslo, Norway  59.91   10.75
         3  48.15° N 17.11° E                48.15   17.11
        """)
    #expect(stage.kept.places(.pins) == [Fixture.tokyo, Fixture.oslo, Fixture.pin])
    #expect(stage.kept.kept(.pins).last?.added == Fixture.now)
  }

  @Test func pinsAPlaceOnce() async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.pin(Fixture.bratislava))
    try await presenter.perform(.pin(Fixture.bratislava))
    #expect(stage.kept.places(.pins) == [Fixture.tokyo, Fixture.oslo, Fixture.bratislava])
  }

  @Test func showsThePageOfANewPin() async throws {
    let presenter = stage.presenter(places: SavedPlaces(pins: Fixture.springfields).client)
    try await presenter.perform(.pin(Fixture.oslo))
    expectText(
      list(stage.recorder.takeText(), notice: 1),
      is: """
         Pinned Oslo.
         Pins
         11  Springfield  Florida, United States   30.15  −85.61
         12  Springfield  Michigan, United States  42.33  −85.24
         13  Oslo         Oslo, Norway             59.91   10.75
         Page 2 of 2.
        """)
  }

  @Test func removesAndTakesBack() async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.edit(.remove(.rows([1...1]))))
    expectText(
      list(stage.recorder.takeText(), notice: 1),
      is: """
         Deleted 東京 from your pins. Type undo to restore it.
         Pins
         1  Oslo  Oslo, Norway  59.91  10.75
        """)
    try await presenter.perform(.edit(.undo))
    #expect(stage.recorder.takeText().hasPrefix(" Restored 東京 in your pins.\n"))
    #expect(stage.kept.places(.pins) == [Fixture.tokyo, Fixture.oslo])
    await #expect(throws: Failure.nothingToUndo) { try await presenter.perform(.edit(.undo)) }
  }

  @Test(arguments: [0, 3, -1]) func hasNoOtherRows(row: Int) async {
    let presenter = stage.presenter()
    #expect(throws: Failure.noRow(row, count: 2)) { try presenter.place(atRow: row) }
    await #expect(throws: Failure.noRow(row, count: 2)) { try await presenter.open(row: row) }
  }

  @Test func opensARow() async throws {
    let presenter = stage.presenter()
    try await presenter.open(row: 2)
    #expect(stage.exits.all == [Fixture.oslo])
    #expect(try presenter.place(atRow: 1) == Fixture.tokyo)
  }

  @Test func turnsPages() async throws {
    let presenter = stage.presenter(places: SavedPlaces(pins: Fixture.springfields).client)
    try await presenter.open()
    #expect(presenter.hasNextPage)
    try await presenter.perform(.turn(.to(2)))
    #expect(!presenter.hasNextPage)
    _ = stage.recorder.take()
    try await presenter.perform(.turn(.next))
    #expect(stage.recorder.takeText() == " This is the last page.")
    await #expect(throws: Failure.noPage(7, count: 2)) {
      try await presenter.perform(.turn(.to(7)))
    }
  }

  @Test func saysWhyThePinsCannotBeReadOrWritten() async {
    let presenter = stage.presenter(places: .failing(.noHome))
    await #expect(throws: Failure.storage(.noHome)) { try await presenter.open() }
    // Whether there are some isn't known.
    #expect(!stage.recorder.takeText().contains("No pins yet"))
    await #expect(throws: Failure.storage(.noHome)) {
      try await presenter.perform(.pin(Fixture.oslo))
    }
    #expect(stage.recorder.take().isEmpty)
  }
}
