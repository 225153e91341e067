import Clients
import GRDB

extension DatabaseBuilder {
  func name(of country: Origin.Country, in language: PlaceLanguage) -> String? {
    if language == .english { return country.name }
    return namesByLanguage[language]?[country.iso]
      ?? origin.catalogs[language.rawValue]?[country.iso]
  }

  /// The names of a thing that are shown, `nil` where a language has none.
  func writeNames(
    _ names: [(language: PlaceLanguage, text: String?)], of key: any DatabaseValueConvertible,
    _ table: String, _ database: Database
  ) throws {
    for (language, text) in names where text != nil {
      try database.cachedStatement(sql: "INSERT INTO \(table)_name VALUES (?, ?, ?)").execute(
        arguments: [key, language.rawValue, text])
    }
  }
}
