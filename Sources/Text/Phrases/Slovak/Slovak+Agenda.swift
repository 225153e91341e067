public import Outlook

extension Slovak {
  public func appointments(_ count: Int, days: Int) -> String {
    "\(plural(count, "udalosť", "udalosti", "udalostí")) v najbližších \(days) dňoch"
  }

  public func noAppointments(days: Int) -> String {
    "V najbližších \(days) dňoch nie je žiadna udalosť."
  }

  public func mark(_ mark: SpanWeather.Mark) -> String {
    switch mark {
    case .wet: "mokro"
    case .cold: "mráz"
    case .windy: "vietor"
    }
  }

  public func marked(_ mark: SpanWeather.Mark, _ appointments: [String]) -> String {
    "\(self.mark(mark).capitalizedFirst): \(list(appointments))."
  }

  public var noAppointmentMarked: String { "Pri žiadnej sa nečaká mokro, mráz ani silný vietor." }
  public var allDay: String { "celý deň" }
  public var untitled: String { "(bez názvu)" }
  public var beyondForecast: String { "mimo predpovede" }

  public func atHome(_ count: Int, home: String) -> String {
    "\(plural(count, "udalosť nemá", "udalosti nemajú", "udalostí nemá")) známe miesto. "
      + closed("Počasie je z vášho domova: \(home)")
  }

  public func withoutPlace(_ count: Int) -> String {
    "\(plural(count, "udalosť nemá", "udalosti nemajú", "udalostí nemá")) známe miesto. "
      + "Ak má platiť počasie domova, zadajte: home MIESTO"
  }

  public func mayLookUp(_ towns: [String]) -> String {
    "Vyhľadať na internete (\(list(towns)))? Odošlú sa len názvy obcí. (a/n) "
  }

  public func notLookedUp(_ towns: [String]) -> String {
    "V zozname miest nie je: \(list(towns)). Ak sa majú obce hľadať na internete, zadajte: set calendar.places yes"
  }

  public func unknownZones(_ names: [String]) -> String {
    "Neznáme časové pásma, čítané ako čas tohto počítača: \(list(names))."
  }

  public func unknownRules(_ count: Int) -> String {
    "Nečitateľné pravidlo opakovania má \(plural(count, "udalosť", "udalosti", "udalostí")). Známy je len prvý dátum."
  }

  public func tasksLeftOut(_ count: Int) -> String {
    "Nezobrazené úlohy: \(count)."
  }

  public var moreAppointments: String { "Udalostí je viac, než Vane číta." }

  public func savedEvents(_ count: Int, to path: String) -> String {
    "Do súboru \(path) sa \(form(count, "uložila", "uložili", "uložilo")) \(plural(count, "udalosť", "udalosti", "udalostí"))."
  }
}
