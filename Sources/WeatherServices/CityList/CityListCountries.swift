import Foundation

/// Countries by their English names, as the city list gives them.
enum CityListCountries {
  /// ISO 3166-1 alpha-2.
  static func code(_ name: String) -> String? {
    codes[folded(name)]
  }

  /// The names of ICU, and others where it has its own.
  private static let codes: [String: String] = {
    let english = Locale(identifier: "en")
    let others = [
      "Burma": "MM", "Cabo Verde": "CV", "China": "CN", "Czech Republic": "CZ",
      "Democratic Republic of the Congo": "CD", "East Timor": "TL", "Hong Kong": "HK",
      "Ivory Coast": "CI", "Macau": "MO", "Palestine": "PS", "Republic of the Congo": "CG",
      "Republic of Ireland": "IE", "Swaziland": "SZ", "Turkey": "TR", "UAE": "AE", "UK": "GB",
      "United States of America": "US", "USA": "US", "Vatican": "VA",
    ]
    let regions = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 }
    let names = regions.compactMap { code in
      english.localizedString(forRegionCode: code).map { (folded($0), code) }
    }
    return Dictionary(names + others.map { (folded($0), $1) }) { $1 }
  }()

  /// The letters of its words, but for what one writes and the next leaves out: `St. Kitts & Nevis`, `The Gambia`.
  private static func folded(_ name: String) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .replacingOccurrences(of: "saint", with: "st")
      .split { !$0.isLetter }.filter { !["the", "and", "territories", "territory"].contains($0) }
      .joined(separator: " ")
  }
}
