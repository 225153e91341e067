/// The languages that Vane speaks. The raw value is ISO 639-1, and what is typed after `set language`.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case slovak = "sk"

  /// The setting that goes before the environment.
  public static let setting = "language"

  /// The value of the setting while nothing is set.
  public static let automatic = "auto"

  /// The language that a person set, or else that of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not
  /// empty; English where that is none of ours. Foundation's `Locale.current` says English on every Linux.
  public init(setting: String?, environment: [String: String]) {
    self = setting.flatMap(Language.init(rawValue:)) ?? Language(environment: environment)
  }

  public var phrases: any Phrases {
    switch self {
    case .english: English()
    case .slovak: Slovak()
    }
  }

  private init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    // `sk_SK.UTF-8@euro` begins with the language; `skr` is another.
    let code = (locale ?? "").prefix { !"_.@-".contains($0) }.lowercased()
    self = Language(rawValue: code) ?? .english
  }
}
