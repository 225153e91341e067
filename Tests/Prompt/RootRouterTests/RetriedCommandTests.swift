import LineEditor
@testable import RootRouter
import ScreenTestSupport
import TestSupport

/// A command that is repeated when the network is back keeps its meaning, whatever its words would mean by then.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RetriedCommandTests {
  private let network = Network()

  @Test(arguments: [("compare 1 2", ["Oslo", "Bratislava"]), ("detail 2", ["Bratislava"])])
  func rowsAreThePlacesThatTheyWere(line: String, names: [String]) async {
    let session = network.session(
      ["searches", .line(line), "search spring", .act { await network.comeBack() }],
      searches: [Fixture.oslo, Fixture.bratislava], gazetteer: .finding(Fixture.springfields))
    _ = await session.run()
    #expect(network.asked.last?.map(\.name) == names)
  }

  /// Vail in Arizona has more people, and the one in Colorado is near Aspen.
  @Test func namesOfAComparisonAreMeantTogether() async {
    let places = [
      ("Aspen", 39.19, -106.82, 7401), ("Vail", 32.05, -110.71, 13_604),
      ("Vail", 39.64, -106.37, 5483),
    ].map { name, latitude, longitude, people in
      Place(name: name, coordinate: Coordinate(latitude, longitude), population: people)
    }
    let session = network.session(["compare Aspen, Vail"], gazetteer: .finding(places))
    _ = await session.run()
    #expect(network.asked.last?.map(\.coordinate.latitude) == [39.19, 39.64])
  }

  /// Of two places only one has a report when the network is gone.
  @Test func aComparisonNamesThePlaceThatIsMissing() async {
    let session = Session(
      ["searches", "compare 1 2"],
      kept: SavedPlaces(searches: [Fixture.oslo, Fixture.bratislava]), gazetteer: .finding([]),
      weather: .failing(.refused(host: "api.open-meteo.com")), saved: [Fixture.oslo: Fixture.report]
    )
    expectText(
      await session.run().text, has: "Bratislava: no weather yet", lacks: "Oslo: no weather yet")
  }

  @Test func thePartThatWasAskedForComes() async {
    let session = network.session(
      ["days 3 Oslo", .act { await network.comeBack() }], gazetteer: .finding([Fixture.oslo]))
    let said = await session.answers()
    expectText(said.joined(), has: "The next days", lacks: "The next hours")
  }

  @Test func aCommandSaidToAScreenComesThereAgain() async {
    let session = network.session(
      ["1", "forecast refresh", "map", .act { await network.comeBack() }], searches: [Fixture.oslo])
    let said = await session.answers()
    #expect(said.last?.contains("Oslo, Norway   ") == true, "\(said)")
  }

  /// The needs of one place's page don't carry over to the next command.
  @Test func aRowOpenedMeanwhileIsShownWhole() async {
    let session = network.session(
      ["searches", "days 3 Oslo", .act { network.isThere = true }, "searches", "1"],
      searches: [Fixture.bratislava, Fixture.oslo], gazetteer: .finding([Fixture.oslo]))
    let said = await session.answers()
    #expect(said.last?.contains("Oslo, Norway") == true, "\(said)")
    #expect(said.last?.contains(" m/s ←6") == true, "\(said)")
  }

  /// A search of the gazetteer needs no network, and says nothing about it.
  @Test func aSearchInTheGazetteerAloneEndsNothing() async {
    let session = network.session(
      ["refresh", "search Oslo", "favorites", .act { await network.comeBack() }],
      searches: [Fixture.bratislava], gazetteer: .finding([Fixture.oslo]))
    let said = await session.answers()
    #expect(said[2].contains("offline since"), "\(said)")
    #expect(network.asked.count == 2)
  }

  /// A page of a place that can't be returned to is released.
  @Test func screensAreLetGoOf() async {
    network.isThere = true
    let session = network.session(
      ["searches", "1", "searches", "2", "searches", "1", "forecast"],
      searches: [Fixture.oslo, Fixture.bratislava])
    _ = await session.run()
    #expect(session.router.screens.count <= Location.tabs.count)
  }
}
