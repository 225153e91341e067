import Foundation
import Reports

/// The files that the gazetteer is made of, as `Fetch/fetch.py` unpacks them.
struct Origin {
  let cities: [City]
  let countries: [Country]
  let regions: [RegionRecord]
  let elevations: [Int: Int]
  let zipcodes: [[Substring]]
  /// Country, code, name, latitude, longitude: of all countries but the United States.
  let postal: [[Substring]]
  let outlines: [[Substring]]
  let airports: [[Substring]]
  /// Areas of civil time: zones, then rings.
  let civil: [[Substring]]
  /// Boxes of civil time that the areas have wrong.
  let mendedZones: [[Substring]]
  /// The confirmed ones first.
  let landmarks: [Landmark]
  private(set) var catalogs: [String: [String: String]]
  let versions: [String: String]

  /// A place of `cities500.json`.
  struct City: Decodable {
    let geonameid: Int
    let name: String
    let latitude: Double
    let longitude: Double
    let countrycode: String
    let population: Int
    var timezone: String
    var admin1code: String
    let alternatenames: [String]

    var region: RegionCode { RegionCode(country: countrycode, code: admin1code) }

    /// With the zone of the box that it lies in: GeoNames has not followed all changes.
    func mended(by boxes: [[Substring]]) -> City {
      let box = boxes.first { row in
        let edges = row.dropFirst().prefix(4).compactMap { Double($0) }
        return edges.count == 4 && longitude >= edges[0] && latitude >= edges[1]
          && longitude <= edges[2] && latitude <= edges[3]
      }
      guard let box else { return self }
      var city = self
      city.timezone = String(box[0])
      return city
    }
  }

  struct Country: Decodable {
    let name: String
    let iso: String
    let iso3: String
    /// `es-ES,ca,gl,eu,oc`
    let languages: String

    /// ISO 639: `es`, `ca`, …
    var spoken: [String] { languages.split(separator: ",").map { String($0.prefix { $0 != "-" }) } }
  }

  /// A place of `regions.json`, for the name of its region.
  struct RegionRecord: Decodable {
    let country_code: String
    let latitude: Double
    let longitude: Double
    let state: String?
  }

  /// A row of `Landmarks`.
  struct Landmark {
    let kind: PlaceKind
    let name: String
    let names: [String]
    /// The name that is shown in Slovak, if it is another one.
    var slovak: String?
    let latitude: Double
    let longitude: Double
    let elevation: Int?
    let country: String?
    /// From 0, the most, to 9; `nil` for those that everybody knows.
    let prominence: Int?

    init(_ row: [Substring]) throws {
      let field = { row.indices.contains($0) && !row[$0].isEmpty ? String(row[$0]) : nil }
      let name = field(1) ?? "a landmark"
      guard row.count >= 7,
        let kind = field(0).flatMap({ $0 == "island group" ? .area : PlaceKind(rawValue: $0) }),
        let latitude = Double(row[3]), let longitude = Double(row[4])
      else { throw BuildError.unreadable(name) }
      self.kind = kind
      self.name = name
      names = (field(2) ?? "").split(separator: ";").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      self.latitude = latitude
      self.longitude = longitude
      elevation = field(5).flatMap { Int($0) }
      country = field(6)
      prominence = field(7).flatMap { Int($0) }
    }
  }

  /// `landmarks` is the folder of the lists that come with the source.
  init(folder: URL, landmarks: URL) throws {
    func data(_ name: String) throws -> Data {
      try Data(contentsOf: folder.appendingPathComponent(name))
    }
    func rows(_ file: URL) throws -> [[Substring]] {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      return text.split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false)
      }
    }
    func rows(_ name: String) throws -> [[Substring]] {
      try rows(folder.appendingPathComponent(name))
    }
    let decoder = JSONDecoder()
    let boxes = Array(try rows(landmarks.appendingPathComponent("zones.tsv")).dropFirst())
    mendedZones = boxes
    // From the most people to the fewest: the order of ranks.
    let towns = try decoder.decode([String: City].self, from: data("cities500.json")).values.sorted
    {
      ($1.population, $0.geonameid) < ($0.population, $1.geonameid)
    }.map { $0.mended(by: boxes) }.inTheirRegions
    postal = try rows("postal.tsv")
    cities = towns + Self.villages(postal, beside: towns)
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
    civil = try rows("civil.tsv")
    let slovak = try rows(landmarks.appendingPathComponent("slovak.tsv")).dropFirst()
    let names = Dictionary(
      uniqueKeysWithValues: slovak.map { (String($0[0]), String($0[1])) })
    self.landmarks = try ["checked.tsv", "landmarks.tsv"].flatMap { name in
      try rows(landmarks.appendingPathComponent(name)).dropFirst().map { row in
        var landmark = try Landmark(row)
        landmark.slovak = names[landmark.name]
        return landmark
      }
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent("names"), includingPropertiesForKeys: nil)
    catalogs = Dictionary(
      uniqueKeysWithValues: try files.filter { $0.pathExtension == "mo" }.map {
        ($0.deletingPathExtension().lastPathComponent, try MessageCatalog(contentsOf: $0).messages)
      })
    // "Maxiko" in libgeonames.
    catalogs["sk"]?["MX"] = "Mexiko"
    catalogs["sk"]?.merge(slovakTowns) { _, name in name }
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
