import Foundation
import WeatherClients
import WeatherModels

/// The places that are listed at the moment.
nonisolated enum SearchesList: Hashable, Sendable {
  /// The answer to a search.
  case found(FoundPlaces)
  /// The searches made before, newest first.
  case made([Place])

  var places: [Place] {
    switch self {
    case .found(let found): found.matches.map(\.place)
    case .made(let places): places
    }
  }
}

/// How a person wants to see a list.
nonisolated struct SearchesArrangement: Hashable, Sendable {
  /// Words of `sort`.
  static let orders = ["added", "name"]

  var isByName = false
  /// Only names with this text, however it is spelled; empty for all.
  var filter = ""

  /// The same list, arranged; `locale` orders the names.
  func apply(to list: SearchesList, locale: Locale) -> SearchesList {
    guard self != SearchesArrangement() else { return list }
    switch list {
    case .made(let places): return .made(apply(to: places, \.name, locale))
    case .found(var found):
      found.matches = apply(to: found.matches, \.place.name, locale)
      return .found(found)
    }
  }

  private func apply<Row>(
    to rows: [Row], _ name: (Row) -> String, _ locale: Locale
  ) -> [Row] {
    let fitting = rows.filter {
      filter.isEmpty
        || name($0).range(of: filter, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
    guard isByName else { return fitting }
    return fitting.enumerated().sorted { one, other in
      let order = name(one.element).compare(
        name(other.element), options: [.caseInsensitive], locale: locale)
      return order == .orderedSame ? one.offset < other.offset : order == .orderedAscending
    }.map(\.element)
  }
}

/// The places that a text may mean, the likeliest first. There is at least one.
nonisolated struct FoundPlaces: Hashable, Sendable {
  var text: String
  var matches: [PlaceMatch]
  /// Where the person is at home, if they said so.
  var home: Coordinate?
  /// The only country that was searched (ISO 3166-1 alpha-2), because the person chose it.
  var country: String?
  /// Why the service, which the person wanted to be asked as well, said nothing.
  var unasked: ServiceError?

  /// The place that is certainly meant: called so, or with one slip.
  var certain: PlaceMatch? {
    matches.first.flatMap { [.exact, .oneSlip].contains($0.likeness) ? $0 : nil }
  }

  /// How many places have the first one's name.
  var namesakes: Int { matches.count { $0.place.name == matches.first?.place.name } }

  /// Nothing is called so; these are only names that differ by a letter or two.
  var areGuesses: Bool { matches.allSatisfy { $0.quality == .typo } }
}
