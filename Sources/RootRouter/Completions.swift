import Foundation
import Phrases
import ScreenKit
import Settings
import Synchronization
public import TerminalText
import WeatherClients
import WeatherModels

/// The words that Tab completes, as they were when the prompt appeared. Asked on the editor's thread.
public nonisolated final class CompletionSource: Sendable {
  private let words = Mutex(CompletionWords(commands: []))

  public init() {}

  public func completions(for line: String) -> CompletionList {
    words.withLock { $0 }.completions(for: line)
  }

  func update(_ words: CompletionWords) {
    self.words.withLock { $0 = words }
  }
}

extension RootRouter {
  /// The ways to go on with the last of the words that a shell has before it.
  public func completions(ofShellWords words: [String]) -> [Completion] {
    completionWords().completions(ofShellWords: words)
  }

  func completionWords() -> CompletionWords {
    let searched = (try? world.places.all(.searches)) ?? []
    let favorites = (try? world.places.all(.favorites)) ?? []
    return CompletionWords(
      commands: signatures, places: (searched + favorites).map(\.place.name),
      settings: Setting.all.map { ($0.name, $0.choices) }, rows: rowNames(), days: days,
      find: find(),
      countries: { [phrases = world.phrases] in phrases.countries.map(\.name) },
      files: { [path = world.absolutePath] folder in
        let folder = path(folder.isEmpty ? "." : folder)
        let files = FileManager.default
        return ((try? files.contentsOfDirectory(atPath: folder)) ?? []).map { name in
          var isFolder: ObjCBool = false
          _ = files.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
          return (name.contains(where: \.isNewline) ? "" : name) + (isFolder.boolValue ? "/" : "")
        }
      })
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

  /// Asked on the editor's thread, so it takes along all it needs.
  private func find() -> @Sendable (String) -> [PlaceMatch] {
    let gazetteer = world.gazetteer
    let scope = world.settings.searchPreferences(world.phrases.placeLanguage).scope
    return { typed in (try? gazetteer.complete(typed, scope, 20)) ?? [] }
  }
}
