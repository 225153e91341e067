public import Clients

/// English in American spelling, with the day before the month.
public struct English: EnglishPhrases {
  public var localTime: LocalTime?
  public var isInShell = false
  public let incompleteNote: String? = nil

  public init() {}
}

/// A language that has English sentences where it has none of its own. Only a complete one, such as Slovak, conforms to
/// `Phrases` itself, so that a sentence that it lacks doesn't compile.
public protocol EnglishPhrases: Phrases {}

extension EnglishPhrases {
  /// A language that is begun has the words of features in English until it has a case of its own.
  public var spoken: SpokenLanguage {
    var english = English()
    (english.localTime, english.isInShell) = (localTime, isInShell)
    return .english(english)
  }

  public var forecastTitle: String { "Forecast" }
  public var searchesTitle: String { "Searches" }
  public var favoritesTitle: String { "Favorites" }
  public var mapTitle: String { "Map" }
  public var toldTitle: String { "Alerts" }
  public var waysTitle: String { "Ways" }

  public var hello: String { "Hello. Type a place, such as Oslo. For all commands, type: help" }
  public var nothingAsked: String { "There is nothing to answer. For all commands, type: help" }
  public var nothingSearched: String { "No searches yet. Type: \(asTyped("search Oslo"))" }
  public var noFavorites: String { "No favorites yet. Open a place and type: star" }
  public var noNetwork: String { "No network, and no saved weather yet." }
  public var tryTheSample: String {
    "To try Vane without a network, start it with --sample or type: set service sample"
  }
  public var noWeatherYet: String { "no weather yet" }
  public func page(_ page: Int, of count: Int) -> String {
    page < count
      ? "Page \(page) of \(count). Press Return for the next." : "Page \(page) of \(count)."
  }

  public var lastPage: String { "This is the last page." }

  public func removed(_ names: [String], from list: PlaceList) -> String {
    "Deleted \(self.list(names)) from your \(list.rawValue)."
  }

  public func undoHint(_ count: Int, _ effect: UndoEffect) -> String {
    "Type undo to \(effect == .restores ? "restore" : "delete") \(count == 1 ? "it" : "them")."
  }

  public func restored(_ names: [String], in list: PlaceList) -> String {
    "Restored \(self.list(names)) in your \(list.rawValue)."
  }

  public func confirmRemoval(count: Int, of list: PlaceList) -> String {
    let things =
      switch list {
      case .searches: all(count, "search", "searches")
      case .favorites: all(count, "favorite", "favorites")
      case .pins: all(count, "pin", "pins")
      }
    return "Delete \(things)? (y/n) "
  }

  public var yes: Set<String> { ["y", "yes"] }
  public var notDone: String { "Nothing was changed." }
  public var cancelled: String { "Canceled." }

  public func searching(_ text: String) -> String { "Searching for \(text)" }
  public var asking: String { "Requesting the weather" }

  /// `1 search`, `3 searches`.
  package func plural(_ count: Int, _ one: String, _ many: String) -> String {
    "\(grouped(count)) \(count == 1 ? one : many)"
  }

  /// `the search`, `both searches`, `all 3 searches`.
  package func all(_ count: Int, _ one: String, _ many: String) -> String {
    switch count {
    case 1: "the \(one)"
    case 2: "both \(many)"
    default: "all \(grouped(count)) \(many)"
    }
  }

  /// At most three names in full: "Oslo, Bergen and 4 more".
  package func list(_ names: [String]) -> String {
    enumeration(names.count > 3 ? names.prefix(2) + ["\(names.count - 2) more"] : names)
  }

  /// "Oslo, Bergen and Hamar"
  package func enumeration(_ parts: [String]) -> String { enumeration(parts, last: " and ") }
}
