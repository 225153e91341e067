import RootRouter
import ScreenTestSupport

/// A command doesn't wait for one that the user has left.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PrecedenceTests {
  private let stage = BackgroundStage()

  /// The service is silent about the place of the last search, whose saved report gave the prompt back.
  @Test func letsGoOfTheReportBehindASavedOne() async {
    let service = SilentService(about: Fixture.oslo)
    let session = Session(
      [.act { await service.isAsked.pass() }, "search spring", "1", "quit"],
      kept: SavedPlaces(searches: [Fixture.oslo]),
      gazetteer: .finding(Fixture.springfields), weather: service.weather,
      saved: [Fixture.oslo: stage.old])
    _ = await session.run(openingHome: true)
    await service.isLeft.pass()
    #expect(service.log.first == "Oslo")
    #expect(Set(service.log) == ["Oslo", "gave up Oslo", "Springfield"])
  }

  /// The service is silent about the second page, which is fetched while the first is read.
  @Test func letsGoOfThePageFetchedAhead() async {
    let cities = Array(repeating: Fixture.springfields[0], count: 100) + [Fixture.oslo]
    let service = SilentService(about: Fixture.oslo)
    let session = Session(
      ["cities", .act { await service.isAsked.pass() }, "1", "quit"], gazetteer: .listing(cities),
      weather: service.weather)
    _ = await session.run()
    await service.isLeft.pass()
    #expect(service.log.prefix(2) == ["Springfield", "Oslo"])
    #expect(service.log.dropFirst(2).sorted() == ["Springfield", "gave up Oslo"])
  }

  /// A list that was saved gives the prompt back, and the rest of a thousand favorites takes its time.
  @Test func saysHowFarItIsAboveThePrompt() async {
    let favorites = (0..<250).map { number in
      var place = Fixture.oslo
      place.name = "Oslo \(number)"
      return place
    }
    let session = Session(
      ["favorites", .act { await stage.letGo() }, "quit"], kept: SavedPlaces(favorites: favorites),
      weather: stage.weather,
      saved: Dictionary(uniqueKeysWithValues: favorites.map { ($0, stage.old) }))
    let text = await session.run().text
    #expect(
      text.split(separator: "\n").filter { $0.contains(" of 250") } == [
        " Requesting the weather: 100 of 250", " Requesting the weather: 200 of 250",
      ])
    #expect(text.contains("−12 °C") && text.contains("☁ 7 °C"), "\(text)")
  }
}

/// Never answers about one place, until it is not asked any more.
private final class SilentService: Sendable {
  /// Open once the place was asked about, and once nobody waits for its answer any more.
  let (isAsked, isLeft) = (Gate(), Gate())
  private let place: Place
  private let entries = Mutex<[String]>([])

  init(about place: Place) {
    self.place = place
  }

  var log: [String] { entries.withLock(\.self) }

  var weather: WeatherClient {
    WeatherClient { [self] places async throws(ServiceError) in
      note(places[0].name)
      guard places.contains(place) else { return places.map { _ in Fixture.report } }
      isAsked.open()
      let gate = Gate()
      await withTaskCancellationHandler {
        await gate.pass()
      } onCancel: {
        note("gave up " + place.name)
        gate.open()
        isLeft.open()
      }
      throw .cancelled
    }
  }

  private func note(_ entry: String) {
    entries.withLock { $0.append(entry) }
  }
}
