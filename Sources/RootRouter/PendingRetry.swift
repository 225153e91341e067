import Phrases
import WeatherModels

/// A command that failed for want of a network and is made again when that is back.
struct PendingRetry {
  var words: [String]
  /// Where the person was when it had failed.
  var location: Location

  /// A row number means another row once another list was shown, so what it opened is opened again instead.
  init(words: [String], location: Location, before: Location?) {
    let picksARow = words.contains { Int($0) != nil }
    self.words = picksARow && location != before ? [location.command.rawValue] : words
    self.location = location
  }
}
