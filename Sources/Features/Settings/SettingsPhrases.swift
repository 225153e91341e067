import Phrases

/// Sentences about the settings, and about the country to search in.
nonisolated protocol SettingsPhrases: Phrases {
  /// Follows that country in the list of all.
  var chosenCountry: String { get }
  var everywhere: String { get }
  var countryHint: String { get }
  /// Explains the sign before settings that the user changed.
  var changedSetting: String { get }
  /// Explains the use of the setting `contact`.
  var contactIsSent: String { get }
  /// Says that the language has no 12-hour clock; `nil` for one that has.
  var noTwelveHours: String? { get }
  /// A setting that `undo` has taken back.
  func takenBack(_ setting: String) -> String
  /// Another service was chosen in a run with `--sample`.
  var sampleStays: String { get }
}

nonisolated extension Phrases {
  var settings: any SettingsPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
