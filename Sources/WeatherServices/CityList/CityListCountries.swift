import Foundation

/// Countries by their English names, as the city list gives them.
enum CityListCountries {
  /// ISO 3166-1 alpha-2.
  static func code(_ name: String) -> String? {
    codes[name.lowercased()]
  }

  /// The names of ICU, and others where it has its own.
  private static let codes: [String: String] = {
    let english = Locale(identifier: "en")
    let regions = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 }
    var codes = [
      "china": "CN", "czech republic": "CZ", "hong kong": "HK", "turkey": "TR",
      "united states of america": "US",
    ]
    for code in regions {
      if let name = english.localizedString(forRegionCode: code) {
        codes[name.lowercased()] = code
      }
    }
    return codes
  }()
}
