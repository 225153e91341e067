import WeatherModels

/// A favourite and its weather, as far as it is known.
nonisolated struct Favorite: Hashable, Sendable {
  var place: Place
  var report: Report?
}
