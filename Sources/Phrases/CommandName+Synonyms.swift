import Foundation

extension CommandName {
  /// Words and lines that people type for it, in the languages of Vane and of other programs. They are no names of it: it
  /// is offered, not done.
  public var synonyms: [String] {
    switch self {
    case .search: ["find", "lookup", "hľadaj", "nájdi", "vyhľadaj"]
    case .nearest: ["near", "nearby", "najbližšie"]
    case .cities: ["capitals", "mestá"]
    case .searches: ["history", "recent", "história", "hľadania"]
    case .favorites:
      ["ls", "ll", "dir", "list", "starred", "bookmarks", "favourite", "obľúbené", "zoznam"]
    case .map: ["mapa"]
    case .detail:
      [
        "weather", "now", "current", "show", "open", "cd", "goto", "počasie", "teraz", "ukáž",
        "zobraz", "otvor", "predpoveď",
      ]
    case .back: ["return", "prev", "previous", "cd ..", "cd -", "naspäť", "späť"]
    case .star: ["bookmark", "favorite", "add", "pridaj"]
    case .unstar: ["unfavorite", "unbookmark"]
    case .hours:
      [
        "hourly", "humidity", "cloud", "clouds", "dew", "snow", "uv", "hodiny", "hodinovo", "dážď",
        "oblačnosť", "sneh", "teplota", "tlak", "vietor", "vlhkosť", "zrážky",
      ]
    case .days: ["daily", "week", "weekly", "dni", "týždeň"]
    case .chart: ["graph", "plot", "graf", "meteogram"]
    case .air: ["aqi", "pollen", "pollution", "ovzdušie", "peľ", "vzduch"]
    case .warnings: ["alert", "alerts", "výstraha", "výstrahy"]
    case .past: ["yesterday", "včera"]
    case .set: ["config", "options", "preferences", "settings", "nastavenia", "nastav"]
    case .status: ["services", "stav"]
    case .sun: ["moon", "sunrise", "sunset", "slnko", "mesiac", "východ", "západ"]
    case .when: ["kedy"]
    case .compare: ["diff", "versus", "vs", "porovnaj"]
    case .help: ["commands", "info", "man", "usage", "nápoveda", "pomoc", "príkazy"]
    case .quit:
      [
        ":q", ":q!", ":wq", ":x", "bye", "exit()", "logout", "quit()", "stop", "koniec", "skonči",
        "ukonči",
      ]
    case .here: ["gps", "locate", "whereami", "kde", "poloha"]
    case .home: ["domov"]
    case .export: ["backup", "save", "ulož"]
    case .importPlaces: ["load", "restore"]
    case .more: ["next", "ďalej", "viac"]
    case .rm: ["del", "delete", "erase", "remove", "odstráň", "vymaž", "zmaž"]
    case .undo: ["oops", "revert"]
    case .clear: ["truncate"]
    case .refresh: ["!!", "reload", "update", "aktualizuj", "obnov"]
    case .rename: ["mv", "premenuj"]
    default: []
    }
  }

  /// The line for which another was probably typed, `rm 3` for `delete 3`; `nil` where its first word is none of the
  /// synonyms. Options of other programs are left out.
  public static func line(for words: [String]) -> String? {
    let typed = folded(words.joined(separator: " "))
    if let whole = allCases.first(where: { $0.synonyms.map(folded).contains(typed) }) {
      return whole.rawValue
    }
    guard let first = words.first.map(folded),
      let command = allCases.first(where: { $0.synonyms.map(folded).contains(first) })
    else { return nil }
    let rest = words.dropFirst().filter { !$0.hasPrefix("-") }
    return ([command.rawValue] + (command.takesNothing ? [] : rest)).joined(separator: " ")
  }

  private var takesNothing: Bool {
    [.favorites, .searches, .map, .cities, .back, .quit, .undo, .clear, .refresh, .status, .more]
      .contains(self)
  }

  /// Whoever types in a hurry leaves accents out.
  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
