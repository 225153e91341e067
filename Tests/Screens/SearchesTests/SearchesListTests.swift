import ScreenTestSupport
@testable import Searches

/// Sorting, filtering and naming the searches made.
@MainActor struct SearchesListTests {
  private let stage = SearchesStage()

  @Test func filtersAndSorts() async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.filter("OSLÓ"))
    expectText(
      stage.recorder.takeText(),
      is: """
         1 search matching OSLÓ, newest first
            place  region, country   people
         1  Oslo   Oslo, Norway     580,000
        """)
    #expect(try presenter.place(atRow: 1) == Fixture.oslo)
    try await presenter.perform(.filter("nowhere"))
    #expect(
      stage.recorder.takeText() == " No search matches nowhere. To show all searches, type: filter")
    try await presenter.perform(.filter(""))
    _ = stage.recorder.take()
    try await presenter.perform(.sort(.name))
    let sorted = stage.recorder.takeText()
    #expect(sorted.hasPrefix(" 3 searches, by name\n"), "\(sorted)")
    #expect(try presenter.place(atRow: 1) == Fixture.pin)
    #expect(try presenter.place(atRow: 2) == Fixture.oslo)
    try await presenter.perform(.sort(.added))
    #expect(try presenter.place(atRow: 1) == Fixture.oslo)
    #expect(stage.kept.places(.searches) == [Fixture.oslo, Fixture.tokyo, Fixture.pin])
  }

  /// Places of one name in one region differ in their heights, or else in their positions.
  @Test func tellsNamesakesApart() {
    func place(_ latitude: Double, _ height: Double?) -> Place {
      var place = Fixture.oslo
      place.coordinate = Coordinate(latitude: latitude, longitude: 18.12) ?? .origin
      place.elevation = height.flatMap { Elevation($0, .meters) }
      return place
    }
    let words = Wording(Slovak()).places
    func marks(_ places: [Place]) -> [String?] {
      let marks = words.marks(among: places + [Fixture.tokyo])
      return (places + [Fixture.tokyo]).map { marks[$0.id]?.plain }
    }
    #expect(marks([place(47.76, 116), place(48.12, 160)]) == ["116 m", "160 m", nil])
    #expect(marks([place(47.76, 116), place(48.12, nil)]) == ["47,76 18,12", "48,12 18,12", nil])
    #expect(marks([place(47.76, 116)]) == [nil, nil])
  }

  @Test func deletesByTheRowShown() async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.sort(.name))
    _ = stage.recorder.take()
    try await presenter.perform(.edit(.remove(.rows([1...1]))))
    #expect(stage.recorder.takeText().contains(" 2 searches, by name\n"))
    #expect(stage.kept.places(.searches) == [Fixture.oslo, Fixture.tokyo])
  }

  @Test func namesASearchAndTakesTheNameBack() async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.rename(row: 2, "Office"))
    expectText(
      stage.recorder.takeText(),
      is: """
         Renamed 東京 to Office.
         Your searches, newest first
            place              region, country        people
         1  Oslo               Oslo, Norway          580,000
         2  Office             東京, 東京都, 日本  9,733,276
         3  48.15° N 17.11° E
        """)
    #expect(stage.kept.places(.searches) == [Fixture.oslo, Fixture.tokyo, Fixture.pin])
    #expect(stage.kept.kept(.searches).map(\.ownName) == [nil, "Office", nil])
    try await presenter.perform(.edit(.undo))
    #expect(stage.recorder.takeText().hasPrefix(" Renamed Office to 東京."))
    #expect(stage.kept.kept(.searches).map(\.ownName) == [nil, nil, nil])
    try await presenter.perform(.rename(row: 1, nil))
    #expect(stage.recorder.takeText() == " Oslo has no other name.")
    await #expect(throws: Failure.noRow(4, count: 3)) {
      try await presenter.perform(.rename(row: 4, "x"))
    }
  }

  @Test func keepsTheNameWhereItIsOpenedAgain() async throws {
    let presenter = stage.presenter(gazetteer: .finding([Fixture.tokyo]))
    try await presenter.perform(.rename(row: 2, "Office"))
    try await presenter.open(row: 2)
    #expect(stage.kept.places(.searches) == [Fixture.tokyo, Fixture.oslo, Fixture.pin])
    #expect(stage.kept.kept(.searches)[0].ownName == "Office")
    try await presenter.perform(.meant([.named(Fixture.tokyo.name)], for: .page))
    #expect(stage.kept.kept(.searches)[0].ownName == "Office")
  }

  @Test func placesFoundHaveNone() async throws {
    let presenter = stage.presenter(gazetteer: .finding(Fixture.springfields))
    try await presenter.perform(.find("spring", online: false))
    await #expect(throws: Failure.notHere(.filter, there: "search spring in os")) {
      try await presenter.perform(.filter("os"))
    }
    await #expect(throws: Failure.notHere(.sort, there: "searches sort name")) {
      try await presenter.perform(.sort(.name))
    }
    await #expect(throws: Failure.notKept(.rename)) {
      try await presenter.perform(.rename(row: 1, "x"))
    }
  }
}
