import Clients
import Foundation
import Phrases
import Reports
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
  let openWeather: WeatherClient?

  init(_ live: Live) {
    let (environment, http, now) = (live.environment, live.http, live.now)
    let (ledger, models, choice) = (live.ledger, live.models, { @Sendable in live.choice })
    let spoken = Live.language(live.settings, environment)
    let language: @Sendable () -> String = { spoken().rawValue }
    let openMeteo = OpenMeteo(
      servers: live.servers, choice: models.choice, uncovered: models.uncovered, language: language)
    let metNorway = MetNorway(live.connection, cache: live.cache(Service.metNorway.rawValue))
    let openWeather = OpenWeather(live.connection, language: language, ledger: ledger)
    let cityList = CityList(live.connection, cache: live.cache(Service.cityList.rawValue))
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
