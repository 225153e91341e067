import Foundation
import ScreenTestSupport
import Testing
import WeatherClients
import WeatherModels

/// Whole sessions, as a person sees them.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SessionTests {
  @Test func searchPickStarAndQuit() async {
    let session = Session(
      ["search spring", "1", "star", "quit", "never reached"],
      gazetteer: .finding(Array(Fixture.springfields.prefix(3))),
      weather: .answering(Fixture.report))
    let (text, status) = await session.run(openingHome: true)
    expectText(
      text,
      is: """
         [Forecast] · Searches · Favorites · Map
         Nothing searched yet. Type: search Oslo
         A number opens that row of the list: 1
         All that can be typed, and what it does: help
        > search spring
         Forecast · [Searches] · Favorites · Map
         3 places for spring
         1  Springfield  Missouri, United States       169,176  37.22  -93.30
         2  Springfield  Massachusetts, United States  155,929  42.10  -72.59
         3  Springfield  Illinois, United States       114,394  39.80  -89.64
        > 1
         Forecast · Searches · Favorites · Map
         Springfield, Missouri, United States    Open-Meteo · 14:00 · fetched 12 min ago
         Sleet from 18:00, heaviest around 19:00. Frost tonight, down to -1 °C.
                       ☁ Overcast
             ╭─╭──╮    7 °C, feels like 4 °C
           ╭─╭─╯  ╰─╮  humidity 81 %   wind 4 m/s NW, gusts 9   pressure 1013 hPa
           ╰─╰──────╯  dew point 4 °C   clouds 100 %   visibility 24 km
                       UV index 1, low
         Temperature in °C
          6 ┤⠈⠉⠒⠒⠢⠤⠤⢄⣀⣀
          4 ┤    ┊     ⠉⠉⠑⠒⠒⠤⠤⢄⣀⣀⡀
          2 ┤    ┊               ⠈⠉⠉⠒⠒⠢⠤⠤⣀⣀⡀
          0 ┤    ┊                         ⠈⠉⠉⠑⠒⠒⠤⠤⢄⣀⣀
         -2 ┤    ┊                                    ⠉⠉⠉⠒⠒⠢⠤⠤⣀⣀⡀
         -4 ┤    ┊                                              ⠈⠉
            └┴───▲───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴─
             12  14  16  18  20  22  Sun 02  04  06  08  10  12  14
         The next hours
              15:00  16:00  17:00  18:00  19:00  20:00  21:00  22:00  23:00  00:00
                  ☁      ☁      ☁      ☁      ☁      ☁      ☁      ☁      ☁      ☾
         °C       5      5      4      4      4      3      3      3      2      2
         mm     1.5    0.0    0.5    1.0    1.5    0.0    0.5    1.0    1.5    0.0
         %        9     12     15     18     21     24     27     30     33     36
         m/s      7      8      4      5      6      7      8      4      5      6
                 SE      S      S     SW      W     NW      N     NE      E     SE
         The next days
         Today     ☁    5         ●╸      9 °C  Overcast         0.2 mm  35 %  sun 2.0 h
         Tomorrow  ❄   -1       ╺━╸       4 °C  Light snow      12.5 mm  80 %  sun 2.0 h
         Mon 23    ☀  -13    ━━━━         0 °C  Clear            0.0 mm   0 %  sun 2.0 h
         Tue 24    ≡   -9     ━━━╸        2 °C  Rime fog         0.0 mm  10 %  sun 2.0 h
         Wed 25    ↯    3        ╺━━     10 °C  Thunderstorm,…  22.1 mm  95 %  sun 2.0 h
         Thu 26    ☂    3        ╺━       6 °C  Light showers    3.4 mm  60 %  sun 2.0 h
         Fri 27    ☁    0        ━╸       4 °C  Partly cloudy    0.0 mm  20 %  sun 2.0 h
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > star
         ★ Springfield is a favourite now.
        > quit

        """)
    #expect(status == 0)
    #expect(session.kept.places(.searches) == [Fixture.springfields[0]])
    #expect(session.kept.places(.favorites) == [Fixture.springfields[0]])
  }

  /// The saved report at once, then the fresh one above the line that is being typed.
  @Test func bringsTheLastSearchBack() async {
    let gate = Gate()
    let session = Session(
      [
        .act {
          gate.open()
          await settle()
        }, "quit",
      ],
      kept: KeptPlaces(searches: [Fixture.oslo], favorites: [Fixture.oslo]),
      weather: WeatherClient { _ async throws(ServiceError) in
        await gate.pass()
        return [Fixture.report]
      },
      saved: [
        Fixture.oslo: Fixture.report(
          temperature: -12, fetched: Fixture.now.addingTimeInterval(-7200))
      ])
    let (text, status) = await session.run(openingHome: true)
    expectText(
      text,
      is: """
         [Forecast] · Searches · Favorites ★1 · Map
         Oslo, Norway                               Open-Meteo · 14:00 · fetched 2 h ago
         Sleet from 18:00, heaviest around 19:00. Frost tonight, down to -1 °C.
         ☁ Overcast   -12 °C, feels like -15 °C   humidity 81 %   wind 4 m/s NW, gusts 9
         Today     ☁    5     ●     ╺━╸  9 °C  Overcast     0.2 mm  35 %  sun 2.0 h
         Tomorrow  ❄   -1         ━━╸    4 °C  Light snow  12.5 mm  80 %  sun 2.0 h
         Mon 23    ☀  -13     ━━━━━      0 °C  Clear        0.0 mm   0 %  sun 2.0 h
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
         Oslo, Norway                            Open-Meteo · 14:00 · fetched 12 min ago
         Sleet from 18:00, heaviest around 19:00. Frost tonight, down to -1 °C.
         ☁ Overcast   7 °C, feels like 4 °C   humidity 81 %   wind 4 m/s NW, gusts 9
         Today     ☁    5           ╺●╸  9 °C  Overcast     0.2 mm  35 %  sun 2.0 h
         Tomorrow  ❄   -1         ━━╸    4 °C  Light snow  12.5 mm  80 %  sun 2.0 h
         Mon 23    ☀  -13     ━━━━━      0 °C  Clear        0.0 mm   0 %  sun 2.0 h
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > quit

        """)
    #expect(status == 0)
  }

  /// The fresh report says the same as the saved one, which stands there already.
  @Test func doesNotShowTheSameWeatherTwice() async {
    let gate = Gate()
    let session = Session(
      [
        .act {
          gate.open()
          await settle()
        }, "quit",
      ],
      kept: KeptPlaces(searches: [Fixture.oslo], favorites: [Fixture.oslo]),
      weather: WeatherClient { _ async throws(ServiceError) in
        await gate.pass()
        return [Fixture.report]
      },
      saved: [Fixture.oslo: Fixture.report(temperature: 7, fetched: Fixture.now - 7200)],
      columns: 60)
    let (text, status) = await session.run(openingHome: true)
    expectText(
      text,
      is: """
         [Forecast] · Searches · Favorites ★1 · Map
         Oslo, Norway           Open-Meteo · 14:00 · fetched 2 h ago
         Sleet from 18:00, heaviest around 19:00. Frost tonight,
         down to -1 °C.
         ☁ Overcast   7 °C, feels like 4 °C   humidity 81 %
         wind 4 m/s NW, gusts 9
         Today     ☁    5           ╺●╸  9 °C   0.2 mm  35 %  sun 2…
         Tomorrow  ❄   -1         ━━╸    4 °C  12.5 mm  80 %  sun 2…
         Mon 23    ☀  -13     ━━━━━      0 °C   0.0 mm   0 %  sun 2…
         Weather data by Open-Meteo.com (https://open-meteo.com/),
         CC BY 4.0; places: GeoNames, CC BY 4.0
         Nothing has changed since.
        > quit

        """)
    #expect(status == 0)
  }

  @Test func goesThroughTheScreensAndBack() async {
    let session = Session(
      ["h", "2", "map", "b", "..", "back", "back"],
      kept: KeptPlaces(
        searches: [Fixture.oslo, Fixture.tokyo], favorites: [Fixture.oslo], pins: [Fixture.pin]),
      weather: .answering(Fixture.bareReport))
    let (text, status) = await session.run()
    expectText(
      text,
      is: """
        > h
         Forecast · [Searches] · Favorites ★1 · Map
         Searches made, newest first
         1  Oslo  Oslo, Norway    580,000  59.91   10.75
         2  東京  東京都, 日本  9,733,276  35.69  139.69
        > 2
         Forecast · Searches · Favorites ★1 · Map
         東京, 東京都, 日本                                Open-Meteo · fetched just now
         This report says nothing of the present.
         The next hours
              23:00
         °C       –
         mm       –
         %        –
         m/s      –
                  –
         The next days
         Today     –  –  –  –  –  –
         Tomorrow  –  –  –  –  –  –
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > map
         Forecast · Searches · Favorites ★1 · [Map]
         1  48.15° N 17.11° E                48.15  17.11
         2  Oslo               Oslo, Norway  59.91  10.75
        > b
         Forecast · Searches · Favorites ★1 · Map
         東京, 東京都, 日本                                Open-Meteo · fetched just now
         This report says nothing of the present.
         The next hours
              23:00
         °C       –
         mm       –
         %        –
         m/s      –
                  –
         The next days
         Today     –  –  –  –  –  –
         Tomorrow  –  –  –  –  –  –
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > ..
         Forecast · [Searches] · Favorites ★1 · Map
         Searches made, newest first
         1  東京  東京都, 日本  9,733,276  35.69  139.69
         2  Oslo  Oslo, Norway    580,000  59.91   10.75
        > back
         [Forecast] · Searches · Favorites ★1 · Map
         東京, 東京都, 日本                                Open-Meteo · fetched just now
         This report says nothing of the present.
         Today     –  –  –  –  –  –
         Tomorrow  –  –  –  –  –  –
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        > back
         [Forecast] · Searches · Favorites ★1 · Map
         東京, 東京都, 日本                                Open-Meteo · fetched just now
         This report says nothing of the present.
         Today     –  –  –  –  –  –
         Tomorrow  –  –  –  –  –  –
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0

        """)
    #expect(status == 0)
  }

  @Test func fitsAPhone() async {
    let session = Session(
      ["search spring", "serch", "help page"],
      gazetteer: .finding(Array(Fixture.springfields.prefix(2))), columns: 40)
    expectText(
      await session.run().text,
      is: """
        > search spring
         Forecast · [Searches] · Favorites · Map
         2 places for spring
         1  Springfield  Missouri, United States
         2  Springfield  Massachusetts, United …
        > serch
         No command "serch". Did you mean
         "search"? To look for a place: search
         serch
        > help page
         page N
         page N of the list
         Examples:
           page 2

        """)
  }

  @Test func turnsPages() async {
    let session = Session(
      ["spring", "", "", "more", "page 1", "page 3"],
      gazetteer: .finding(Fixture.springfields))
    expectText(
      await session.run().text,
      is: """
        > spring
         Forecast · [Searches] · Favorites · Map
         12 places for spring
          1  Springfield  Missouri, United States       169,176  37.22   -93.30
          2  Springfield  Massachusetts, United States  155,929  42.10   -72.59
          3  Springfield  Illinois, United States       114,394  39.80   -89.64
          4  Springfield  Oregon, United States          59,403  44.05  -123.02
          5  Springfield  Ohio, United States            59,357  39.92   -83.81
          6  Springfield  Virginia, United States        30,484  38.79   -77.19
          7  Springfield  Tennessee, United States       16,478  36.51   -86.89
          8  Springfield  Pennsylvania, United States    24,160  39.93   -75.32
          9  Springfield  New Jersey, United States      15,817  40.70   -74.32
         10  Springfield  Vermont, United States          9,373  43.30   -72.48
         Page 1 of 2. Return shows the next.
        > 
         12 places for spring
         11  Springfield  Florida, United States   8,903  30.15  -85.61
         12  Springfield  Michigan, United States  5,260  42.33  -85.24
         Page 2 of 2.
        > 
        > more
         That was the last page.
        > page 1
         12 places for spring
          1  Springfield  Missouri, United States       169,176  37.22   -93.30
          2  Springfield  Massachusetts, United States  155,929  42.10   -72.59
          3  Springfield  Illinois, United States       114,394  39.80   -89.64
          4  Springfield  Oregon, United States          59,403  44.05  -123.02
          5  Springfield  Ohio, United States            59,357  39.92   -83.81
          6  Springfield  Virginia, United States        30,484  38.79   -77.19
          7  Springfield  Tennessee, United States       16,478  36.51   -86.89
          8  Springfield  Pennsylvania, United States    24,160  39.93   -75.32
          9  Springfield  New Jersey, United States      15,817  40.70   -74.32
         10  Springfield  Vermont, United States          9,373  43.30   -72.48
         Page 1 of 2. Return shows the next.
        > page 3
         There is no page 3. The list has pages 1 to 2.

        """)
  }
}
