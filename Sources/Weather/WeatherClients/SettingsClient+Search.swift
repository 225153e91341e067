public import WeatherModels

/// The user's settings for searches.
public struct SearchPreferences: Hashable, Sendable {
  public var scope: SearchScope
  public var home: Coordinate?
}

extension SettingsClient {
  /// Reads `country` (searched alone), `countries` (put first, with commas between) and `home`.
  public func searchPreferences(_ language: PlaceLanguage) -> SearchPreferences {
    let preferred = string("countries")?.split(separator: ",").map(String.init) ?? []
    return SearchPreferences(
      scope: SearchScope(
        preferredCountries: preferred, country: string("country"), language: language,
        region: string(Self.region) ?? (language == .slovak ? "SK" : nil)),
      home: (try? home()) ?? nil)
  }

  /// The value of this run that has the territory of the user's locale.
  public static let region = "region"

  /// Reads `home` (`48.15,17.11`).
  public func home() throws(StorageError) -> Coordinate? {
    let numbers = try value("home")?.split(separator: ",").compactMap { Double($0) } ?? []
    return numbers.count == 2 ? Coordinate(latitude: numbers[0], longitude: numbers[1]) : nil
  }
}
