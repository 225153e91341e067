import Foundation
import Phrases
import ScreenKit
import ScreenTestSupport
import Synchronization
import Testing
import WeatherClients
import WeatherModels

@testable import Favorites

@MainActor struct FavoritesPresenterTests {
  private let recorder = ShellRecorder()
  private let exits = Exits<FavoritesExit>()
  private let kept = KeptPlaces(favorites: [Fixture.tokyo, Fixture.oslo, Fixture.pin])
  private let old = Fixture.report(
    temperature: -12, fetched: Fixture.now.addingTimeInterval(-7200))

  @Test func showsWhatWasSavedThenWhatIs() async throws {
    let asked = Mutex<[[Place]]>([])
    let presenter = presenter(
      weather: WeatherClient { places async throws(ServiceError) in
        asked.withLock { $0.append(places) }
        return [Fixture.report, Fixture.bareReport, Fixture.emptyReport]
      }, saved: .holding([Fixture.oslo: old]))
    try await presenter.open()
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.interim, .final])
    #expect(shown.map(\.isList) == [true, true])
    expectText(
      shown.map(\.text).joined(separator: "\n\n"),
      is: """
                                                              humidity  wind
         1  東京               JP          –  no weather yet
         2  Oslo               NO  ☁  -12 °C  Overcast            81 %  4 m/s NW  14:00
         3  48.15° N 17.11° E              –  no weather yet
         Open-Meteo · fetched 2 h ago
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0

                                                            humidity  wind
         1  東京               JP  ☁  7 °C  Overcast            81 %  4 m/s NW  14:00
         2  Oslo               NO        –  no weather yet
         3  48.15° N 17.11° E            –  no weather yet
         Open-Meteo · fetched 12 min ago
         Open-Meteo · fetched just now
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        """)
    #expect(asked.withLock { $0 } == [[Fixture.tokyo, Fixture.oslo, Fixture.pin]])
    #expect(recorder.waits == ["Asking for the weather", nil])
  }

  @Test func writesItsReportsForPrograms() async throws {
    let kept = KeptPlaces(favorites: [Fixture.oslo, Fixture.pin])
    let presenter = presenter(
      places: kept.client,
      weather: .failing(.noReport), saved: .holding([Fixture.oslo: Fixture.emptyReport]))
    await #expect(throws: Failure.service(.noReport)) { try await presenter.open() }
    #expect(
      recorder.take().map(\.json) == [
        oneLine(
          #"""
          {"items":[{"row":1,"report":{"service":"open-meteo","made":null,
          "fetched":"2026-11-21T14:12:00+01:00","sample":false,"instead":null,"current":null,"hours":[],"days":[],"minutes":[]},
          "name":"Oslo","country":"NO","countryName":"Norway","region":"Oslo","latitude":59.91273,
          "longitude":10.74609,"population":580000,"elevation":null,"timeZone":"Europe/Oslo"},
          {"row":2,"report":null,"name":"48.15° N 17.11° E","country":null,"countryName":null,
          "region":null,"latitude":48.15,"longitude":17.11,"population":null,"elevation":null,"timeZone":null}]}
          """#)
      ])
  }

  @Test func saysHowFarItIsWithMoreThanAHundred() async throws {
    let places = (0..<250).map { number in
      var place = Fixture.oslo
      place.name = "Oslo \(number)"
      return place
    }
    let presenter = presenter(
      places: KeptPlaces(favorites: places).client, weather: .answering(Fixture.report))
    try await presenter.perform(.refresh)
    #expect(
      recorder.waits == [
        "Asking for the weather: 0 of 250", "Asking for the weather: 100 of 250",
        "Asking for the weather: 200 of 250", nil,
      ])
    #expect(recorder.take().map(\.stage) == [.progress, .progress, .final])
  }

  @Test func saysWhatToTypeWhereThereAreNone() async throws {
    let presenter = presenter(places: KeptPlaces().client)
    try await presenter.open()
    try await presenter.perform(.refresh)
    let empty = Shown(
      stage: .final, isList: true, text: " No favourites yet. Open a place and type: star",
      json: #"{"items":[]}"#)
    #expect(recorder.take() == [empty, empty])
    #expect(recorder.waits.isEmpty)
  }

  @Test func keepsTheSavedReportsWhereTheServiceFails() async {
    let presenter = presenter(
      weather: .failing(.limited(.openMeteo, until: nil)), saved: .holding([Fixture.oslo: old]))
    await #expect(throws: Failure.service(.limited(.openMeteo, until: nil))) {
      try await presenter.open()
    }
    #expect(recorder.take().map(\.stage) == [.interim])
    #expect(recorder.waits == ["Asking for the weather", nil])
  }

  @Test func showsNothingWhereNothingWasSavedAndTheServiceFails() async throws {
    let presenter = presenter(weather: .failing(.noReport))
    await #expect(throws: Failure.service(.noReport)) { try await presenter.open() }
    #expect(recorder.take().isEmpty)
    #expect(try presenter.place(atRow: 3) == Fixture.pin)
  }

  @Test func removesAndTakesBackWithoutARequest() async throws {
    let presenter = presenter(weather: .answering(Fixture.report))
    try await presenter.open()
    _ = recorder.take()
    try await presenter.perform(.edit(.remove(.rows([1...1, 3...3]))))
    expectText(
      recorder.takeText(),
      is: """
         Removed 東京 and 48.15° N 17.11° E. Type undo to take it back.
                                         humidity  wind
         1  Oslo  NO  ☁  7 °C  Overcast      81 %  4 m/s NW  14:00
         Open-Meteo · fetched 12 min ago
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        """)
    try await presenter.perform(.edit(.undo))
    expectText(
      recorder.takeText(),
      is: """
         東京 and 48.15° N 17.11° E are back.
                                                      humidity  wind
         1  東京               JP  ☁  7 °C  Overcast      81 %  4 m/s NW  14:00
         2  Oslo               NO  ☁  7 °C  Overcast      81 %  4 m/s NW  14:00
         3  48.15° N 17.11° E      ☁  7 °C  Overcast      81 %  4 m/s NW  14:00
         Open-Meteo · fetched 12 min ago
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        """)
    #expect(recorder.waits.count == 2)
  }

  @Test func forgetsWhatAnotherServiceSaid() async throws {
    let presenter = presenter(weather: .answering(Fixture.report))
    try await presenter.open()
    _ = recorder.take()
    presenter.forgetReports()
    try await presenter.perform(.turn(.to(1)))
    #expect(recorder.takeText().contains("no weather yet"))
    #expect(!recorder.takeText().contains("°C"))
  }

  @Test func keepsWhatWasChangedWhileTheRequestWasUnderWay() async throws {
    let recorder = recorder
    let editing = Exits<@MainActor () async throws -> Void>()
    let presenter = presenter(
      weather: WeatherClient { places async throws(ServiceError) in
        try? await editing.all.first?()
        return places.map { _ in Fixture.report }
      }, saved: .holding([Fixture.oslo: old]))
    try await presenter.perform(.edit(.remove(.rows([3...3]))))
    editing.leave {
      try await presenter.perform(.edit(.remove(.rows([1...1]))))
      try await presenter.perform(.edit(.undo))
      try await presenter.perform(.edit(.undo))
      try await presenter.perform(.edit(.remove(.rows([2...2]))))
    }
    try await presenter.perform(.refresh)
    expectText(
      recorder.take().last?.text ?? "",
      is: """
                                                            humidity  wind
         1  東京               JP  ☁  7 °C  Overcast            81 %  4 m/s NW  14:00
         2  48.15° N 17.11° E            –  no weather yet
         Open-Meteo · fetched 12 min ago
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        """)
  }

  @Test func clearsAfterAYes() async throws {
    let presenter = presenter()
    recorder.listener = .no
    try await presenter.perform(.edit(.clear))
    #expect(recorder.takeText() == " Nothing was changed.")
    recorder.listener = .nobody
    await #expect(throws: Failure.needsYes(.rm)) {
      try await presenter.perform(.edit(.remove(.all)))
    }
    recorder.listener = .yes
    try await presenter.perform(.edit(.remove(.all)))
    expectText(
      recorder.takeText(),
      is: """
         Removed 東京, Oslo and 48.15° N 17.11° E. Type undo to take it back.
         No favourites yet. Open a place and type: star
        """)
  }

  /// Unlike on other screens, it can be taken back, as every deletion from the list shown.
  @Test(
    arguments: [
      (["2"], .edit(.remove(.rows([2...2])))),
      (["1", "3"], .edit(.remove(.rows([1...1, 3...3])))),
      (["all"], .edit(.remove(.all))), ([], .unstar), (["0"], nil), (["oslo"], nil),
    ] as [([String], FavoritesAction?)])
  func unstarIsADeletion(words: [String], expected: FavoritesAction?) throws {
    let command = try #require(FavoritesView.commands.first { $0.name == .unstar })
    if let expected {
      #expect(try command.action(for: Arguments(words)) == expected)
    } else {
      #expect(throws: Failure.usage(.unstar)) { try command.action(for: Arguments(words)) }
    }
  }

  @Test func cannotUnstarNothing() async {
    await #expect(throws: Failure.noPlace(.unstar)) {
      try await presenter(places: .unimplemented).perform(.unstar)
    }
  }

  @Test(arguments: [0, 4, -1]) func hasNoOtherRows(row: Int) async {
    let presenter = presenter()
    #expect(throws: Failure.noRow(row, count: 3)) { try presenter.place(atRow: row) }
    await #expect(throws: Failure.noRow(row, count: 3)) { try await presenter.open(row: row) }
    await #expect(throws: Failure.noRow(9, count: 3)) {
      try await presenter.perform(.edit(.remove(.rows([9...9]))))
    }
  }

  @Test func opensARow() async throws {
    try await presenter().open(row: 2)
    #expect(exits.all == [.detail(Fixture.oslo)])
  }

  @Test func turnsPages() async throws {
    let presenter = presenter(
      places: KeptPlaces(favorites: Fixture.springfields).client,
      weather: .answering(Fixture.bareReport))
    try await presenter.open()
    #expect(presenter.hasNextPage)
    _ = recorder.take()
    try await presenter.perform(.turn(.next))
    expectText(
      recorder.takeText(),
      is: """
         11  Springfield  US  –  no weather yet
         12  Springfield  US  –  no weather yet
         Page 2 of 2.
         Open-Meteo · fetched just now
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        """)
    try await presenter.perform(.turn(.next))
    #expect(recorder.takeText() == " That was the last page.")
    await #expect(throws: Failure.noPage(0, count: 2)) {
      try await presenter.perform(.turn(.to(0)))
    }
  }

  @Test func marksSampleWeather() async throws {
    let presenter = presenter(
      places: KeptPlaces(favorites: [Fixture.oslo]).client,
      weather: .answering(Fixture.report(fetched: Fixture.now, service: .sample)))
    try await presenter.open()
    expectText(
      recorder.takeText(),
      is: """
                                         humidity  wind
         1  Oslo  NO  ☁  7 °C  Overcast      81 %  4 m/s NW  14:00
         SAMPLE · fetched just now
         SAMPLE: made up, not weather
        """)
  }

  @Test func saysWhyTheListCannotBeRead() async {
    let presenter = presenter(places: .failing(.noHome))
    await #expect(throws: Failure.storage(.noHome)) { try await presenter.open() }
  }

  private func presenter(
    places: PlaceListClient? = nil, weather: WeatherClient = .unimplemented,
    saved: SavedReportsClient = .holding()
  ) -> FavoritesPresenter {
    let places = places ?? kept.client
    return FavoritesPresenter(
      interactor: FavoritesInteractor(places: places, weather: weather, savedReports: saved),
      editor: ListEditor(.favorites, in: places, phrases: English(), shell: recorder.shell),
      words: WeatherWords(phrases: English(), now: { Fixture.now }), shell: recorder.shell,
      exit: { [exits] exit throws(Failure) in exits.leave(by: exit) })
  }
}
