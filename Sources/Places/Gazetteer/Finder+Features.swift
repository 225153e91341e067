import GRDB
import WeatherClients

extension Finder {
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
