import Foundation
import Reports

extension Phrases {
  /// The countries and territories of ISO 3166-1, and Kosovo, with their names in the language, by its alphabet.
  public var countries: [(code: String, name: String)] {
    let locale = Locale(identifier: localeIdentifier)
    return Countries.names(in: locale)
      .sorted { $0.name.compare($1.name, locale: locale) == .orderedAscending }
  }

  /// The name of a country in the language, by its ISO 3166-1 alpha-2.
  public func countryName(of code: String) -> String? {
    Countries.name(of: code, in: Locale(identifier: localeIdentifier))
  }

  /// ISO 3166-1 alpha-2 of a code or a whole name, in this language or in English.
  public func countryCode(of text: String) -> String? {
    Countries.code(of: text, in: Locale(identifier: localeIdentifier))
  }
}
