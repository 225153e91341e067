import Phrases
import ScreenKit
import ScreenTestSupport
import Testing
import WeatherClients
import WeatherModels

@testable import MapPin

@MainActor struct MapPinPresenterTests {
  private let recorder = ShellRecorder()
  private let exits = Exits<MapPinExit>()
  private let kept = KeptPlaces(pins: [Fixture.tokyo, Fixture.oslo])

  @Test func showsThePins() throws {
    try presenter().open()
    let shown = recorder.take()
    #expect(shown.map(\.isList) == [true])
    expectText(
      shown.map(\.text).joined(),
      is: """
         1  東京  東京都, 日本  35.69  139.69
         2  Oslo  Oslo, Norway  59.91   10.75
        """)
    #expect(
      shown.map(\.json) == ["{\"items\":\(JSONValue.rows([Fixture.tokyo, Fixture.oslo]))}"])
  }

  @Test func saysWhatToTypeWhereThereAreNone() throws {
    try presenter(places: KeptPlaces().client).open()
    #expect(
      recorder.take() == [
        Shown(
          stage: .final, isList: true, text: " No pins yet. Type: pin 48.15 17.11",
          json: #"{"items":[]}"#)
      ])
  }

  @Test func pinsAPositionUnderItsCoordinates() async throws {
    try await presenter().perform(.pinAt(Fixture.pin.coordinate))
    expectText(
      recorder.takeText(),
      is: """
         Pinned 48.15° N 17.11° E.
         1  東京               東京都, 日本  35.69  139.69
         2  Oslo               Oslo, Norway  59.91   10.75
         3  48.15° N 17.11° E                48.15   17.11
        """)
    #expect(kept.places(.pins) == [Fixture.tokyo, Fixture.oslo, Fixture.pin])
    #expect(kept.kept(.pins).last?.added == Fixture.now)
  }

  @Test func pinsAPlaceOnce() async throws {
    let presenter = presenter()
    try await presenter.perform(.pin(Fixture.bratislava))
    try await presenter.perform(.pin(Fixture.bratislava))
    #expect(kept.places(.pins) == [Fixture.tokyo, Fixture.oslo, Fixture.bratislava])
  }

  @Test func showsThePageOfANewPin() async throws {
    let presenter = presenter(places: KeptPlaces(pins: Fixture.springfields).client)
    try await presenter.perform(.pin(Fixture.oslo))
    expectText(
      recorder.takeText(),
      is: """
         Pinned Oslo.
         11  Springfield  Florida, United States   30.15  -85.61
         12  Springfield  Michigan, United States  42.33  -85.24
         13  Oslo         Oslo, Norway             59.91   10.75
         Page 2 of 2.
        """)
  }

  @Test func removesAndTakesBack() async throws {
    let presenter = presenter()
    try await presenter.perform(.edit(.remove(.rows([1...1]))))
    expectText(
      recorder.takeText(),
      is: """
         Removed 東京. Type undo to take it back.
         1  Oslo  Oslo, Norway  59.91  10.75
        """)
    try await presenter.perform(.edit(.undo))
    expectText(
      recorder.takeText(),
      is: """
         東京 is back.
         1  東京  東京都, 日本  35.69  139.69
         2  Oslo  Oslo, Norway  59.91   10.75
        """)
    await #expect(throws: Failure.nothingToUndo) { try await presenter.perform(.edit(.undo)) }
  }

  @Test func clearsAfterAYes() async throws {
    let presenter = presenter()
    recorder.listener = .no
    try await presenter.perform(.edit(.clear))
    #expect(recorder.takeText() == " Nothing was changed.")
    recorder.listener = .nobody
    await #expect(throws: Failure.needsYes(.clear)) {
      try await presenter.perform(.edit(.clear))
    }
    recorder.listener = .yes
    try await presenter.perform(.edit(.clear))
    expectText(
      recorder.takeText(),
      is: """
         Removed 東京 and Oslo. Type undo to take it back.
         No pins yet. Type: pin 48.15 17.11
        """)
  }

  @Test(arguments: [0, 3, -1]) func hasNoOtherRows(row: Int) async {
    let presenter = presenter()
    #expect(throws: Failure.noRow(row, count: 2)) { try presenter.place(atRow: row) }
    await #expect(throws: Failure.noRow(row, count: 2)) { try await presenter.open(row: row) }
  }

  @Test func opensARow() async throws {
    let presenter = presenter()
    try await presenter.open(row: 2)
    #expect(exits.all == [.detail(Fixture.oslo)])
    #expect(try presenter.place(atRow: 1) == Fixture.tokyo)
  }

  @Test func turnsPages() async throws {
    let presenter = presenter(places: KeptPlaces(pins: Fixture.springfields).client)
    #expect(throws: Never.self) { try presenter.open() }
    #expect(presenter.hasNextPage)
    try await presenter.perform(.turn(.to(2)))
    #expect(!presenter.hasNextPage)
    _ = recorder.take()
    try await presenter.perform(.turn(.next))
    #expect(recorder.takeText() == " That was the last page.")
    await #expect(throws: Failure.noPage(7, count: 2)) {
      try await presenter.perform(.turn(.to(7)))
    }
  }

  @Test func saysWhyThePinsCannotBeReadOrWritten() async {
    let presenter = presenter(places: .failing(.noHome))
    #expect(throws: Failure.storage(.noHome)) { try presenter.open() }
    await #expect(throws: Failure.storage(.noHome)) {
      try await presenter.perform(.pin(Fixture.oslo))
    }
    #expect(recorder.take().isEmpty)
  }

  private func presenter(places: PlaceListClient? = nil) -> MapPinPresenter {
    let places = places ?? kept.client
    return MapPinPresenter(
      interactor: MapPinInteractor(
        places: places, files: .unimplemented, name: { Place(name: $0.title, coordinate: $0) },
        now: { Fixture.now }),
      editor: ListEditor(.pins, in: places, phrases: English(), shell: recorder.shell),
      phrases: English(), shell: recorder.shell,
      exit: { [exits] exit throws(Failure) in exits.leave(by: exit) })
  }
}
