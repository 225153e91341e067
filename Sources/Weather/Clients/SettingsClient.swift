public import Reports

/// The settings that the user changes with `set`, by name. Readers check the values.
public struct SettingsClient: Sendable {
  /// The user's own values by name, without defaults.
  public var all: @Sendable () throws(StorageError) -> [String: String]
  /// `nil` takes the setting back.
  public var set: @Sendable (_ name: String, _ value: String?) throws(StorageError) -> Void
  /// The values of this run alone, of flags or because it couldn't be saved; `nil` for a setting taken back. It holds whether
  /// the others can be read or not.
  public var ofRun: @Sendable () -> [String: String?]
  /// Makes a value one of this run alone, until the setting is set again.
  public var hold: @Sendable (_ name: String, _ value: String?) -> Void

  public init(
    all: @escaping @Sendable () throws(StorageError) -> [String: String],
    set: @escaping @Sendable (String, String?) throws(StorageError) -> Void,
    ofRun: @escaping @Sendable () -> [String: String?] = { [:] },
    hold: @escaping @Sendable (String, String?) -> Void = { _, _ in }
  ) {
    self.all = all
    self.set = set
    self.ofRun = ofRun
    self.hold = hold
  }

  /// `nil` when it was never set.
  public func value(_ name: String) throws(StorageError) -> String? {
    if let value = ofRun()[name] { return value }
    return try all()[name]
  }

  /// The value where it is wanted by the way: a file that cannot be read is like one without it. Who asks for the
  /// setting itself, or changes it, hears why.
  public func string(_ name: String) -> String? { try? value(name) }

  /// Reads `country` (searched alone), `countries` (put first, with commas between) and `home`.
  public func searchPreferences(_ language: PlaceLanguage) -> SearchPreferences {
    let preferred = string("countries")?.split(separator: ",").map(String.init) ?? []
    return SearchPreferences(
      scope: SearchScope(
        preferredCountries: preferred, country: string("country"), language: language,
        region: string(Self.region) ?? (language == .slovak ? "SK" : nil)),
      home: try? home())
  }

  /// The value of this run that has the territory of the user's locale.
  public static let region = "region"

  /// Reads `home` (`48.15,17.11`).
  public func home() throws(StorageError) -> Coordinate? { try point("home") }

  /// Reads a setting that is a place.
  public func point(_ name: String) throws(StorageError) -> Coordinate? {
    let numbers = try value(name)?.split(separator: ",").compactMap { Double($0) } ?? []
    return numbers.count == 2 ? Coordinate(latitude: numbers[0], longitude: numbers[1]) : nil
  }
}

/// The user's settings for searches.
public struct SearchPreferences: Hashable, Sendable {
  public var scope: SearchScope
  public var home: Coordinate?
}
