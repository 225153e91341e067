import WeatherModels

/// A pin with the row under which it is listed, from 1.
nonisolated struct NumberedPin: Hashable, Sendable {
  var row: Int
  var place: Place
}
