@_spi(Building) import Gazetteer

extension Origin {
  /// Villages that only the table of postal codes has: of `cities500.json`, those of less than 500 people and many larger
  /// ones are missing. They have the region and the time zone of the nearest city, and no people that are known.
  ///
  /// Only of countries whose rows are villages rather than districts, offices and firms, and near those who type them:
  /// with villages of Norway and Switzerland, too, a slip of a city or an everyday word was one of them more often than
  /// anybody looks for them.
  static func villages(_ postal: [[Substring]], beside cities: [City]) -> [City] {
    let towns = Towns(cities)
    let known = cities.reduce(into: [String: [City]]()) { known, city in
      guard countriesOfVillages.contains(city.countrycode) else { return }
      for key in Set(([city.name] + city.alternatenames).map { FoldedName.key(of: $0) }) {
        known[city.countrycode + " " + key, default: []].append(city)
      }
    }
    var taken: Set<String> = []
    var id = cities.map(\.geonameid).max() ?? 0
    return postal.compactMap { row -> City? in
      guard row.count == 5, countriesOfVillages.contains(String(row[0])), isVillage(row[2]),
        let latitude = Double(row[3]), let longitude = Double(row[4])
      else { return nil }
      let country = String(row[0])
      let key = country + " " + FoldedName.key(of: String(row[2]))
      let isKnown = known[key]?.contains { city in
        abs(city.latitude - latitude) < 0.25 && abs(city.longitude - longitude) < 0.35
      }
      guard isKnown != true, taken.insert(key).inserted,
        let near = towns.nearest(country: country, latitude: latitude, longitude: longitude)
      else { return nil }
      id += 1
      return City(
        geonameid: id, name: String(row[2]), latitude: latitude, longitude: longitude,
        countrycode: country, population: 0, timezone: cities[near.rank - 1].timezone,
        admin1code: cities[near.rank - 1].admin1code, alternatenames: [])
    }
  }

  private static let countriesOfVillages: Set = ["CZ", "HR", "SK"]

  /// Whether a name is that of a village: no office, `Brno 2`, `Wien, Ottakring`, `Lengnau AG` or `Třeboň I`.
  private static func isVillage(_ name: Substring) -> Bool {
    let last = name.split(separator: " ").last ?? ""
    let isPart = last.count < 4 && last == last.uppercased()
    return !isPart && !name.contains(" - ")
      && name.allSatisfy { $0.isLetter || " -'’.".contains($0) }
  }
}
