import Clients
import Foundation

/// The use of a place's name. The raw values are the tables of the names.
enum NameUsage: String, CaseIterable {
  case own
  /// A language uses it today.
  case current
  /// An old, rare or local name.
  case other
  /// Written out of another script by rule, such as `dongjing` of Tokyo.
  case romanized

  /// Kinds of names whose spelling can be shown, so that one sees why a place was found.
  static let shown = [own, current, other]

  /// Whether the user may mean it and mistype it.
  var isUsual: Bool { self == .own || self == .current }

  /// In decades of population: a place must be this much larger to rank above one of exactly that name. Old Town is in
  /// Maine and not Las Vegas, and Bombay still Mumbai.
  var cost: Double {
    switch self {
    case .own: 0
    case .current: 0.8
    case .other: 2.4
    case .romanized: 2.7
    }
  }
}

/// The way in which a name that folds to the typed one is spelled.
enum Spelling {
  /// But for case, or for marks beside those that were typed: Šaľa for `Šala`.
  case same
  /// With marks or signs that weren't typed.
  case marked
  /// With its Saint or Mount cut short, or not.
  case abbreviated
  /// With other hyphens, apostrophes or dots.
  case otherSigns
  /// Without a mark that was typed: Kas for `Kaş`.
  case otherMarks
  /// With more words: Clear Lake for `Clearlake`.
  case joined
  /// With fewer words: Stanton for `St. Anton`.
  case split

  init(of name: String, as typed: SoughtName) {
    let (own, sought) = (name.lowercased(), typed.typed.lowercased())
    let folded = FoldedName(name)
    if own == sought {
      self = .same
    } else if folded.key != typed.folded.key {
      // Found by another name, or by a short one.
      self =
        folded.abbreviatedKey(keepingLast: false).map(typed.keys.contains) == true
          || typed.keys.dropFirst().contains(folded.key) ? .abbreviated : .same
    } else if folded.words.count != typed.folded.words.count {
      self = folded.words.count > typed.folded.words.count ? .joined : .split
    } else {
      let hasSigns = !sought.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
      self = Self(
        letters: own.filter { $0.isLetter || $0.isNumber },
        as: sought.filter { $0.isLetter || $0.isNumber }, hasSigns: hasSigns)
    }
  }

  /// A mark of Šala is not in Sala, but in Šaľa.
  private init(letters own: String, as sought: String, hasSigns: Bool) {
    let hasMarks = sought.utf8.contains { $0 >= 0x80 }
    let lacksMark =
      own.count != sought.count || zip(own, sought).contains { !$1.isASCII && $0 != $1 }
    if hasMarks, lacksMark {
      self = .otherMarks
    } else if hasSigns, own == sought {
      self = .otherSigns
    } else {
      self = hasMarks ? .same : .marked
    }
  }

  /// In decades of population, for a place of so many. Marks that are hard to type are left out of the names of cities,
  /// and their words joined; English writes Malé and Berlín without any, so that hardly a village is meant.
  func cost(ofSize size: Double) -> Double {
    let isCity = size >= Finder.city
    return switch self {
    case .same: 0
    case .marked where size >= Self.largeTown: isCity ? 0 : 0.7
    case .marked, .abbreviated, .joined: isCity ? 0 : 1.5
    case .otherSigns: 1.5
    case .otherMarks: isCity ? 1 : 3
    case .split: 3
    }
  }

  private static let largeTown = log10(Double(Weight.largeTown))
}

extension PlaceMatch.Kind {
  /// In decades of population.
  var cost: Double {
    switch self {
    // The cost of a code depends on how it is written.
    case .whole, .coordinate, .postalCode, .airport: 0
    case .beginning: 3.7
    // The cost of the slips is added.
    case .typo: 3.9
    case .word, .elsewhere: 4.9
    }
  }
}
