import Clients
import Foundation
import Gazetteer
import Reports
import Testing

/// The names of a country beside its places, and where a person names it.
struct CountryNameTests {
  private func names(_ language: PlaceLanguage) throws -> [(code: String, name: String)] {
    try Countries.names(in: Locale(identifier: language.rawValue)).compactMap { country in
      try gazetteer.cities(of: country.code, limit: 1, language: language).first?.countryName
        .map { (country.code, $0) }
    }
  }

  @Test func hasOneNameInSlovak() throws {
    let slovak = Locale(identifier: "sk")
    let names = try names(.slovak)
    #expect(names.count > 240)
    for (code, name) in names { #expect(Countries.name(of: code, in: slovak) == name) }
  }

  @Test(arguments: [PlaceLanguage.english, .slovak])
  func eachNameIsUnderstood(language: PlaceLanguage) throws {
    let locale = Locale(identifier: language.rawValue)
    for (code, name) in try names(language) {
      #expect(Countries.code(of: name, in: locale) == code, "\(name)")
    }
  }

  @Test(arguments: [PlaceLanguage.english, .slovak])
  func isSearchedInByEachName(language: PlaceLanguage) throws {
    let scope = SearchScope(language: language)
    var missed: [String] = []
    for country in Countries.names(in: Locale(identifier: language.rawValue)) {
      let largest = try gazetteer.cities(of: country.code, limit: 1, language: language).first
      guard let town = largest, let other = town.countryName else { continue }
      for name in Set([country.name, other]) {
        let found = try gazetteer.search("\(town.name) in \(name)", scope: scope).first?.place
        if found?.country != country.code { missed.append("\(town.name) in \(name)") }
        guard !name.contains(",") else { continue }
        let inside = try gazetteer.search("\(town.name), \(name)", scope: scope).first?.place
        if inside?.country != country.code { missed.append("\(town.name), \(name)") }
      }
    }
    #expect(missed == [])
  }

  @Test(arguments: [PlaceLanguage.english, .slovak])
  func isMeantByItsName(language: PlaceLanguage) throws {
    let client = gazetteer.client { _ in }
    for (code, name) in try names(language) {
      #expect(try client.country(named: name, in: language) == code, "\(name)")
    }
    for name in ["Oslo", "Tatry", "Paris", "xyzzy"] {
      #expect(try client.country(named: name, in: language) == nil)
    }
  }
}
