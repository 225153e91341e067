import WeatherModels

/// The place searched last, and what was saved of its weather.
nonisolated struct LastSearch: Hashable, Sendable {
  var place: Place
  var saved: Report?
}
