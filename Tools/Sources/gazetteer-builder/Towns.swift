import Foundation
@_spi(Building) import Gazetteer

/// The towns of each country, by their latitude.
struct Towns {
  private struct Town {
    var rank: Int
    var key: String
    var size: Double
    var latitude: Double
    var longitude: Double

    /// `width` is the cosine of the latitude.
    func kilometers(_ latitude: Double, _ longitude: Double, _ width: Double) -> Double {
      var east = abs(self.longitude - longitude)
      if east > 180 { east = 360 - east }
      return 111.2 * hypot(self.latitude - latitude, east * width)
    }
  }

  private let byCountry: [String: [Town]]
  /// Those of some size by each of their names, in a country: `PL` and `warszawa` of Warsaw.
  private let byName: [String: [Town]]

  init(_ cities: [Origin.City]) {
    let towns = cities.enumerated().map { index, city in
      Town(
        rank: index + 1, key: FoldedName.key(of: city.name),
        size: log10(Double(max(city.population, 300))), latitude: city.latitude,
        longitude: city.longitude)
    }
    byName = zip(cities, towns).reduce(into: [:]) { byName, pair in
      guard pair.0.population > 10_000 else { return }
      for key in Set(pair.0.alternatenames.map { FoldedName.key(of: $0) }) where !key.isEmpty {
        byName[pair.0.countrycode + " " + key, default: []].append(pair.1)
      }
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
      let distance = town.kilometers(latitude, longitude, width)
      let isNamed = distance < 100 && town.key == key
      let weight = town.size - (isNamed ? -1000 : distance / 15)
      if weight > best?.weight ?? -.infinity { best = (weight, town.rank) }
    }
    return best?.rank
  }

  /// The town of a postal code's name, and a larger one of which it is a part or near which it lies.
  func postal(
    _ name: String, country: String, latitude: Double, longitude: Double,
    where isInside: (Int) -> Bool
  ) -> (named: Int?, large: Int?) {
    let key = FoldedName.key(of: name)
    let width = cos(latitude * .pi / 180)
    var named: (kilometers: Double, town: Town)?
    var large: (weight: Double, kilometers: Double, town: Town)?
    for town in byCountry[country] ?? [] where abs(town.latitude - latitude) < 1.5 {
      let distance = town.kilometers(latitude, longitude, width)
      guard distance < 150, isInside(town.rank) else { continue }
      if distance < min(30, named?.kilometers ?? .infinity), key.hasPrefix(town.key),
        town.key == key || !town.key.isEmpty && key.dropFirst(town.key.count).allSatisfy(\.isNumber)
      {
        named = (distance, town)
      }
      let weight = town.size - distance / 15
      if weight > large?.weight ?? -.infinity { large = (weight, distance, town) }
    }
    // Names of the United States are those of their towns, or of parts of one.
    if named == nil, country != "US" {
      for town in byName[country + " " + key] ?? [] where isInside(town.rank) {
        let distance = town.kilometers(latitude, longitude, width)
        if distance < min(30, named?.kilometers ?? .infinity) { named = (distance, town) }
      }
    }
    guard let named else { return (nil, large?.town.rank) }
    // A town of its own needs no other beside it.
    let isPart = large.map { $0.kilometers < 10 && $0.town.size > named.town.size + 1 } == true
    return (named.town.rank, isPart ? large?.town.rank : nil)
  }

  /// The nearest town, of one country or of all, and how many kilometers away it is.
  func nearest(
    country: String?, latitude: Double, longitude: Double
  ) -> (rank: Int, kilometers: Double)? {
    let width = cos(latitude * .pi / 180)
    var best: (rank: Int, kilometers: Double)?
    for (code, towns) in byCountry where country == nil || code == country {
      for town in towns {
        let distance = town.kilometers(latitude, longitude, width)
        if distance < best?.kilometers ?? .infinity { best = (town.rank, distance) }
      }
    }
    return best
  }
}

/// The airports with codes of IATA.
struct Airports {
  private let byCode: [String: Sites.Site]

  init(_ sites: [Sites.Site]) {
    byCode = Dictionary(
      sites.compactMap { site in site.iata.map { ($0, site) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether a code that GeoNames has among the names of a city is that of an airport there. `TAT` of Tatuapé is none.
  func serve(_ city: Origin.City, _ code: String) -> Bool {
    guard let site = byCode[code] else { return true }
    let width = cos(city.latitude * .pi / 180)
    let east = abs(site.longitude - city.longitude)
    return hypot(site.latitude - city.latitude, min(east, 360 - east) * width) * 111.2 < 150
  }
}
