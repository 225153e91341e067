import TestSupport
import Testing

@testable import Gazetteer

@Suite struct AreaNamesTests {
  /// `CN` has too many places for their names to be kept.
  @Test(arguments: ["LI", "SM", "IS", "AE", "SK", "CN"])
  func placesAreThoseOfTheFullText(country: String) throws {
    try GazetteerFile(PackageFolder.gazetteer).read { database in
      let area = try Area.countries([country], in: database)
      let kept = FullText(database: database, areas: [area], kept: AreaCache())
      // Nothing is kept for a key of four letters.
      let asked = FullText(database: database, areas: [area], kept: AreaCache())
      for key in ["vado", "kosi", "saint", "bratislava", "dubaj", "рейк", "beij"] {
        _ = try kept.beginning(["a"], in: .own, limit: 1)
        for usage: NameUsage? in [.own, .current, .other, nil] {
          for limit in [3, 1000] {
            let expected = try asked.beginning([key], in: usage, limit: limit).map(\.rank)
            #expect(try kept.beginning([key], in: usage, limit: limit).map(\.rank) == expected)
          }
        }
      }
    }
  }

  @Test func otherAreasHoldTheirPlacesToo() throws {
    try GazetteerFile(PackageFolder.gazetteer).read { database in
      let areas = try ["SK", "Žilina"].compactMap { try Area.named($0, in: database) }
      let places = try FullText(database: database, areas: areas, kept: AreaCache())
        .beginning(["b"], in: .own, limit: 2)
      #expect(places.map(\.name) == ["Bytča", "Bešeňová"])
    }
  }

  @Test(arguments: PlaceLanguage.allCases)
  func eachCountryIsAnArea(language: PlaceLanguage) throws {
    try GazetteerFile(PackageFolder.gazetteer).read { database in
      for country in Countries.names(in: Locale(identifier: language.rawValue)) {
        let area = try Area.named(country.name, in: database)
        #expect(area != nil, "\(country.name)")
      }
    }
  }
}
