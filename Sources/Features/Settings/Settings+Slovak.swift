import Phrases

nonisolated extension Slovak: SettingsPhrases {
  var chosenCountry: String { "vybraná" }
  var everywhere: String { "Hľadá sa vo všetkých krajinách." }
  var countryHint: String {
    "Príkaz country KÓD hľadá v jednej krajine, country off vo všetkých, set countries SK,CZ uprednostní uvedené."
  }
  var changedSetting: String { "zmenené" }

  var contactIsSent: String {
    "MET Norway a weather.gov žiadajú kontaktnú adresu. Ak ju nastavíte, "
      + "pošle sa iba im."
  }

  func takenBack(_ setting: String) -> String {
    "Zrušené: nastavenie \(setting) je ako predtým."
  }
  var noTwelveHours: String? {
    "Slovenčina píše čas od 0:00 do 24:00. Čas s 12 hodinami má iba angličtina: \(asTyped("set language en"))"
  }

  var sampleStays: String {
    "Uložené pre ďalšie spustenie. V tomto spustení platí --sample."
  }
}
