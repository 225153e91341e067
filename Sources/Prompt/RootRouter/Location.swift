import Phrases
import Reports

/// The screens that the user can be on.
nonisolated enum Location: Hashable, Sendable {
  case forecast
  case searches
  case favorites
  case map
  /// The questions that stay.
  case told
  /// The ways that are kept.
  case ways
  case detail(Place)

  /// The screens that the line above each screen names.
  static let tabs: [Location] = [.forecast, .searches, .favorites, .map]

  /// All locations that have a command of their own.
  static let named = tabs + [.told, .ways]

  init?(_ command: CommandName) {
    guard let named = Self.named.first(where: { $0.command == command }) else { return nil }
    self = named
  }

  /// Whether a place is at hand on it.
  var isOfPlace: Bool { ![.searches, .favorites, .told, .ways].contains(self) }

  var command: CommandName {
    switch self {
    case .forecast: .forecast
    case .searches: .searches
    case .favorites: .favorites
    case .map: .map
    case .told: .told
    case .ways: .ways
    case .detail: .detail
    }
  }

  func title(_ phrases: any Phrases) -> String {
    switch self {
    case .forecast: phrases.forecastTitle
    case .searches: phrases.searchesTitle
    case .favorites: phrases.favoritesTitle
    case .map: phrases.mapTitle
    case .told: phrases.toldTitle
    case .ways: phrases.waysTitle
    case .detail(let place): place.name
    }
  }
}
