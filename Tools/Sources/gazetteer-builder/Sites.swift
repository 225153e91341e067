import Foundation
@_spi(Building) import Gazetteer

/// Airports with the towns that they serve, and the islands that airports are named by.
struct Sites {
  private(set) var all: [Site] = []

  struct Site {
    var isIsland = false
    var name: String
    /// A rank.
    var town: Int
    var zone: String
    var latitude: Double
    var longitude: Double
    var elevation: Int?
    var iata: String?
    var icao: String?
    var keys: Set<String>
  }

  init(_ origin: Origin) {
    let towns = Towns(origin.cities)
    var islands: Set<String> = []
    for row in origin.airports {
      guard row.count == 9, let latitude = Double(row[6]), let longitude = Double(row[7]) else {
        continue
      }
      let (served, country) = (String(row[3]), String(row[4]))
      guard
        let town = towns.town(
          of: Self.town(served), country: country, latitude: latitude, longitude: longitude)
      else { continue }
      var site = Site(
        name: String(row[2]), town: town, zone: String(row[8]), latitude: latitude,
        longitude: longitude, elevation: Int(row[5]), iata: row[0].isEmpty ? nil : String(row[0]),
        icao: row[1].isEmpty ? nil : String(row[1]), keys: [])
      let townKey = FoldedName.key(of: Self.town(served))
      // Airfields without a code of IATA are found by their codes alone.
      if site.iata != nil { site.keys = Self.keys(of: site.name, in: townKey) }
      site.keys.formUnion([site.iata, site.icao].compactMap { $0 })
      all.append(site)
      guard site.iata != nil, let island = Self.island(served, in: country),
        islands.insert(island + country).inserted,
        FoldedName.key(of: origin.cities[town - 1].name) != FoldedName.key(of: island)
      else { continue }
      all.append(
        Site(
          isIsland: true, name: island, town: town, zone: site.zone, latitude: latitude,
          longitude: longitude,
          keys: FoldedName.keys(of: island).union(FoldedName.keys(of: served))))
    }
  }
}

extension Sites {
  /// Words that say no more than that it is an airport.
  private static let generic: Set<String> = [
    "aerodrome", "aeropuerto", "airfield", "airpark", "airport", "airstrip", "field",
    "intercontinental", "international", "intl", "municipal", "regional",
  ]

  /// `heathrow` and `londonheathrow` of London Heathrow Airport, and `londonairport`.
  private static func keys(of name: String, in town: String) -> Set<String> {
    let words = FoldedName(name).words
    let short = words.filter { !generic.contains($0) }.joined()
    var keys: Set = [words.joined(), short, town + "airport"]
    if short.hasPrefix(town) { keys.insert(String(short.dropFirst(town.count))) }
    // A town of that name is meant by it, and finds the airport by its own word.
    return keys.filter { $0.count > 3 && $0 != town }
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

/// The towns of each country, by their latitude.
private struct Towns {
  private struct Town {
    var rank: Int
    var key: String
    var size: Double
    var latitude: Double
    var longitude: Double
  }

  private let byCountry: [String: [Town]]

  init(_ cities: [Origin.City]) {
    let towns = cities.enumerated().map { index, city in
      Town(
        rank: index + 1, key: FoldedName.key(of: city.name),
        size: log10(Double(max(city.population, 300))), latitude: city.latitude,
        longitude: city.longitude)
    }
    byCountry = Dictionary(grouping: zip(cities, towns), by: \.0.countrycode)
      .mapValues { $0.map(\.1) }
  }

  /// The rank of the town of this name within 100 km, or else of one that is large and near: fifteen kilometers count
  /// as much as a decade of people. `nil` where the country has none.
  func town(of name: String, country: String, latitude: Double, longitude: Double) -> Int? {
    let key = FoldedName.key(of: name)
    let width = cos(latitude * .pi / 180)
    var best: (weight: Double, rank: Int)?
    for town in byCountry[country] ?? [] {
      var east = abs(town.longitude - longitude)
      if east > 180 { east = 360 - east }
      let distance = 111.2 * hypot(town.latitude - latitude, east * width)
      let isNamed = distance < 100 && town.key == key
      let weight = town.size - (isNamed ? -1000 : distance / 15)
      if weight > best?.weight ?? -.infinity { best = (weight, town.rank) }
    }
    return best?.rank
  }
}
