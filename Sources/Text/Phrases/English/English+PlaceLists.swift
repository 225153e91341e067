public import Analysis
public import Clients
public import Reports

extension EnglishPhrases {
  public func kind(_ kind: PlaceKind) -> String? {
    switch kind {
    case .town, .point: nil
    case .airport: "airport"
    case .region: "region"
    case .country: "country"
    case .island: "island"
    case .mountain: "mountain"
    case .cape: "cape"
    case .lake: "lake"
    case .range: "range"
    case .sea: "sea"
    case .area: "area"
    }
  }

  public var homeWords: Set<String> { ["home"] }
  public var hereWord: String { "here" }
  public var casePrepositions: Set<String> { [] }
  public var caseCountries: Set<String> { [] }
  public func nominatives(of name: String, after preposition: String) -> [String] { [] }
  public func middle(of place: String) -> String { "the middle of \(place)" }
  public func weather(at town: String) -> String { "weather at \(town)" }
  public var placeHeading: String { "place" }
  public var surroundingsHeading: String { "region, country" }
  public var populationHeading: String { "people" }
  public var latitudeHeading: String { "lat" }
  public var longitudeHeading: String { "lon" }
  public var distanceHeading: String { "distance" }

  public func searches(_ list: SearchListViewModel) -> String {
    let number = plural(list.count, "search", "searches")
    let name = list.filter.isEmpty ? "" : " matching \(list.filter)"
    return number + name + (list.order == .name ? ", by name" : ", newest first")
  }

  public func noSearches(filter: String) -> String {
    "No search matches \(filter). To show all searches, type: filter"
  }

  public func anyOf(_ lines: [String]) -> String {
    [lines.dropLast().joined(separator: ", "), lines.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " or ")
  }

  public var lowHeading: String { "low" }
  public var highHeading: String { "high" }

  public func favorites(_ list: FavoriteListViewModel) -> String {
    let number = plural(list.count, "favorite", "favorites")
    let name = list.filter.isEmpty ? "" : " matching \(list.filter)"
    return number + name + (words(for: list.order).map { ", \($0)" } ?? "")
  }

  public func noFavorites(filter: String) -> String {
    "No favorite matches \(filter). To show all favorites, type: filter"
  }

  public func moved(_ name: String, toRow row: Int) -> String { "Moved \(name) to row \(row)." }

  public func starred(_ names: [String]) -> String { "★ Added \(list(names)) to favorites." }

  public func alreadyStarred(_ names: [String]) -> String {
    names.count == 1
      ? "\(list(names)) is already a favorite." : "\(list(names)) are already favorites."
  }

  public func unstarred(_ names: [String]) -> String {
    names.count == 1
      ? "\(list(names)) is no longer a favorite." : "\(list(names)) are no longer favorites."
  }

  public func notStarred(_ name: String) -> String { "\(name) isn't a favorite." }

  public var warned: String { "official warning" }
  public var possiblyWarned: String { "possible official warning" }

  public func moreWarned(_ count: Int, row: Int) -> String {
    "\(plural(count, "more place has", "more places have")) warnings. Type: warnings \(row)"
  }

  public func hasOwnName(_ name: String) -> String { "\(name) has no other name." }

  private func words(for order: FavoriteListViewModel.Order) -> String? {
    switch order {
    case .own: nil
    case .name: "by name"
    case .temperature: "warmest first"
    case .added: "newest first"
    case .rain: "highest chance of rain first"
    }
  }

  public func cities(_ list: CityListViewModel) -> String {
    let number = plural(list.count, "city", "cities")
    let area = list.country.map { " in \($0)" } ?? (list.isOfService ? "" : " worldwide")
    let source = list.isOfService ? " from the service's list" : ""
    let name = list.filter.isEmpty ? "" : " matching \(list.filter)"
    let sorted = list.sorted.map { "the \(grouped($0)) largest " } ?? ""
    return "\(number)\(area)\(source)\(name), \(sorted)\(words(for: list))"
  }

  public func noCities(filter: String) -> String {
    filter.isEmpty
      ? "No cities are available here."
      : "No city in the list matches \(filter). To show all cities, type: filter"
  }

  public var citiesHint: String {
    "Narrow: filter TEXT. Sort: sort temperature. Open a city: its number."
  }

  private func words(for list: CityListViewModel) -> String {
    switch list.order {
    case .population where list.isOfService: "in its order"
    case .population: "largest first"
    case .temperature: "warmest first"
    case .wind: "windiest first"
    case .humidity: "most humid first"
    case .name: "by name"
    }
  }

  public var nextHeading: String { "next" }
  public var todayHeading: String { "today" }

  public func begins(_ kind: PrecipitationKind, at time: String, isLikely: Bool) -> String {
    name(of: kind) + (isLikely ? " " : "? ") + time
  }

  public func lasts(_ kind: PrecipitationKind, until time: String?, isLikely: Bool) -> String {
    let name = name(of: kind) + (isLikely ? "" : "?")
    return time.map { "\(name) to \($0)" } ?? "\(name) now"
  }

  public var staysDry: String { "dry" }

  public func expectedAlert(_ sentence: String, _ question: String) -> String {
    "\(sentence) (alert: \(question))"
  }
  public func moreAlerts(_ count: Int) -> String {
    plural(count, "more alert comes true", "more alerts come true") + ": told"
  }
  public func moreFavorites(_ count: Int) -> String { "\(count) more: favorites" }

  public func renamed(_ old: String, to new: String) -> String { "Renamed \(old) to \(new)." }

  public func exported(_ counts: PlaceCounts, to path: String) -> String {
    "Saved \(text(counts)) to \(path)."
  }

  public func confirmReplacing(_ path: String) -> String {
    "\(path) already exists. Replace it? (y/n) "
  }

  public func imported(_ counts: PlaceCounts, present: Int, repeated: Int) -> String {
    let there =
      (present > 0 ? " \(present) \(present == 1 ? "was" : "were") already there." : "")
      + (repeated > 0 ? " \(plural(repeated, "repetition", "repetitions")) in the file." : "")
    if counts.all == 0 { return "Nothing was added." + there }
    return "Added \(text(counts)).\(there)"
  }

  public func notImported(_ rows: [RejectedRow]) -> String {
    let shown = rows.prefix(5).map { "row \($0.row) (\(reason($0.reason)))" }
    let more = rows.count > shown.count ? ["\(rows.count - shown.count) more"] : []
    return "Skipped: \(enumeration(shown + more))."
  }

  public func importUndone(_ counts: PlaceCounts) -> String {
    "Deleted \(text(counts))."
  }

  func sentence(for error: PlaceFileError) -> String {
    switch error {
    case .unknownEnding(let path):
      "The name of \(path == "" ? "the file" : path) must end in .gpx, .geojson or .plist."
    case .missing(let path): "The file \(path) doesn't exist."
    case .exists(let path): sentence(for: StorageError.exists(path: path))
    case .tooLarge(let path, let limit):
      "\(path) is larger than \(limit >> 20)\u{A0}MiB and wasn't read."
    case .tooMany(let path, let limit):
      "\(path) contains more than \(grouped(limit)) places and wasn't read."
    case .malformed(let path, let format, let line):
      "\(path) isn't \(name(of: format))" + (line.map { ": line \($0) can't be read." } ?? ".")
        + " Nothing was changed."
    case .unknownEncoding(let path, let name):
      "\(path) is in the encoding \(name), which can't be read. Save it as UTF-8."
    case .noCalendar(let path): "\(path) isn't an iCalendar file."
    case .foreign(let path):
      "\(path) exists and isn't a calendar that Vane saved. Choose another name."
    case .storage(.system(.write, let path, let code)):
      "\(path) can't be written: \(reason(code))."
    case .storage(let error): sentence(for: error)
    }
  }

  private func text(_ counts: PlaceCounts) -> String {
    let favorites = plural(counts.favorites, "favorite", "favorites")
    let pins = plural(counts.pins, "pin", "pins")
    if counts.favorites == 0 { return pins }
    return counts.pins == 0 ? favorites : "\(favorites) and \(pins)"
  }

  private func reason(_ reason: RejectedRow.Reason) -> String {
    switch reason {
    case .noPosition: "no position"
    case .outOfRange: "position out of range"
    case .noPoint: "not a point"
    case .malformed: "not a place"
    }
  }

  private func name(of format: PlaceFileFormat) -> String {
    switch format {
    case .geoJSON: "valid GeoJSON"
    case .gpx: "valid GPX"
    case .plist: "a valid property list of places"
    }
  }
}
