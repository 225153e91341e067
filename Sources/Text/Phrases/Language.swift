/// A language of the program with its words. By it, a feature finds those of its own, which stand in its folder.
public enum SpokenLanguage: Sendable {
  case english(English), slovak(Slovak)

  /// The words of a feature, which each language has.
  public func words<Words>(english: (English) -> Words, slovak: (Slovak) -> Words) -> Words {
    switch self {
    case .english(let words): english(words)
    case .slovak(let words): slovak(words)
    }
  }
}

/// The languages of the program. The raw value is ISO 639-1, and typed after `set language`.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case slovak = "sk"

  /// The setting that goes before the environment.
  public static let setting = "language"

  /// The value of the setting while nothing is set.
  public static let automatic = "auto"

  /// The language that the user set, or else that of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that isn't empty;
  /// English if that isn't a language of the program. Foundation's `Locale.current` says English on every Linux.
  public init(setting: String?, environment: [String: String]) {
    self =
      setting.flatMap(Language.init(rawValue:)) ?? Language(rawValue: Self.code(environment))
      ?? .english
  }

  public var phrases: any Phrases {
    switch self {
    case .english: English()
    case .slovak: Slovak()
    }
  }

  /// The ISO 639 code of the user's language, which may not be one of the program's: texts of others are shown in it.
  /// `nil` if neither the setting nor the environment names one.
  public static func read(setting: String?, environment: [String: String]) -> String? {
    if let set = setting.flatMap(Language.init(rawValue:)) { return set.rawValue }
    let code = code(environment)
    return (2...3).contains(code.utf8.count) ? code : nil
  }

  private static func code(_ environment: [String: String]) -> String {
    // `sk_SK.UTF-8@euro` begins with the language; `skr` is another.
    (locale("LC_MESSAGES", environment) ?? "").prefix { !"_.@-".contains($0) }.lowercased()
  }

  /// The locale of a category such as `LC_CTYPE`: the first of its variables that isn't empty.
  package static func locale(_ category: String, _ environment: [String: String]) -> String? {
    ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }
}
