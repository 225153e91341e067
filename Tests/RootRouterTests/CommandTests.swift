import ScreenTestSupport
import Synchronization
import Testing
import WeatherClients
import WeatherModels

/// What single commands do at the prompt.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CommandTests {
  @Test func offersTheNearestCommand() async {
    let session = Session(["serch Oslo", "se", "help frobnicate", "page"])
    let (text, status) = await session.run()
    expectText(
      text,
      is: """
        > serch Oslo
         No command "serch". Did you mean "search"? To look for a place: search serch
        > se
         "se" can mean search, searches, set.
        > help frobnicate
         No command "frobnicate". Type help for the list.
        > page
         Type: page N

        """)
    // A person saw it.
    #expect(status == 0)
  }

  @Test func looksForNoPlaceBehindTheNameOfAScreen() async {
    let session = Session(["favorites oslo", "map oslo", "rm 1"])
    expectText(
      await session.run().text,
      is: """
        > favorites oslo
         Type: favorites
        > map oslo
         Type: map
        > rm 1
         "rm" does nothing on this screen. Type help for what can be typed here.

        """)
  }

  @Test func refusesOptions() async {
    let session = Session([
      "search Oslo --json", "-v", "Oslo -o", "set -x", "country -o SK", "nearest -o 1 2",
      "forecast --now", "favorites rm -f",
    ])
    expectText(
      await session.run().text,
      is: """
        > search Oslo --json
         There is no option --json here. Type help, or vane --help.
        > -v
         There is no option -v here. Type help, or vane --help.
        > Oslo -o
         There is no option -o here. Type help, or vane --help.
        > set -x
         There is no option -x here. Type help, or vane --help.
        > country -o SK
         There is no option -o here. Type help, or vane --help.
        > nearest -o 1 2
         There is no option -o here. Type help, or vane --help.
        > forecast --now
         There is no option --now here. Type help, or vane --help.
        > favorites rm -f
         There is no option -f here. Type help, or vane --help.

        """)
  }

  /// What looks like an option and is none.
  @Test(arguments: [["nearest", "-33.87", "151.21"], ["nearest", "-1", "-2"]])
  func takesNegativeNumbers(words: [String]) async {
    let session = Session([], manner: .pipe, gazetteer: .naming(nil))
    #expect(await session.run(words).status == 3)
  }

  @Test(arguments: ["search -o oslo", "s oslo -o", "/oslo -o", "search -o -o oslo", "/ -o oslo"])
  func asksTheServiceAsWell(line: String) async {
    let session = Session(
      [.line(line)], gazetteer: .finding([Fixture.oslo]),
      geocoding: PlacesClient { text, _ async throws(ServiceError) in
        #expect(text == "oslo")
        return [Fixture.tokyo]
      })
    expectText(
      await session.run().text,
      is: """
        > \(line)
         Forecast · [Searches] · Favorites · Map
         2 places for oslo
         1  Oslo  Oslo, Norway    580,000  59.91   10.75
         2  東京  東京都, 日本  9,733,276  35.69  139.69

        """)
  }

  @Test func searchesForABareText() async {
    let asked = Mutex<[String]>([])
    let session = Session(
      ["New York", "springfield in us", "s Stratford in Avon", "/oslo in norway"],
      gazetteer: .finding([]),
      geocoding: PlacesClient { text, country async throws(ServiceError) in
        asked.withLock { $0.append("\(text)|\(country ?? "")") }
        return [Fixture.oslo]
      })
    let (_, status) = await session.run()
    #expect(
      asked.withLock { $0 } == [
        "New York|", "springfield|US", "Stratford in Avon|", "oslo|NO",
      ])
    #expect(status == 0)
  }

  @Test func marksSampleWeatherAboveEveryScreen() async {
    let session = Session(
      ["h"], kept: KeptPlaces(searches: [Fixture.oslo]),
      settings: KeptSettings(["service": "sample"]))
    expectText(
      await session.run().text,
      is: """
        > h
         Forecast · [Searches] · Favorites · Map   SAMPLE: made up, not weather
         Searches made, newest first
         1  Oslo  Oslo, Norway  580,000  59.91  10.75

        """)
  }

  @Test func carriesOutACommandOnAnotherScreen() async {
    let session = Session(
      ["favorites rm 1", "map rm 1", "h 1"],
      kept: KeptPlaces(searches: [Fixture.oslo], favorites: [Fixture.tokyo], pins: [Fixture.pin]),
      weather: .answering(Fixture.emptyReport))
    expectText(
      await session.run().text,
      is: """
        > favorites rm 1
         Removed 東京. Type undo to take it back.
         No favourites yet. Open a place and type: star
        > map rm 1
         Removed 48.15° N 17.11° E. Type undo to take it back.
         No pins yet. Type: pin 48.15 17.11
        > h 1
         Forecast · Searches · Favorites · Map
         Oslo, Norway                                      Open-Meteo · fetched just now
         This report says nothing of the present.
         No hours in this report.
         No days in this report.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0

        """)
  }

  @Test func showsHoursAndDaysOfTheLastSearch() async {
    let session = Session(
      ["days 2", "hours", "days 0", "back"], kept: KeptPlaces(searches: [Fixture.oslo]),
      weather: .answering(Fixture.bareReport))
    expectText(
      await session.run().text,
      is: """
        > days 2
         Forecast · Searches · Favorites · Map
         Oslo, Norway                                      Open-Meteo · fetched just now
         The next days
         Today     –  –  –  –  –  –
         Tomorrow  –  –  –  –  –  –
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > hours
         Oslo, Norway                                      Open-Meteo · fetched just now
         The next hours
         15:00  –  –  –  –  –
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > days 0
         Type: days [N] [PLACE]
        > back
         [Forecast] · Searches · Favorites · Map
         Oslo, Norway                                      Open-Meteo · fetched just now
         This report says nothing of the present.
         Today     –  –  –  –  –  –
         Tomorrow  –  –  –  –  –  –
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0

        """)
  }

  @Test func opensTheBestMatchOfADetail() async {
    let session = Session(
      ["detail spring", "back"], gazetteer: .finding(Fixture.springfields),
      weather: .answering(Fixture.emptyReport))
    expectText(
      await session.run().text,
      is: """
        > detail spring
         Forecast · Searches · Favorites · Map
         Springfield, Missouri, United States              Open-Meteo · fetched just now
         This report says nothing of the present.
         No hours in this report.
         No days in this report.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > back
         Forecast · [Searches] · Favorites · Map
         Searches made, newest first
         1  Springfield  Missouri, United States  169,176  37.22  -93.30

        """)
    #expect(session.kept.places(.searches) == [Fixture.springfields[0]])
  }

  /// One who was told that nothing was found is still where they were.
  @Test(arguments: ["search xyzzy", "detail xyzzy"])
  func staysWhereItIsWhenNothingIsFound(line: String) async {
    let session = Session(
      [.line(line), "star"], kept: KeptPlaces(searches: [Fixture.oslo]), gazetteer: .finding([]),
      geocoding: .finding([]))
    let (text, status) = await session.run()
    #expect(
      text == """
        > \(line)
         Nothing called "xyzzy" was found. Try another spelling, or only the beginning
         of the name.
        > star
         ★ Oslo is a favourite now.

        """)
    #expect(status == 0)
  }
}
