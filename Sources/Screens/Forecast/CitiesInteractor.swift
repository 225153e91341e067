import Clients
import CommandKit
import Foundation
import Phrases
import Reports

/// The largest cities and the weather at each.
nonisolated struct CitiesInteractor: Sendable {
  /// The most cities listed; smaller ones are found by `search`.
  static let most = 1000
  /// The most cities whose weather is requested at once, for a page or for sorting.
  static let mostSorted = 100

  let gazetteer: GazetteerClient
  let cityList: @Sendable () -> CityListClient?
  let settings: SettingsClient
  let phrases: @Sendable () -> any Phrases

  var hasList: Bool { cityList() != nil }

  /// The service's list of cities with the weather at each, by one request; `nil` if it has none.
  func listed() async throws(Failure) -> Cities? {
    guard let list = cityList() else { return nil }
    return cities(
      try await Failure.wrapping(service: await list.cities()))
  }

  /// The last saved list, without a request.
  func savedList() -> Cities? {
    guard let kept = cityList()?.kept(), !kept.isEmpty else { return nil }
    return cities(kept)
  }

  private func cities(_ listed: [(Place, Report)]) -> Cities {
    let country = country
    let cities = listed.filter { country == nil || $0.0.country == country }
    return Cities(
      places: cities.map(\.0),
      listed: Dictionary(cities.map { ($0.0.id, $0.1) }) { first, _ in first },
      country: country)
  }

  func largest() throws(Failure) -> Cities {
    let country = country
    let places = try Failure.wrapping(
      gazetteer: gazetteer.cities(country, Self.most, phrases().placeLanguage))
    return Cities(places: places, country: country)
  }

  /// The cities in this order; those without a value come last, the larger first.
  func sorted(
    _ places: [Place], by order: CityListViewModel.Order, _ report: (Place) -> Report?
  ) -> [Place] {
    switch order {
    case .population: return places
    case .name:
      let locale = Locale(identifier: phrases().localeIdentifier)
      return places.sorted { $0.name.compare($1.name, locale: locale) == .orderedAscending }
    case .temperature: return places.descending { report($0)?.current?.temperature?.in(.celsius) }
    case .wind: return places.descending { report($0)?.current?.windSpeed?.in(.metersPerSecond) }
    case .humidity:
      return places.descending { report($0)?.current?.relativeHumidity?.in(.percent) }
    }
  }

  /// The only country to search in.
  var country: String? {
    settings.searchPreferences(phrases().placeLanguage).scope.country
  }
}
