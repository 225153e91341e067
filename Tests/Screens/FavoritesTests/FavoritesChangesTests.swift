@testable import Favorites
import ScreenTestSupport

/// Naming, moving and filtering favorites, and undoing that.
@MainActor struct FavoritesChangesTests {
  private let stage = FavoritesStage()

  /// A report with days from the 21st on, as services send them.
  private static func report(_ low: Double, _ high: Double, rain: Double?, now: Double) -> Report {
    var report = Fixture.report(temperature: now, fetched: Fixture.now)
    report.hours = []
    guard let date = CalendarDay("2026-11-21") else { return report }
    var day = Day(date: date)
    day.temperatureMin = Temperature(low, .celsius)
    day.temperatureMax = Temperature(high, .celsius)
    day.precipitationProbability = rain.flatMap { Share($0, .percent) }
    report.days = [day, Day(date: CalendarDay(daysSince1970: date.daysSince1970 + 1) ?? date)]
    return report
  }

  private var weather: WeatherClient {
    let reports = [
      Fixture.oslo.id: Self.report(-3, 2, rain: 70, now: -1),
      Fixture.tokyo.id: Self.report(11, 19, rain: 10, now: 17),
      Fixture.pin.id: Self.report(4, 8, rain: nil, now: 6),
    ]
    return WeatherClient { places async throws(ServiceError) in places.compactMap { reports[$0.id] }
    }
  }

  private func names() -> [String] { stage.kept.kept(.favorites).map(\.called.name) }

  @Test func showsTheDayBesideTheMoment() async throws {
    let presenter = stage.presenter(weather: weather)
    try await presenter.perform(.rename(row: 2, "Cabin"))
    _ = stage.recorder.take()
    try await presenter.open()
    expectText(
      stage.recorder.take().last?.text ?? "",
      is: """
            place                             now              low   high  chance
         1  東京                     JP  ☁  17 °C  Overcast  11 °C  19 °C    10 %
         2  Cabin              Oslo  NO  ☁  −1 °C  Overcast  −3 °C   2 °C    70 %
         3  48.15° N 17.11° E            ☁   6 °C  Overcast   4 °C   8 °C       –
         Open-Meteo · fetched just now
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        """)
  }

  @Test func givesAPlaceANameAndItsOwnBack() async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.rename(row: 2, "Cabin"))
    #expect(stage.recorder.takeText().hasPrefix(" Renamed Oslo to Cabin.\n"))
    #expect(stage.kept.kept(.favorites).map(\.ownName) == [nil, "Cabin", nil])
    #expect(stage.kept.places(.favorites)[1].name == "Oslo")
    #expect(try presenter.place(atRow: 2).name == "Cabin")
    try await presenter.perform(.rename(row: 2, "Our hut"))
    try await presenter.perform(.rename(row: 2, nil))
    #expect(stage.kept.kept(.favorites).map(\.ownName) == [nil, nil, nil])
    _ = stage.recorder.take()
    // No name was changed, so there is nothing to undo.
    try await presenter.perform(.rename(row: 2, nil))
    #expect(stage.recorder.takeText() == " Oslo has no other name.")
    for expected in [
      "Renamed Oslo to Our hut.", "Renamed Our hut to Cabin.", "Renamed Cabin to Oslo.",
    ] {
      try await presenter.perform(.edit(.undo))
      #expect(stage.recorder.takeText().hasPrefix(" \(expected)\n"))
    }
    #expect(names() == ["東京", "Oslo", "48.15° N 17.11° E"])
    await #expect(throws: Failure.nothingToUndo) { try await presenter.perform(.edit(.undo)) }
    // A row that stays where it is, either.
    try await presenter.perform(.move(row: 2, to: 2))
    #expect(names() == ["東京", "Oslo", "48.15° N 17.11° E"])
    await #expect(throws: Failure.nothingToUndo) { try await presenter.perform(.edit(.undo)) }
    await #expect(throws: Failure.noRow(4, count: 3)) {
      try await presenter.perform(.rename(row: 4, "Cabin"))
    }
  }

  @Test(arguments: [
    (1, 3, ["Oslo", "48.15° N 17.11° E", "東京"]), (3, 1, ["48.15° N 17.11° E", "東京", "Oslo"]),
    (2, 1, ["Oslo", "東京", "48.15° N 17.11° E"]),
  ])
  func movesARow(row: Int, target: Int, expected: [String]) async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.move(row: row, to: target))
    #expect(names() == expected)
    #expect(
      try presenter.place(atRow: target).name == stage.kept.places(.favorites)[target - 1].name)
    try await presenter.perform(.edit(.undo))
    #expect(names() == ["東京", "Oslo", "48.15° N 17.11° E"])
    await #expect(throws: Failure.noRow(9, count: 3)) {
      try await presenter.perform(.move(row: 1, to: 9))
    }
  }

  @Test(
    arguments: [
      (.temperature, ["東京", "48.15° N 17.11° E", "Oslo"]),
      (.rain, ["Oslo", "東京", "48.15° N 17.11° E"]), (.name, ["48.15° N 17.11° E", "Oslo", "東京"]),
      // All were added at once; the last one stands last in the list.
      (.added, ["48.15° N 17.11° E", "Oslo", "東京"]),
    ] as [(FavoriteOrder, [String])])
  func sorts(order: FavoriteOrder, expected: [String]) async throws {
    let presenter = stage.presenter(weather: weather)
    try await presenter.perform(.sort(order))
    #expect(try (1...3).map { try presenter.place(atRow: $0).name } == expected)
    // The saved order stays, until a row is moved in this one.
    #expect(names() == ["東京", "Oslo", "48.15° N 17.11° E"])
    try await presenter.perform(.move(row: 1, to: 1))
    #expect(names() == expected)
    // What is undone stands in the order in which it was.
    try await presenter.perform(.move(row: 1, to: 2))
    try await presenter.perform(.sort(.name))
    try await presenter.perform(.edit(.undo))
    try await presenter.perform(.edit(.undo))
    #expect(try (1...3).map { try presenter.place(atRow: $0).name } == expected)
    #expect(names() == ["東京", "Oslo", "48.15° N 17.11° E"])
    try await presenter.perform(.move(row: 1, to: 1))
    #expect(names() == expected)
    try await presenter.open()
    #expect(stage.recorder.waits.count { $0 != nil } == 1)
  }

  @Test func filtersByBothNames() async throws {
    let presenter = stage.presenter(weather: weather)
    try await presenter.perform(.rename(row: 2, "Chalúpka"))
    try await presenter.perform(.filter("CHALU"))
    #expect(try presenter.place(atRow: 1).name == "Chalúpka")
    #expect(throws: Failure.noRow(2, count: 1)) { try presenter.place(atRow: 2) }
    try await presenter.perform(.filter("osl"))
    #expect(try presenter.place(atRow: 1).name == "Chalúpka")
    _ = stage.recorder.take()
    try await presenter.perform(.filter("xyz"))
    expectText(
      stage.recorder.takeText(),
      is: " No favorite matches xyz. To show all favorites, type: filter")
    try await presenter.perform(.filter(""))
    #expect(try presenter.place(atRow: 3).name == "48.15° N 17.11° E")
  }

  /// Places of one name stand in the order of their regions.
  @Test func sortsNamesakes() async throws {
    let kept = SavedPlaces(favorites: Array(Fixture.springfields.prefix(3)))
    let presenter = stage.presenter(places: kept.client, weather: .answering(Fixture.report))
    try await presenter.perform(.sort(.name))
    #expect(
      try (1...3).map { try presenter.place(atRow: $0).region }
        == ["Illinois", "Massachusetts", "Missouri"])
    try await presenter.perform(.unstarNamed("springfield, illinois"))
    #expect(kept.places(.favorites).map(\.region) == ["Missouri", "Massachusetts"])
  }

  /// Rows between those that match a filter stay where they are.
  @Test func movesWithinAFilter() async throws {
    let presenter = stage.presenter(places: stage.kept.client, weather: weather)
    try await presenter.perform(.rename(row: 1, "hut A"))
    try await presenter.perform(.rename(row: 3, "hut B"))
    try await presenter.perform(.filter("hut"))
    try await presenter.perform(.move(row: 2, to: 1))
    #expect(names() == ["hut B", "hut A", "Oslo"])
  }

  @Test func comesBackAsItWasLeft() async throws {
    let presenter = stage.presenter(weather: weather)
    try await presenter.open()
    try await presenter.perform(.sort(.rain))
    let before = stage.recorder.take().last?.text
    try await presenter.reopen()
    #expect(stage.recorder.takeText() == before)
    try await presenter.open()
    #expect(stage.recorder.takeText() != before)
  }

  @Test func starsSeveralAndTakesThemBack() async throws {
    let kept = SavedPlaces(favorites: [Fixture.oslo])
    let presenter = stage.presenter(places: kept.client, weather: .answering(Fixture.report))
    try await presenter.perform(.star([Fixture.oslo, Fixture.bratislava, Fixture.tokyo]))
    #expect(stage.recorder.takeText() == " ★ Added Bratislava and 東京 to favorites.")
    #expect(kept.places(.favorites).map(\.name) == ["Oslo", "Bratislava", "東京"])
    try await presenter.perform(.star([Fixture.bratislava], saysWhere: true))
    #expect(
      stage.recorder.takeText() == " Bratislava, Bratislava Region, Slovakia is already a favorite."
    )
    try await presenter.perform(.edit(.undo))
    #expect(stage.recorder.takeText().hasPrefix(" Bratislava and 東京 are no longer favorites.\n"))
    #expect(kept.places(.favorites).map(\.name) == ["Oslo"])
  }

  /// Moved rows don't change which of the favorites that were added together is the newest.
  @Test func theNewestIsFirstAfterAMove() async throws {
    let kept = SavedPlaces(favorites: [Fixture.oslo])
    let presenter = stage.presenter(places: kept.client, weather: weather)
    try await presenter.perform(.star([Fixture.pin, Fixture.tokyo]))
    try await presenter.perform(.move(row: 3, to: 1))
    try await presenter.perform(.sort(.added))
    #expect(
      try (1...3).map { try presenter.place(atRow: $0).name } == [
        "東京", "48.15° N 17.11° E", "Oslo",
      ])
  }

  /// A favorite is called by its own name when it goes and comes back.
  @Test func theNameStaysWithTheDeleted() async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.rename(row: 2, "Cabin"))
    _ = stage.recorder.take()
    try await presenter.perform(.edit(.remove(.rows([2...2]))))
    #expect(stage.recorder.takeText().hasPrefix(" Deleted Cabin from your favorites."))
    try await presenter.perform(.edit(.undo))
    #expect(stage.recorder.takeText().hasPrefix(" Restored Cabin in your favorites."))
  }

  @Test func unstarsByEitherNameAndTakesThatBack() async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.rename(row: 2, "Cabin"))
    _ = stage.recorder.take()
    for name in ["cabin", "OSLO"] {
      try await presenter.perform(.unstarNamed(name))
      #expect(stage.recorder.takeText() == " Cabin is no longer a favorite.")
      #expect(names() == ["東京", "48.15° N 17.11° E"])
      try await presenter.perform(.edit(.undo))
      _ = stage.recorder.take()
      #expect(names() == ["東京", "Cabin", "48.15° N 17.11° E"])
    }
    try await presenter.perform(.unstarNamed("Bergen"))
    #expect(stage.recorder.takeText() == " Bergen isn't a favorite.")
    try await presenter.perform(.unstar([Fixture.bratislava]))
    #expect(stage.recorder.takeText() == " Bratislava isn't a favorite.")
  }

  /// A list whose newest reports have only the present takes today from earlier ones.
  @Test func savedDaysFillWhatIsMissing() async throws {
    var present = Self.report(0, 0, rain: nil, now: 5)
    present.days = []
    var saved = Self.report(-3, 2, rain: 70, now: -1)
    saved.fetched = Fixture.now.addingTimeInterval(-7200)
    let presenter = stage.presenter(
      places: SavedPlaces(favorites: [Fixture.oslo]).client, weather: .answering(present),
      saved: .holding([Fixture.oslo: saved]))
    try await presenter.open()
    #expect(
      presenter.pages.elements.first?.report?.current?.temperature == Temperature(5, .celsius))
    #expect(presenter.pages.elements.first?.today == saved.days.first)
  }
}
