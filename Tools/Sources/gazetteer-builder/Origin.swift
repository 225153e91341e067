import Foundation

/// The files that the gazetteer is made of, as `Fetch/fetch.py` unpacks them.
struct Origin {
  let cities: [City]
  let countries: [Country]
  let regions: [RegionRecord]
  let elevations: [Int: Int]
  let zipcodes: [[Substring]]
  let outlines: [[Substring]]
  let airports: [[Substring]]
  let catalogs: [String: [String: String]]
  let versions: [String: String]

  /// A place of `cities500.json`.
  struct City: Decodable {
    let geonameid: Int
    let name: String
    let latitude: Double
    let longitude: Double
    let countrycode: String
    let population: Int
    let timezone: String
    var admin1code: String
    let alternatenames: [String]

    var region: RegionCode { RegionCode(country: countrycode, code: admin1code) }
  }

  struct Country: Decodable {
    let name: String
    let iso: String
    let iso3: String
  }

  /// A place of `regions.json`, for the name of its region.
  struct RegionRecord: Decodable {
    let country_code: String
    let latitude: Double
    let longitude: Double
    let state: String?
  }

  init(folder: URL) throws {
    func data(_ name: String) throws -> Data {
      try Data(contentsOf: folder.appendingPathComponent(name))
    }
    func rows(_ name: String) throws -> [[Substring]] {
      let text = String(decoding: try data(name), as: UTF8.self)
      return text.split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false)
      }
    }
    let decoder = JSONDecoder()
    // From the most people to the fewest: the order of ranks.
    cities = try decoder.decode([String: City].self, from: data("cities500.json")).values.sorted {
      ($1.population, $0.geonameid) < ($0.population, $1.geonameid)
    }.inTheirRegions
    countries = try decoder.decode([String: Country].self, from: data("countries.json")).values
      .sorted { $0.iso < $1.iso }
    regions = try decoder.decode([RegionRecord].self, from: data("regions.json"))
    versions = try decoder.decode([String: String].self, from: data("sources.json"))
    elevations = Dictionary(
      try rows("elevations.tsv").compactMap { row in
        Int(row[0]).flatMap { id in Int(row[1]).map { (id, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    zipcodes = try rows("zipcodes.tsv")
    outlines = try rows("outlines.tsv")
    airports = try rows("airports.tsv")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent("names"), includingPropertiesForKeys: nil)
    catalogs = Dictionary(
      uniqueKeysWithValues: try files.filter { $0.pathExtension == "mo" }.map {
        ($0.deletingPathExtension().lastPathComponent, try MessageCatalog(contentsOf: $0).messages)
      })
  }
}

/// A first-level region by GeoNames' code within its country.
struct RegionCode: Hashable, Comparable {
  let country: String
  let code: String

  /// As the catalogs name it: `SK.08`.
  var key: String { "\(country).\(code)" }

  static func < (a: RegionCode, b: RegionCode) -> Bool {
    (a.country, a.code) < (b.country, b.code)
  }
}
