public import LineEditor
import Phrases
import ScreenKit
import Settings
import Synchronization
import WeatherClients
import WeatherModels

/// The words that Tab completes, as they were when the prompt appeared. Asked on the editor's thread.
public nonisolated final class CompletionSource: Sendable {
  private let words = Mutex(CompletionWords(commands: [], places: [], settings: []))

  public init() {}

  public func completions(for line: String) -> CompletionList {
    words.withLock { $0 }.completions(for: line)
  }

  func update(_ words: CompletionWords) {
    self.words.withLock { $0 = words }
  }
}

/// What can be completed: commands anywhere, places and settings behind the commands that take them.
nonisolated struct CompletionWords: Sendable {
  var commands: [String]
  /// Places searched before, newest first, and favourites.
  var places: [String]
  var settings: [Setting]
  /// Places of the gazetteer whose names begin so, the largest first.
  var find: @Sendable (String) -> [PlaceMatch] = { _ in [] }
  /// The names of all countries, which are many: asked for only when one is wanted.
  var countries: @Sendable () -> [String] = { [] }

  /// The ways to go on with a line that is typed so far.
  func completions(for line: String) -> CompletionList {
    let typed = line.drop { $0 == " " }
    guard let space = typed.firstIndex(of: " ") else { return matches(commands, typed) }
    let rest = typed[space...].drop { $0 == " " }
    switch typed[..<space] {
    case "search", "s", "/", "detail", "d", "home", "pin", "sun": return completions(forPlace: rest)
    case "country": return matches(["off"] + countries(), rest)
    case "help", "?": return matches(commands, rest)
    case "set": return completions(forSetting: rest)
    default: return .none
    }
  }

  /// The same for a shell, which completes one word at a time: of a name whose first words are typed, the rest.
  func completions(ofShellWords typed: [String]) -> [Completion] {
    let words = typed.dropLast().filter { !$0.hasPrefix("--") } + typed.suffix(1)
    let list = completions(for: words.joined(separator: " "))
    let spaces = list.replaced.count { $0 == " " } - (words.last ?? "").count { $0 == " " }
    return list.candidates.compactMap { candidate in
      let parts = candidate.text.split(separator: " ", maxSplits: max(0, spaces))
      guard parts.count > max(0, spaces), let rest = parts.last else { return nil }
      return Completion(String(rest), description: candidate.description)
    }
  }

  /// A name that several places bear is completed with what tells them apart.
  private func completions(forPlace typed: Substring) -> CompletionList {
    var list = matches(places, typed)
    guard !typed.isEmpty else { return list }
    var seen = Set(list.candidates.map(\.text))
    let found = find(String(typed))
    let names = found.map { $0.matchedName ?? $0.place.name }
    for (match, name) in zip(found, names) {
      let place = match.place
      let area = names.count { $0 == name } > 1 ? place.region ?? place.countryName : nil
      let text = [name, area].compactMap { $0 }.joined(separator: ", ")
      guard seen.insert(text).inserted else { continue }
      let about = match.matchedName == nil ? place.surroundings : place.title
      list.candidates.append(Completion(text, description: about))
    }
    return list
  }

  private func completions(forSetting typed: Substring) -> CompletionList {
    guard let space = typed.firstIndex(of: " ") else {
      return matches(settings.map(\.name), typed)
    }
    let setting = settings.first { $0.name == typed[..<space] }
    return matches(setting?.choices ?? [], typed[space...].drop { $0 == " " })
  }

  private func matches(_ words: [String], _ typed: Substring) -> CompletionList {
    var seen = Set<String>()
    let fitting = words.filter { word in
      word.lowercased().hasPrefix(typed.lowercased()) && seen.insert(word).inserted
    }
    return CompletionList(replacing: String(typed), with: fitting.map { Completion($0) })
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
      commands: signatures.map(\.name.rawValue).sorted(),
      places: (searched + favorites).map(\.place.name), settings: Setting.all,
      find: find(), countries: { [phrases = world.phrases] in phrases.countries.map(\.name) })
  }

  /// Asked on the editor's thread, so it takes along all it needs.
  private func find() -> @Sendable (String) -> [PlaceMatch] {
    let gazetteer = world.gazetteer
    let scope = world.settings.searchPreferences(world.phrases.placeLanguage).scope
    return { typed in (try? gazetteer.complete(typed, scope, 20)) ?? [] }
  }
}
