public import LineEditor
import Phrases
import ScreenKit
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
nonisolated struct CompletionWords: Hashable, Sendable {
  var commands: [String]
  /// Places searched before, newest first, and favourites.
  var places: [String]
  var settings: [Setting]

  /// The ways to go on with a line that is typed so far.
  func completions(for line: String) -> CompletionList {
    let typed = line.drop { $0 == " " }
    guard let space = typed.firstIndex(of: " ") else { return matches(commands, typed) }
    let rest = typed[space...].drop { $0 == " " }
    switch typed[..<space] {
    case "search", "s", "/", "detail", "d": return matches(places, rest)
    case "help", "?": return matches(commands, rest)
    case "set": return completions(forSetting: rest)
    default: return .none
    }
  }

  private func completions(forSetting typed: Substring) -> CompletionList {
    guard let space = typed.firstIndex(of: " ") else {
      return matches(settings.map(\.name), typed)
    }
    let setting = settings.first { $0.name == typed[..<space] }
    return matches(setting?.allowed ?? [], typed[space...].drop { $0 == " " })
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
  func completionWords() -> CompletionWords {
    let searched = (try? world.places.all(.searches)) ?? []
    let favorites = (try? world.places.all(.favorites)) ?? []
    return CompletionWords(
      commands: signatures.map(\.name.rawValue).sorted(),
      places: (searched + favorites).map(\.place.name), settings: Setting.all)
  }
}
