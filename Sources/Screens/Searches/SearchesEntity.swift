import Clients
import Foundation
import Phrases
import Reports

/// The places that are listed at the moment.
nonisolated enum SearchesList: Hashable, Sendable {
  /// The answer to a search.
  case found(FoundPlaces)
  /// The searches made before, newest first.
  case made([SavedPlace])

  var places: [Place] {
    switch self {
    case .found(let found): found.matches.map(\.place)
    case .made(let kept): kept.map(\.called)
    }
  }

  /// `nil` for searches made before.
  var found: FoundPlaces? { if case .found(let found) = self { found } else { nil } }
}

/// The places that a text may mean, the likeliest first. There is at least one.
nonisolated struct FoundPlaces: Hashable, Sendable {
  var text: String
  var matches: [PlaceMatch]
  /// The person's home, if they set one.
  var home: Coordinate?
  /// The only country that was searched (ISO 3166-1 alpha-2), because the user chose it.
  var country: String?
  /// Why the service, which the user wanted to ask as well, has no answer.
  var unasked: ServiceError?
  /// Whether the service took too long to say more than guesses.
  var isUnsure = false

  /// The place that is certainly meant: called so, or with one slip. Of several airports none is, nor of a city with
  /// this nickname and a town of this name.
  var certain: PlaceMatch? {
    guard let first = matches.first,
      first.likeness == .exact || first.likeness == .oneSlip && !isUnsure,
      !isHardlyMeant(first), first.likeness == .exact || isKnownWidely(first.place)
    else { return nil }
    let isNamedAirport = first.kind == .whole && first.place.kind == .airport
    let isRivaled = matches.dropFirst().filter { $0.kind == .whole }.contains { other in
      isNamedAirport && other.place.kind == .airport && other.score > first.score - 1.4
        || first.isNameRare && other.matchedName == nil
          && ((other.place.population ?? 0) >= Self.town
            || (first.place.population ?? 0) < Self.metropolis)
    }
    // Of two names that are equally near, neither is certainly meant, unless one place is much larger.
    let isDoubtful =
      first.likeness == .oneSlip
      && matches.contains {
        $0.slips == first.slips && $0.place.name != first.place.name && $0.score > first.score - 1
      }
    return isRivaled || isDoubtful || isCountryMeant(rather: first) || isEndOfTown(first)
      || isBeginning(rather: first) ? nil : first
  }

  /// Whether a name begins with the text, of which the first is a slip: Lignano Sabbiadoro for `Lignano`, rather than
  /// Legnano. Or whether marks were typed that begin a town's name rather than this one's: `Nové Mesto` isn't Nové Město.
  private func isBeginning(rather first: PlaceMatch) -> Bool {
    if first.likeness == .oneSlip {
      return matches.contains { $0.place.name.folded.hasPrefix(text.folded + " ") }
    }
    let name = (first.matchedName ?? first.place.name).lowercased()
    let typed = text.lowercased()
    return !typed.utf8.allSatisfy { $0 < 0x80 } && name != typed && name.folded == typed.folded
      && matches.contains {
        $0.place.name.lowercased().hasPrefix(typed + " ") && ($0.place.population ?? 0) >= Self.town
      }
  }

  /// Whether a slip in its name is likelier than another word: that of a village is mostly one.
  private func isKnownWidely(_ place: Place) -> Bool {
    place.kind != .town || (place.population ?? 0) >= Self.city
  }

  /// Whether the text is only the end of the town's name in that of an airport: `coast` isn't Gold Coast Airport.
  private func isEndOfTown(_ match: PlaceMatch) -> Bool {
    match.place.kind == .airport
      && matches.contains {
        $0.place.kind == .town && match.place.name.hasPrefix($0.place.name + " ")
          && $0.place.name.folded.hasSuffix(" " + text.folded)
      }
  }

  /// Whether a country may be meant rather than a village: Congo is in Brazil, too.
  private func isCountryMeant(rather first: PlaceMatch) -> Bool {
    first.place.kind == .town && (first.place.population ?? 0) < Self.largeTown
      && matches.contains {
        $0.place.kind == .country && $0.place.name.folded.hasSuffix(" " + first.place.name.folded)
      }
  }

  /// Whether only books have this name of a small place, or it is as likely something else: two letters may be the code
  /// of an area (`IL` is Illinois rather than Il in Kenya), and an airport's code in small letters any word (`api`).
  private func isHardlyMeant(_ match: PlaceMatch) -> Bool {
    let letters = text.utf8.count
    let isArea = letters == 2 && (match.place.population ?? 0) < Self.largeTown
    let isWord = letters <= 4 && text != text.uppercased()
    return match.isNameRare && match.quality == .weak || isArea && match.place.kind == .town
      || isWord && match.kind == .airport
  }

  private static let town = 5000
  /// Bombay is Mumbai, whatever else is called so.
  private static let metropolis = 1_000_000
  private static let largeTown = 15_000
  static let city = 50_000

  /// The name that the first place shares with others, and how many have it: its own, or what was typed where that is
  /// another name of it.
  var shared: (name: String, count: Int)? {
    guard let first = matches.first?.place else { return nil }
    let own = matches.count { $0.place.name == first.name }
    let typed = matches.count { $0.kind == .whole && $0.place.name.folded == text.folded }
    if first.name.folded != text.folded, typed > 0 { return (text, typed + 1) }
    return own > 1 ? (first.name, own) : nil
  }

  /// Whether the matches are only names that differ by a letter or two.
  var areGuesses: Bool { matches.allSatisfy { $0.quality == .typo } }

  /// Whether no place of the name lies where it was said to lie.
  var areElsewhere: Bool {
    matches.first?.kind == .elsewhere && !matches.contains { $0.quality == .good }
  }

  /// Whether it is too little of a name to list those that begin so.
  var isTooShort: Bool { text.count <= 2 && !matches.contains { $0.kind == .whole } }
}

/// The order of the searches; `added` is that in which they are saved.
public nonisolated enum SearchOrder: String, Hashable, Sendable, CaseIterable {
  case added, name
}

extension [SavedPlace] {
  nonisolated func arranged(
    by order: SearchOrder, filter: String, locale: Locale
  ) -> [SavedPlace] {
    let fitting = self.filter { $0.matches(filter) }
    switch order {
    case .added: return fitting
    case .name:
      return fitting.sorted {
        $0.called.name.compare($1.called.name, locale: locale) == .orderedAscending
      }
    }
  }
}
