public import WeatherModels

/// What the person's settings say about searches.
public struct SearchPreferences: Hashable, Sendable {
  public var scope: SearchScope
  public var home: Coordinate?
}

extension SettingsClient {
  /// Reads `country` (searched alone), `countries` (put first, with commas between) and `home` (`48.15,17.11`).
  public func searchPreferences(
    _ language: PlaceLanguage
  ) throws(StorageError) -> SearchPreferences {
    let preferred = try value("countries")?.split(separator: ",").map(String.init) ?? []
    let home = try value("home")?.split(separator: ",").compactMap { Double($0) } ?? []
    return SearchPreferences(
      scope: SearchScope(
        preferredCountries: preferred, country: try value("country"), language: language),
      home: home.count == 2 ? Coordinate(latitude: home[0], longitude: home[1]) : nil)
  }
}
