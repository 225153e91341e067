import Clients
import Foundation
import GRDB
import Reports

/// Collects the places that a name may mean, and weighs them.
///
/// A score is the decades of a place's population, a little for its renown, less the cost of how it
/// matched; so a far larger place comes before a village of exactly that name.
struct Finder {
  let database: Database
  let kept: AreaCache
  private let preferredCountries: [Area]
  /// The number of the best that will be wanted.
  let depth: Int
  private var candidates: [Int: Candidate] = [:]

  init(
    _ database: Database, kept: AreaCache, preferredCountries: [String], depth: Int
  ) throws {
    self.database = database
    self.kept = kept
    self.depth = depth
    self.preferredCountries = try preferredCountries.map {
      try Area.countries([$0], in: database)
    }
  }

  /// The likeliest first, without the regions whose town has their name and was found as well.
  var ranked: [Candidate] {
    weighedWithNamesakes.filter { candidate in
      guard let town = candidate.feature?.namesake else { return true }
      return candidates[town] == nil
    }.sorted { ($0.score, $1.place.rank) > ($1.score, $0.place.rank) }
  }

  /// Whether a name is the text.
  var hasWhole: Bool { candidates.values.contains(where: \.isWhole) }

  /// Whether a name certainly matches the text, or a town's name begins with it.
  var isSure: Bool { candidates.values.contains(where: \.isSure) }

  /// Finds names equal to the text. A guess at the kind of the text costs a decade.
  mutating func findWhole(
    _ name: SoughtName, usages: [NameUsage] = NameUsage.allCases,
    as kind: PlaceMatch.Kind = .whole, isGuess: Bool = false
  ) throws {
    for text in texts(name) {
      for usage in usages {
        for place in try text.whole(name.keys, in: usage, limit: depth + 40) {
          add(place, kind, usage, name, isGuess ? 1 : 0)
        }
      }
    }
  }

  /// Names that begin with the text.
  mutating func findBeginnings(_ name: SoughtName) throws {
    for text in texts(name) {
      for usage in NameUsage.shown {
        for place in try text.beginning(name.keys, in: usage, limit: depth + 5) {
          add(place, .beginning, usage, name)
        }
      }
    }
  }

  /// Names that hold every word of the text.
  mutating func findWords(_ name: SoughtName) throws {
    for text in texts(name) {
      for place in try text.words(name.folded.words, short: name.short, limit: depth + 10) {
        add(place, .word, .own, name)
      }
    }
  }

  /// Names that differ from the text by a letter or two.
  mutating func findTypos(_ name: SoughtName) throws {
    guard var comparison = TypoIndex.Comparison(name.folded.key) else { return }
    let statement = try database.cachedStatement(
      sql: "SELECT keys, length FROM spelling WHERE length BETWEEN ? AND ?")
    let lengths = comparison.lengths
    let rows = try Row.fetchCursor(
      statement, arguments: [lengths.lowerBound, lengths.upperBound])
    while let row = try rows.next() {
      try row.withUnsafeData(atIndex: 0) { keys in
        if let keys, let length = row.integer(1) { comparison.compare(keys, length: length) }
      }
    }
    // Beyond the first forty no name is near. A number isn't a typo: `7 Oslo` isn't Oslo.
    let digits = name.folded.key.filter(\.isNumber)
    for suggestion in comparison.best(40) where suggestion.key.filter(\.isNumber) == digits {
      let text = FullText(database: database, areas: name.areas, kept: kept)
      let (keys, cost) = ([suggestion.key], comparison.cost(suggestion))
      for usage in NameUsage.shown {
        for place in try text.whole(keys, in: usage, limit: 2) {
          add(place, .typo, usage, name, cost, keys: keys, slips: suggestion.distance)
        }
      }
      for landmark in try Feature.sites(
        whole: suggestion.key, in: name.areas, limit: 2, from: database)
      where landmark.kind != .airport {
        add(
          landmark, .typo, name, cost + landmark.cost, key: suggestion.key,
          slips: suggestion.distance)
      }
    }
  }
}

extension Finder {
  /// Each preferred country is searched separately, too: its places may be too small to be among the first overall.
  func areaSets(_ name: SoughtName) -> [[Area]] {
    preferredCountries.map { name.areas + [$0] } + [name.areas]
  }

  private func texts(_ name: SoughtName) -> [FullText] {
    areaSets(name).map { FullText(database: database, areas: $0, kept: kept) }
  }

  /// The beginning of a name means any of the places that have it, so each of them gains what all have together:
  /// `spring` is Springfield before Spring Valley. A name in full stays before those that it begins.
  private var weighedWithNamesakes: [Candidate] {
    let begun = candidates.values.filter { $0.kind == .beginning && $0.feature == nil }
    let gains = Dictionary(grouping: begun, by: \.place.name).mapValues { namesakes in
      let sizes = namesakes.map(\.place.size)
      let largest = sizes.max() ?? 0
      return log10(sizes.reduce(0) { $0 + pow(10, $1 - largest) })
    }
    let towns = candidates.values.lazy.filter { $0.kind == .whole && $0.feature == nil }
    let front = towns.map(\.score).max() ?? .infinity
    let owners = NameOwners(towns)
    return candidates.values.map { candidate in
      if let most = owners.most(candidate, isPreferred: isPreferred(candidate.place.region)) {
        var weighed = candidate
        weighed.score = min(candidate.score, most.nextDown)
        return weighed
      }
      guard candidate.kind == .beginning else { return candidate }
      var weighed = candidate
      if candidate.feature != nil { weighed.score = min(candidate.score, front.nextDown) }
      guard candidate.feature == nil, let gain = gains[candidate.place.name] else { return weighed }
      // Three letters are mostly the beginning of a name: `ber` is Berlin.
      let most =
        candidate.name.folded.key.count > 3 ? front.nextDown : max(candidate.score, front.nextDown)
      weighed.score = min(candidate.score + gain, most)
      return weighed
    }
  }

  /// A hundred thousand people, in decades.
  static let city = 5.0

  mutating func add(
    _ place: PlaceWeight, _ kind: PlaceMatch.Kind, _ usage: NameUsage, _ name: SoughtName,
    _ extraCost: Double = 0, keys: [String]? = nil, slips: Int = 0, feature: Feature? = nil
  ) {
    let spelling =
      kind == .whole && feature == nil ? Spelling(of: place.name, as: name) : .same
    // Words that are divided in another way are a slip, unless a city is meant: `newyork`.
    let isCity = place.size >= Self.city
    let isSlip = spelling == .split || spelling == .joined && !isCity
    let kind = isSlip ? .typo : kind
    var score = place.size - usage.cost - kind.cost - extraCost
    score -= spelling.cost(ofSize: place.size)
    score += preference(place.region, kind, usage)
    // A rare name of a small place is often a typo of another's.
    if kind == .whole, !usage.isUsual, place.size < log10(Double(Weight.largeTown)) { score -= 0.5 }
    // Marks that are typed are meant: `León` is not "León de los Aldama".
    if name.hasMarks, place.name.lowercased() == name.typed.lowercased() { score += 1 }
    // Villages are in no index of typos.
    if kind == .beginning, FoldedName.key(of: place.name).squeezed == name.folded.key.squeezed {
      score += TypoIndex.doubling
    }
    let known = candidates[place.rank]
    // Budapest, which is Budapešť to some, is no mere beginning of that.
    if known?.kind == .whole, kind == .beginning { return }
    guard score > known?.score ?? -.infinity else { return }
    candidates[place.rank] = Candidate(
      place: place, kind: kind, score: score, usage: usage, name: name, keys: keys ?? name.keys,
      slips: isSlip ? 1 : slips, feature: feature)
  }

  private func isPreferred(_ region: Int) -> Bool {
    preferredCountries.contains { $0.contains(region) }
  }

  /// A namesake in a preferred country comes before any other; a place that matches less surely gains less.
  private func preference(_ region: Int, _ kind: PlaceMatch.Kind, _ usage: NameUsage) -> Double {
    guard let index = preferredCountries.firstIndex(where: { $0.contains(region) }) else {
      return 0
    }
    let gain = kind == .whole && usage.cost < 1 ? 4.0 : 1.0
    return gain - Double(min(index, 9)) * 0.05
  }

  /// Airports of this code or, behind the word, of this name, and the towns that have the code too.
  mutating func findAirports(_ name: SoughtName) throws {
    let letters = name.typed.utf8.count
    if (3...4).contains(letters), name.folded.key.utf8.count == letters {
      let isCapital = name.typed == name.typed.uppercased()
      try findAirports(code: name, Self.cost(ofCode: letters, isCapital: isCapital))
    }
    guard let named = name.withoutAirportWord else { return }
    let code = named.typed.utf8.count
    if (3...4).contains(code) {
      try findAirports(code: named, Self.cost(ofCode: code, isCapital: true))
    }
    try findAirports(named: named)
  }

  /// In decades of population. In capitals a code is meant as one and comes before every name, but one of ICAO has as
  /// many letters as LIMA and KOBE, which stay towns. In small letters it may be a word, and ranks below towns with
  /// names that are or begin so.
  private static func cost(ofCode letters: Int, isCapital: Bool) -> Double {
    isCapital ? (letters == 3 ? -3 : 0) : (letters == 3 ? 3.8 : 4.9)
  }

  private func airports(_ key: String, in areas: [Area]) throws -> [Feature] {
    try Feature.sites(whole: key, in: areas, limit: depth + 5, from: database)
      .filter { $0.kind == .airport }
  }

  private mutating func findAirports(code: SoughtName, _ cost: Double) throws {
    let typed = code.typed.uppercased()
    let airports = try airports(typed, in: code.areas)
    for airport in airports { add(airport, .airport, code, cost - Weight.airportCost) }
    let sql = "SELECT \(PlaceWeight.columns) FROM airport JOIN place USING (rank) WHERE code = ?"
    for place in try database.all(sql, [typed], { PlaceWeight($0) })
    where code.areas.allSatisfy({ $0.contains(place.region) }) {
      // The airport comes before its town, however quiet it is.
      let size = airports.map { $0.weight + Weight.airportCost }.max() ?? place.size
      add(place, .airport, .own, code, cost + max(0.5, place.size - size + 0.1))
    }
  }

  /// Airports of the town with this name, then those that are called so elsewhere: "Venice airport" is not the one of
  /// Venice in Florida, which has the name in its own.
  private mutating func findAirports(named name: SoughtName) throws {
    let named = try [name.folded.key, name.folded.key + "airport"].flatMap { key in
      try airports(key, in: name.areas)
    }
    func isNamed(_ airport: Feature) -> Bool { named.contains { $0.number == airport.number } }
    let town = try town(name)
    let around = try town.map {
      try Feature.airports(around: $0.rank, in: name.areas, from: database)
    }
    let near = around?.map(\.airport).filter(isNamed) ?? named
    let close = around?.filter(\.isClose) ?? []
    let flown = close.filter(\.hasFlights)
    let major = flown.filter { $0.isInternational && $0.isInCountry }
    let isComplete = around?.contains { $0.isInternational && isNamed($0.airport) } == true
    func largest(_ airports: [Feature]) throws -> Double {
      try airports.map { try $0.townWeight(in: database) }.max() ?? -.infinity
    }
    // "Kennedy airport" isn't that of Kennedy in Bogotá.
    let size = town.map { $0.size - Weight.airportCost } ?? -.infinity
    let isDoubtful = try near.isEmpty && largest(named) >= size
    let extra =
      isComplete || isDoubtful ? [] : near.isEmpty ? (flown.isEmpty ? close : flown) : major
    // JFK lies in Queens: of the airports of New York, the busiest comes first, however large the part is that it lies in.
    let most = try max(size, largest(near))
    // The word says that an airport is meant, not the town.
    let cost = -Weight.airportCost
    for airport in near + extra.map(\.airport) {
      let missing = most - (try airport.townWeight(in: database))
      // Of two in one town, the international one is meant.
      let isMajor = extra.contains { $0.airport.number == airport.number && $0.isInternational }
      add(airport, .whole, name, cost - (isMajor ? 0.2 : 0) - 0.95 * missing)
    }
    for airport in named where !near.contains(where: { $0.number == airport.number }) {
      add(airport, .whole, name, cost)
    }
  }

  /// The largest town with this name in a language that counts as in use.
  private func town(_ name: SoughtName) throws -> PlaceWeight? {
    let towns = FullText(database: database, areas: name.areas, kept: kept)
    let found = try NameUsage.shown.flatMap { usage in
      try towns.whole(name.keys, in: usage, limit: 2).map { ($0, $0.size - usage.cost) }
    }
    return found.max { $0.1 < $1.1 }?.0
  }

  /// A place that may be the one, with the best reason found.
  struct Candidate {
    let place: PlaceWeight
    let kind: PlaceMatch.Kind
    var score: Double
    let usage: NameUsage
    let name: SoughtName
    /// The folded names that were found.
    let keys: [String]
    var slips = 0
    /// The region, airport or other feature, if it is no town.
    var feature: Feature?

    /// Whether a name is the text.
    var isWhole: Bool { kind == .whole || kind == .airport }

    /// Whether nothing that only resembles the text can be meant. A rare name of a small place may be a slip.
    var isSure: Bool {
      switch kind {
      case .airport: true
      case .whole: feature != nil || usage.isUsual || score > 3
      case .beginning: score > 1.5
      default: false
      }
    }

    /// The keys to look for in a name, to show why it was found.
    var sought: [String] { kind == .word ? name.folded.words : keys }

    /// Whether the place was found by this name.
    func matches(_ other: String) -> Bool {
      if kind == .word { return sought.allSatisfy { Highlight.range(of: [$0], in: other) != nil } }
      return keys.contains {
        FoldedName.name(other, begins: $0, isWhole: kind != .beginning)
      }
    }

    /// Whether the text differs from a name by one letter.
    func isOneSlip(from other: String) -> Bool {
      let key = FoldedName.key(of: other)
      guard TypoIndex.accepts(key), var comparison = TypoIndex.Comparison(name.folded.key) else {
        return false
      }
      comparison.compare(TypoIndex.packed([(key, 0)]), length: key.utf8.count)
      return comparison.suggestions.contains { $0.distance == 1 }
    }

    /// Whether the place was found by this name with its Saint or Mount cut short.
    func matchesAbbreviation(of other: String) -> Bool {
      guard let short = FoldedName(other).abbreviatedKey(keepingLast: false) else { return false }
      return kind == .beginning ? keys.contains(where: short.hasPrefix) : keys.contains(short)
    }
  }

  /// Regions, countries, airports and landmarks with this name, or a name that it begins.
  mutating func findFeatures(_ name: SoughtName, isGuess: Bool = false) throws {
    let key = name.folded.key
    let isLong = key.unicodeScalars.count >= 3 && !isGuess
    for areas in areaSets(name) {
      let begun =
        isLong
        ? try Feature.all(beginning: key, in: areas, limit: depth + 5, from: database) : []
      let area = begun.filter(\.isArea).map(\.weight).max() ?? -.infinity
      for feature in try Feature.all(whole: key, in: areas, limit: depth + 5, from: database) {
        // "Provence" is in the name of an airport there.
        let isDoubtful = feature.isNamedInPart && area > feature.weight
        let cost = isDoubtful ? 3 : feature.cost
        add(feature, .whole, name, cost + (isGuess ? 1 : 0))
      }
      for feature in begun { add(feature, .beginning, name, max(0, feature.cost)) }
    }
  }

  mutating func add(
    _ feature: Feature, _ kind: PlaceMatch.Kind, _ name: SoughtName, _ cost: Double,
    key: String? = nil, slips: Int = 0
  ) {
    let weight = PlaceWeight(
      rank: feature.number, name: "", region: feature.region, size: feature.weight)
    add(
      weight, kind, .own, name, cost, keys: [key ?? name.folded.key], slips: slips, feature: feature
    )
  }
}
