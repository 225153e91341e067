import Phrases
import ScreenKit
import ScreenTestSupport
import Testing
import WeatherClients
import WeatherModels

@testable import Searches

@MainActor struct SearchesPresenterTests {
  private let recorder = ShellRecorder()
  private let exits = Exits<SearchesExit>()
  private let kept = KeptPlaces(searches: [Fixture.oslo, Fixture.tokyo, Fixture.pin])

  @Test func showsTheSearchesMade() throws {
    let presenter = presenter()
    try presenter.open()
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.final])
    #expect(shown.map(\.isList) == [true])
    expectText(
      shown.map(\.text).joined(),
      is: """
         Searches made, newest first
         1  Oslo               Oslo, Norway    580,000  59.91   10.75
         2  東京               東京都, 日本  9,733,276  35.69  139.69
         3  48.15° N 17.11° E                           48.15   17.11
        """)
    #expect(
      shown.map(\.json) == [
        "{\"items\":\(JSONValue.rows([Fixture.oslo, Fixture.tokyo, Fixture.pin]))}"
      ])
  }

  @Test func saysWhatToTypeWhereNothingWasSearched() throws {
    let presenter = presenter(places: KeptPlaces().client)
    try presenter.open()
    #expect(
      recorder.take() == [
        Shown(
          stage: .final, isList: true, text: " Nothing searched yet. Type: search Oslo",
          json: #"{"items":[]}"#)
      ])
    #expect(throws: Failure.noRow(1, count: 0)) { try presenter.place(atRow: 1) }
  }

  @Test func findsPlaces() async throws {
    let presenter = presenter(gazetteer: .finding([Fixture.springfields[0]]))
    try await presenter.perform(.find("spring", online: false))
    #expect(recorder.waits == ["Looking for spring", nil])
    let shown = recorder.take()
    #expect(shown.map(\.isList) == [true])
    expectText(
      shown.map(\.text).joined(),
      is: """
         1 place for spring
         1  Springfield  Missouri, United States  169,176  37.22  -93.30
        """)
    #expect(
      shown.map(\.json) == [
        #"{"results":[{"row":1,"matched":"Springfield","name":"Springfield","country":"US","#
          + #""countryName":"United States","region":"Missouri","latitude":37.21533,"#
          + #""longitude":-93.29824,"population":169176,"timeZone":"America/Chicago"}]}"#
      ])
    #expect(kept.places(.searches) == [Fixture.oslo, Fixture.tokyo, Fixture.pin])
  }

  @Test func saysWhyAPlaceWasFound() async throws {
    let presenter = presenter(
      gazetteer: .matching([
        PlaceMatch(
          place: Fixture.tokyo, kind: .beginning, matchedName: "Tokio", highlight: 0..<3, score: 7),
        PlaceMatch(place: Fixture.oslo, kind: .whole, highlight: 0..<4, score: 6),
      ]))
    try await presenter.perform(.find("tok", online: false))
    let shown = recorder.take()
    expectText(
      shown.map(\.text).joined(),
      is: """
         2 places for tok
         1  東京 (Tokio)  東京都, 日本  9,733,276  35.69  139.69
         2  Oslo          Oslo, Norway    580,000  59.91   10.75
        """)
    #expect(shown.map(\.json).joined().contains(#"{"row":1,"matched":"Tokio","name":"東京","#))
    #expect(shown.map(\.json).joined().contains(#"{"row":2,"matched":"Oslo","name":"Oslo","#))
  }

  @Test func saysThatTheseAreGuesses() async throws {
    let presenter = presenter(
      gazetteer: .matching([PlaceMatch(place: Fixture.bratislava, kind: .typo, score: 3)]),
      geocoding: .failing(.noNetwork(host: "api.example")))
    try await presenter.perform(.find("Bratislva", online: false))
    let page = """
       Nothing called Bratislva. Nearest names:
       1  Bratislava  Bratislava Region, Slovakia  423,737  48.15  17.11
      """
    expectText(recorder.takeText(), is: page)
    // Nobody is taken to another place without being told.
    try await presenter.perform(.openFirst("Bratislva"))
    expectText(recorder.takeText(), is: page)
    #expect(exits.all.isEmpty)
    try await presenter.open(row: 1)
    #expect(exits.all == [.detail(Fixture.bratislava)])
  }

  @Test func saysHowFarItIsFromHome() async throws {
    let presenter = presenter(
      gazetteer: .finding([Fixture.bratislava, Fixture.tokyo, Fixture.oslo]),
      settings: ["home": "48.2,16.37"])
    try await presenter.perform(.find("o", online: false))
    expectText(
      recorder.takeText(width: 100),
      is: """
         3 places for o
         1  Bratislava  Bratislava Region, Slovakia    423,737  48.15   17.11    55 km from home
         2  東京        東京都, 日本                 9,733,276  35.69  139.69  9129 km from home
         3  Oslo        Oslo, Norway                   580,000  59.91   10.75  1352 km from home
        """)
    // Where a place lies on the globe goes before how far it is.
    try await presenter.perform(.turn(.to(1)))
    expectText(
      recorder.takeText(width: 80),
      is: """
         3 places for o
         1  Bratislava  Bratislava Region, Slovakia    423,737    55 km from home
         2  東京        東京都, 日本                 9,733,276  9129 km from home
         3  Oslo        Oslo, Norway                   580,000  1352 km from home
        """)
  }

  /// The distances are those of the places found; the searches made have none.
  @Test func keepsTheDistancesToTheListFound() async throws {
    let presenter = presenter(
      gazetteer: .finding([Fixture.bratislava]), settings: ["home": "48.2,16.37"])
    try await presenter.perform(.find("bra", online: false))
    _ = recorder.take()
    try presenter.open()
    #expect(!recorder.takeText(width: 120).contains("from home"))
  }

  @Test func asksTheServiceAsWellWhereThatIsWanted() async throws {
    let presenter = presenter(
      gazetteer: .finding([Fixture.oslo]), geocoding: .finding([Fixture.pin]))
    try await presenter.perform(.find("oslo", online: true))
    expectText(
      recorder.takeText(),
      is: """
         2 places for oslo
         1  Oslo               Oslo, Norway  580,000  59.91  10.75
         2  48.15° N 17.11° E                         48.15  17.11
        """)
  }

  @Test func keepsTheListWhereNothingIsFound() async throws {
    let presenter = presenter(gazetteer: .finding([]), geocoding: .finding([]))
    try presenter.open()
    await #expect(throws: Failure.placeNotFound("xyzzy")) {
      try await presenter.perform(.find("xyzzy", online: false))
    }
    #expect(try presenter.place(atRow: 2) == Fixture.tokyo)
    #expect(recorder.waits == ["Looking for xyzzy", nil])
  }

  @Test func keepsTheListWhereTheServiceFails() async throws {
    let offline = ServiceError.noNetwork(host: "api.example")
    let presenter = presenter(gazetteer: .finding([]), geocoding: .failing(offline))
    await #expect(throws: Failure.placeNotFoundOffline("oslo", offline)) {
      try await presenter.perform(.find("oslo", online: false))
    }
    #expect(try presenter.place(atRow: 1) == Fixture.oslo)
    #expect(recorder.take().isEmpty)
  }

  @Test func opensARowAndRemembersIt() async throws {
    let presenter = presenter(gazetteer: .finding(Fixture.springfields))
    try await presenter.perform(.find("spring", online: false))
    try await presenter.open(row: 12)
    #expect(exits.all == [.detail(Fixture.springfields[11])])
    #expect(kept.places(.searches).first == Fixture.springfields[11])
    #expect(kept.places(.searches).count == 4)
  }

  @Test func remembersNoPlaceTwice() async throws {
    let presenter = presenter()
    try presenter.open()
    try await presenter.open(row: 3)
    #expect(kept.places(.searches) == [Fixture.pin, Fixture.oslo, Fixture.tokyo])
  }

  @Test func opensTheBestMatchAtOnce() async throws {
    let presenter = presenter(gazetteer: .finding(Fixture.springfields))
    try await presenter.perform(.openFirst("spring"))
    #expect(exits.all == [.detail(Fixture.springfields[0])])
    #expect(recorder.take().isEmpty)
    await #expect(throws: Failure.placeNotFound("xyzzy")) {
      try await self.presenter(gazetteer: .finding([]), geocoding: .finding([]))
        .perform(.openFirst("xyzzy"))
    }
  }

  @Test(arguments: [0, 4, -1, 999_999_999]) func hasNoOtherRows(row: Int) async throws {
    let presenter = presenter()
    #expect(throws: Failure.noRow(row, count: 3)) { try presenter.place(atRow: row) }
    await #expect(throws: Failure.noRow(row, count: 3)) { try await presenter.open(row: row) }
    #expect(exits.all.isEmpty)
  }

  @Test func turnsPages() async throws {
    let presenter = presenter(gazetteer: .finding(Fixture.springfields))
    try await presenter.perform(.find("spring", online: false))
    #expect(presenter.hasNextPage)
    _ = recorder.take()
    try await presenter.perform(.turn(.next))
    #expect(!presenter.hasNextPage)
    expectText(
      recorder.takeText(),
      is: """
         12 places for spring
         11  Springfield  Florida, United States   8,903  30.15  -85.61
         12  Springfield  Michigan, United States  5,260  42.33  -85.24
         Page 2 of 2.
        """)
    try await presenter.perform(.turn(.next))
    #expect(recorder.takeText() == " That was the last page.")
    await #expect(throws: Failure.noPage(3, count: 2)) {
      try await presenter.perform(.turn(.to(3)))
    }
    try await presenter.perform(.turn(.to(1)))
    #expect(recorder.takeText().hasPrefix(" 12 places for spring\n  1  Springfield"))
  }

  @Test func removesAndTakesBack() async throws {
    let presenter = presenter()
    try presenter.open()
    _ = recorder.take()
    try await presenter.perform(.edit(.remove(.rows([1...2]))))
    expectText(
      recorder.takeText(),
      is: """
         Removed Oslo and 東京. Type undo to take it back.
         Searches made, newest first
         1  48.15° N 17.11° E  48.15  17.11
        """)
    try await presenter.perform(.edit(.undo))
    expectText(
      recorder.takeText(),
      is: """
         Oslo and 東京 are back.
         Searches made, newest first
         1  Oslo               Oslo, Norway    580,000  59.91   10.75
         2  東京               東京都, 日本  9,733,276  35.69  139.69
         3  48.15° N 17.11° E                           48.15   17.11
        """)
    #expect(kept.places(.searches) == [Fixture.oslo, Fixture.tokyo, Fixture.pin])
  }

  @Test func clearsAfterAYes() async throws {
    let presenter = presenter()
    recorder.listener = .no
    try await presenter.perform(.edit(.clear))
    #expect(recorder.takeText() == " Nothing was changed.")
    recorder.listener = .yes
    try await presenter.perform(.edit(.clear))
    expectText(
      recorder.takeText(),
      is: """
         Removed Oslo, 東京 and 48.15° N 17.11° E. Type undo to take it back.
         Nothing searched yet. Type: search Oslo
        """)
    recorder.listener = .nobody
    try await presenter.perform(.edit(.undo))
    await #expect(throws: Failure.needsYes(.clear)) {
      try await presenter.perform(.edit(.clear))
    }
    #expect(kept.places(.searches).count == 3)
  }

  @Test func deletesNothingFromPlacesFound() async throws {
    let presenter = presenter(gazetteer: .finding(Fixture.springfields))
    try await presenter.perform(.find("spring", online: false))
    for edit in [ListEdit.clear, .remove(.all), .remove(.rows([1...1]))] {
      await #expect(throws: Failure.notDeletable) { try await presenter.perform(.edit(edit)) }
    }
    #expect(kept.places(.searches).count == 3)
  }

  @Test func saysWhyTheListCannotBeReadOrWritten() async {
    let presenter = presenter(
      gazetteer: .finding([Fixture.oslo]), places: .failing(.noHome))
    #expect(throws: Failure.storage(.noHome)) { try presenter.open() }
    await #expect(throws: Failure.storage(.noHome)) {
      try await presenter.perform(.openFirst("oslo"))
    }
    #expect(exits.all.isEmpty)
  }

  private func presenter(
    gazetteer: GazetteerClient = .unimplemented, geocoding: PlacesClient = .unimplemented,
    places: PlaceListClient? = nil, settings: [String: String] = [:]
  ) -> SearchesPresenter {
    let places = places ?? kept.client
    return SearchesPresenter(
      interactor: SearchesInteractor(
        gazetteer: gazetteer, geocoding: geocoding, places: places,
        settings: KeptSettings(settings).client, phrases: English(), now: { Fixture.now }),
      editor: ListEditor(.searches, in: places, phrases: English(), shell: recorder.shell),
      phrases: English(), shell: recorder.shell,
      exit: { [exits] exit throws(Failure) in exits.leave(by: exit) })
  }
}
