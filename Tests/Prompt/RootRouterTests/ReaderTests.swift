@testable import RootRouter
import ScreenTestSupport

/// A screen reader gets sentences in reading order, and no drawings. `ScreenTextTests` compares whole screens.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ReaderTests {
  private let kept = SavedPlaces(
    searches: [Fixture.oslo, Fixture.tokyo], favorites: [Fixture.oslo, Fixture.tokyo],
    pins: [Fixture.pin])

  @Test func readsLists() async {
    expectText(
      await run(["searches", "favorites", "map"]),
      is: """
        Your searches, newest first
        1: Oslo, Oslo, Norway, 580,000 inhabitants
        2: 東京, 東京都, 日本, 9,733,276 inhabitants
        1: Oslo, Norway, 7 °C, Overcast, rain? to 15:00, in the next 24 h −2 to 5 °C, precipitation 18.0 mm, low 5 °C, high 9 °C, chance 36 %, humidity 81 %, wind 4 m/s NW, 14:00
        2: 東京, 日本, 7 °C, Overcast, rain? to 15:00, in the next 24 h −2 to 5 °C, precipitation 18.0 mm, low 5 °C, high 9 °C, chance 36 %, humidity 81 %, wind 4 m/s NW, 14:00
        Open-Meteo, fetched 12 min ago
        Open-Meteo.com, GeoNames, CC BY 4.0
        Pins
        1: 48.15° N 17.11° E, 48.15, 17.11
        Favorites
        2: Oslo, Oslo, Norway, 59.91, 10.75
        3: 東京, 東京都, 日本, 35.69, 139.69

        """)
  }

  @Test func readsHelpAndRefusals() async {
    expectText(
      await run(["help sort", "status", "nonsense words --x"]),
      is: """
        sort population|temperature|wind|humidity|name
        sort added|name
        sort name|temperature|added|rain
        Sort cities, favorites or searches: by name and more.
        Examples:
        sort temperature
        sort name
        No requests yet: Open-Meteo, MET Norway, OpenWeather and 11 other services
        Unknown option --x. Type help or vane --help for a list.

        """)
  }

  /// A21. Wrapped at the width of the window, and a screenful at a time.
  @Test func readsAtThePrompt() async {
    let session = Session(
      ["set reader on", "forecast", "", "set reader off", "help watch"], kept: kept,
      weather: .answering(Fixture.report), saved: [Fixture.oslo: Fixture.report], rows: 10)
    expectText(
      await session.run().text,
      is: """
        > set reader on
        reader = on
        > forecast
        Forecast
        1 Oslo: 7 °C, Overcast, rain? to 15:00, wind 4 m/s NW, today 5 to 9 °C, in the
        next 24 h −2 to 5 °C, precipitation 18.0 mm, 12 min ago
        2 東京: 7 °C, Overcast, rain? to 15:00, wind 4 m/s NW, today 5 to 9 °C, in the
        next 24 h −2 to 5 °C, precipitation 18.0 mm, 12 min ago
        Oslo, Norway
        Open-Meteo, 14:00, fetched 12 min ago
        Rain and snow at times until 15:00 tomorrow, 33 to 81 % by Open-Meteo, about
        8 more lines. Return: more, q: stop.
        >\u{20}
        19 mm. Frost tonight, down to −1 °C.
        Overcast
        7 °C, feels like 4 °C
        humidity 81 %
        wind 4 m/s NW, gusts 9
        Today: Overcast, 5 to 9 °C, rain 0.2 mm, chance of rain 36 %, wind 6 m/s NW, sun
        2.0 h, daylight 08:20 to 15:40
        Open-Meteo.com, GeoNames, CC BY 4.0
        > set reader off
         reader = off
        > help watch
         watch [PLACE] [MINUTES]
         Print the weather in one line on every change, until Ctrl-C.
         Examples:
           watch    watch 5    watch Oslo    watch Oslo 30

        """)
    #expect(session.lines.labels == [])
  }

  /// Drawn by none of the screens.
  @Test(arguments: [
    "detail", "forecast", "favorites", "chart wind", "sun", "help", "map", "searches",
  ])
  func drawsNothing(command: String) async {
    let text = await run([.line(command)])
    #expect(!text.isEmpty)
    // A minus sign is read out.
    let drawn = text.unicodeScalars.filter {
      (0x2190...0x2BFF).contains($0.value) && $0 != "−" || $0 == "·"
    }
    #expect(drawn.isEmpty)
    #expect(!text.contains("  "))
  }

  private func run(_ steps: [ScriptedLines.Step]) async -> String {
    var runMode = RunMode.pipe
    runMode.isPlain = true
    let session = Session(
      steps, runMode: runMode, kept: kept, weather: .answering(Fixture.report), columns: 40)
    return await session.run().text + session.lines.errors
  }
}
