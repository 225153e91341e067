import Clients
@_spi(Building) import Gazetteer

/// All names of one place, sorted by what they are for.
struct PlaceNames {
  /// In use in a language today; each folds to another key, and none to the place's own.
  private(set) var current: [String] = []
  private(set) var other: [String] = []
  private(set) var airports: Set<String> = []
  private(set) var ownKeys: Set<String> = []
  private(set) var currentKeys: Set<String> = []
  private(set) var otherKeys: Set<String> = []
  private(set) var romanizedKeys: Set<String> = []
  private(set) var words: Set<String> = []

  init(_ city: Origin.City, catalogs: [String: [String: String]]) {
    ownKeys = FoldedName.keys(of: city.name)
    currentKeys = FoldedName.keys(ofPartsOf: city.name).subtracting(ownKeys)
    addWords(of: city.name)
    for name in Self.currentNames(of: city, catalogs) where add(name, to: \.currentKeys) {
      current.append(name)
    }
    for name in Self.preferred(city.alternatenames) {
      if Self.isAirportCode(name) {
        airports.insert(name)
      } else if Self.isRomanized(name) {
        romanizedKeys.formUnion(FoldedName.keys(of: name))
      } else if add(name, to: \.otherKeys) {
        other.append(name)
      }
    }
    romanizedKeys.subtract(ownKeys.union(currentKeys).union(otherKeys))
  }
}

extension PlaceNames {
  /// Whether a name was written out of another script, as GeoNames does without capitals.
  private static func isRomanized(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 < 0x80 } && name.first?.isLowercase == true
  }

  /// The names in the languages that are shown, and those of at least two other languages: a name that a single one
  /// uses may be a better known place in all others, as Augusta is.
  private static func currentNames(
    of city: Origin.City, _ catalogs: [String: [String: String]]
  ) -> [String] {
    let id = String(city.geonameid)
    let names = currentLanguages.compactMap { catalogs[$0]?[id] }
    let counts = names.reduce(into: [:]) { $0[FoldedName.key(of: $1), default: 0] += 1 }
    let own = PlaceLanguage.allCases.compactMap { catalogs[$0.rawValue]?[id] }
    return own + names.filter { counts[FoldedName.key(of: $0), default: 0] > 1 }
  }

  /// Of names with the same key, the one with most marks comes first: it is the one to show.
  private static func preferred(_ names: [String]) -> [String] {
    names.filter {
      !$0.hasPrefix("http") && !$0.contains("Template:") && $0.utf8.count <= 200
        && !$0.contains(where: isNoLetter)
    }
    .sorted { (-$0.utf8.count, $0) < (-$1.utf8.count, $1) }
  }

  /// Signs that stand in no name: those of footnotes ("Wee-ka-nahs *"), markup and damaged text.
  private static func isNoLetter(_ character: Character) -> Bool {
    character.isNewline || "*?#@=<>[]{}|_~^\\\u{FFFD}".contains(character)
  }

  private static func isAirportCode(_ name: String) -> Bool {
    name.utf8.count == 3 && name.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Whether the name is new.
  private mutating func add(
    _ name: String, to keys: WritableKeyPath<PlaceNames, Set<String>>
  ) -> Bool {
    let known = ownKeys.union(currentKeys).union(otherKeys)
    let new = FoldedName.keys(of: name).subtracting(known)
    guard !new.isEmpty else { return false }
    self[keyPath: keys].formUnion(new)
    self[keyPath: keys].formUnion(FoldedName.keys(ofPartsOf: name).subtracting(known))
    addWords(of: name)
    return true
  }

  private mutating func addWords(of name: String) {
    let folded = FoldedName(name)
    if folded.words.count > 1 { words.formUnion(folded.words) }
  }
}
