import Foundation
import LineEditor
import ScreenTestSupport
import Synchronization
import Testing
import WeatherClients
import WeatherModels

/// What single commands do at the prompt.
@MainActor @Suite(.timeLimit(.minutes(1))) struct CommandTests {
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
         "page" does nothing on this screen. Type help for what can be typed here.

        """)
    #expect(status == 2)
  }

  @Test func refusesOptions() async {
    let session = Session(["search Oslo --json", "-v"])
    expectText(
      await session.run().text,
      is: """
        > search Oslo --json
         There is no option --json here. Type help, or vane --help.
        > -v
         There is no option -v here. Type help, or vane --help.

        """)
  }

  @Test func searchesForABareText() async {
    let asked = Mutex<[String]>([])
    let session = Session(
      ["New York", "springfield in us", "s Stratford in Avon", "/oslo in norway"],
      finder: PlacesClient { text, country async throws(ServiceError) in
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

  /// The list of the search stays what numbers mean, also while a place of it is shown.
  @Test func picksFromTheListLastShown() async {
    let session = Session(
      ["spring", "1", "3", "pin 2", "1", "12", "0"],
      finder: .finding(Array(Fixture.springfields.prefix(3))),
      weather: .answering(Fixture.emptyReport))
    expectText(
      await session.run().text,
      is: """
        > spring
         Forecast · [Searches] · Favorites · Map
         3 places for spring
         1  Springfield  Missouri, United States       169,176  37.22  -93.30
         2  Springfield  Massachusetts, United States  155,929  42.10  -72.59
         3  Springfield  Illinois, United States       114,394  39.80  -89.64
        > 1
         Forecast · Searches · Favorites · Map
         Springfield, Missouri, United States              Open-Meteo · fetched just now
         This report says nothing of the present.
         No hours in this report.
         No days in this report.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > 3
         Forecast · Searches · Favorites · Map
         Springfield, Illinois, United States              Open-Meteo · fetched just now
         This report says nothing of the present.
         No hours in this report.
         No days in this report.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > pin 2
         Forecast · Searches · Favorites · [Map]
         Pinned Springfield.
         1  Springfield  Massachusetts, United States  42.10  -72.59
        > 1
         Forecast · Searches · Favorites · Map
         Springfield, Massachusetts, United States         Open-Meteo · fetched just now
         This report says nothing of the present.
         No hours in this report.
         No days in this report.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > 12
         There is no row 12. The list has one row.
        > 0
         There is no row 0. The list has one row.

        """)
  }

  @Test func hasNothingToPickBeforeAList() async {
    let session = Session([
      "1", "star", "star 1", "unstar", "pin", "pin 2", "detail", "refresh", "rm 1",
    ])
    expectText(
      await session.run().text,
      is: """
        > 1
         There is no list to pick from yet. Type: search Oslo
        > star
         There is no place to star here. Type: star 2 for row 2 of a list.
        > star 1
         There is no list to pick from yet. Type: search Oslo
        > unstar
         There is no place to unstar here. Type: unstar 2 for row 2 of a list.
        > pin
         There is no place to pin here. Type: pin 2 for row 2 of a list.
        > pin 2
         There is no list to pick from yet. Type: search Oslo
        > detail
         There is no place to detail here. Type: detail 2 for row 2 of a list.
        > refresh
         Nothing searched yet. Type: search Oslo
        > rm 1
         "rm" does nothing on this screen. Type help for what can be typed here.

        """)
  }

  @Test func starsAndUnstars() async {
    let session = Session(
      [
        "star", "*", "favorites", "unstar", "h", "star 2", "unstar 1", "unstar 1", "star x",
        "forecast",
      ],
      kept: KeptPlaces(searches: [Fixture.oslo, Fixture.tokyo]),
      weather: .answering(Fixture.emptyReport))
    expectText(
      await session.run().text,
      is: """
        > star
         ★ Oslo is a favourite now.
        > *
         Oslo is a favourite already.
        > favorites
         Forecast · Searches · [Favorites ★1] · Map
         1  Oslo  NO  –  no weather yet  Open-Meteo · fetched just now
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > unstar
         There is no place to unstar here. Type: unstar 2 for row 2 of a list.
        > h
         Forecast · [Searches] · Favorites ★1 · Map
         Searches made, newest first
         1  Oslo  Oslo, Norway    580,000  59.91   10.75
         2  東京  東京都, 日本  9,733,276  35.69  139.69
        > star 2
         ★ 東京 is a favourite now.
        > unstar 1
         Oslo is no longer a favourite.
        > unstar 1
         Oslo is not among the favourites.
        > star x
         Type: star [N]
        > forecast
         [Forecast] · Searches · Favorites ★1 · Map
         Oslo, Oslo, Norway                                Open-Meteo · fetched just now
         This report says nothing of the present.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0

        """)
    #expect(session.kept.places(.favorites) == [Fixture.tokyo])
  }

  @Test func pins() async {
    let session = Session(
      [
        "pin 48.15 17.11", "pin -33.87,151.21", "pin 48.1, 17", "pin 91 0", "pin here", "pin 1",
        "f", "pin", "h", "pin 2",
      ],
      kept: KeptPlaces(searches: [Fixture.oslo, Fixture.tokyo]),
      weather: .answering(Fixture.emptyReport))
    expectText(
      await session.run().text,
      is: """
        > pin 48.15 17.11
         Forecast · Searches · Favorites · [Map]
         Pinned 48.15° N 17.11° E.
         1  48.15° N 17.11° E  48.15  17.11
        > pin -33.87,151.21
         Forecast · Searches · Favorites · [Map]
         Pinned 33.87° S 151.21° E.
         1  48.15° N 17.11° E    48.15   17.11
         2  33.87° S 151.21° E  -33.87  151.21
        > pin 48.1, 17
         Forecast · Searches · Favorites · [Map]
         Pinned 48.10° N 17.00° E.
         1  48.15° N 17.11° E    48.15   17.11
         2  33.87° S 151.21° E  -33.87  151.21
         3  48.10° N 17.00° E    48.10   17.00
        > pin 91 0
         "91 0" is no position. Latitude is -90 to 90, longitude -180 to 180: pin 48.15
         17.11
        > pin here
         "here" is no position. Latitude is -90 to 90, longitude -180 to 180: pin 48.15
         17.11
        > pin 1
         Forecast · Searches · Favorites · [Map]
         Pinned 48.15° N 17.11° E.
         1  48.15° N 17.11° E    48.15   17.11
         2  33.87° S 151.21° E  -33.87  151.21
         3  48.10° N 17.00° E    48.10   17.00
        > f
         [Forecast] · Searches · Favorites · Map
         Oslo, Oslo, Norway                                Open-Meteo · fetched just now
         This report says nothing of the present.
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > pin
         Forecast · Searches · Favorites · [Map]
         Pinned Oslo.
         1  48.15° N 17.11° E                  48.15   17.11
         2  33.87° S 151.21° E                -33.87  151.21
         3  48.10° N 17.00° E                  48.10   17.00
         4  Oslo                Oslo, Norway   59.91   10.75
        > h
         Forecast · [Searches] · Favorites · Map
         Searches made, newest first
         1  Oslo  Oslo, Norway    580,000  59.91   10.75
         2  東京  東京都, 日本  9,733,276  35.69  139.69
        > pin 2
         Forecast · Searches · Favorites · [Map]
         Pinned 東京.
         1  48.15° N 17.11° E                  48.15   17.11
         2  33.87° S 151.21° E                -33.87  151.21
         3  48.10° N 17.00° E                  48.10   17.00
         4  Oslo                Oslo, Norway   59.91   10.75
         5  東京                東京都, 日本   35.69  139.69

        """)
  }

  @Test func showsAndChangesSettings() async {
    let session = Session([
      "set", "set service", "set service sample", "SET Service Open-Meteo", "set service bbc",
      "set colour",
    ])
    expectText(
      await session.run().text,
      is: """
        > set
         service is open-meteo
        > set service
         service is open-meteo
        > set service sample
         service is sample
        > SET Service Open-Meteo
         service is open-meteo
        > set service bbc
         service cannot be "bbc". It can be: open-meteo, sample.
        > set colour
         There is no setting "colour". Type set for the list.

        """)
    #expect(session.settings["service"] == "open-meteo")
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

  @Test func deletesAndTakesBack() async {
    let session = Session(
      [
        "h", "rm 1 2-3", "undo", "undo", "clear", "n", "clear", " Y ", "undo", "rm all", "yes",
        "rm 1", "rm 0",
      ],
      kept: KeptPlaces(searches: Array(Fixture.springfields.prefix(3))))
    expectText(
      await session.run().text,
      is: """
        > h
         Forecast · [Searches] · Favorites · Map
         Searches made, newest first
         1  Springfield  Missouri, United States       169,176  37.22  -93.30
         2  Springfield  Massachusetts, United States  155,929  42.10  -72.59
         3  Springfield  Illinois, United States       114,394  39.80  -89.64
        > rm 1 2-3
         Removed Springfield, Springfield and Springfield. Type undo to take it back.
         Nothing searched yet. Type: search Oslo
        > undo
         Springfield, Springfield and Springfield are back.
         Searches made, newest first
         1  Springfield  Missouri, United States       169,176  37.22  -93.30
         2  Springfield  Massachusetts, United States  155,929  42.10  -72.59
         3  Springfield  Illinois, United States       114,394  39.80  -89.64
        > undo
         There is no deletion to take back.
        > clear
        Remove all 3 searches made? (y/n) n
         Nothing was changed.
        > clear
        Remove all 3 searches made? (y/n)  Y 
         Removed Springfield, Springfield and Springfield. Type undo to take it back.
         Nothing searched yet. Type: search Oslo
        > undo
         Springfield, Springfield and Springfield are back.
         Searches made, newest first
         1  Springfield  Missouri, United States       169,176  37.22  -93.30
         2  Springfield  Massachusetts, United States  155,929  42.10  -72.59
         3  Springfield  Illinois, United States       114,394  39.80  -89.64
        > rm all
        Remove all 3 searches made? (y/n) yes
         Removed Springfield, Springfield and Springfield. Type undo to take it back.
         Nothing searched yet. Type: search Oslo
        > rm 1
         There is no row 1: the list is empty.
        > rm 0
         Type: rm ROWS | all

        """)
  }

  @Test(arguments: [LineEvent.interrupted(droppedText: false), .endOfInput, .line("")])
  func takesNothingForAYes(event: LineEvent) async {
    let pins = Session(["map", "clear", .event(event)], kept: KeptPlaces(pins: [Fixture.oslo]))
    #expect(await pins.run().text.contains("Remove the pin? (y/n) ^\n Nothing was changed.\n"))
    #expect(pins.kept.places(.pins) == [Fixture.oslo])
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
         Oslo, Oslo, Norway                                Open-Meteo · fetched just now
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
         Oslo, Oslo, Norway                                Open-Meteo · fetched just now
         The next days
         Today     – … – °C  –  –  –  –
         Tomorrow  – … – °C  –  –  –  –
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > hours
         Oslo, Oslo, Norway                                Open-Meteo · fetched just now
         The next hours
         15:00  –  –  –  –  –
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > days 0
         Type: days [N]
        > back
         [Forecast] · Searches · Favorites · Map
         Oslo, Oslo, Norway                                Open-Meteo · fetched just now
         –
         Today     – … – °C  –  –  –  –
         Tomorrow  – … – °C  –  –  –  –
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0

        """)
  }

  @Test func opensTheBestMatchOfADetail() async {
    let session = Session(
      ["detail spring", "back"], finder: .finding(Fixture.springfields),
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
      [.line(line), "star"], kept: KeptPlaces(searches: [Fixture.oslo]), finder: .finding([]))
    let (text, status) = await session.run()
    #expect(
      text == """
        > \(line)
         Nothing called "xyzzy" was found. Try another spelling, or only the beginning
         of the name.
        > star
         ★ Oslo is a favourite now.

        """)
    #expect(status == 3)
  }
}
