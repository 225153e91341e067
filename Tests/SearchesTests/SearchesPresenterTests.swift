import Phrases
import ScreenKit
import ScreenTestSupport
import Synchronization
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
    let asked = Mutex<[String]>([])
    let presenter = presenter(
      finder: PlacesClient { text, country async throws(ServiceError) in
        asked.withLock { $0.append("\(text) in \(country ?? "the world")") }
        return [Fixture.springfields[0]]
      })
    try await presenter.perform(.find("spring", country: nil))
    try await presenter.perform(.find("spring", country: "US"))
    #expect(asked.withLock { $0 } == ["spring in the world", "spring in US"])
    #expect(
      recorder.waits == ["Looking for spring", nil, "Looking for spring", nil])
    let shown = recorder.take()
    expectText(
      shown.map(\.text).joined(separator: "\n\n"),
      is: """
         1 place for spring
         1  Springfield  Missouri, United States  169,176  37.22  -93.30

         1 place for spring
         1  Springfield  Missouri, United States  169,176  37.22  -93.30
        """)
    #expect(
      shown.last?.json
        == #"{"results":[{"row":1,"matched":"Springfield","name":"Springfield","country":"US","#
        + #""countryName":"United States","region":"Missouri","latitude":37.21533,"#
        + #""longitude":-93.29824,"population":169176,"timeZone":"America/Chicago"}]}"#)
    #expect(kept.places(.searches) == [Fixture.oslo, Fixture.tokyo, Fixture.pin])
  }

  @Test func keepsTheListWhereNothingIsFound() async throws {
    let presenter = presenter(finder: .finding([]))
    try presenter.open()
    await #expect(throws: Failure.placeNotFound("xyzzy")) {
      try await presenter.perform(.find("xyzzy", country: nil))
    }
    #expect(try presenter.place(atRow: 2) == Fixture.tokyo)
    #expect(recorder.waits == ["Looking for xyzzy", nil])
  }

  @Test func keepsTheListWhereTheServiceFails() async throws {
    let presenter = presenter(finder: .failing(.noNetwork(host: "api.example")))
    await #expect(throws: Failure.service(.noNetwork(host: "api.example"))) {
      try await presenter.perform(.find("oslo", country: nil))
    }
    #expect(try presenter.place(atRow: 1) == Fixture.oslo)
    #expect(recorder.take().isEmpty)
  }

  @Test func opensARowAndRemembersIt() async throws {
    let presenter = presenter(finder: .finding(Fixture.springfields))
    try await presenter.perform(.find("spring", country: nil))
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
    let presenter = presenter(finder: .finding(Fixture.springfields))
    try await presenter.perform(.openFirst("spring", country: nil))
    #expect(exits.all == [.detail(Fixture.springfields[0])])
    #expect(recorder.take().isEmpty)
    await #expect(throws: Failure.placeNotFound("xyzzy")) {
      try await self.presenter(finder: .finding([])).perform(.openFirst("xyzzy", country: nil))
    }
  }

  @Test(arguments: [0, 4, -1, 999_999_999]) func hasNoOtherRows(row: Int) async throws {
    let presenter = presenter()
    #expect(throws: Failure.noRow(row, count: 3)) { try presenter.place(atRow: row) }
    await #expect(throws: Failure.noRow(row, count: 3)) { try await presenter.open(row: row) }
    #expect(exits.all.isEmpty)
  }

  @Test func turnsPages() async throws {
    let presenter = presenter(finder: .finding(Fixture.springfields))
    try await presenter.perform(.find("spring", country: nil))
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
    let presenter = presenter(finder: .finding(Fixture.springfields))
    try await presenter.perform(.find("spring", country: nil))
    for edit in [ListEdit.clear, .remove(.all), .remove(.rows([1...1]))] {
      await #expect(throws: Failure.notDeletable) { try await presenter.perform(.edit(edit)) }
    }
    #expect(kept.places(.searches).count == 3)
  }

  @Test func saysWhyTheListCannotBeReadOrWritten() async {
    let presenter = presenter(
      finder: .finding([Fixture.oslo]), places: .failing(.noHome))
    #expect(throws: Failure.storage(.noHome)) { try presenter.open() }
    await #expect(throws: Failure.storage(.noHome)) {
      try await presenter.perform(.openFirst("oslo", country: nil))
    }
    #expect(exits.all.isEmpty)
  }

  private func presenter(
    finder: PlacesClient = .unimplemented, places: PlaceListClient? = nil
  ) -> SearchesPresenter {
    let places = places ?? kept.client
    return SearchesPresenter(
      interactor: SearchesInteractor(finder: finder, places: places, now: { Fixture.now }),
      editor: ListEditor(.searches, in: places, phrases: English(), shell: recorder.shell),
      phrases: English(), shell: recorder.shell,
      exit: { [exits] exit throws(Failure) in exits.leave(by: exit) })
  }
}
