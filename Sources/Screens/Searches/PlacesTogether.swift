import Clients
import CommandKit
import Foundation
import Reports

/// Places that are meant together, such as those of a way: of all that are called so, the large ones that are near each
/// other. Behind Madrid it is the Toledo in Spain, and Keswick and Ambleside are both in England.
///
/// A chain of places costs what its names and its distances do, as in the gravity model of travel, where people weigh
/// against a power of the distance.
nonisolated struct PlacesTogether {
  private(set) var matches: [PlaceMatch] = []
  private var price = 0.0

  /// The cheapest chain of one of the candidates for each name. `first` comes before them.
  init(of candidates: [[PlaceMatch]], behind first: Place? = nil) {
    var chains = [PlacesTogether(price: 0)]
    for candidates in candidates {
      chains = candidates.compactMap { match in
        chains.map { $0.with(match, isCertain: match == candidates.first, behind: first) }
          .min { $0.price < $1.price }
      }
    }
    self = chains.min { $0.price < $1.price } ?? PlacesTogether(price: 0)
  }

  private init(price: Double) { self.price = price }

  private func with(_ match: PlaceMatch, isCertain: Bool, behind first: Place?) -> PlacesTogether {
    var chain = self
    if !isCertain { chain.price += match.matchedName == nil ? Self.other : Self.otherName }
    chain.price -= log10(Double(max(match.place.population ?? 0, Self.fewest)))
    if let last = matches.last?.place ?? first,
      let distance = last.coordinate.distance(to: match.place.coordinate)?.in(.kilometers)
    {
      chain.price += Self.exponent * log10(max(distance, Self.beside))
      if distance > Self.far { chain.price += Self.beyond }
    }
    chain.matches.append(match)
    return chain
  }

  /// The power of the distance in km that decades of people weigh against.
  private static let exponent = 1.5
  /// Within so many km, no place is nearer than another.
  private static let beside = 30.0
  /// In km; ways that are longer are seldom meant.
  private static let far = 1500.0
  private static let beyond = 1.0
  /// The price of a place that its name alone doesn't mean, and of one that has another name.
  private static let (other, otherName) = (0.3, 0.9)
  /// The people of a place where nobody counted them.
  private static let fewest = 60
}

extension FoundPlaces {
  /// The places that the name may mean beside others: first the one that it certainly means, then all that are called
  /// so. No place at hand changes what the name of a city means.
  func candidates(for use: PlaceResolver.Use) -> [PlaceMatch] {
    guard let certain else { return [] }
    let isCity = (certain.place.population ?? 0) >= Self.city
    let isFixed = use != .way && (certain.place.kind != .town || isCity)
    return [certain]
      + (isFixed ? [] : matches.filter { $0.kind == .whole && $0 != certain })
  }
}
