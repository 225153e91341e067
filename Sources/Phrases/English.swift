public import WeatherClients
import WeatherModels

/// English, as in Britain: 24 hours, the day before the month.
public struct English: Phrases {
  public init() {}

  public let forecastTitle = "Forecast"
  public let searchesTitle = "Searches"
  public let favoritesTitle = "Favorites"
  public let mapTitle = "Map"

  public let nothingSearched = "Nothing searched yet. Type: search Oslo"
  public let noFavorites = "No favourites yet. Open a place and type: star"
  public let noPins = "No pins yet. Type: pin 48.15 17.11"
  public let noNetwork = "There is no network, and nothing was saved yet."
  public let tryTheSample =
    "To try Vane without a network, start it with --sample, or type: set service sample"

  public let searchesMade = "Searches made, newest first"
  public let noWeatherYet = "no weather yet"

  public func results(count: Int, for text: String) -> String {
    count == 1 ? "1 place for \(text)" : "\(count) places for \(text)"
  }

  public func firstResults(count: Int, for text: String) -> String {
    "The first \(count) places for \(text)"
  }

  public func page(_ page: Int, of count: Int) -> String {
    page < count ? "Page \(page) of \(count). Return shows the next." : "Page \(page) of \(count)."
  }

  public let lastPage = "That was the last page."

  public func starred(_ name: String) -> String { "★ \(name) is a favourite now." }
  public func alreadyStarred(_ name: String) -> String { "\(name) is a favourite already." }
  public func unstarred(_ name: String) -> String { "\(name) is no longer a favourite." }
  public func notStarred(_ name: String) -> String { "\(name) is not among the favourites." }
  public func pinned(_ name: String) -> String { "Pinned \(name)." }

  public func removed(_ names: [String]) -> String {
    "Removed \(list(names)). Type undo to take it back."
  }

  public func restored(_ names: [String]) -> String {
    "\(list(names)) \(names.count == 1 ? "is" : "are") back."
  }

  public func confirmRemoval(count: Int, of list: PlaceList) -> String {
    let things =
      switch list {
      case .searches: count == 1 ? "the search made" : "all \(count) searches made"
      case .favorites: count == 1 ? "the favourite" : "all \(count) favourites"
      case .pins: count == 1 ? "the pin" : "all \(count) pins"
      }
    return "Remove \(things)? (y/n) "
  }

  public let yes: Set<String> = ["y", "yes"]
  public let notDone = "Nothing was changed."
  public let cancelled = "Cancelled."
  public func setting(_ name: String, is value: String) -> String { "\(name) is \(value)" }

  public func searching(_ text: String) -> String { "Looking for \(text)" }
  public let asking = "Asking for the weather"

  /// At most three names in full: "Oslo, Bergen and 4 more".
  private func list(_ names: [String]) -> String {
    guard names.count > 3 else {
      return names.dropLast().joined(separator: ", ")
        + (names.count > 1 ? " and " : "") + (names.last ?? "")
    }
    return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
  }
}
