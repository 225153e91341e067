import Clients
import Foundation
import GRDB
@_spi(Building) import Gazetteer

extension DatabaseBuilder {
  func writeSites(_ sites: [Sites.Site], _ database: Database) throws {
    let insertion = "INSERT INTO site VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    for (index, site) in sites.enumerated() {
      let town = origin.cities[site.town - 1]
      let region = site.surroundings == .nothing ? 0 : regions.numbers[town.region]
      try database.cachedStatement(sql: insertion).execute(arguments: [
        index + 1, site.kind.number, site.name,
        site.names.isEmpty ? nil : site.names.joined(separator: "\n"), site.town,
        site.surroundings.rawValue, region,
        site.zone == town.timezone ? nil : site.zone.flatMap { zones[$0] },
        Self.packed(site.latitude), Self.packed(site.longitude), site.elevation, site.iata,
        site.icao, Weight.packed(site.weight),
      ])
      try writeNames([(.slovak, site.slovak)], of: index + 1, "site", database)
      for (key, usage) in site.keys.sorted(by: { $0.key < $1.key }) {
        try database.cachedStatement(sql: "INSERT INTO site_key VALUES (?, ?, ?)").execute(
          arguments: [key, index + 1, usage.rawValue])
      }
    }
  }
}
