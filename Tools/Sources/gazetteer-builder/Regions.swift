import Clients
import Foundation

/// The regions of all places, with their names.
struct Regions {
  /// In the order of their numbers, which begin with 1.
  let codes: [RegionCode]
  let numbers: [RegionCode: Int]
  /// The time zone that most places of a region have.
  let zones: [RegionCode: String]
  private let majority: [RegionCode: String]
  private let catalogs: [String: [String: String]]
  private let languages: [String: [String]]

  init(_ origin: Origin) {
    codes = Set(origin.cities.map(\.region)).sorted()
    numbers = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0 + 1) })
    majority = Self.majority(origin)
    zones = Self.commonest(origin.cities.map { ($0.region, $0.timezone) })
    catalogs = origin.catalogs
    languages = Dictionary(uniqueKeysWithValues: origin.countries.map { ($0.iso, $0.spoken) })
  }

  func english(_ region: RegionCode) -> String? {
    (majority[region] ?? catalogs["en"]?[region.key]).map { name in
      let title = ["Free State of ", "State of ", "City state "].first(where: name.hasPrefix)
      return String(name.dropFirst(title?.count ?? 0))
    }
  }

  func name(_ region: RegionCode, in language: PlaceLanguage) -> String? {
    if language == .english { return english(region) }
    return namesByLanguage[language]?[region.key] ?? catalogs[language.rawValue]?[region.key]
  }

  /// In each language in which names are shown.
  func names(_ region: RegionCode) -> [String] {
    PlaceLanguage.allCases.compactMap { name(region, in: $0) }
  }

  /// The names that are shown and those of its country's languages, by which a region is found first.
  func shown(_ region: RegionCode) -> [String] {
    let own = (languages[region.country] ?? []).compactMap { catalogs[$0]?[region.key] }
    return names(region) + own
      + (regionAliases[region.key] ?? [])
  }

  /// The names in the languages whose names for a place count as in use.
  func current(_ region: RegionCode) -> [String] {
    currentLanguages.compactMap { catalogs[$0]?[region.key] }
  }

  /// The names that a person may write behind a comma for the region.
  func qualifiers(_ region: RegionCode) -> [String] {
    var names = catalogs.values.compactMap { $0[region.key] }
    names += [majority[region], regionAbbreviations[region.key]].compactMap { $0 }
    // Behind a comma, "Žilina" is the region of that name as well.
    for name in [catalogs["en"]?[region.key]].compactMap({ $0 }) + self.names(region) {
      let words = name.split(separator: " ").filter { !genericWords.contains($0.lowercased()) }
      names.append(words.joined(separator: " "))
    }
    if region.country == "US" { names.append(region.code) }
    return names
  }
}

extension Regions {
  /// The name that most of a region's places have in `regions.json`, found by country and coordinates.
  private static func majority(_ origin: Origin) -> [RegionCode: String] {
    struct Spot: Hashable {
      let country: String
      let latitude: Int
      let longitude: Int

      init(_ country: String, _ latitude: Double, _ longitude: Double) {
        self.country = country
        self.latitude = Int((latitude * 100_000).rounded())
        self.longitude = Int((longitude * 100_000).rounded())
      }
    }
    var names: [Spot: String] = [:]
    for record in origin.regions {
      guard let state = record.state, !state.isEmpty else { continue }
      names[Spot(record.country_code, record.latitude, record.longitude)] = state
    }
    return commonest(
      origin.cities.compactMap { city in
        let spot = Spot(city.countrycode, city.latitude, city.longitude)
        return names[spot].map { (city.region, $0) }
      })
  }

  static func commonest(_ values: [(RegionCode, String)]) -> [RegionCode: String] {
    var votes: [RegionCode: [String: Int]] = [:]
    for (region, value) in values { votes[region, default: [:]][value, default: 0] += 1 }
    return votes.compactMapValues { $0.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
  }
}
