import Foundation
@_spi(Building) import Gazetteer
import Reports

/// Mountains, islands, lakes, ranges, capes, seas and areas with names, as sites near towns.
///
/// A country, a region and a town of more than 15,000 people keep their bare name, but for areas and mountains that
/// everybody knows. "Mount", "Lake" and "Isle of" in front mean the landmark.
struct Landmarks {
  private(set) var sites: [Sites.Site] = []

  init(_ origin: Origin, _ towns: Towns, _ timeZones: TimeZones, kept: ReservedNames) {
    for landmark in origin.landmarks {
      let key = FoldedName.key(of: landmark.name)
      // Sardinia is there as a region, with the weather of its largest town.
      if kept.byCountries.contains(key) || kept.byRegions.contains(key),
        !landmark.namesRegions
      {
        continue
      }
      guard
        let near = towns.nearest(
          country: landmark.country, latitude: landmark.latitude, longitude: landmark.longitude)
          ?? towns.nearest(
            country: nil, latitude: landmark.latitude, longitude: landmark.longitude)
      else { continue }
      let surroundings = landmark.surroundings(
        near: origin.cities[near.rank - 1], kilometers: near.kilometers)
      sites.append(
        Sites.Site(
          kind: landmark.kind, name: landmark.name, names: landmark.names, slovak: landmark.slovak,
          town: near.rank,
          surroundings: surroundings,
          zone: timeZones.zone(
            latitude: landmark.latitude, longitude: landmark.longitude, country: landmark.country,
            isSea: landmark.kind == .sea),
          latitude: landmark.latitude, longitude: landmark.longitude,
          elevation: landmark.elevation, weight: Weight.decades(prominence: landmark.prominence),
          keys: landmark.keys(kept)))
    }
  }
}

extension Origin.Landmark {
  /// A range and a sea are in no one region; what else lies far from any town, in no country that is known.
  fileprivate func surroundings(
    near town: Origin.City, kilometers: Double
  ) -> Surroundings {
    let isLocal = ![.range, .sea, .area].contains(kind)
    if isLocal, kilometers < 60, country == nil || country == town.countrycode { return .region }
    return country != nil && country == town.countrycode ? .country : .nothing
  }

  /// The region of Kilimanjaro is named by the mountain, and those of the Red Sea by the sea.
  fileprivate var namesRegions: Bool { [.mountain, .sea].contains(kind) }

  fileprivate func keys(_ kept: ReservedNames) -> [String: FeatureUsage] {
    let keptByAreas = kept.byCountries.union(namesRegions ? [] : kept.byRegions)
    // Cornwall, and Snowdon, of which a part of Montreal has the name; the weight decides between these and cities.
    let isKnown = [.area, .mountain].contains(kind) && prominence == nil
    return ([name] + names + [slovak].compactMap(\.self)).reduce(into: [:]) { keys, name in
      let words = FoldedName(name).words
      let isKept = keptByAreas.contains(words.joined()) || kept.byTowns.contains(words)
      for key in FoldedName.keys(of: name) {
        keys[key] = isKept && !isKnown ? .yielding : .shown
      }
      for words in Self.withKind(words, kind) {
        for key in FoldedName.keys(of: words.joined(separator: " ")) where keys[key] == nil {
          keys[key] = .shown
        }
      }
      let bare = Self.withoutKind(words)
      if !bare.isEmpty, bare.joined().count > 2, keys[bare.joined()] == nil {
        keys[bare.joined()] = .yielding
      }
    }
  }

  /// `lake balaton` and `balaton lake` of Balaton.
  private static func withKind(_ words: [String], _ kind: PlaceKind) -> [[String]] {
    guard withoutKind(words).isEmpty, words.allSatisfy({ $0.allSatisfy(\.isASCII) }) else {
      return []
    }
    switch kind {
    case .mountain: return [["mount"] + words]
    case .lake: return [["lake"] + words, words + ["lake"]]
    case .island: return [["isle", "of"] + words, words + ["island"]]
    default: return []
    }
  }

  /// `garda` of "Lake Garda"; nothing where no word says what kind it is.
  private static func withoutKind(_ words: [String]) -> [String] {
    for front in [
      ["isle", "of"], ["mount"], ["lake"], ["lago", "di"], ["lac"], ["loch"], ["monte"],
    ]
    where words.starts(with: front) { return Array(words.dropFirst(front.count)) }
    let backs: Set = [
      "desert", "island", "islands", "lake", "mountains", "peak", "peninsula", "range", "sea",
    ]
    return words.last.map(backs.contains) == true ? words.dropLast() : []
  }
}
