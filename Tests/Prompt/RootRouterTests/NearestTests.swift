import ScreenTestSupport

/// `nearest`: what lies at a point.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NearestTests {
  @Test(
    arguments: [
      // A town reaches as far as its people would live, a hamlet one kilometer
      (580_000, 7800, 312, nil, "Oslo, Norway"),
      (580_000, 7900, 312, nil, "7.9 km NW of Oslo, Norway"),
      (nil, 1000, 0, nil, "Oslo, Norway"), (nil, 1040, 0, nil, "1.0 km N of Oslo, Norway"),
      (0, 0, nil, nil, "Oslo, Norway"), (500, 4230, 22.5, nil, "4.2 km NE of Oslo, Norway"),
      (500, 99_600, 180, nil, "100 km S of Oslo, Norway"),
      (500, 5000, nil, nil, "5.0 km from Oslo, Norway"),
      // These points lie at sea, and where nobody lives
      (
        580_000, 1_240_000, 270, .sea(.atlanticOcean),
        "Atlantic Ocean. The nearest place is Oslo, Norway, 1240 km away."
      ),
      (
        500, 312_400, 270, .country(code: "DZ", name: "Algeria"),
        "Algeria. The nearest place is Oslo, Norway, 312 km away."
      ),
    ] as [(Int?, Double, Double?, NearestPlace.Surroundings?, String)])
  func saysWhatLiesThere(
    people: Int?, meters: Double, degrees: Double?, surroundings: NearestPlace.Surroundings?,
    expected: String
  ) async {
    let session = Session(
      ["nearest 60 10.7"],
      gazetteer: .naming(near(people, meters, degrees, surroundings)), columns: 120)
    #expect(await session.run().text == "> nearest 60 10.7\n \(expected)\n")
  }

  @Test(arguments: [
    "52.52 13.405", "52.52,13.405", "52.52, 13.405", "52.52N 13.405E", "13.405E 52.52N",
    "52°31′12″N 13°24′18″E", "52,52 13,405",
  ])
  func readsPositionsAsPeopleWriteThem(text: String) async {
    var gazetteer = GazetteerClient.unimplemented
    let oslo = near(nil, 0, nil, nil)
    gazetteer.nearest = { point, language throws(GazetteerError) in
      #expect(point.rounded(to: 5) == Coordinate(latitude: 52.52, longitude: 13.405))
      #expect(language == .english)
      return oslo
    }
    let session = Session([], runMode: .pipe, gazetteer: gazetteer)
    #expect(await session.run(["nearest", text]) == (" Oslo, Norway\n", 0))
  }

  @Test(
    arguments: [
      ("90 0", 90, 0), ("-90 180", -90, 180), ("0 -180", 0, -180), ("0 0", 0, 0), ("48 17", 48, 17),
    ] as [(String, Double, Double)])
  func takesBothEndsOfEveryRange(text: String, latitude: Double, longitude: Double) async {
    var gazetteer = GazetteerClient.unimplemented
    gazetteer.nearest = { point, _ throws(GazetteerError) in
      #expect(point == Coordinate(latitude: latitude, longitude: longitude))
      return nil
    }
    let session = Session([], runMode: .pipe, gazetteer: gazetteer)
    #expect(await session.run(["nearest", text]).status == 3)
  }

  @Test(arguments: ["91 0", "0 180.1", "Oslo", "5"])
  func refusesWhatIsNoPosition(text: String) async {
    let answer = await Session([.line("nearest \(text)")], columns: 200).answers()
    let range = "Latitude is -90 to 90, longitude -180 to 180, as in 48.15 17.11."
    #expect(answer == [" \"\(text)\" isn't a valid position. \(range)\n"])
    #expect(await Session(["nearest"]).answers() == [" Usage: nearest LAT LON\n"])
  }

  @Test func saysThatTheGazetteerCannotBeRead() async {
    let session = Session(
      [], runMode: .pipe, gazetteer: .failing(.missing(path: "/share/gazetteer.sqlite")))
    #expect(await session.run(["nearest", "0", "0"]).status == 1)
    #expect(
      session.lines.errors
        == "The gazetteer is missing at /share/gazetteer.sqlite. Reinstall Vane.\n")
  }

  @Test func saysHowHighItLies() async {
    var nearest = near(580_000, 200, nil, nil)
    nearest?.place.elevation = Elevation(26, .meters)
    let session = Session([], runMode: .pipe, gazetteer: .naming(nearest))
    #expect(
      await session.run(["nearest", "59.9", "10.7"]).text
        == " Oslo, Norway, 26 m above sea level\n")
  }

  @Test func answersPrograms() async {
    let session = Session(
      ["nearest 60 10.7", "nearest 91 0"], runMode: .json,
      gazetteer: .naming(near(580_000, 10_018.4, 345.6, nil)))
    let (text, status) = await session.run()
    expectText(
      text,
      is: #"""
        {"schema":2,"command":"nearest","ok":true,"place":\#(Fixture.oslo.json),"distance":10018,"bearing":346}
        {"schema":2,"command":"nearest","ok":false,"error":{"code":"usage","message":"\"91 0\" isn't a valid position. Latitude is -90 to 90, longitude -180 to 180, as in 48.15 17.11."}}

        """#)
    #expect(status == 2)
    let here = Session(
      [], runMode: .json, gazetteer: .naming(near(580_000, 0, nil, nil)))
    #expect(
      await here.run(["nearest", "1", "2"]).text.hasSuffix(#""distance":0,"bearing":null}"# + "\n"))
  }

  private func near(
    _ people: Int?, _ meters: Double, _ degrees: Double?, _ surroundings: NearestPlace.Surroundings?
  ) -> NearestPlace? {
    var place = Fixture.oslo
    place.population = people
    return .near(place, meters: meters, bearing: degrees, surroundings: surroundings)
  }
}
