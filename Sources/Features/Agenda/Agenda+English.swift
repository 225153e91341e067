import Analysis
import Phrases

nonisolated extension English: AgendaPhrases {
  var agendaSummary: String { "show the weather at the appointments of calendars (.ics)" }

  func appointments(_ count: Int, days: Int) -> String {
    "\(plural(count, "appointment", "appointments")) in the next \(days) days"
  }

  func noAppointments(days: Int) -> String { "No appointments in the next \(days) days." }

  func mark(_ mark: SpanWeather.Mark) -> String { mark.rawValue }

  func marked(_ mark: SpanWeather.Mark, _ appointments: [String]) -> String {
    "\(self.mark(mark).capitalizedFirst): \(list(appointments))."
  }

  var noAppointmentMarked: String { "None of them is expected to be wet, cold or windy." }
  var allDay: String { "all day" }
  var untitled: String { "(no title)" }
  var beyondForecast: String { "beyond the forecast" }

  func atHome(_ count: Int, home: String) -> String {
    count == 1
      ? "1 appointment has no known place. Its weather is that of \(home), your home."
      : "\(grouped(count)) appointments have no known place. Their weather is that of \(home), your home."
  }

  func withoutPlace(_ count: Int) -> String {
    (count == 1
      ? "1 appointment has no known place." : "\(grouped(count)) appointments have no known place.")
      + " To see the weather of your home there, type: home PLACE"
  }

  func mayLookUp(_ towns: [String]) -> String {
    "Look up \(list(towns)) online? Only the names of towns are sent. (y/n) "
  }

  func notLookedUp(_ towns: [String]) -> String {
    "Not in Vane's list of places: \(list(towns)). To look up towns online, type: set calendar.places yes"
  }

  func unknownZones(_ names: [String]) -> String {
    "Unknown time zones, read as this machine's time: \(list(names))."
  }

  func unknownRules(_ count: Int) -> String {
    "\(plural(count, "appointment recurs", "appointments recur")) by a rule that Vane can't read. Only the first date is known."
  }

  func tasksLeftOut(_ count: Int) -> String {
    "\(plural(count, "task isn't", "tasks aren't")) shown."
  }

  var moreAppointments: String { "There are more appointments than Vane reads." }
}
