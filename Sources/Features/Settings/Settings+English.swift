import Phrases

nonisolated extension English: SettingsPhrases {
  var chosenCountry: String { "chosen" }
  var everywhere: String { "Searches cover all countries." }
  var countryHint: String {
    "Type country CODE to search in one country, country off to search in all, or set countries SK,CZ to list some first."
  }
  var changedSetting: String { "changed" }

  var contactIsSent: String {
    "MET Norway and weather.gov ask for a contact address. If you set one, "
      + "it is sent only to them."
  }

  var noTwelveHours: String? { nil }
  func takenBack(_ setting: String) -> String { "Undone: the setting \(setting) is as before." }

  var sampleStays: String {
    "Saved for the next start. This one stays with --sample."
  }
}
