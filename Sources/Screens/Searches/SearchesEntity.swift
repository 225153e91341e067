import WeatherClients
import WeatherModels

/// The places that are listed at the moment.
nonisolated enum SearchesList: Hashable, Sendable {
  /// The answer to a search.
  case found(FoundPlaces)
  /// The searches made before, newest first.
  case made([Place])

  var places: [Place] {
    switch self {
    case .found(let found): found.matches.map(\.place)
    case .made(let places): places
    }
  }
}

/// The places that a text may mean, the likeliest first. There is at least one.
nonisolated struct FoundPlaces: Hashable, Sendable {
  var text: String
  var matches: [PlaceMatch]
  /// Where the person is at home, if they said so.
  var home: Coordinate?
  /// The only country that was searched (ISO 3166-1 alpha-2), because the person chose it.
  var country: String?
  /// Why the service, which the person wanted to be asked as well, said nothing.
  var unasked: ServiceError?

  /// True where another place of the first one's name is not much smaller.
  var isAmbiguous: Bool {
    guard let first = matches.first?.place else { return false }
    let people = first.population ?? 0
    return matches.dropFirst().contains { match in
      match.place.name == first.name && (match.place.population ?? 0) * 10 >= people
    }
  }

  /// Nothing is called so; these are only names that differ by a letter or two.
  var areGuesses: Bool { matches.allSatisfy { $0.quality == .typo } }
}
