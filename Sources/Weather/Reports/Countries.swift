public import Foundation
internal import Synchronization

/// The countries and territories of ISO 3166-1, and Kosovo, by what languages, people and services call them.
public enum Countries {
  /// The ISO 3166-1 alpha-2 code of each country and its name in a language, unsorted.
  public static func names(in locale: Locale) -> [(code: String, name: String)] {
    Locale.Region.isoRegions.map(\.identifier)
      .filter { $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
      .filter { !notCountries.contains($0) }
      .compactMap { code in locale.localizedString(forRegionCode: code).map { (code, $0) } }
      .filter { $0.0 != $0.1 }
      .map { code, name in (code, chosen(code, locale) ?? name) }
  }

  /// The name of a country in a language, by its ISO 3166-1 alpha-2.
  public static func name(of code: String, in locale: Locale) -> String? {
    guard !notCountries.contains(code), code.count == 2,
      Locale.Region.isoRegions.contains(Locale.Region(code))
    else { return nil }
    return chosen(code, locale) ?? locale.localizedString(forRegionCode: code)
  }

  /// ISO 3166-1 alpha-2 of a whole name in English, or one that people use.
  public static func code(ofEnglish name: String) -> String? {
    english[folded(name)]
  }

  /// ISO 3166-1 alpha-2 of itself, or of a whole name in a language or in English.
  public static func code(of text: String, in locale: Locale) -> String? {
    let (code, folded) = (text.uppercased(), folded(text))
    if let name = name(of: code, in: locale), name != code { return code }
    return codes(in: locale)[folded] ?? english[folded]
  }

  /// The codes by folded names. The language's own name, where another was chosen, is understood all the same.
  private static func codes(in locale: Locale) -> [String: String] {
    if let known = known.withLock({ $0[locale.identifier] }) { return known }
    let codes = names(in: locale).flatMap { code, name in
      [name, locale.localizedString(forRegionCode: code) ?? name].map { (folded($0), code) }
    }
    return known.withLock { known in
      known[locale.identifier] = Dictionary(codes) { first, _ in first }
      return known[locale.identifier] ?? [:]
    }
  }

  /// Of each language that was asked for, by its locale.
  private static let known = Mutex<[String: [String: String]]>([:])

  private static let english: [String: String] = {
    let names = Self.names(in: Locale(identifier: "en")).map { (folded($0.name), $0.code) }
    return Dictionary(names + usualNames.map { (folded($0), $1) }) { first, _ in first }
  }()

  /// The words' letters without what one writes and the next leaves out: `St. Kitts & Nevis`, `The Gambia`.
  private static func folded(_ name: String) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter }
      .filter { !["and", "territories", "territory", "the"].contains($0) }
      .map { $0 == "saint" ? "st" : $0 }.joined(separator: " ")
  }

  private static func chosen(_ code: String, _ locale: Locale) -> String? {
    chosen[locale.language.languageCode?.identifier ?? ""]?[code]
  }

  /// The names that ICU has otherwise. It distinguishes China's mainland from its territories, which are countries of
  /// this list. In Slovak a country is called as the gazetteer calls it beside its places.
  private static let chosen = [
    "en": ["CN": "China"],
    "sk": [
      "CD": "Kongo, demokratická republika", "CG": "Kongo (republika)", "CI": "Pobrežie Slonoviny",
      "CN": "Čína", "IO": "Britské indickooceánske územie", "KN": "Sv. Kitts a Nevis",
      "MM": "Myanmar", "MO": "Makao", "ST": "Svätý Tom a Principe",
      "US": "Spojené štáty americké",
    ],
  ]

  /// The codes that ICU names beside the countries: unions, and islands that have codes for the post only.
  private static let notCountries: Set = [
    "AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "ZZ",
  ]

  /// Names that ICU does not know any more, or never did, among them those of the gazetteer.
  private static let usualNames = [
    "America": "US", "Bonaire, Saint Eustatius and Saba": "BQ",
    "British Indian Ocean Territory": "IO", "Burma": "MM", "Cabo Verde": "CV",
    "Cocos Islands": "CC", "Czech Republic": "CZ",
    "Democratic Republic of the Congo": "CD", "East Timor": "TL", "England": "GB",
    "Great Britain": "GB", "Heard Island and McDonald Islands": "HM", "Holland": "NL",
    "Hong Kong": "HK", "Ivory Coast": "CI", "Macau": "MO",
    "Myanmar": "MM", "Northern Ireland": "GB", "Palestine": "PS", "Pitcairn": "PN",
    "Republic of Ireland": "IE",
    "Republic of the Congo": "CG", "Scotland": "GB",
    "South Georgia and the South Sandwich Islands": "GS", "Swaziland": "SZ", "Turkey": "TR",
    "UAE": "AE", "UK": "GB", "United States Minor Outlying Islands": "UM",
    "United States of America": "US", "USA": "US", "Vatican": "VA",
    "Wales": "GB",
  ]
}
