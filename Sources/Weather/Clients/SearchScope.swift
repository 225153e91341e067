/// The scope of a search, the countries that it prefers, and the language of its answers.
public struct SearchScope: Hashable, Sendable {
  /// ISO 3166-1 alpha-2, the most preferred first. Their places come before others that match as well.
  public var preferredCountries: [String]
  /// ISO 3166-1 alpha-2; places of other countries are not found at all.
  public var country: String?
  public var language: PlaceLanguage
  /// ISO 3166-1 alpha-2: where the user is at home, whose postal codes are meant rather than those of others.
  public var region: String?
  /// Whether names that only resemble the text are looked for where none is the text, which takes longest.
  public var findsSlips = true

  public init(
    preferredCountries: [String] = [], country: String? = nil,
    language: PlaceLanguage = .english, region: String? = nil
  ) {
    self.preferredCountries = preferredCountries
    self.country = country
    self.language = language
    self.region = region
  }
}

/// A language in which the gazetteer names places, regions and countries.
public enum PlaceLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case slovak = "sk"
}
