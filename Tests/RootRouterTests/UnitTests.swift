import CommandKit
import FileTestSupport
import ScreenTestSupport
import Testing
@testable import RootRouter

/// What `set units` and its like change, on whole pages.
@MainActor @Suite(.timeLimit(.minutes(5))) struct UnitTests {
  @Test func showsEveryFigureInImperialUnits() async throws {
    let session = Session(
      ["set units imperial", "detail", "chart wind", "chart rain", "chart"],
      kept: KeptPlaces(searches: [Fixture.oslo]), weather: .answering(ChartReport.gappy))
    try expectText(await session.run().text, isIn: "imperial.txt")
  }

  @Test func changesAtOnce() async {
    let session = Session(
      [
        "set wind bft", "hours", "set temperature K", "set pressure KPA", "set clock 12", "detail",
        "set wind furlongs", "set wind auto", "set units uk", "forecast",
      ],
      kept: KeptPlaces(searches: [Fixture.oslo]), weather: .answering(Fixture.report))
    expectText(
      await session.run().text,
      is: """
        > set wind bft
         wind = bft
        > hours
         Forecast · Searches · Favorites · Map
         Oslo, Norway                            Open-Meteo · 14:00 · fetched 12 min ago
         The next hours
         Time      Temp  Rain      Snow  Chance  Wind  From  Sky
                     °C    mm  mm water       %   Bft
         15:00  ☁     5   0.0                12     4  SE    Overcast
         16:00  ☁     5   0.5                15     5  S     Overcast
         17:00  ☁     4   1.0                18     3  S     Partly cloudy
         18:00  ☁     4   1.5                21     3  SW    Partly cloudy
         19:00  ☁     4   0.0                24     4  W     Partly cloudy
         20:00  ☁     3   0.5                27     4  NW    Partly cloudy
         21:00  ☁     3   1.0                30     5  N     Partly cloudy
         22:00  ☁     3   1.5                33     3  NE    Partly cloudy
         23:00  ☾     2   0.0                36     3  E     Mainly clear
         Sunday, 22 November 2026
         00:00  ☾     2   0.5                39     4  SE    Mainly clear
         01:00  ☾     2   1.0                42     4  S     Mainly clear
         02:00  ☾     1   1.5                45     5  S     Mainly clear
         03:00  ☾     1   0.0                48     3  SW    Mainly clear
         04:00  ☾     1   0.5                51     3  W     Mainly clear
         05:00  ☂     0   1.0                54     4  NW    Light rain
         06:00  ☂     0   1.5                57     4  N     Light rain
         07:00  ☂     0   0.0                60     5  NE    Light rain
         08:00  ☂    −1   0.5                63     3  E     Light rain
         09:00  ☂    −1   1.0                66     3  SE    Light rain
         10:00  ☂    −1   1.5                69     4  S     Light rain
         11:00  ❄    −2   0.0                72     4  S     Light snow
         12:00  ❄    −2             0.5      75     5  SW    Light snow
         13:00  ❄    −2             1.0      78     3  W     Light snow
         14:00  ❄    −3             1.5      81     3  NW    Light snow
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0. Places:
         GeoNames, CC BY 4.0
        > set temperature K
         temperature = k
        > set pressure KPA
         pressure = kPa
        > set clock 12
         clock = 12
        > detail
         Forecast · Searches · Favorites · Map
         Oslo, Norway                          Open-Meteo · 2:00 pm · fetched 12 min ago
         Rain from 6 pm to 11 am tomorrow, then snow from 12 pm tomorrow. Frost tonight,
         down to 272 K.
                       ☁ Overcast
             ╭─╭──╮    280 K, feels like 277 K
           ╭─╭─╯  ╰─╮  humidity 81 %   wind 3 Bft NW, gusts 5   pressure 101.3 kPa
           ╰─╰──────╯  dew point 277 K   clouds 100 %   visibility 24 km
                       UV index 1, low
         Temperature (K)  · night
         280 ┤ ⣀⡀   ┊     ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
         278 ┤  ⠈⠉⠉⠑⠒⠒⠒⠒⠒⠤⠤⢄⣀⣀⣀⣀⣀   ·   ·   ·   ·   ·   ·   ·   ·   ·
         276 ┤      ┊     ·   ·  ⠉⠉⠉⠒⠒⠒⠒⠒⠢⠤⠤⣀⣀⣀⣀⣀⡀·   ·   ·   ·   ·   ·
         274 ┤      ┊       ·   ·   ·   ·   ·   ·⠈⠉⠉⠑⠒⠒⠒⠒⠢⠤⠤⢄⣀⣀⣀⣀⣀  ·
         272 ┤      ┊     ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ⠉⠉⠑⠒⠒⠒⠒⠒⠤⠤⠤⣀⣀⣀⣀⣀⡀
         270 ┤      ┊       ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·             ⠈⠉⠉⠒⠒
             └─┴────▲──┴─━━━━━━┷━━━━━━━━┷━━━━━━━┷━━━━━━━┷━━━━━━━┷━━━━━━━┴────────┴──────
               12 pm   3 pm    6 pm     9 pm    Sun     3 am    6 am    9 am     12 pm
         The next hours
                    3 pm   4 pm   5 pm   6 pm   7 pm   8 pm   9 pm  10 pm  11 pm  12 am
                       ☁      ☁      ☁      ☁      ☁      ☁      ☁      ☁      ☾      ☾
         Temp K      278    278    277    277    277    276    276    276    275    275
         Rain mm     0.0    0.5    1.0    1.5    0.0    0.5    1.0    1.5    0.0    0.5
         Chance %     12     15     18     21     24     27     30     33     36     39
         Wind Bft      4      5      3      3      4      4      5      3      3      4
         From         SE      S      S     SW      W     NW      N     NE      E     SE
         The next days
         Today     ☁  278         ●╸     282 K  Overcast      0.2 mm  35 %  sun 2.0 h
         Tomorrow  ❄  272       ╺━╸      277 K  Light snow   12.5 mm  80 %  sun 2.0 h
         Mon 23    ☀  261    ━━━━        273 K  Clear         0.0 mm   0 %  sun 2.0 h
         Tue 24    ≡  264     ━━━╸       275 K  Rime fog      0.0 mm  10 %  sun 2.0 h
         Wed 25    ↯  276        ╺━━     283 K  Hail         22.1 mm  95 %  sun 2.0 h
         Thu 26    ☂  276        ╺━      279 K  Showers       3.4 mm  60 %  sun 2.0 h
         Fri 27    ☁  274        ━╸      277 K  Some clouds   0.0 mm  20 %  sun 2.0 h
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0. Places:
         GeoNames, CC BY 4.0
        > set wind furlongs
         wind can't be "furlongs". Allowed: auto, ms, kmh, kn, bft, mph.
        > set wind auto
         wind = auto (ms)
        > set units uk
         units = uk
        > forecast
         [Forecast] · Searches · Favorites · Map
         Oslo, Norway                          Open-Meteo · 2:00 pm · fetched 12 min ago
         Rain from 6 pm to 11 am tomorrow, then snow from 12 pm tomorrow. Frost tonight,
         down to 272 K.
         ☁ Overcast   280 K, feels like 277 K   humidity 81 %   wind 9 mph NW, gusts 20
         Today     ☁  278         ●╸     282 K  Overcast      0.2 mm  35 %  sun 2.0 h
         Tomorrow  ❄  272       ╺━╸      277 K  Light snow   12.5 mm  80 %  sun 2.0 h
         Mon 23    ☀  261    ━━━━        273 K  Clear         0.0 mm   0 %  sun 2.0 h
         Tue 24    ≡  264     ━━━╸       275 K  Rime fog      0.0 mm  10 %  sun 2.0 h
         Wed 25    ↯  276        ╺━━     283 K  Hail         22.1 mm  95 %  sun 2.0 h
         Thu 26    ☂  276        ╺━      279 K  Showers       3.4 mm  60 %  sun 2.0 h
         Fri 27    ☁  274        ━╸      277 K  Some clouds   0.0 mm  20 %  sun 2.0 h
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0. Places:
         GeoNames, CC BY 4.0

        """)
    #expect(session.settings["pressure"] == "kPa")
  }

  @Test func neverChangesJSON() async {
    func run(_ settings: [String: String]) async -> String {
      let session = Session(
        ["forecast", "detail"], runMode: .json, kept: KeptPlaces(searches: [Fixture.oslo]),
        settings: KeptSettings(settings), weather: .answering(Fixture.report))
      return await session.run().text
    }
    let usual = await run([:])
    #expect(!usual.isEmpty)
    #expect(await run(["units": "imperial", "wind": "bft", "clock": "12"]) == usual)
  }

  @Test func takesTheUnitsOfTheCountry() async {
    var runMode = RunMode.pipe
    runMode.country = "US"
    let session = Session(
      ["forecast"], runMode: runMode, kept: KeptPlaces(searches: [Fixture.oslo]),
      weather: .answering(Fixture.report))
    expectText(
      await session.run().text,
      is: """
         Oslo, Norway                          Open-Meteo · 2:00 pm · fetched 12 min ago
         Rain from 6 pm to 11 am tomorrow, then snow from 12 pm tomorrow. Frost tonight,
         down to 31 °F.
         ☁ Overcast   45 °F, feels like 38 °F   humidity 81 %   wind 9 mph NW, gusts 20
         Today     ☁  40         ●╸     47 °F  Overcast     0.01 in  35 %  sun 2.0 h
         Tomorrow  ❄  29       ╺━╸      39 °F  Light snow   0.49 in  80 %  sun 2.0 h
         Mon 23    ☀   9    ━━━━        31 °F  Clear        0.00 in   0 %  sun 2.0 h
         Tue 24    ≡  16     ━━━╸       35 °F  Rime fog     0.00 in  10 %  sun 2.0 h
         Wed 25    ↯  37        ╺━━     50 °F  Hail         0.87 in  95 %  sun 2.0 h
         Thu 26    ☂  37        ╺━      42 °F  Showers      0.13 in  60 %  sun 2.0 h
         Fri 27    ☁  33        ━╸      38 °F  Some clouds  0.00 in  20 %  sun 2.0 h
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0. Places:
         GeoNames, CC BY 4.0

        """)
  }
}
