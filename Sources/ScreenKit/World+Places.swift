import Foundation
package import Phrases
import WeatherClients
package import WeatherModels

// The places that the person knows, and what Tab offers of them.
extension World {
  /// The favorite that the person gave this name, whatever other places are called.
  package func ownPlace(named name: String) -> Place? {
    let favorites = (try? places.ownNamed()) ?? []
    return favorites.first { $0.called.isCalled(name) }?.called
  }

  /// The favorite of that name, or else the likeliest place of the gazetteer.
  package func place(named name: String) throws(Failure) -> Place {
    if let own = ownPlace(named: name) { return own }
    return try gazetteer.place(
      named: name, in: settings.searchPreferences(phrases.placeLanguage).scope)
  }

  /// Names points by the gazetteer; without one, by their coordinates.
  package func namer(_ words: WeatherFormatter) -> @Sendable (Coordinate) -> Place {
    { [gazetteer] point in
      words.place(
        at: point, near: (try? gazetteer.nearest(point, words.phrases.placeLanguage)) ?? nil)
    }
  }

  /// The words that Tab completes. `rows` are the names in the list last shown.
  package func completionWords(
    _ commands: [CommandSignature], settings: [CompletionWords.Setting], rows: [String]
  ) -> CompletionWords {
    let phrases = phrases
    let scope = self.settings.searchPreferences(phrases.placeLanguage).scope
    var words = CompletionWords(commands: commands, phrases: phrases)
    words.settings = settings
    words.rows = rows
    words.places = keptNames
    words.days = days
    words.find = { [gazetteer] typed in (try? gazetteer.complete(typed, scope, 20)) ?? [] }
    words.countries = { phrases.countries.map(\.name) }
    words.files = files.names
    return words
  }

  /// Asked for at the first Tab: a long list takes its time.
  private var keptNames: @Sendable () -> [String] {
    { [places] in
      let lists = [PlaceList.searches, .favorites].map { (try? places.all($0)) ?? [] }
      return lists.joined().flatMap { [$0.ownName, $0.place.name].compactMap(\.self) }
    }
  }

  /// Today and the days that forecasts cover.
  private var days: @Sendable () -> [String] {
    { [now, timeZone] in
      let here = now().timeIntervalSince1970 + Double(timeZone().secondsFromGMT(for: now()))
      let today = Int((here / 86_400).rounded(.down))
      return (0..<16).compactMap { CalendarDay(daysSince1970: today + $0)?.description }
    }
  }
}
