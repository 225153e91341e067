import Clients
import CommandKit
import Foundation
import Reports

/// Places that are meant together, such as those of a way: of all that are called so, the large ones that are near each
/// other. Behind Madrid it is the Toledo in Spain, and Keswick and Ambleside are both in England.
///
/// A chain of places costs what its names and its distances do, as in the gravity model of travel, where people weigh
/// against a power of the distance. A name alone means what it certainly means.
nonisolated struct PlacesTogether {
  private(set) var matches: [PlaceMatch] = []
  private var price = 0.0
  /// Whether the last of them is what its name certainly means.
  private var isCertain = true

  /// The cheapest chain of one of the candidates for each name, the first of which its name certainly means. `first`
  /// comes before them.
  init(of candidates: [[PlaceMatch]], behind first: Place? = nil) {
    var chains = [PlacesTogether(price: 0)]
    for candidates in candidates {
      chains = candidates.compactMap { match in
        chains.map { $0.with(match, rather: candidates[0], behind: first) }
          .min { $0.price < $1.price }
      }
    }
    self = chains.min { $0.price < $1.price } ?? PlacesTogether(price: 0)
  }

  private init(price: Double) { self.price = price }

  private func with(
    _ match: PlaceMatch, rather certain: PlaceMatch, behind first: Place?
  ) -> PlacesTogether {
    var chain = self
    chain.isCertain = match == certain
    if !chain.isCertain {
      chain.price += match.matchedName == nil ? Self.other : Self.otherName
      chain.price += max(0, Self.people(of: certain) - Self.people(of: match))
    }
    if let last = matches.last?.place ?? first,
      let distance = last.coordinate.distance(to: match.place.coordinate)?.in(.kilometers)
    {
      chain.price += Self.exponent * log10(max(distance, Self.beside))
      if distance > Self.far { chain.price += Self.beyond }
      let more = matches.last.map { Self.people(of: match) - Self.people(of: $0) } ?? 0
      let isSuburb = more > 0 ? !isCertain : !chain.isCertain
      if distance < Self.beside, abs(more) > Self.suburb, isSuburb {
        chain.price += Self.ofCity
      }
    }
    chain.matches.append(match)
    return chain
  }

  /// In decades. More than two millions make no place likelier, and nobody counted those of many villages.
  private static func people(of match: PlaceMatch) -> Double {
    log10(Double(min(max(match.place.population ?? 0, 60), 2_000_000)))
  }

  /// The power of the distance that decades of people weigh against.
  private static let exponent = 1.3
  /// In km: no place is nearer than another that is as near as this.
  private static let beside = 30.0
  /// In km: ways that are longer are seldom meant.
  private static let far = 1500.0
  private static let beyond = 1.0
  /// The decades of people that a city has more than its suburbs, which such a name hardly means beside it.
  private static let suburb = 1.7
  private static let ofCity = 2.0
  /// The price of a place that its name alone doesn't mean, and of one that has another name.
  private static let (other, otherName) = (0.3, 0.9)
}

extension FoundPlaces {
  /// The places that the name may mean beside others: first the one that it certainly means, then all that are called
  /// so. Beside a large city, these are others of its size by their own name: Valencia in Spain, but not the Paris in
  /// Texas.
  func candidates(for use: PlaceResolver.Use) -> [PlaceMatch] {
    guard let certain = certain ?? matches.first else { return [] }
    guard use == .way || certain.place.kind == .town else { return [certain] }
    let people = certain.place.population ?? 0
    let isCity = use != .way && people >= 4 * Self.city
    let least = isCity ? max(Self.city, people / Self.size) : 0
    return [certain]
      + matches.filter {
        $0.kind == .whole && $0 != certain && ($0.place.population ?? 0) >= least
          && ($0.matchedName == nil || !isCity)
      }
  }

  /// A city of another size has so many times the people.
  private static let size = 10
}
