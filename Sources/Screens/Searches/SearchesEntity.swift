import WeatherModels

/// What the list of this screen holds at the moment.
nonisolated enum SearchesList: Hashable, Sendable {
  /// The answer to a search, best match first.
  case found(text: String, places: [Place])
  /// The searches made before, newest first.
  case made([Place])

  var places: [Place] {
    switch self {
    case .found(_, let places), .made(let places): places
    }
  }
}
