import Atlas
@testable import MapPin
import ScreenTestSupport

/// Renaming pins, and exporting and importing favorites and pins.
@MainActor struct PinEditTests {
  private let stage = MapPinStage()
  private let kept = SavedPlaces(
    favorites: [Fixture.bratislava], pins: [Fixture.tokyo, Fixture.oslo])
  private let files = SavedFiles(["there.gpx": PlaceFileContent()])

  @Test func renamesAPin() async throws {
    let presenter = presenter()
    try await presenter.perform(.rename(row: 2, "Our hut"))
    expectText(
      list(stage.recorder.takeText(), notice: 1),
      is: """
         Renamed Oslo to Our hut.
         Pins
         1  東京        東京都, 日本                 35.69  139.69
         2  Our hut     Oslo, Norway                 59.91   10.75
         Favorites
         3  Bratislava  Bratislava Region, Slovakia  48.15   17.11
        """)
    #expect(kept.kept(.pins).map(\.called.name) == ["東京", "Our hut"])
    #expect(kept.kept(.pins).map(\.added) == [Fixture.now, Fixture.now])

    try await presenter.perform(.edit(.undo))
    #expect(stage.recorder.takeText().hasPrefix(" Renamed Our hut to Oslo.\n"))
    #expect(kept.places(.pins) == [Fixture.tokyo, Fixture.oslo])
  }

  /// Without a name, pins and favorites alike have their original one again.
  @Test(arguments: [(2, "Oslo"), (3, "Bratislava")])
  func restoresTheNameOfARow(row: Int, name: String) async throws {
    let presenter = presenter()
    try await presenter.perform(.rename(row: row, "Our hut"))
    _ = stage.recorder.takeText()
    try await presenter.perform(.rename(row: row, nil))
    #expect(stage.recorder.takeText().hasPrefix(" Renamed Our hut to \(name).\n"))
    #expect(try presenter.place(atRow: row).name == name)
    try await presenter.perform(.rename(row: row, nil))
    #expect(stage.recorder.takeText() == " \(name) has no other name.")
  }

  /// A favorite beyond the map isn't listed, so no number means it.
  @Test func aRowBeyondTheMapIsNone() async throws {
    let presenter = presenter()
    try await presenter.perform(.here(Fixture.tokyo.coordinate))
    try await presenter.perform(.zoom(5))
    _ = stage.recorder.takeText()
    #expect(throws: Failure.rowOffMap(3)) { try presenter.place(atRow: 3) }
    #expect(try presenter.place(atRow: 2).name == "Oslo")
    await #expect(throws: Failure.rowOffMap(3)) { try await presenter.open(row: 3) }
    #expect(stage.exits.all.isEmpty)
    try await presenter.perform(.world)
    _ = stage.recorder.takeText()
    #expect(try presenter.place(atRow: 3).name == "Bratislava")
  }

  @Test func takesBackDeletionsAndNamesInTurn() async throws {
    let presenter = presenter()
    try await presenter.perform(.rename(row: 1, "A"))
    try await presenter.perform(.edit(.remove(.rows([2...2]))))
    try await presenter.perform(.rename(row: 1, "B"))
    for expected in [["A"], ["A", "Oslo"], ["東京", "Oslo"]] {
      try await presenter.perform(.edit(.undo))
      #expect(kept.kept(.pins).map(\.called.name) == expected)
    }
    await #expect(throws: Failure.nothingToUndo) { try await presenter.perform(.edit(.undo)) }
  }

  @Test func renamesNothingElse() async throws {
    let presenter = presenter()
    await #expect(throws: Failure.noRow(4, count: 3)) {
      try await presenter.perform(.rename(row: 4, "A"))
    }
    await #expect(throws: Failure.noRow(0, count: 3)) {
      try await presenter.perform(.rename(row: 0, "A"))
    }
    try await presenter.open()
    #expect(try kept.client.remove([PlaceList.pins.id(of: Fixture.oslo)], .pins).count == 1)
    await #expect(throws: Failure.goneAlready) { try await presenter.perform(.rename(row: 2, "A")) }
    #expect(kept.places(.pins) == [Fixture.tokyo])
  }

  @Test func exportsFavoritesAndPins() async throws {
    try await presenter().perform(.export(path: "a.gpx"))
    #expect(
      stage.recorder.take() == [
        Shown(
          stage: .final, isList: false, text: " Saved 1 favorite and 2 pins to a.gpx.",
          json: #"{"file":"a.gpx","favorites":1,"pins":2}"#)
      ])
    #expect(
      files["a.gpx"]?.places == [
        listed(.favorites, Fixture.bratislava), listed(.pins, Fixture.tokyo),
        listed(.pins, Fixture.oslo),
      ])
  }

  @Test func asksBeforeItReplacesAFile() async throws {
    stage.recorder.listener = .no
    try await presenter().perform(.export(path: "there.gpx"))
    #expect(stage.recorder.takeText() == " Nothing was changed.")
    #expect(files["there.gpx"] == PlaceFileContent())
    stage.recorder.listener = .nobody
    await #expect(throws: Failure.placeFile(.exists(path: "there.gpx"))) {
      try await presenter().perform(.export(path: "there.gpx"))
    }
    stage.recorder.listener = .yes
    try await presenter().perform(.export(path: "there.gpx"))
    #expect(files["there.gpx"]?.places.count == 3)
    #expect(
      stage.recorder.questions
        == Array(repeating: "there.gpx already exists. Replace it? (y/n) ", count: 3))
  }

  @Test func exportsNoEmptyFile() async throws {
    await #expect(throws: Failure.nothingToExport) {
      try await presenter(SavedPlaces()).perform(.export(path: "a.gpx"))
    }
    #expect(files["a.gpx"] == nil)
  }

  /// A13: the map opens where the imported places are, also in the next run.
  @Test(arguments: [
    ([Fixture.bratislava], MapState(center: Fixture.bratislava.coordinate, zoom: 4)),
    ([Fixture.oslo, Fixture.bratislava], nil),
  ])
  func importedPlacesAreInSight(places: [Place], expected: MapState?) async throws {
    let presenter = presenter(
      importing: PlaceFileContent(places: places.map { listed(.pins, $0) }, rejected: []))
    try await presenter.perform(.importPlaces(path: "a.gpx"))
    let state = presenter.state
    if let expected { #expect(state == expected) }
    #expect(state.zoom >= 3)
    #expect(places.allSatisfy { state.viewport().cell(of: $0.coordinate) != nil })
    presenter.keepState()
    #expect(presenter.interactor.savedState?.state == state)
  }

  /// D3: another name at one point is another pin, a meter off.
  @Test func importsWhatIsNotThere() async throws {
    var renamed = Fixture.oslo
    renamed.name = "Elsewhere"
    var nameless = Fixture.pin
    nameless.name = ""
    var beside = renamed
    beside.coordinate = try #require(
      Coordinate(
        latitude: renamed.coordinate.latitude - 1e-5, longitude: renamed.coordinate.longitude))
    let presenter = presenter(
      importing: PlaceFileContent(
        places: [
          listed(.pins, nameless, added: .distantPast), listed(.pins, renamed),
          listed(.favorites, Fixture.oslo), listed(.favorites, Fixture.oslo),
        ],
        rejected: [RejectedRow(row: 2, reason: .outOfRange), RejectedRow(row: 5, reason: .noPoint)])
    )
    try await presenter.perform(.importPlaces(path: "a.gpx"))
    let shown = stage.recorder.take()
    expectText(
      list(shown.map(\.text).joined(), notice: 2),
      is: """
         Added 1 favorite and 2 pins. 1 repetition in the file. Type undo to delete
         them. Skipped: row 2 (position out of range) and row 5 (not a point).
         Pins
         1  東京               東京都, 日本                 35.69  139.69
         2  Oslo               Oslo, Norway                 59.91   10.75
         3  48.15° N 17.11° E                               48.15   17.11
         4  Elsewhere          Oslo, Norway                 59.91   10.75
         Favorites
         5  Bratislava         Bratislava Region, Slovakia  48.15   17.11
        """)
    #expect(
      shown.map { $0.json.prefix(150) } == [
        #"{"favorites":1,"pins":2,"present":0,"rejected":[{"row":2,"reason":"outOfRange"},{"row":5,"reason":"noPoint"}],"items":[{"row":1,"name":"東京","country":"#
          .prefix(150)
      ])
    #expect(kept.places(.favorites) == [Fixture.bratislava, Fixture.oslo])
    #expect(kept.places(.pins) == [Fixture.tokyo, Fixture.oslo, Fixture.pin, beside])
    #expect(kept.kept(.pins).last?.added == Fixture.now)

    try await presenter.perform(.edit(.undo))
    #expect(stage.recorder.takeText().hasPrefix(" Deleted 1 favorite and 2 pins.\n"))
    #expect(kept.places(.favorites) == [Fixture.bratislava])
    #expect(kept.places(.pins) == [Fixture.tokyo, Fixture.oslo])
  }

  @Test func addsNothingTwice() async throws {
    let presenter = presenter(importing: PlaceFileContent(places: [listed(.pins, Fixture.oslo)]))
    try await presenter.perform(.importPlaces(path: "a.gpx"))
    #expect(stage.recorder.takeText().hasPrefix(" Nothing was added. 1 was already there.\n"))
    await #expect(throws: Failure.nothingToUndo) { try await presenter.perform(.edit(.undo)) }
  }

  @Test func saysThatThereIsNothingToImport() async {
    let row = RejectedRow(row: 1, reason: .noPosition)
    let presenter = presenter(importing: PlaceFileContent(rejected: [row]))
    await #expect(throws: Failure.nothingToImport(path: "a.gpx")) {
      try await presenter.perform(.importPlaces(path: "a.gpx"))
    }
    await #expect(throws: Failure.placeFile(.missing(path: "b.gpx"))) {
      try await presenter.perform(.importPlaces(path: "b.gpx"))
    }
    #expect(kept.places(.pins) == [Fixture.tokyo, Fixture.oslo])
  }

  private func listed(_ list: PlaceList, _ place: Place, added: Date = Fixture.now) -> ListedPlace {
    ListedPlace(list: list, kept: SavedPlace(place: place, added: added))
  }

  private func presenter(
    _ places: SavedPlaces? = nil, importing content: PlaceFileContent? = nil
  ) -> MapPinPresenter {
    var stage = stage
    stage.files = (content.map { SavedFiles(["a.gpx": $0]) } ?? files).client
    return stage.presenter(places: (places ?? kept).client, weather: .unimplemented)
  }
}
