public import Analysis
public import Clients
public import Reports

extension Slovak {
  public func kind(_ kind: PlaceKind) -> String? {
    switch kind {
    case .town, .point: nil
    case .airport: "letisko"
    case .region: "región"
    case .country: "štát"
    case .island: "ostrov"
    case .mountain: "vrch"
    case .cape: "mys"
    case .lake: "jazero"
    case .range: "pohorie"
    case .sea: "more"
    case .area: "územie"
    }
  }

  public var homeWords: Set<String> { ["domov", "doma"] }
  public var hereWord: String { "tu" }
  public func middle(of place: String) -> String { "stred: \(place)" }
  public func weather(at town: String) -> String { "počasie: \(town)" }
  public var placeHeading: String { "miesto" }
  public var surroundingsHeading: String { "kraj, krajina" }
  public var populationHeading: String { "obyvatelia" }
  public var latitudeHeading: String { "šírka" }
  public var longitudeHeading: String { "dĺžka" }
  public var distanceHeading: String { "vzdialenosť" }

  public func searches(_ list: SearchListViewModel) -> String {
    let number = plural(list.count, "hľadanie", "hľadania", "hľadaní")
    let name = list.filter.isEmpty ? "" : " s názvom „\(list.filter)“"
    return number + name + (list.order == .name ? ", podľa názvu" : ", od najnovšieho")
  }

  public func noSearches(filter: String) -> String {
    "Hľadanie s názvom „\(filter)“ nemáte. Všetky zobrazíte takto: filter"
  }

  public func anyOf(_ lines: [String]) -> String {
    [lines.dropLast().joined(separator: ", "), lines.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " alebo ")
  }

  public var lowHeading: String { "min." }
  public var highHeading: String { "max." }

  public func favorites(_ list: FavoriteListViewModel) -> String {
    let places = form(list.count, "obľúbené miesto", "obľúbené miesta", "obľúbených miest")
    let name = list.filter.isEmpty ? "" : " s názvom „\(list.filter)“"
    return "\(grouped(list.count)) \(places)\(name)"
      + (words(for: list.order).map { ", \($0)" } ?? "")
  }

  public func noFavorites(filter: String) -> String {
    "Obľúbené miesto s názvom „\(filter)“ nemáte. Všetky zobrazíte takto: filter"
  }

  public func moved(_ name: String, toRow row: Int) -> String {
    "\(name) je teraz v riadku \(row)."
  }

  public func starred(_ names: [String]) -> String {
    "★ \(list(names)) \(verb(names)) teraz medzi obľúbenými."
  }

  public func alreadyStarred(_ names: [String]) -> String {
    "\(list(names)) už \(verb(names)) medzi obľúbenými."
  }

  public func unstarred(_ names: [String]) -> String {
    "\(list(names)) už nie \(verb(names)) medzi obľúbenými."
  }

  public func notStarred(_ name: String) -> String { "\(name) nie je medzi obľúbenými." }

  public var warned: String { "meteorologická výstraha" }
  public var possiblyWarned: String { "možná meteorologická výstraha" }

  public func moreWarned(_ count: Int, row: Int) -> String {
    "Výstrahy platia aj pre \(plural(count, "ďalšie miesto", "ďalšie miesta", "ďalších miest")). "
      + "Zadajte: warnings \(row)"
  }

  public func hasOwnName(_ name: String) -> String { "\(name) nemá iný názov." }

  private func verb(_ names: [String]) -> String { names.count == 1 ? "je" : "sú" }

  private func words(for order: FavoriteListViewModel.Order) -> String? {
    switch order {
    case .own: nil
    case .name: "podľa názvu"
    case .temperature: "od najteplejšieho"
    case .added: "od najnovšieho"
    case .rain: "podľa pravdepodobnosti zrážok"
    }
  }

  public func cities(_ list: CityListViewModel) -> String {
    let number = "\(grouped(list.count)) \(form(list.count, "mesto", "mestá", "miest"))"
    let area = list.country.map { " (\($0))" } ?? (list.isOfService ? "" : " sveta")
    let source = list.isOfService ? " v zozname služby" : ""
    let name = list.filter.isEmpty ? "" : " s názvom „\(list.filter)“"
    let sorted = list.sorted.map { "najväčších \(grouped($0)) " } ?? ""
    return "\(number)\(area)\(source)\(name), \(sorted)\(words(for: list))"
  }

  public func noCities(filter: String) -> String {
    filter.isEmpty
      ? "Nie sú tu dostupné žiadne mestá."
      : "Mesto s názvom „\(filter)“ v zozname nie je. Všetky mestá zobrazíte takto: filter"
  }

  public var citiesHint: String {
    "Zúžiť: filter TEXT. Zoradiť: sort temperature. Otvoriť mesto: jeho číslo."
  }

  private func words(for list: CityListViewModel) -> String {
    switch list.order {
    case .population where list.isOfService: "v jeho poradí"
    case .population: "od najväčšieho"
    case .temperature: "od najteplejšieho"
    case .wind: "od najveternejšieho"
    case .humidity: "od najvlhkejšieho"
    case .name: "podľa názvu"
    }
  }

  public var nextHeading: String { "ďalej" }
  public var todayHeading: String { "dnes" }

  public func begins(_ kind: PrecipitationKind, at time: String, isLikely: Bool) -> String {
    name(of: kind, isHeavy: false) + (isLikely ? " " : "? ") + time
  }

  public func lasts(_ kind: PrecipitationKind, until time: String?, isLikely: Bool) -> String {
    let name = name(of: kind, isHeavy: false) + (isLikely ? "" : "?")
    return time.map { "\(name) do \($0)" } ?? "\(name) teraz"
  }

  public var staysDry: String { "bez zrážok" }

  public func expectedAlert(_ sentence: String, _ question: String) -> String {
    "\(sentence) (upozornenie: \(question))"
  }
  public func moreAlerts(_ count: Int) -> String {
    form(count, "Splní", "Splnia", "Splní") + " sa ešte "
      + plural(count, "upozornenie", "upozornenia", "upozornení") + ": told"
  }
  public func moreFavorites(_ count: Int) -> String { "ešte \(count): favorites" }

  public func renamed(_ old: String, to new: String) -> String { "Premenované: \(old) na \(new)." }

  public func exported(_ counts: PlaceCounts, to path: String) -> String {
    "Do súboru \(path) sa uložilo: \(text(counts))."
  }

  public func confirmReplacing(_ path: String) -> String {
    "Súbor \(path) už existuje. Nahradiť? (a/n) "
  }

  public func imported(_ counts: PlaceCounts, present: Int, repeated: Int) -> String {
    let there =
      (present > 0 ? " Už tu boli: \(present)." : "")
      + (repeated > 0 ? " V súbore sa opakujú: \(repeated)." : "")
    if counts.all == 0 { return "Nič sa nepridalo." + there }
    return "Pridalo sa: \(text(counts)).\(there)"
  }

  public func notImported(_ rows: [RejectedRow]) -> String {
    let shown = rows.prefix(5).map { "riadok \($0.row) (\(reason($0.reason)))" }
    let more = rows.count > shown.count ? ["ďalšie: \(rows.count - shown.count)"] : []
    return "Preskočené: \(enumeration(shown + more))."
  }

  public func importUndone(_ counts: PlaceCounts) -> String {
    "Pridanie je zrušené: \(text(counts))."
  }

  func sentence(for error: PlaceFileError) -> String {
    switch error {
    case .unknownEnding(let path):
      "Názov súboru\(path == "" ? "" : " \(path)") sa musí končiť na .gpx, .geojson alebo .plist."
    case .missing(let path): "Súbor \(path) neexistuje."
    case .exists(let path): sentence(for: StorageError.exists(path: path))
    case .tooLarge(let path, let limit):
      "Súbor \(path) je väčší než \(limit >> 20)\u{A0}MiB a neprečítal sa."
    case .tooMany(let path, let limit):
      "Súbor \(path) obsahuje viac než \(grouped(limit)) miest a neprečítal sa."
    case .malformed(let path, let format, let line):
      "Súbor \(path) nie je \(name(of: format))"
        + (line.map { ": riadok \($0) sa nedá prečítať." } ?? ".")
        + " Nič sa nezmenilo."
    case .unknownEncoding(let path, let name):
      "Súbor \(path) má kódovanie \(name), ktoré sa nedá prečítať. Uložte ho ako UTF-8."
    case .noCalendar(let path): "Súbor \(path) nie je kalendár (iCalendar)."
    case .foreign(let path):
      "Súbor \(path) už existuje a neuložil ho Vane. Zvoľte iný názov."
    case .storage(.system(.write, let path, let code)):
      "Do súboru \(path) sa nedá zapísať: \(reason(code))."
    case .storage(let error): sentence(for: error)
    }
  }

  private func text(_ counts: PlaceCounts) -> String {
    let favorites = plural(
      counts.favorites, "obľúbené miesto", "obľúbené miesta", "obľúbených miest")
    let pins = plural(counts.pins, "značka", "značky", "značiek")
    if counts.favorites == 0 { return pins }
    return counts.pins == 0 ? favorites : "\(favorites) a \(pins)"
  }

  private func reason(_ reason: RejectedRow.Reason) -> String {
    switch reason {
    case .noPosition: "bez polohy"
    case .outOfRange: "poloha mimo rozsahu"
    case .noPoint: "nie je bod"
    case .malformed: "nie je miesto"
    }
  }

  private func name(of format: PlaceFileFormat) -> String {
    switch format {
    case .geoJSON: "platný GeoJSON"
    case .gpx: "platný GPX"
    case .plist: "platný zoznam vlastností s miestami"
    }
  }
}
