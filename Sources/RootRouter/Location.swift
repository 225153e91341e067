import Phrases
import WeatherModels

/// Where a person can be.
nonisolated enum Location: Hashable, Sendable {
  case forecast
  case searches
  case favorites
  case map
  case detail(Place)

  /// The screens that the line above each screen names.
  static let tabs: [Location] = [.forecast, .searches, .favorites, .map]

  func title(_ phrases: any Phrases) -> String {
    switch self {
    case .forecast: phrases.forecastTitle
    case .searches: phrases.searchesTitle
    case .favorites: phrases.favoritesTitle
    case .map: phrases.mapTitle
    case .detail(let place): place.name
    }
  }
}
