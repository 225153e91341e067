public import Outlook

extension EnglishPhrases {
  public func appointments(_ count: Int, days: Int) -> String {
    "\(plural(count, "appointment", "appointments")) in the next \(days) days"
  }

  public func noAppointments(days: Int) -> String { "No appointments in the next \(days) days." }

  public func mark(_ mark: SpanWeather.Mark) -> String {
    switch mark {
    case .wet: "wet"
    case .cold: "cold"
    case .windy: "windy"
    }
  }

  public func marked(_ mark: SpanWeather.Mark, _ appointments: [String]) -> String {
    "\(self.mark(mark).capitalizedFirst): \(list(appointments))."
  }

  public var noAppointmentMarked: String { "None of them is expected to be wet, cold or windy." }
  public var allDay: String { "all day" }
  public var untitled: String { "(no title)" }
  public var beyondForecast: String { "beyond the forecast" }

  public func atHome(_ count: Int, home: String) -> String {
    count == 1
      ? "1 appointment has no known place. Its weather is that of \(home), your home."
      : "\(grouped(count)) appointments have no known place. Their weather is that of \(home), your home."
  }

  public func withoutPlace(_ count: Int) -> String {
    (count == 1
      ? "1 appointment has no known place." : "\(grouped(count)) appointments have no known place.")
      + " To see the weather of your home there, type: home PLACE"
  }

  public func mayLookUp(_ towns: [String]) -> String {
    "Look up \(list(towns)) online? Only the names of towns are sent. (y/n) "
  }

  public func notLookedUp(_ towns: [String]) -> String {
    "Not in Vane's list of places: \(list(towns)). To look up towns online, type: set calendar.places yes"
  }

  public func unknownZones(_ names: [String]) -> String {
    "Unknown time zones, read as this machine's time: \(list(names))."
  }

  public func unknownRules(_ count: Int) -> String {
    "\(plural(count, "appointment recurs", "appointments recur")) by a rule that Vane can't read. Only the first date is known."
  }

  public func tasksLeftOut(_ count: Int) -> String {
    "\(plural(count, "task isn't", "tasks aren't")) shown."
  }

  public var moreAppointments: String { "There are more appointments than Vane reads." }

  public func savedEvents(_ count: Int, to path: String) -> String {
    "Saved \(plural(count, "event", "events")) to \(path)."
  }
}
