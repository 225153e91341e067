@testable import Forecast
import FileTestSupport
import ScreenTestSupport

/// The list of a service that has one of its own.
@MainActor struct CityListTests {
  private let stage = CitiesStage()

  @Test func showsTheListOfTheServiceByOneRequest() async throws {
    let cities = stage.listed([Fixture.tokyo, Fixture.bratislava, Fixture.oslo])
    try await cities.perform(.show)
    let text = stage.recorder.takeText()
    #expect(text.hasPrefix(" 3 cities from the service's list, in its order\n"), "\(text)")
    #expect(text.contains("\n 3  Oslo        NO  Norway    ☁  2\u{A0}°C  Overcast "), "\(text)")
    try await cities.perform(.sort(.temperature))
    #expect(stage.recorder.takeText().hasPrefix(" 3 cities from the service's list, warmest first"))
    #expect(try (1...3).map { try cities.place(atRow: $0).name } == ["Oslo", "Bratislava", "東京"])
    try await cities.perform(.filter("osl"))
    #expect(stage.recorder.takeText().hasPrefix(" 1 city from the service's list matching osl"))
    #expect(stage.requests.all == [0])
  }

  @Test func takesOnlyTheOneCountryOfTheList() async throws {
    let cities = stage.listed(
      [Fixture.tokyo, Fixture.oslo], settings: SavedSettings(["country": "NO"]))
    try await cities.perform(.show)
    #expect(
      stage.recorder.takeText().hasPrefix(" 1 city in Norway from the service's list, in its order")
    )
  }

  @Test func theListOfTheServiceStaysWhereItCannotBeFetchedAgain() async throws {
    let fails = Mutex(false)
    let cities = stage.listed([Fixture.oslo], failing: { fails.withLock { $0 } })
    try await cities.perform(.show)
    fails.withLock { $0 = true }
    _ = stage.recorder.take()
    await #expect(throws: Failure.service(.noNetwork(host: "list.example"))) {
      try await cities.perform(.show)
    }
    #expect(stage.recorder.take().map(\.stage) == [.interim])
    #expect(try cities.place(atRow: 1) == Fixture.oslo)
    cities.forgetReports()
    #expect(!cities.isShown)
  }

  /// The state is that after a restart without a network.
  @Test(arguments: [CitiesAction.show, .filter("osl")])
  func theListIsShownAsItLastCame(action: CitiesAction) async throws {
    let cities = stage.listed([Fixture.oslo], kept: [Fixture.oslo], failing: { true })
    await #expect(throws: Failure.service(.noNetwork(host: "list.example"))) {
      try await cities.perform(action)
    }
    #expect(stage.recorder.take().map(\.stage) == [.interim])
    #expect(try cities.place(atRow: 1) == Fixture.oslo)
  }
}
