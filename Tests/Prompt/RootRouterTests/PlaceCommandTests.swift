import Clients
import Reports
import ScreenTestSupport
import Testing

/// Commands that mean a place: of a row, of the screen, or by its position.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PlaceCommandTests {
  @Test func picksFromTheListLastShown() async {
    let session = Session(
      ["search spring", "1", "3", "back", "pin 2", "1", "12", "0"],
      gazetteer: .finding(Array(Fixture.springfields.prefix(3))),
      weather: .answering(Fixture.emptyReport))
    expectText(
      await session.run().text,
      is: """
        > search spring
         Forecast · [Searches] · Favorites · Map
         3 places for spring
            place        region, country                people
         1  Springfield  Missouri, United States       169,176
         2  Springfield  Massachusetts, United States  155,929
         3  Springfield  Illinois, United States       114,394
        > 1
         Forecast · Searches · Favorites · Map
         Springfield, Missouri, United States              Open-Meteo · fetched just now
         No current conditions in this report.
         No hourly data in this report.
         No daily data in this report.
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        > 3
         The list of "search spring" isn't on the screen any more. Type: search spring
        > back
         Forecast · [Searches] · Favorites · Map
         3 places for spring
            place        region, country                people
         1  Springfield  Missouri, United States       169,176
         2  Springfield  Massachusetts, United States  155,929
         3  Springfield  Illinois, United States       114,394
        > pin 2
         Forecast · Searches · Favorites · [Map]
         Pinned Springfield.
         Pins
         1  Springfield  Massachusetts, United States  42.10  −72.59
        > 1
         Forecast · Searches · Favorites · Map
         Springfield, Massachusetts, United States         Open-Meteo · fetched just now
         No current conditions in this report.
         No hourly data in this report.
         No daily data in this report.
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        > 12
         The list of "map" isn't on the screen any more. Type: map
        > 0
         The list of "map" isn't on the screen any more. Type: map

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
         No list to choose from yet. Type: search Oslo
        > star
         No searches yet. Type: search Oslo
        > star 1
         No list to choose from yet. Type: search Oslo
        > unstar
         No searches yet. Type: search Oslo
        > pin
         No searches yet. Type: search Oslo
        > pin 2
         No list to choose from yet. Type: search Oslo
        > detail
         No searches yet. Type: search Oslo
        > refresh
         No searches yet. Type: search Oslo
        > rm 1
         No list to choose from yet. Type: search Oslo

        """)
  }

  @Test func starsAndUnstars() async {
    let session = Session(
      [
        "star", "*", "favorites", "unstar", "h", "star 2", "unstar 1", "unstar 1", "star x",
        "forecast",
      ],
      kept: SavedPlaces(searches: [Fixture.oslo, Fixture.tokyo]), gazetteer: .finding([]),
      geocoding: .finding([]),
      weather: .answering(Fixture.emptyReport))
    expectText(
      await session.run().text,
      is: """
        > star
         ★ Added Oslo to favorites.
        > *
         Oslo is already a favorite.
        > favorites
         Forecast · Searches · [Favorites ★1] · Map
         1  Oslo  NO  Norway  –  no weather yet
         Open-Meteo · fetched just now
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        > unstar
         No place is open. For row 2 of the last list, type: unstar 2
        > h
         Forecast · [Searches] · Favorites ★1 · Map
         Your searches, newest first
            place  region, country     people
         1  Oslo   Oslo, Norway       580,000
         2  東京   東京都, 日本     9,733,276
        > star 2
         ★ Added 東京 to favorites.
        > unstar 1
         Oslo is no longer a favorite.
        > unstar 1
         Oslo isn't a favorite.
        > star x
         No place matches "x". Try another spelling, or only the beginning of the name.
        > forecast
         [Forecast] · Searches · Favorites ★1 · Map
         1 東京

         Oslo, Norway                                      Open-Meteo · fetched just now
         No current conditions in this report.
                                                    Open-Meteo.com, GeoNames · CC BY 4.0

        """)
    #expect(session.kept.places(.favorites) == [Fixture.tokyo])
  }

  /// On the list of favorites `unstar` takes rows as `rm` does, and can be undone.
  @Test func unstarsOnTheListOfFavorites() async {
    let session = Session(
      ["favorites", "unstar 1 2", "undo", "unstar 3", "star 1"],
      kept: SavedPlaces(favorites: [Fixture.oslo, Fixture.bratislava]),
      weather: .answering(Fixture.emptyReport))
    expectText(
      await session.run().text,
      is: """
        > favorites
         Forecast · Searches · [Favorites ★2] · Map
         1  Oslo        NO  Norway    –  no weather yet
         2  Bratislava  SK  Slovakia  –  no weather yet
         Open-Meteo · fetched just now
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        > unstar 1 2
         Deleted Oslo and Bratislava from your favorites. Type undo to restore them.
         No favorites yet. Open a place and type: star
        > undo
         Restored Oslo and Bratislava in your favorites.
         1  Oslo        NO  Norway    –  no weather yet
         2  Bratislava  SK  Slovakia  –  no weather yet
         Open-Meteo · fetched just now
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        > unstar 3
         Row 3 doesn't exist. The list has rows 1 to 2.
        > star 1
         Oslo is already a favorite.

        """)
    #expect(session.kept.places(.favorites) == [Fixture.oslo, Fixture.bratislava])
  }

  @Test func pins() async {
    var gazetteer = GazetteerClient.naming(nil)
    gazetteer.search = { _, _, _ throws(GazetteerError) in [] }
    let session = Session(
      [
        "pin 48.15 17.11", "pin -33.87,151.21", "pin 48.1, 17", "pin 91 0", "pin nowhere", "pin 1",
        "f", "pin", "h", "pin 2",
      ],
      kept: SavedPlaces(searches: [Fixture.oslo, Fixture.tokyo]), gazetteer: gazetteer,
      geocoding: .finding([]),
      weather: .answering(Fixture.emptyReport))
    expectText(
      await session.run().text,
      is: """
        > pin 48.15 17.11
         Forecast · Searches · Favorites · [Map]
         Pinned 48.15° N 17.11° E.
         Pins
         1  48.15° N 17.11° E  48.15  17.11
        > pin -33.87,151.21
         Forecast · Searches · Favorites · [Map]
         Pinned 33.87° S 151.21° E.
         Pins
         1  48.15° N 17.11° E    48.15   17.11
         2  33.87° S 151.21° E  −33.87  151.21
        > pin 48.1, 17
         Forecast · Searches · Favorites · [Map]
         Pinned 48.10° N 17.00° E.
         Pins
         1  48.15° N 17.11° E    48.15   17.11
         2  33.87° S 151.21° E  −33.87  151.21
         3  48.10° N 17.00° E    48.10   17.00
        > pin 91 0
         "91 0" isn't a valid position. Latitude is -90 to 90, longitude -180 to 180, as
         in 48.15 17.11.
        > pin nowhere
         No place matches "nowhere". Try another spelling, or only the beginning of the
         name.
        > pin 1
         Forecast · Searches · Favorites · [Map]
         Pinned 48.15° N 17.11° E.
         Pins
         1  48.15° N 17.11° E    48.15   17.11
         2  33.87° S 151.21° E  −33.87  151.21
         3  48.10° N 17.00° E    48.10   17.00
        > f
         [Forecast] · Searches · Favorites · Map
         Oslo, Norway                                      Open-Meteo · fetched just now
         No current conditions in this report.
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        > pin
         Forecast · Searches · Favorites · [Map]
         Pinned Oslo.
         Pins
         1  48.15° N 17.11° E                  48.15   17.11
         2  33.87° S 151.21° E                −33.87  151.21
         3  48.10° N 17.00° E                  48.10   17.00
         4  Oslo                Oslo, Norway   59.91   10.75
        > h
         Forecast · [Searches] · Favorites · Map
         Your searches, newest first
            place  region, country     people
         1  Oslo   Oslo, Norway       580,000
         2  東京   東京都, 日本     9,733,276
        > pin 2
         Forecast · Searches · Favorites · [Map]
         Pinned 東京.
         Pins
         1  48.15° N 17.11° E                  48.15   17.11
         2  33.87° S 151.21° E                −33.87  151.21
         3  48.10° N 17.00° E                  48.10   17.00
         4  Oslo                Oslo, Norway   59.91   10.75
         5  東京                東京都, 日本   35.69  139.69

        """)
  }
}
