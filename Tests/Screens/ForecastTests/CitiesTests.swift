@testable import Forecast
import FileTestSupport
import ScreenTestSupport

/// The list of cities: pages, filter and order.
@MainActor struct CitiesTests {
  let stage = CitiesStage()

  @Test func showsAPageByOneRequest() async throws {
    let cities = stage.cities(Fixture.springfields, weather: stage.answering)
    try await cities.perform(.show)
    // The first rows and all below the last.
    let lines = stage.recorder.takeText(width: 100).split(separator: "\n")
    expectText(
      (lines.prefix(4) + lines.suffix(5)).joined(separator: "\n"),
      is: """
         12 cities worldwide, largest first
             place                                              now            humidity  wind      time
          1  Springfield, Missouri       US  United States  ☁  0 °C  Overcast      81 %  4 m/s NW  14:00
          2  Springfield, Massachusetts  US  United States  ☁  1 °C  Overcast      81 %  4 m/s NW  14:00
         10  Springfield, Vermont        US  United States  ☁  9 °C  Overcast      81 %  4 m/s NW  14:00
         Page 1 of 2. Press Return for the next.
         Narrow: filter TEXT. Sort: sort temperature. Open a city: its number.
         Open-Meteo · fetched 12 min ago
                                                                        Open-Meteo.com, GeoNames · CC BY 4.0
        """)
    #expect(stage.requests.all == [10])
    #expect(stage.recorder.waits == ["Requesting the weather", nil])
  }

  /// A14. The name, the country, the temperature, the sky, the humidity and the wind, in two lines each.
  @Test(arguments: [
    (
      30,
      """
       2 cities worldwide, largest
       first
       1  Bratislava  SK  ↯  −12 °C
         Hail      100 %  17 m/s NW
       2  Oslo        NO  ☁    7 °C
         Overcast   81 %   4 m/s NW
      """
    ),
    (
      40,
      """
       2 cities worldwide, largest first
       1  Bratislava  SK  Slovakia  ↯  −12 °C
         Hail      100 %  17 m/s NW  14:00
       2  Oslo        NO  Norway    ☁    7 °C
         Overcast   81 %   4 m/s NW  14:00
      """
    ),
  ])
  func keepsSixFieldsInNarrowWindows(width: Int, text: String) async throws {
    var stormy = Fixture.report
    stormy.current?.temperature = Temperature(-12, .celsius)
    stormy.current?.weatherCode = WeatherCode(rawValue: 99)
    stormy.current?.relativeHumidity = Share(100, .percent)
    stormy.current?.windSpeed = Speed(17, .metersPerSecond)
    let cities = stage.cities(
      [Fixture.bratislava, Fixture.oslo],
      weather: WeatherClient { [stormy] places async throws(ServiceError) in
        places.map { $0 == Fixture.oslo ? Fixture.report : stormy }
      })
    try await cities.perform(.show)
    let lines = stage.recorder.takeText(width: width).split(separator: "\n")
    let first = lines.prefix(text.split(separator: "\n").count)
    #expect(first.joined(separator: "\n").plain == text)
  }

  /// A18. The list on the screen is of the country that was chosen before.
  @Test func aFilterIsOfTheCountryThatIsChosenNow() async throws {
    let settings = SavedSettings(["country": "SK"])
    let cities = stage.cities([Fixture.bratislava], weather: stage.answering, settings: settings)
    try await cities.perform(.filter("zzz"))
    #expect(stage.recorder.takeText().contains("Searches are limited to Slovakia."))
    try settings.client.set("country", nil)
    try await cities.perform(.filter("zzz"))
    #expect(!stage.recorder.takeText().contains("limited"))
  }

  @Test func turnsPagesToTheEnd() async throws {
    let cities = stage.cities(Fixture.springfields, weather: stage.answering)
    try await cities.perform(.show)
    #expect(cities.hasNextPage)
    _ = stage.recorder.take()
    try await cities.perform(.turn(.next))
    #expect(stage.recorder.takeText().contains(" 12  Springfield"))
    #expect(!cities.hasNextPage)
    try await cities.perform(.turn(.next))
    #expect(stage.recorder.takeText() == " This is the last page.")
    #expect(stage.requests.all == [10, 2])
    #expect(try cities.place(atRow: 12) == Fixture.springfields[11])
    #expect(throws: Failure.noRow(13, count: 12)) { try cities.place(atRow: 13) }
  }

  @Test func doesNotAskAgainForAPageThatWasFetchedAhead() async throws {
    let cities = stage.cities(Fixture.springfields, weather: stage.answering, isAtPrompt: true)
    try await cities.perform(.show)
    try await cities.perform(.turn(.next))
    try await cities.perform(.turn(.to(1)))
    #expect(stage.requests.all == [10, 2])
  }

  @Test func narrowsTheWholeList() async throws {
    let cities = stage.cities(
      Fixture.springfields + [Fixture.bratislava, Fixture.oslo], weather: stage.answering)
    try await cities.perform(.filter("ÓSL"))
    expectText(
      stage.recorder.takeText(),
      is: """
         1 city worldwide matching ÓSL, largest first
            place                  now            humidity  wind      time
         1  Oslo   NO  Norway  ☁  0 °C  Overcast      81 %  4 m/s NW  14:00
         Open-Meteo · fetched 12 min ago
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        """)
    try await cities.perform(.filter("zzz"))
    #expect(
      stage.recorder.takeText()
        == " No city in the list matches zzz. To show all cities, type: filter")
    try await cities.perform(.filter(""))
    #expect(stage.recorder.takeText().hasPrefix(" 14 cities worldwide, largest first"))
  }

  @Test(arguments: [
    (CityListViewModel.Order.temperature, ["Oslo", "Bratislava", "東京"], "warmest first"),
    (.name, ["Bratislava", "Oslo", "東京"], "by name"),
    (.population, ["東京", "Bratislava", "Oslo"], "largest first"),
  ])
  func putsIntoOrder(
    order: CityListViewModel.Order, names: [String], words: String
  ) async throws {
    let cities = stage.cities(
      [Fixture.tokyo, Fixture.bratislava, Fixture.oslo], weather: stage.answering)
    try await cities.perform(.sort(order))
    #expect(stage.recorder.takeText().hasPrefix(" 3 cities worldwide, \(words)"))
    #expect(try (1...3).map { try cities.place(atRow: $0).name } == names)
    #expect(stage.requests.all.count == 1)
  }

  /// Both come after the hundred that were fetched for sorting, and the second is warmer.
  @Test func aFilterKeepsTheOrder() async throws {
    let cities = stage.cities(
      Array(repeating: Fixture.springfields, count: 9).joined() + [
        Fixture.bratislava, Fixture.oslo,
      ],
      weather: stage.answering)
    try await cities.perform(.sort(.temperature))
    _ = stage.recorder.take()
    try await cities.perform(.filter("sl"))
    #expect(try (1...2).map { try cities.place(atRow: $0).name } == ["Oslo", "Bratislava"])
    #expect(stage.recorder.take().map(\.stage) == [.final])
  }

  @Test func sortsWhatWasSavedWhereNothingCanBeFetched() async throws {
    let failure = ServiceError.noNetwork(host: "api.example")
    let cities = stage.cities(
      [Fixture.tokyo, Fixture.bratislava, Fixture.oslo], weather: .failing(failure),
      saved: .holding([
        Fixture.bratislava: Fixture.report(temperature: 1, fetched: Fixture.report.fetched),
        Fixture.oslo: Fixture.report(temperature: 9, fetched: Fixture.report.fetched),
      ]))
    await #expect(throws: Failure.service(failure)) {
      try await cities.perform(.sort(.temperature))
    }
    let shown = stage.recorder.take()
    #expect(shown.map(\.stage) == [.interim])
    #expect(shown[0].text.hasPrefix(" 3 cities worldwide, warmest first"))
    #expect(try (1...3).map { try cities.place(atRow: $0).name } == ["Oslo", "Bratislava", "東京"])
  }

  @Test func withoutTheNetworkShowsWhatWasSaved() async throws {
    let saved = SavedReportsClient.holding([Fixture.oslo: Fixture.report])
    let cities = stage.cities(
      [Fixture.tokyo, Fixture.oslo], weather: .failing(.noNetwork(host: "api.example")),
      saved: saved)
    await #expect(throws: Failure.service(.noNetwork(host: "api.example"))) {
      try await cities.perform(.show)
    }
    let shown = stage.recorder.take()
    #expect(shown.map(\.stage) == [.interim])
    let text = shown.map(\.text).joined().plain
    #expect(text.contains("\n 1  東京   JP  日本          –  no weather yet\n"), "\(text)")
    #expect(text.contains("\n 2  Oslo   NO  Norway  ☁  7 °C  Overcast "), "\(text)")
    #expect(text.contains("\n Open-Meteo · fetched 12 min ago\n"), "\(text)")
  }

  @Test func namesTheOneCountry() async throws {
    let cities = stage.cities(
      [Fixture.bratislava], weather: stage.answering, settings: SavedSettings(["country": "SK"]))
    try await cities.perform(.show)
    let shown = stage.recorder.take()
    #expect(shown.map(\.text).joined().hasPrefix(" 1 city in Slovakia, largest first"))
    #expect(shown.map(\.json).joined().hasPrefix(#"{"items":[{"row":1,"report":{"service""#))
    #expect(shown.map(\.json).joined().hasSuffix(#""page":1,"pages":1}"#))
  }

  /// Cities are known without a network, and can be starred; only their weather is missing.
  @Test func aPageWithoutWeatherIsShownBeforeTheFailure() async throws {
    let failure = ServiceError.noNetwork(host: "api.example")
    let cities = stage.cities([Fixture.oslo, Fixture.tokyo], weather: .failing(failure))
    await #expect(throws: Failure.service(failure)) { try await cities.perform(.show) }
    let shown = stage.recorder.take()
    #expect(shown.map(\.stage) == [.fallback])
    #expect(
      shown[0].text.contains(" 1  Oslo   NO  Norway    –  no weather yet"), "\(shown[0].text)")
    #expect(try cities.place(atRow: 2) == Fixture.tokyo)
  }

  /// A page doesn't wait again for a service that didn't respond. When the command is typed again, or the network is
  /// back, it is asked again.
  @Test(arguments: [false, true]) func aSilentServiceIsAskedOnceForAList(ahead: Bool) async throws {
    let failure = ServiceError.timedOut(host: "api.example", seconds: 6)
    let answers = Mutex(ahead)
    let cities = stage.cities(
      Fixture.springfields,
      weather: WeatherClient { [requests = stage.requests] places async throws(ServiceError) in
        requests.append(places.count)
        let isFirst = answers.withLock { answers in
          defer { answers = false }
          return answers
        }
        if !isFirst { throw failure }
        return places.map { _ in Fixture.report(fetched: Fixture.report.fetched) }
      }, isAtPrompt: ahead)
    if ahead {
      try await cities.perform(.show)
    } else {
      await #expect(throws: Failure.service(failure)) { try await cities.perform(.show) }
    }
    await #expect(throws: Failure.service(failure)) { try await cities.perform(.turn(.next)) }
    #expect(stage.requests.all == (ahead ? [10, 2] : [10]))
    #expect(stage.recorder.takeText().contains(" 12  Springfield"))
    cities.forgetFailure()
    await #expect(throws: Failure.service(failure)) { try await cities.reopen() }
    #expect(stage.requests.all == (ahead ? [10, 2, 2] : [10, 2]))
  }

  @Test func saysWhyThereIsNoList() async throws {
    let cities = stage.cities(of: .failing(.missing(path: "/x")), saved: .unimplemented)
    await #expect(throws: Failure.gazetteer(.missing(path: "/x"))) {
      try await cities.perform(.show)
    }
  }
}
