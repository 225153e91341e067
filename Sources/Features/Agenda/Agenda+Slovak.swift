import Analysis
import Phrases

nonisolated extension Slovak: AgendaPhrases {
  var agendaSummary: String { "zobrazí počasie pri udalostiach z kalendárov (.ics)" }

  func appointments(_ count: Int, days: Int) -> String {
    "\(plural(count, "udalosť", "udalosti", "udalostí")) v najbližších \(days) dňoch"
  }

  func noAppointments(days: Int) -> String {
    "V najbližších \(days) dňoch nie je žiadna udalosť."
  }

  func mark(_ mark: SpanWeather.Mark) -> String {
    switch mark {
    case .wet: "mokro"
    case .cold: "mráz"
    case .windy: "vietor"
    }
  }

  func marked(_ mark: SpanWeather.Mark, _ appointments: [String]) -> String {
    "\(self.mark(mark).capitalizedFirst): \(list(appointments))."
  }

  var noAppointmentMarked: String { "Pri žiadnej sa nečaká mokro, mráz ani silný vietor." }
  var allDay: String { "celý deň" }
  var untitled: String { "(bez názvu)" }
  var beyondForecast: String { "mimo predpovede" }

  func atHome(_ count: Int, home: String) -> String {
    "\(plural(count, "udalosť nemá", "udalosti nemajú", "udalostí nemá")) známe miesto. "
      + closed("Počasie je z vášho domova: \(home)")
  }

  func withoutPlace(_ count: Int) -> String {
    "\(plural(count, "udalosť nemá", "udalosti nemajú", "udalostí nemá")) známe miesto. "
      + "Ak má platiť počasie domova, zadajte: home MIESTO"
  }

  func mayLookUp(_ towns: [String]) -> String {
    "Vyhľadať na internete (\(list(towns)))? Odošlú sa len názvy obcí. (a/n) "
  }

  func notLookedUp(_ towns: [String]) -> String {
    "V zozname miest nie je: \(list(towns)). Ak sa majú obce hľadať na internete, zadajte: set calendar.places yes"
  }

  func unknownZones(_ names: [String]) -> String {
    "Neznáme časové pásma, čítané ako čas tohto počítača: \(list(names))."
  }

  func unknownRules(_ count: Int) -> String {
    "Nečitateľné pravidlo opakovania má \(plural(count, "udalosť", "udalosti", "udalostí")). Známy je len prvý dátum."
  }

  func tasksLeftOut(_ count: Int) -> String {
    "Nezobrazené úlohy: \(count)."
  }

  var moreAppointments: String { "Udalostí je viac, než Vane číta." }
}
