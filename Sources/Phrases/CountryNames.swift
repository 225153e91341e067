import Foundation

extension Phrases {
  /// The countries and territories of ISO 3166-1, and Kosovo, with their names in this language, in its alphabet's
  /// order.
  public var countries: [(code: String, name: String)] {
    let locale = Locale(identifier: localeIdentifier)
    return unordered.sorted { $0.name.compare($1.name, locale: locale) == .orderedAscending }
  }

  /// What the language calls a country, by its ISO 3166-1 alpha-2.
  public func countryName(of code: String) -> String? {
    unordered.first { $0.code == code }?.name
  }

  /// ISO 3166-1 alpha-2 of a code or a whole name, in this language or in English.
  public func countryCode(of text: String) -> String? {
    let upper = text.uppercased()
    let known = unordered
    if let code = known.first(where: { $0.code == upper })?.code { return code }
    let name = folded(text)
    return known.first { folded($0.name) == name }?.code
      ?? English().unordered.first { folded($0.name) == name }?.code ?? usualNames[name]
  }

  private var unordered: [(code: String, name: String)] {
    let locale = Locale(identifier: localeIdentifier)
    return Locale.Region.isoRegions.map(\.identifier)
      .filter { $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
      .filter { !notCountries.contains($0) }
      .compactMap { code in locale.localizedString(forRegionCode: code).map { (code, $0) } }
      .filter { $0.0 != $0.1 }
      .map { code, name in (code, withoutMainland(name)) }
  }
}

/// ICU tells China's mainland from its territories, which are countries of this list.
private func withoutMainland(_ name: String) -> String {
  ["China mainland": "China", "Čína – kontinentálna": "Čína"][name] ?? name
}

/// What ICU names beside the countries: unions, and islands that have codes for the post only.
private let notCountries: Set = [
  "AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "ZZ",
]

/// Names that people type and ICU does not know any more, or never did.
private let usualNames = [
  "america": "US", "burma": "MM", "czech republic": "CZ", "england": "GB", "great britain": "GB",
  "holland": "NL", "ivory coast": "CI", "myanmar": "MM", "northern ireland": "GB",
  "scotland": "GB", "turkey": "TR", "uk": "GB", "usa": "US", "wales": "GB",
]

/// `Saint Kitts and Nevis` as `st kitts & nevis`.
private func folded(_ name: String) -> String {
  let name = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    .replacing("'", with: "’").replacing(" and ", with: " & ")
  return name.hasPrefix("saint ") ? "st " + name.dropFirst(6) : name
}
