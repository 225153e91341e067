import Foundation
import HTTP
import SafeFiles
import WeatherArchive
import WeatherClients
import WeatherModels
import WeatherServices

/// The real weather services, and the choice among them.
struct LiveServices {
  let weather: WeatherClient
  /// Services that are asked in this order where none was chosen.
  let order: [Service]
  let places: PlacesClient
  let cityList: CityListClient
  /// The hours at the points of ways, by how many days are asked for: a week or sixteen.
  let hours: @Sendable (_ days: Int) -> WeatherClient
  /// Asks OpenWeather, where there is a key.
  private let openWeather: WeatherClient?

  init(
    _ environment: [String: String], _ directories: Directories, _ ledger: ServiceLedgerClient,
    http: HTTPClient, servers: OpenMeteoServers, models: LiveModelChoice,
    language: @escaping @Sendable () -> String,
    now: @escaping @Sendable () -> Date, choice: @escaping @Sendable () -> ServiceChoice
  ) {
    let openMeteo = OpenMeteo(
      http: http, servers: servers, choice: models.choice, uncovered: models.uncovered,
      language: language)
    let metNorway = MetNorway(
      http: http, environment: environment,
      cache: ResponseCache(directories: directories, name: Service.metNorway.rawValue).client,
      now: now)
    let openWeather = OpenWeather(
      http: http, environment: environment, language: language, ledger: ledger,
      now: now)
    let cityList = CityList(
      http: http, environment: environment,
      cache: ResponseCache(directories: directories, name: Service.cityList.rawValue).client,
      now: now
    )
    self.cityList = cityList.list
    let hasKey = OpenWeather.hasKey(environment)
    // The city list does not say when its values were measured: it must be asked for.
    order = [.openMeteo, .metNorway] + (hasKey ? [.openWeather] : [])
    self.openWeather = hasKey ? openWeather.weather.noting(.openWeather, in: ledger) : nil
    let clients: [Service: WeatherClient] = [
      .openMeteo: openMeteo.weather.noting(.openMeteo, in: ledger),
      .metNorway: metNorway.weather.noting(.metNorway, in: ledger),
      .openWeather: openWeather.weather.noting(.openWeather, in: ledger),
      .cityList: cityList.weather.noting(.cityList, in: ledger),
      .sample: SampleWeather.weather(now: now),
    ]
    weather = WeatherChoice(clients: clients, order: order, http: http, choice: choice).weather
    let order = order
    func ofPoints(days: Int) -> WeatherClient {
      var asked = clients
      asked[.openMeteo] = openMeteo.hours(days: days).noting(.openMeteo, in: ledger)
      return WeatherChoice(clients: asked, order: order, http: http, most: 100, choice: choice)
        .weather
    }
    let (week, all) = (ofPoints(days: 7), ofPoints(days: 16))
    hours = { $0 <= 7 ? week : all }
    places =
      PlacesChoice(
        openMeteo: openMeteo.places.noting(.openMeteo, in: ledger),
        openWeather: hasKey ? openWeather.places.noting(.openWeather, in: ledger) : nil,
        cityList: cityList.places, http: http, choice: choice
      ).places
  }
}

extension LiveServices {
  /// The minutes from the best source for a place.
  func nowcast(
    http: HTTPClient, servers: OpenMeteoServers, _ environment: [String: String],
    _ directories: Directories, _ ledger: ServiceLedgerClient, now: @escaping @Sendable () -> Date,
    isSample: @escaping @Sendable () -> Bool
  ) -> NowcastClient {
    let real = NowcastChoice(
      sources: [
        MetNorwayNowcast.source(http: http, environment: environment, now: now),
        // Before GeoSphere, which also covers the south of Germany, in steps of 15 minutes.
        BrightSkyRadar(http: http, environment: environment, now: now).source(),
        GeoSphere.source(http: http, environment: environment, now: now),
        OpenMeteoMinutes.source(http: http, servers: servers, now: now),
      ], openWeather: openWeather,
      cache: ResponseCache(directories: directories, name: "nowcast").client,
      ledger: ledger, now: now
    ).client
    let sample = SampleWeather.nowcast(now: now)
    return NowcastClient { place async throws(ServiceError) in
      try await (isSample() ? sample : real).nowcast(place)
    } kept: {
      (isSample() ? sample : real).kept($0)
    } covers: {
      isSample() || real.covers($0)
    }
  }

  /// Pictures of the radar that sees a point.
  func radar(
    http: HTTPClient, _ environment: [String: String], _ ledger: ServiceLedgerClient,
    now: @escaping @Sendable () -> Date, isSample: @escaping @Sendable () -> Bool
  ) -> RadarClient {
    let real = RadarChoice(
      brightSky: BrightSkyRadar(http: http, environment: environment, now: now).client,
      libreWXR: LibreWXR(http: http, environment: environment, now: now).client, ledger: ledger
    ).client
    let sample = SampleWeather.radar(now: now)
    return RadarClient { point, reach async throws(ServiceError) in
      guard !isSample() else { return try await sample.series(point, reach) }
      return try await real.series(point, reach)
    } covers: {
      isSample() || real.covers($0)
    }
  }
}
