import LineEditor
import RootRouter
import ScreenTestSupport

/// The network is lost, and comes back.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NetworkLostTests {
  private let network = Network(Fixture.emptyReport)
  private let head = " Forecast · [Searches] · Favorites · Map\n"
  private let springfields = """
     2 places for spring
        place        region, country                people
     1  Springfield  Missouri, United States       169,176
     2  Springfield  Massachusetts, United States  155,929

    """

  @Test func aFailedSearchIsMadeAgainByItself() async {
    let session = network.session(["search spring", .act { await network.comeBack() }, "searches"])
    let said = await session.answers()
    #expect(said[0].hasSuffix("type: set\n service sample\n" + head + springfields), "\(said)")
    #expect(said[1].hasSuffix("No searches yet. Type: search Oslo\n"), "\(said)")
  }

  /// The places known are there at once, and those of the service come when it answers.
  @Test func aSearchOnlineIsMadeAgainByItself() async {
    let session = network.session(
      ["search -o spring", .act { await network.pretend() }, .act { await network.comeBack() }],
      gazetteer: .matching([PlaceMatch(place: Fixture.oslo, kind: .whole, score: 5)]))
    let said = await session.answers()
    expectText(
      said[0],
      is: """
         Forecast · [Searches] · Favorites · Map
         1 place for spring
            place  region, country   people
         1  Oslo   Oslo, Norway     580,000
         api.example can't be reached: there is no network. Vane will try again when the
         network is back.
         Forecast · [Searches] · Favorites · Map
         3 places for spring
            place        region, country                people
         1  Oslo         Oslo, Norway                  580,000
         2  Springfield  Missouri, United States       169,176
         3  Springfield  Massachusetts, United States  155,929

        """)
  }

  @Test(arguments: ["more", ""]) func aPageIsNotTurnedTwice(line: String) async {
    network.isThere = true
    let cities = (0..<48).compactMap { number in
      Coordinate(latitude: Double(number), longitude: 10).map {
        Place(name: "City \(number)", coordinate: $0)
      }
    }
    let session = network.session(
      [
        "cities", .act { network.isThere = false }, .line(line), .line(line),
        .act { await network.comeBack() },
      ], gazetteer: .listing(cities), rows: 21)
    let said = await session.answers()
    #expect(said[2].ranges(of: "Page 3 of 4").count == 2, "\(said[2])")
    #expect(!said[2].contains("Page 4 of 4"), "\(said[2])")
  }

  @Test func theHeadSaysSinceWhen() async {
    let session = network.session(
      ["refresh", "favorites", .act { await network.comeBack() }, "favorites"],
      searches: [Fixture.oslo])
    let said = await session.answers()
    #expect(said[1].contains("[Favorites] · Map   offline since 13:12\n"), "\(said)")
    // The report asked for first, without a head of its own
    #expect(said[1].contains("type: star\n Oslo, Norway  "), "\(said)")
    #expect(said[2].contains("[Favorites] · Map\n"), "\(said)")
  }

  /// A person who has opened another page stays there, and can read the late answer above the prompt.
  @Test func goingElsewhereForgetsNothing() async {
    let session = network.session(
      ["refresh", "map", .act { await network.comeBack() }, "more", "detail"],
      searches: [Fixture.oslo])
    let said = await session.answers()
    #expect(said[1].contains("pin 48.15 17.11\n Oslo, Norway  "), "\(said)")
    #expect(said[2] == " This is the last page.\n")
    #expect(said[3].contains(" Oslo, Norway  "), "\(said)")
    #expect(network.asked.count == 2)
  }

  @Test func aSearchIsMadeAgainForWhoHasGoneElsewhere() async {
    let session = network.session([
      "search spring", "map", .act { await network.comeBack() }, "2", "back",
    ])
    let said = await session.answers()
    #expect(said[1].hasSuffix("pin 48.15 17.11\n" + springfields), "\(said)")
    #expect(said[2].contains("Springfield, Massachusetts, United States  "), "\(said)")
    #expect(said[3].contains("[Map]\n No pins yet."), "\(said)")
  }

  @Test func ctrlCForgetsWhatFailed() async {
    let session = network.session(
      ["refresh", .event(.interrupted(droppedText: false)), .act { await network.comeBack() }],
      searches: [Fixture.oslo])
    _ = await session.run()
    #expect(network.asked.count == 1)
  }

  @Test func whatFailsAgainIsSilent() async {
    let session = network.session(
      ["refresh", .act { await network.pretend() }, "favorites"], searches: [Fixture.oslo])
    let text = await session.run().text
    #expect(network.asked.count == 2)
    #expect(text.split(separator: "there is no network").count == 2, "\(text)")
    #expect(text.contains("offline since 13:12"))
  }

  @Test func anAnswerToAnotherCommandEndsIt() async {
    let session = network.session(
      ["refresh", .act { network.isThere = true }, "refresh", .act { await network.comeBack() }],
      searches: [Fixture.oslo])
    _ = await session.run()
    #expect(network.asked.count == 2)
  }

  @Test func aRowOpenedIsOpenedAgainWhateverItsNumberMeansByThen() async {
    let session = network.session(
      ["searches", "1", .act { await network.comeBack() }], searches: [Fixture.oslo])
    let text = await session.run().text
    #expect(network.asked.count == 2)
    #expect(text.hasSuffix("GeoNames · CC BY 4.0\n"), "\(text)")
    #expect(text.contains("Oslo, Norway    "))
  }

  @Test(arguments: [
    ServiceError.status(500, host: "h", reason: nil), .untrusted(host: "h"), .tooLarge(host: "h"),
    .limited(.openMeteo, until: nil), .noReport,
  ])
  func otherFailuresAreNotMadeAgain(error: ServiceError) async {
    network.error = error
    let session = network.session(
      ["refresh", .act { await network.comeBack() }, "favorites"], searches: [Fixture.oslo])
    let text = await session.run().text
    #expect(network.asked.count == 1)
    #expect(!text.contains("offline since"))
  }

  @Test(arguments: [RunMode.pipe, .json])
  func onAPipeNothingIsMadeAgain(runMode: RunMode) async {
    let session = network.session(
      ["forecast", .act { await network.comeBack() }, "favorites"], runMode: runMode,
      searches: [Fixture.oslo])
    let text = await session.run().text
    #expect(network.asked.count == 1)
    #expect(!text.contains("offline since"))
  }

  @Test(arguments: [
    (ServiceError.noNetwork(host: "api.example"), 1), (.unknownHost("api.example"), 1),
    (.refused(host: "api.example"), 0), (.connectionLost(host: "api.example"), 0),
  ])
  func theSampleIsOfferedOnce(error: ServiceError, count: Int) async {
    network.error = error
    let text = await network.session(["search spring", "search lake"]).run().text
    #expect(text.ranges(of: "--sample").count == count, "\(text)")
  }
}
