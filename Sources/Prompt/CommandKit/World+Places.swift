import Foundation
package import Phrases
package import WeatherClients
package import WeatherModels
package import WeatherText

// The places that the user knows, and what Tab offers of them.
extension World {
  /// The favorite, search or pin that the user gave this name, whatever other places are called.
  package func ownPlace(named name: String) -> Place? {
    for list in [PlaceList.favorites, .searches] {
      let named = (try? places.ownNamed(list)) ?? []
      if let kept = named.first(where: { $0.called.isCalled(name) }) { return kept.called }
    }
    return ((try? places.all(.pins)) ?? []).first { $0.place.isCalled(name) }?.place
  }

  /// The point of the home that was set, where the name is the word for it in any language.
  package func home(called name: String) -> Coordinate? {
    Language.isHome(name.lowercased()) ? (try? settings.home()) ?? nil : nil
  }

  /// All saved places, those with a name of the user's own first.
  package var savedPlaces: [Place] {
    let kept = [PlaceList.searches, .favorites, .pins].flatMap { (try? places.all($0)) ?? [] }
    return kept.filter { $0.ownName != nil }.map(\.called) + kept.map(\.place)
  }

  /// The likeliest match of the gazetteer.
  package func match(
    for name: String, everywhere: Bool = false, findsSlips: Bool = true
  ) throws(Failure) -> PlaceMatch {
    var scope =
      everywhere
      ? SearchScope(language: phrases.placeLanguage)
      : settings.searchPreferences(phrases.placeLanguage).scope
    scope.findsSlips = findsSlips
    let matches = try Failure.wrapping(gazetteer: gazetteer.search(name, scope, 1))
    guard let match = matches.first else { throw .placeNotFound(name).limited(to: scope.country) }
    return match
  }

  /// Names points by the gazetteer; without one, by their coordinates.
  package func namer(_ words: Wording) -> @Sendable (Coordinate) -> Place {
    { [gazetteer] point in
      words.places.place(
        at: point, near: (try? gazetteer.nearest(point, words.phrases.placeLanguage)) ?? nil)
    }
  }

  /// Names positions: by the city that their source names where that lies there, and otherwise by what is near. Tokyo,
  /// of a time zone, isn't Minato.
  package func namer(ofPositions words: Wording) -> @Sendable (Position) -> Place {
    let near = namer(words)
    return { [gazetteer, words] position in
      let scope = SearchScope(language: words.phrases.placeLanguage)
      let found = position.name.flatMap { try? gazetteer.search($0, scope, 5) } ?? []
      let city = found.first { match in
        match.likeness == .exact && match.place.kind == .town
          && (match.place.coordinate.distance(to: position.coordinate)?.in(.meters) ?? .infinity)
            < Self.cityRadius
      }
      if let city { return city.place }
      var place = near(position.coordinate)
      // Without a gazetteer the source's own words are better than figures.
      if place.name == position.coordinate.title(in: words.phrases), let name = position.name {
        place.name = name
      }
      place.timeZone = place.timeZone ?? position.timeZone
      return place
    }
  }

  /// In meters.
  private static let cityRadius = 30_000.0

  /// Names points that were typed.
  package func typedNamer(_ words: Wording) -> @Sendable (Coordinate) -> Place {
    { [gazetteer] point in
      words.places.place(
        typed: point, near: (try? gazetteer.nearest(point, words.phrases.placeLanguage)) ?? nil)
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
    words.places = savedNames
    words.days = days
    words.find = { [gazetteer] typed in (try? gazetteer.complete(typed, scope, 20)) ?? [] }
    words.countries = { phrases.countries.map(\.name) }
    words.files = files.names
    return words
  }

  /// Asked for at the first Tab: a long list takes its time.
  private var savedNames: @Sendable () -> [String] {
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

extension Language {
  /// Whether this is the word for the user's home in any language, in small letters.
  package static func isHome(_ text: String) -> Bool {
    allCases.contains { $0.phrases.homeWords.contains(text) }
  }
}
