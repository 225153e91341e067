import Analysis
import Phrases

/// Words for the weather at the appointments of calendars.
nonisolated protocol AgendaPhrases: Phrases {
  var agendaSummary: String { get }
  /// The heading: the number of appointments of so many days.
  func appointments(_ count: Int, days: Int) -> String
  func noAppointments(days: Int) -> String
  /// A word for the weather at an appointment.
  func mark(_ mark: SpanWeather.Mark) -> String
  func marked(_ mark: SpanWeather.Mark, _ appointments: [String]) -> String
  var noAppointmentMarked: String { get }
  var allDay: String { get }
  var untitled: String { get }
  var beyondForecast: String { get }
  /// So many appointments have no place that is known, so that they are taken to be at home.
  func atHome(_ count: Int, home: String) -> String
  /// So many appointments have no place that is known, and no home is set.
  func withoutPlace(_ count: Int) -> String
  /// Asks to look up towns at a service.
  func mayLookUp(_ towns: [String]) -> String
  /// Towns that aren't in the gazetteer, and may not be looked up.
  func notLookedUp(_ towns: [String]) -> String
  func unknownZones(_ names: [String]) -> String
  /// Appointments that come again by rules that aren't understood.
  func unknownRules(_ count: Int) -> String
  func tasksLeftOut(_ count: Int) -> String
  var moreAppointments: String { get }
}

nonisolated extension Phrases {
  var agenda: any AgendaPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
