public import Clients

/// Slovak. What is typed stays as it is: the names of commands, options and settings.
public struct Slovak: Phrases {
  public var localTime: LocalTime?
  public var isInShell = false
  public let incompleteNote: String? = nil

  public init() {}

  public var spoken: SpokenLanguage { .slovak(self) }

  public let forecastTitle = "Predpoveď"
  public let searchesTitle = "Hľadania"
  public let favoritesTitle = "Obľúbené"
  public let mapTitle = "Mapa"
  public var toldTitle: String { "Upozornenia" }
  public var waysTitle: String { "Trasy" }

  public let hello = "Dobrý deň. Zadajte miesto, napríklad Bratislava. Všetky príkazy: help"
  public let nothingAsked = "Nie je na čo odpovedať. Všetky príkazy: help"
  public var nothingSearched: String {
    "Zatiaľ ste nič nehľadali. Zadajte: \(asTyped("search Bratislava"))"
  }
  public let noFavorites = "Zatiaľ nemáte obľúbené miesta. Otvorte miesto a zadajte: star"
  public let noNetwork = "Sieť nie je dostupná a zatiaľ nie je uložené žiadne počasie."
  public let tryTheSample =
    "Ak chcete Vane vyskúšať bez siete, spustite ho s --sample alebo zadajte: set service sample"
  public let noWeatherYet = "zatiaľ bez počasia"
  public func page(_ page: Int, of count: Int) -> String {
    page < count
      ? "Strana \(page)/\(count). Enter zobrazí ďalšiu." : "Strana \(page)/\(count)."
  }

  public let lastPage = "Toto je posledná strana."

  public func removed(_ names: [String], from list: PlaceList) -> String {
    let place =
      switch list {
      case .searches: "z hľadaní"
      case .favorites: "z obľúbených"
      case .pins: "zo značiek"
      }
    return "Odstránené \(place): \(self.list(names))."
  }

  public func undoHint(_ count: Int, _ effect: UndoEffect) -> String {
    "\(effect == .restores ? "Odstránenie" : "Pridanie") zrušíte príkazom undo."
  }

  public func restored(_ names: [String], in list: PlaceList) -> String {
    let place =
      switch list {
      case .searches: "v hľadaniach"
      case .favorites: "v obľúbených"
      case .pins: "v značkách"
      }
    return "Obnovené \(place): \(self.list(names))."
  }

  public func confirmRemoval(count: Int, of list: PlaceList) -> String {
    let things =
      switch list {
      case .searches: form(count, "hľadanie", "hľadania", "hľadaní")
      case .favorites: form(count, "obľúbené miesto", "obľúbené miesta", "obľúbených miest")
      case .pins: form(count, "značku", "značky", "značiek")
      }
    let number =
      switch count {
      case 1: ""
      case 2: "obe "
      default: all(count) + grouped(count) + " "
      }
    return "Odstrániť \(number)\(things)? (a/n) "
  }

  public let yes: Set<String> = ["a", "á", "ano", "áno", "y", "yes"]
  public let notDone = "Nič sa nezmenilo."
  public let cancelled = "Zrušené."

  public func searching(_ text: String) -> String { "Hľadá sa \(text)" }
  public let asking = "Zisťuje sa počasie"

  /// The word for "all" before a number, `všetky`, `všetkých`; empty for one.
  package func all(_ count: Int) -> String {
    form(count, "", "všetky ", "všetkých ")
  }

  /// At most three names in full: "Oslo, Bergen a 4 ďalšie".
  package func list(_ names: [String]) -> String {
    let more = plural(names.count - 2, "ďalšie", "ďalšie", "ďalších")
    return enumeration(names.count > 3 ? names.prefix(2) + [more] : names)
  }

  /// "Oslo, Bergen a Hamar"
  package func enumeration(_ parts: [String]) -> String { enumeration(parts, last: " a ") }
}
