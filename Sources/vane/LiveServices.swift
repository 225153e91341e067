import Foundation
import SafeFiles
import WeatherArchive
import WeatherClients
import WeatherModels
import WeatherServices

/// The weather services as they are, and the choice among them.
struct LiveServices {
  let weather: WeatherClient
  let places: PlacesClient
  let cityList: CityListClient

  init(
    _ environment: [String: String], _ directories: Directories, _ ledger: ServiceLedgerClient,
    fetcher: WebFetcher, servers: OpenMeteoServers, language: @escaping @Sendable () -> String,
    now: @escaping @Sendable () -> Date, choice: @escaping @Sendable () -> ServiceChoice
  ) {
    let openMeteo = OpenMeteo(fetcher: fetcher, servers: servers, language: language)
    let metNorway = MetNorway(
      fetcher: fetcher, environment: environment,
      cache: KeptAnswers(directories: directories, name: Service.metNorway.rawValue).client,
      now: now)
    let openWeather = OpenWeather(
      fetcher: fetcher, environment: environment, language: language, ledger: ledger,
      now: now)
    let cityList = CityList(
      fetcher: fetcher, environment: environment,
      cache: KeptAnswers(directories: directories, name: Service.cityList.rawValue).client, now: now
    )
    self.cityList = cityList.list
    let hasKey = OpenWeather.hasKey(environment)
    weather =
      WeatherChoice(
        clients: [
          .openMeteo: openMeteo.weather.noting(.openMeteo, in: ledger),
          .metNorway: metNorway.weather.noting(.metNorway, in: ledger),
          .openWeather: openWeather.weather.noting(.openWeather, in: ledger),
          .cityList: cityList.weather.noting(.cityList, in: ledger),
          .sample: SampleWeather.weather(now: now),
        ],
        // The city list does not say when its values were measured: it must be asked for.
        order: [.openMeteo, .metNorway] + (hasKey ? [.openWeather] : []),
        fetcher: fetcher, choice: choice
      ).weather
    places =
      PlacesChoice(
        openMeteo: openMeteo.places.noting(.openMeteo, in: ledger),
        openWeather: hasKey ? openWeather.places.noting(.openWeather, in: ledger) : nil,
        cityList: cityList.places, fetcher: fetcher, choice: choice
      ).places
  }
}
