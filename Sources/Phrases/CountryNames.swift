import Foundation

extension Phrases {
  /// All countries and territories of ISO 3166-1 with their names in this language, in its alphabet's order.
  public var countries: [(code: String, name: String)] {
    let locale = Locale(identifier: localeIdentifier)
    return Locale.Region.isoRegions.map(\.identifier)
      .filter { $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
      .compactMap { code in locale.localizedString(forRegionCode: code).map { (code, $0) } }
      .filter { $0.0 != $0.1 && $0.0 != "ZZ" }
      .sorted { $0.1.compare($1.1, locale: locale) == .orderedAscending }
  }

  /// ISO 3166-1 alpha-2 of a code or a whole name, in this language or in English.
  public func countryCode(of text: String) -> String? {
    let upper = text.uppercased()
    let known = countries
    if let code = known.first(where: { $0.code == upper })?.code { return code }
    let isName: (String) -> Bool = {
      $0.compare(text, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    }
    return known.first { isName($0.name) }?.code
      ?? English().countries.first { isName($0.name) }?.code
  }
}
