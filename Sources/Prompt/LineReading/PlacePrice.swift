import Clients
import CommandKit
import Foundation
import Phrases
import Reports

extension PlaceMatch {
  /// The price of a name beyond that of a place: little for a city by its own name, more for villages and rare names. A
  /// longer name is better evidence.
  func worth(ofWords count: Int) -> Double {
    switch place.kind {
    case .country: return 0.1
    case .region: return isNameRare ? 1.5 : 0.5
    case .airport: return isNameRare ? 2.4 : 0.4
    case .town: break
    default: return isNameRare ? 1.3 : 0.3
    }
    // A village of which no figure is known has some hundreds.
    let people = log10(Double(max(place.population ?? 500, 60)))
    let rarity = max(0, min(1.4, (5 - people) * (count == 1 ? 0.5 : 0.25)))
    return rarity + usage(ofWords: count)
  }

  private func usage(ofWords count: Int) -> Double {
    guard isNameRare else { return matchedName == nil ? 0 : 0.2 }
    // Chamonix-Mont-Blanc is Chamonix.
    if matchedName == nil, let part = highlight, part.lowerBound == 0,
      place.name.dropFirst(part.upperBound).first?.isLetter != true
    {
      return 0.4
    }
    // Danzig and Saigon are still called so.
    let isLarge = place.population ?? 0 >= 3 * PlaceResolver.city
    return isLarge ? 0.8 : count > 1 ? 0.9 : 1.5
  }
}

extension Place {
  /// Equal for the same place under two names.
  var identity: String { "\(id.latitude) \(id.longitude)" }

  /// Whether it has bounds within which others lie.
  var isWide: Bool { [.country, .region].contains(kind) }

  /// Whether it is the country or the region of another place.
  func holds(_ place: Place) -> Bool {
    switch kind {
    case .country: country == place.country
    case .region: country == place.country && name.folded == place.region?.folded
    default: false
    }
  }
}
