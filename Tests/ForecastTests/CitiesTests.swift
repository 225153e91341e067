import Foundation
import Phrases
import ScreenKit
import ScreenTestSupport
import Synchronization
import Testing
import WeatherClients
import WeatherModels

@testable import Forecast

/// The list of cities: pages, filter and order.
@MainActor struct CitiesTests {
  private let recorder = ShellRecorder()
  private let requests = Requests()

  @Test func showsAPageByOneRequest() async throws {
    let cities = cities(Fixture.springfields, weather: answering)
    try await cities.perform(.show)
    expectText(
      recorder.takeText(width: 100),
      is: """
         12 cities of the world, the largest first
                                                 humidity  wind
          1  Springfield  US  ☁  0 °C  Overcast      81 %  4 m/s NW  14:00
          2  Springfield  US  ☁  1 °C  Overcast      81 %  4 m/s NW  14:00
          3  Springfield  US  ☁  2 °C  Overcast      81 %  4 m/s NW  14:00
          4  Springfield  US  ☁  3 °C  Overcast      81 %  4 m/s NW  14:00
          5  Springfield  US  ☁  4 °C  Overcast      81 %  4 m/s NW  14:00
          6  Springfield  US  ☁  5 °C  Overcast      81 %  4 m/s NW  14:00
          7  Springfield  US  ☁  6 °C  Overcast      81 %  4 m/s NW  14:00
          8  Springfield  US  ☁  7 °C  Overcast      81 %  4 m/s NW  14:00
          9  Springfield  US  ☁  8 °C  Overcast      81 %  4 m/s NW  14:00
         10  Springfield  US  ☁  9 °C  Overcast      81 %  4 m/s NW  14:00
         Page 1 of 2. Return shows the next.
         filter TEXT narrows the list, sort temperature orders it, a number opens a city.
         Open-Meteo · fetched 12 min ago
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places: GeoNames, CC BY 4.0
        """)
    #expect(requests.sizes == [10])
    #expect(recorder.waits == ["Asking for the weather", nil])
  }

  @Test func turnsPagesToTheEnd() async throws {
    let cities = cities(Fixture.springfields, weather: answering)
    try await cities.perform(.show)
    #expect(cities.hasNextPage)
    _ = recorder.take()
    try await cities.perform(.turn(.next))
    #expect(recorder.takeText().contains(" 12  Springfield"))
    #expect(!cities.hasNextPage)
    try await cities.perform(.turn(.next))
    #expect(recorder.takeText() == " That was the last page.")
    #expect(requests.sizes == [10, 2])
    #expect(try cities.place(atRow: 12) == Fixture.springfields[11])
    #expect(throws: Failure.noRow(13, count: 12)) { try cities.place(atRow: 13) }
  }

  @Test func doesNotAskAgainForAPageThatWasFetchedAhead() async throws {
    let cities = cities(Fixture.springfields, weather: answering, fetchesAhead: true)
    try await cities.perform(.show)
    try await cities.perform(.turn(.next))
    try await cities.perform(.turn(.to(1)))
    #expect(requests.sizes == [10, 2])
  }

  @Test func narrowsTheWholeList() async throws {
    let cities = cities(
      Fixture.springfields + [Fixture.bratislava, Fixture.oslo], weather: answering)
    try await cities.perform(.filter("ÓSL"))
    expectText(
      recorder.takeText(),
      is: """
         1 city of the world named like ÓSL, the largest first
                                         humidity  wind
         1  Oslo  NO  ☁  0 °C  Overcast      81 %  4 m/s NW  14:00
         Open-Meteo · fetched 12 min ago
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        """)
    try await cities.perform(.filter("zzz"))
    #expect(
      recorder.takeText() == " No city of the list is named like zzz. Type: filter")
    try await cities.perform(.filter(""))
    #expect(recorder.takeText().hasPrefix(" 14 cities of the world, the largest first"))
  }

  @Test(arguments: [
    (CityListWords.Order.temperature, ["Oslo", "Bratislava", "東京"], "the warmest first"),
    (.name, ["Bratislava", "Oslo", "東京"], "by name"),
    (.population, ["東京", "Bratislava", "Oslo"], "the largest first"),
  ])
  func putsIntoOrder(
    order: CityListWords.Order, names: [String], words: String
  ) async throws {
    let cities = cities([Fixture.tokyo, Fixture.bratislava, Fixture.oslo], weather: answering)
    try await cities.perform(.sort(order))
    #expect(recorder.takeText().hasPrefix(" 3 cities of the world, \(words)"))
    #expect(try (1...3).map { try cities.place(atRow: $0).name } == names)
    #expect(requests.sizes.count == 1)
  }

  @Test func withoutTheNetworkShowsWhatWasSaved() async throws {
    let saved = SavedReportsClient.holding([Fixture.oslo: Fixture.report])
    let cities = cities(
      [Fixture.tokyo, Fixture.oslo], weather: .failing(.noNetwork(host: "api.example")),
      saved: saved)
    await #expect(throws: Failure.service(.noNetwork(host: "api.example"))) {
      try await cities.perform(.show)
    }
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.interim])
    expectText(
      shown.map(\.text).joined(),
      is: """
         2 cities of the world, the largest first
                                               humidity  wind
         1  東京  JP        –  no weather yet
         2  Oslo  NO  ☁  7 °C  Overcast            81 %  4 m/s NW  14:00
         filter TEXT narrows the list, sort temperature orders it, a number opens a
         city.
         Open-Meteo · fetched 12 min ago
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        """)
  }

  @Test func namesTheOneCountry() async throws {
    let cities = cities(
      [Fixture.bratislava], weather: answering, settings: KeptSettings(["country": "SK"]))
    try await cities.perform(.show)
    let shown = recorder.take()
    #expect(shown.map(\.text).joined().hasPrefix(" 1 city of Slovakia, the largest first"))
    #expect(shown.map(\.json).joined().hasPrefix(#"{"items":[{"row":1,"report":{"service""#))
    #expect(shown.map(\.json).joined().hasSuffix(#""page":1,"pages":1}"#))
  }

  @Test func showsTheListOfTheServiceByOneRequest() async throws {
    let cities = listed([Fixture.tokyo, Fixture.bratislava, Fixture.oslo])
    try await cities.perform(.show)
    expectText(
      recorder.takeText(),
      is: """
         3 cities in the service's list, in its order
                                               humidity  wind
         1  東京        JP  ☁  0 °C  Overcast      81 %  4 m/s NW  14:00
         2  Bratislava  SK  ☁  1 °C  Overcast      81 %  4 m/s NW  14:00
         3  Oslo        NO  ☁  2 °C  Overcast      81 %  4 m/s NW  14:00
         filter TEXT narrows the list, sort temperature orders it, a number opens a
         city.
         Open-Meteo · fetched 12 min ago
         Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0; places:
         GeoNames, CC BY 4.0
        """)
    try await cities.perform(.sort(.temperature))
    #expect(recorder.takeText().hasPrefix(" 3 cities in the service's list, the warmest first"))
    #expect(try (1...3).map { try cities.place(atRow: $0).name } == ["Oslo", "Bratislava", "東京"])
    try await cities.perform(.filter("osl"))
    #expect(recorder.takeText().hasPrefix(" 1 city in the service's list named like osl"))
    #expect(requests.sizes == [0])
  }

  @Test func takesOnlyTheOneCountryOfTheList() async throws {
    let cities = listed(
      [Fixture.tokyo, Fixture.oslo], settings: KeptSettings(["country": "NO"]))
    try await cities.perform(.show)
    #expect(
      recorder.takeText().hasPrefix(" 1 city of Norway in the service's list, in its order"))
  }

  @Test func theListOfTheServiceStaysWhereItCannotBeFetchedAgain() async throws {
    let fails = Mutex(false)
    let cities = listed([Fixture.oslo], failing: { fails.withLock { $0 } })
    try await cities.perform(.show)
    fails.withLock { $0 = true }
    _ = recorder.take()
    await #expect(throws: Failure.service(.noNetwork(host: "list.example"))) {
      try await cities.perform(.show)
    }
    #expect(recorder.take().map(\.stage) == [.interim])
    #expect(try cities.place(atRow: 1) == Fixture.oslo)
    cities.forgetReports()
    #expect(!cities.isShown)
  }

  /// As after a new start without a network.
  @Test(arguments: [CitiesAction.show, .filter("osl")])
  func theListIsShownAsItLastCame(action: CitiesAction) async throws {
    let cities = listed([Fixture.oslo], kept: [Fixture.oslo], failing: { true })
    await #expect(throws: Failure.service(.noNetwork(host: "list.example"))) {
      try await cities.perform(action)
    }
    #expect(recorder.take().map(\.stage) == [.interim])
    #expect(try cities.place(atRow: 1) == Fixture.oslo)
  }

  /// Cities are known without a network, and can be marked; only their weather is not.
  @Test func aPageWithoutWeatherIsShownBeforeTheFailure() async throws {
    let failure = ServiceError.noNetwork(host: "api.example")
    let cities = cities([Fixture.oslo, Fixture.tokyo], weather: .failing(failure))
    await #expect(throws: Failure.service(failure)) { try await cities.perform(.show) }
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.consolation])
    #expect(shown[0].text.contains(" 1  Oslo  NO  –  no weather yet"), "\(shown[0].text)")
    #expect(try cities.place(atRow: 2) == Fixture.tokyo)
  }

  @Test func saysWhyThereIsNoList() async throws {
    let cities = CitiesPresenter(
      interactor: interactor(
        .failing(.missing(path: "/x")), weather: .unimplemented, saved: .unimplemented,
        settings: KeptSettings()),
      words: words, shell: recorder.shell, fetchesAhead: false)
    await #expect(throws: Failure.gazetteer(.missing(path: "/x"))) {
      try await cities.perform(.show)
    }
  }

  /// A degree warmer with every place of a request.
  private var answering: WeatherClient {
    WeatherClient { [requests] places async throws(ServiceError) in
      requests.note(places.count)
      return places.indices.map {
        Fixture.report(temperature: Double($0), fetched: Fixture.report.fetched)
      }
    }
  }

  /// Of a service with a list of its own, which is noted as a request for no place.
  private func listed(
    _ places: [Place], settings: KeptSettings = KeptSettings(), kept: [Place] = [],
    failing: @escaping @Sendable () -> Bool = { false }
  ) -> CitiesPresenter {
    let list = CityListClient { [requests] () async throws(ServiceError) in
      if failing() { throw .noNetwork(host: "list.example") }
      requests.note(0)
      return places.enumerated().map {
        ($1, Fixture.report(temperature: Double($0), fetched: Fixture.report.fetched))
      }
    } kept: {
      kept.map { ($0, Fixture.report(fetched: Fixture.now.addingTimeInterval(-86_400))) }
    }
    return CitiesPresenter(
      interactor: interactor(
        .unimplemented, list: list, weather: .failing(.noNetwork(host: "list.example")),
        saved: .holding(), settings: settings),
      words: words, shell: recorder.shell, fetchesAhead: true)
  }

  private let words = WeatherWords(phrases: English(), now: { Fixture.now })

  private func cities(
    _ places: [Place], weather: WeatherClient, saved: SavedReportsClient = .holding(),
    settings: KeptSettings = KeptSettings(), fetchesAhead: Bool = false
  ) -> CitiesPresenter {
    CitiesPresenter(
      interactor: interactor(
        .listing(places), weather: weather, saved: saved, settings: settings),
      words: words, shell: recorder.shell, fetchesAhead: fetchesAhead)
  }

  private func interactor(
    _ gazetteer: GazetteerClient, list: CityListClient? = nil, weather: WeatherClient,
    saved: SavedReportsClient,
    settings: KeptSettings
  ) -> CitiesInteractor {
    CitiesInteractor(
      gazetteer: gazetteer, cityList: { list }, weather: weather, savedReports: saved,
      settings: settings.client,
      phrases: English(), now: { Fixture.now.addingTimeInterval(-300) })
  }
}

/// How many places each request asked for.
private final class Requests: Sendable {
  private let counts = Mutex<[Int]>([])

  var sizes: [Int] { counts.withLock { $0 } }

  func note(_ count: Int) {
    counts.withLock { $0.append(count) }
  }
}
