import Foundation
import Phrases
import ScreenKit
import Settings
public import TerminalText
import WeatherClients
import WeatherModels

extension RootRouter {
  /// The ways to go on with the last of the words that a shell has before it.
  public func completions(ofShellWords words: [String]) -> [Completion] {
    completionWords().completions(ofShellWords: words)
  }

  func completionWords() -> CompletionWords {
    CompletionWords(
      commands: signatures, places: keptNames(),
      settings: Setting.all.map { ($0.name, $0.choices) }, rows: rowNames(), days: days,
      dayWords: dayWords,
      find: find(),
      countries: { [phrases = world.phrases] in phrases.countries.map(\.name) },
      files: world.files.names)
  }

  /// Asked for at the first Tab: a long list takes its time.
  private func keptNames() -> @Sendable () -> [String] {
    { [places = world.places] in
      let lists = [PlaceList.searches, .favorites].map { (try? places.all($0)) ?? [] }
      return lists.joined().flatMap { [$0.ownName, $0.place.name].compactMap(\.self) }
    }
  }

  /// Nobody picks from more than a few pages by completion.
  private func rowNames() -> [String] {
    let screen = listScreen
    var names: [String] = []
    while names.count < 50, let place = try? screen.place(atRow: names.count + 1) {
      names.append(place.name)
    }
    return names
  }

  /// Today and the days that forecasts cover.
  private var days: @Sendable () -> [String] {
    { [now = world.now, timeZone = world.timeZone] in
      let here = now().timeIntervalSince1970 + Double(timeZone().secondsFromGMT(for: now()))
      let today = Int((here / 86_400).rounded(.down))
      return (0..<16).compactMap { CalendarDay(daysSince1970: today + $0)?.description }
    }
  }

  private var dayWords: (offered: [String], isDay: @Sendable (String) -> Bool) {
    let phrases = world.phrases
    return (
      phrases.dayWords.map(\.text).filter { !$0.contains(" ") && $0.count > 3 },
      { word in ((try? DayArgument.day(word, phrases)) ?? nil) != nil }
    )
  }

  /// Asked on the editor's thread, so it takes along all it needs.
  private func find() -> @Sendable (String) -> [PlaceMatch] {
    let gazetteer = world.gazetteer
    let scope = world.settings.searchPreferences(world.phrases.placeLanguage).scope
    return { typed in (try? gazetteer.complete(typed, scope, 20)) ?? [] }
  }
}
