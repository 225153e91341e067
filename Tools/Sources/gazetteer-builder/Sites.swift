import Foundation
@_spi(Building) import Gazetteer
import Reports

/// Airports with the towns that they serve, the islands that airports are named by, and landmarks.
struct Sites {
  private(set) var all: [Site] = []

  struct Site {
    var kind: PlaceKind
    var name: String
    var names: [String] = []
    /// The name that is shown in Slovak, if it is another one.
    var slovak: String?
    /// A rank.
    var town: Int
    var surroundings = Surroundings.town
    var zone: String?
    var latitude: Double
    var longitude: Double
    var elevation: Int?
    var iata: String?
    var icao: String?
    /// In decades of population.
    var weight: Double
    var keys: [String: FeatureUsage]
  }

  init(_ origin: Origin, _ towns: Towns, _ timeZones: TimeZones, kept: ReservedNames) {
    all = Landmarks(origin, towns, timeZones, kept: kept).sites
    var islands = Set(all.filter { $0.kind == .island }.flatMap(\.keys.keys))
    for row in origin.airports {
      guard row.count == 10, let latitude = Double(row[6]), let longitude = Double(row[7]) else {
        continue
      }
      let (served, country) = (String(row[3]), String(row[4]))
      guard
        let town = towns.town(
          of: Self.town(served), country: country, latitude: latitude, longitude: longitude)
      else { continue }
      let city = origin.cities[town - 1]
      func weight(_ kind: PlaceKind) -> Double {
        Weight.decades(
          of: kind, population: city.population, renown: city.alternatenames.count)
      }
      var site = Site(
        kind: .airport, name: String(row[2]), town: town,
        zone: timeZones.zone(
          latitude: latitude, longitude: longitude, country: country, own: String(row[8])),
        latitude: latitude, longitude: longitude, elevation: Int(row[5]),
        iata: row[0].isEmpty ? nil : String(row[0]), icao: row[1].isEmpty ? nil : String(row[1]),
        weight: weight(.airport) - Self.quiet(name: row[2], runway: Int(row[9])), keys: [:])
      // Airfields without a code of IATA are found by their codes alone.
      if site.iata != nil {
        let names = Self.keys(
          of: site.name, in: FoldedName.key(of: Self.town(served)), people: city.population)
        for (key, words) in names {
          site.keys[key] =
            key == FoldedName.key(of: site.name) || words.last == "airport"
            ? .shown : kept.byTowns.contains(words) ? .yielding : .part
        }
      }
      for code in [site.iata, site.icao].compactMap(\.self) { site.keys[code] = .shown }
      all.append(site)
      guard site.iata != nil, let island = Self.island(served, in: country),
        FoldedName.key(of: city.name) != FoldedName.key(of: island),
        islands.insert(FoldedName.key(of: island)).inserted
      else { continue }
      let keys = FoldedName.keys(of: island).union(FoldedName.keys(of: served))
      all.append(
        Site(
          kind: .island, name: island, town: town, zone: site.zone, latitude: latitude,
          longitude: longitude, weight: weight(.island),
          keys: Dictionary(uniqueKeysWithValues: keys.map { ($0, .shown) })))
    }
  }
}

extension Sites {
  /// Of the airports of a city the one with most flights comes first, as far as its name and its runway of so many feet
  /// tell: the others weigh up to 0.32 decades less. A runway beyond 11,000 feet is for height and heat.
  private static func quiet(name: Substring, runway: Int?) -> Double {
    let traffic = runway.map { 0.1 + Double(min($0, 11_000)) / 50_000 } ?? 0
    return 0.32 - traffic - (name.contains("International") ? 0.05 : 0)
  }

  /// Words that say no more than that it is an airport.
  private static let generic: Set<String> = [
    "aerodrome", "aeropuerto", "airfield", "airpark", "airport", "airstrip", "field",
    "intercontinental", "international", "intl", "municipal", "regional",
  ]

  /// `heathrow` and `londonheathrow` of London Heathrow Airport, and `londonairport`, each with its words. At a large
  /// town, also `loganairport` of General Edward Lawrence Logan International Airport.
  private static func keys(
    of name: String, in town: String, people: Int
  ) -> [String: [String]] {
    let words = FoldedName(name).words
    let own = words.filter { !generic.contains($0) }
    var names = [words, own, [town, "airport"]]
    if own.joined().hasPrefix(town) {
      let rest = String(own.joined().dropFirst(town.count))
      names.append(own.last.map { $0 == rest } == true ? [rest] : Array(own.dropFirst()))
    }
    if people > 100_000 {
      names += own.filter { $0.count > 3 }.map { [$0, "airport"] }
    }
    // A town of that name is meant by it, and finds the airport by its own word.
    return names.reduce(into: [:]) { keys, words in
      let key = words.joined()
      if key.count > 3, key != town { keys[key] = words }
    }
  }

  /// `Denpasar` of "Denpasar-Bali Island".
  private static func town(_ served: String) -> String {
    let first = served.split(whereSeparator: { "-,/(".contains($0) }).first.map(String.init)
    return withoutIsland(first ?? served).trimmingCharacters(in: .whitespaces)
  }

  private static func withoutIsland(_ name: String) -> String {
    let kind = [" Islands", " Island"].first(where: name.hasSuffix)
    return String(name.dropLast(kind?.count ?? 0))
  }

  /// `Santorini` of "Santorini Island", which airports are named by where they serve no town. Where English is spoken,
  /// the word belongs to the name.
  private static func island(_ served: String, in country: String) -> String? {
    let name = withoutIsland(served)
    guard name != served, !served.contains(where: { "-,/(".contains($0) }) else { return nil }
    return ["AU", "CA", "GB", "NZ", "US"].contains(country) ? served : name
  }
}
