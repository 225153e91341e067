import Clients
import Foundation
import GRDB
@_spi(Building) import Gazetteer
import Reports

/// Writes the gazetteer's database, the same to the last byte from the same sources.
struct DatabaseBuilder {
  let origin: Origin
  let regions: Regions
  private let sizes: AreaSizes
  private let towns: Towns
  private let timeZones: TimeZones
  private let sites: [Sites.Site]
  let zones: [String: Int]

  init(_ origin: Origin) throws {
    self.origin = origin
    towns = Towns(origin.cities)
    timeZones = try TimeZones(origin, towns)
    regions = Regions(origin)
    sizes = AreaSizes(origin.cities)
    sites = Sites(origin, towns, timeZones, kept: ReservedNames(origin, regions)).all
    let names = Set(origin.cities.map(\.timezone) + sites.compactMap(\.zone)).sorted()
    zones = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0 + 1) })
  }

  func write(to file: URL) throws {
    if FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
    var configuration = Configuration()
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA page_size = 4096; PRAGMA journal_mode = OFF")
    }
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    try queue.write { database in
      try database.execute(
        sql:
          "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.version)"
      )
      try database.execute(sql: Schema.tables)
      try writeCountries(database)
      try writeRegions(database)
      try writePlaces(sites, database)
      try writeSites(sites, database)
      try writePostalCodes(towns, database)
      try writeTree(database)
      try writeOutlines(database)
      try database.execute(
        sql: "INSERT INTO civil VALUES (?)", arguments: [timeZones.packed])
      for table in ["own", "current", "other", "romanized", "word"] {
        try database.execute(sql: "INSERT INTO \(table) (\(table)) VALUES ('optimize')")
      }
      try writeMeta(database)
    }
    try queue.vacuum()
    try queue.close()
  }
}

extension DatabaseBuilder {
  private func writeCountries(_ database: Database) throws {
    for country in origin.countries {
      let names = PlaceLanguage.allCases.map { ($0, name(of: country, in: $0)) }
      try writeNames(names, of: country.iso, "country", database)
      let numbers = regions.codes.indices.filter { regions.codes[$0].country == country.iso }
      let size = sizes.countries[country.iso]
      try database.execute(
        sql: "INSERT INTO country VALUES (?, ?, ?, ?)",
        arguments: [
          country.iso, size?.town, weight(.country, size, current(country)),
          namesake(of: country.name, size),
        ])
      guard let first = numbers.first, let last = numbers.last else { continue }
      let all = [country.iso, country.iso3] + origin.catalogs.values.compactMap { $0[country.iso] }
      // As the locales of systems call it: "Bosnia & Herzegovina".
      let common = PlaceLanguage.allCases.compactMap {
        Locale(identifier: $0.rawValue).localizedString(forRegionCode: country.iso)
      }
      let shown = names.compactMap(\.1) + common + (countryAliases[country.iso] ?? [])
      try writeQualifiers([shown, current(country), all], first + 1...last + 1, database)
    }
  }

  private func writeRegions(_ database: Database) throws {
    for (index, region) in regions.codes.enumerated() {
      let size = sizes.regions[region]
      let english = regions.english(region)
      // A country without regions is one region itself.
      let country =
        regions.codes.count { $0.country == region.country } == 1
        ? origin.countries.first { $0.iso == region.country } : nil
      let kind: PlaceKind =
        country != nil ? .country : islandRegions.contains(region.key) ? .island : .region
      try database.execute(
        sql: "INSERT INTO region VALUES (?, ?, ?, ?, ?, ?, ?)",
        arguments: [
          index + 1, region.country, regions.zones[region].flatMap { zones[$0] }, size?.town,
          kind.number,
          weight(kind, size, country.map(current) ?? regions.current(region)),
          (country?.name ?? english).flatMap { namesake(of: $0, size) },
        ])
      try writeNames(
        PlaceLanguage.allCases.map { ($0, regions.name(region, in: $0)) }, of: index + 1, "region",
        database)
      try writeQualifiers(
        [regions.shown(region), regions.current(region), regions.qualifiers(region)],
        index + 1...index + 1,
        database)
    }
    for (name, id) in zones.sorted(by: { $0.value < $1.value }) {
      try database.execute(sql: "INSERT INTO zone VALUES (?, ?)", arguments: [id, name])
    }
  }

  private func current(_ country: Origin.Country) -> [String] {
    currentLanguages.compactMap { origin.catalogs[$0]?[country.iso] }
  }

  private func weight(_ kind: PlaceKind, _ size: AreaSizes.Size?, _ names: [String]) -> Int {
    Weight.packed(
      Weight.decades(
        of: kind, population: size?.population ?? 0,
        renown: Set(names.map { FoldedName($0).key }).count))
  }

  /// The rank of the largest town, where the area's name begins with the town's.
  private func namesake(of name: String, _ size: AreaSizes.Size?) -> Int? {
    size.flatMap { size in
      let town = FoldedName.key(of: origin.cities[size.town - 1].name)
      return FoldedName.key(of: name).hasPrefix(town) ? size.town : nil
    }
  }

  /// Names by their usage, the most usual first.
  private func writeQualifiers(
    _ names: [[String]], _ regions: ClosedRange<Int>, _ database: Database
  ) throws {
    for (usage, names) in zip([FeatureUsage.shown, .foreign, .part], names) {
      for key in Set(names.map { FoldedName($0).key }).sorted() where !key.isEmpty {
        try database.execute(
          sql: "INSERT OR IGNORE INTO qualifier VALUES (?, ?, ?, ?)",
          arguments: [key, regions.lowerBound, regions.upperBound, usage.rawValue])
      }
    }
  }

  private func writePlaces(_ sites: [Sites.Site], _ database: Database) throws {
    let airports = Airports(sites)
    var spellings = Spellings()
    for site in sites where site.kind != .airport {
      spellings.add(landmark: site.keys.filter { $0.value == .shown }.keys)
    }
    for (index, city) in origin.cities.enumerated() {
      let rank = index + 1
      let names = PlaceNames(city, catalogs: origin.catalogs)
      try writePlace(city, rank, names, airports, database)
      try writeKeys(rank, names, database)
      spellings.add(names, population: city.population)
    }
    try spellings.write(to: database)
  }

  private func writePlace(
    _ city: Origin.City, _ rank: Int, _ names: PlaceNames, _ airports: Airports,
    _ database: Database
  ) throws {
    try database.cachedStatement(
      sql: "INSERT INTO place VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    ).execute(arguments: [
      rank, regions.numbers[city.region], city.name,
      regions.zones[city.region] == city.timezone ? nil : zones[city.timezone],
      Self.packed(city.latitude), Self.packed(city.longitude),
      city.population, origin.elevations[city.geonameid], city.alternatenames.count,
    ])
    // In English a place is shown by its own name.
    let shown = PlaceLanguage.allCases.filter { $0 != .english }.map { language in
      (language, origin.catalogs[language.rawValue]?[String(city.geonameid)])
    }
    try writeNames(shown.filter { $0.1 != city.name }, of: rank, "place", database)
    if !names.current.isEmpty || !names.other.isEmpty {
      let packed = PackedNames(current: names.current, other: names.other).data
      try database.cachedStatement(sql: "INSERT INTO names VALUES (?, ?)").execute(
        arguments: [rank, packed])
    }
    for code in names.airports.sorted() where airports.serve(city, code) {
      try database.execute(sql: "INSERT INTO airport VALUES (?, ?)", arguments: [code, rank])
    }
  }

  private func writeKeys(_ rank: Int, _ names: PlaceNames, _ database: Database) throws {
    let tables = [
      ("own", names.ownKeys), ("current", names.currentKeys), ("other", names.otherKeys),
      ("romanized", names.romanizedKeys), ("word", names.words),
    ]
    for (table, keys) in tables where !keys.isEmpty {
      try database.cachedStatement(sql: "INSERT INTO \(table) (rowid, key) VALUES (?, ?)").execute(
        arguments: [rank, keys.sorted().joined(separator: " ")])
    }
  }

  private func writeTree(_ database: Database) throws {
    let nodes = origin.cities.enumerated().map { index, city in
      SphereTree.Node(
        latitude: city.latitude, longitude: city.longitude, rank: index + 1,
        reach: 2000 * log10(Double(max(city.population, 1))))
    }
    let tree = SphereTree.ordered(nodes)
    for (part, start) in stride(from: 0, to: tree.count, by: 16384).enumerated() {
      try database.execute(
        sql: "INSERT INTO tree VALUES (?, ?)",
        arguments: [part, SphereTree.packed(tree[start..<min(start + 16384, tree.count)])])
    }
  }

  private func writeOutlines(_ database: Database) throws {
    let codes = Dictionary(uniqueKeysWithValues: origin.countries.map { ($0.iso3, $0.iso) })
    for row in origin.outlines {
      // Natural Earth gives the countries that ISO does not list no code.
      let unlisted = ["Kosovo": "XK", "N. Cyprus": "CY", "Somaliland": "SO"]
      guard let code = codes[String(row[0])] ?? unlisted[String(row[1])] else {
        throw BuildError.unreadable("the outline of \(row[1])")
      }
      let points = row[2].split(separator: " ").compactMap { point -> (Double, Double)? in
        let pair = point.split(separator: ",").compactMap { Double($0) }
        return pair.count == 2 ? (pair[0], pair[1]) : nil
      }
      try database.execute(
        sql: "INSERT INTO outline (country, points) VALUES (?, ?)",
        arguments: [code, Outline.packed([points.map { (longitude: $0.0, latitude: $0.1) }])])
    }
  }

  private func writeMeta(_ database: Database) throws {
    var meta = origin.versions.reduce(into: [:]) { $0["source.\($1.key)"] = $1.value }
    for table in ["country", "region", "zone", "place", "airport", "site", "qualifier"] {
      let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0
      meta["rows.\(table)"] = String(count)
    }
    meta["rows.postal"] = String(origin.zipcodes.count + origin.postal.count)
    for (key, value) in meta.sorted(by: { $0.key < $1.key }) {
      try database.execute(sql: "INSERT INTO meta VALUES (?, ?)", arguments: [key, value])
    }
  }

  /// Degrees as the database keeps them.
  static func packed(_ degrees: Double) -> Int { Int((degrees * 100_000).rounded()) }
}
