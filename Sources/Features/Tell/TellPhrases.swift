import Clients
import Phrases
import Reports
import Warnings

/// Questions that stay, and news about them.
nonisolated protocol TellPhrases: Phrases {
  var tellSummary: String { get }
  var noQuestions: String { get }
  var pausedQuestion: String { get }
  /// Headings of the list.
  var questionHeading: String { get }
  var lastToldHeading: String { get }
  /// The last alert is of the user's clock, the next of that of its place.
  var clocks: String { get }
  /// In the place of a time, of an alert that never came true.
  var neverTold: String { get }
  /// A question with its place: `rain 1h in Oslo`.
  func question(_ text: String, in place: String) -> String
  /// With the date of its only day: `rain on 2 December`. `year` is another one than this.
  func question(_ text: String, on date: CalendarDay, year: Int?) -> String
  /// The weather on a way: `rain on my-ride`.
  func question(_ text: String, onWay name: String) -> String
  /// A day that comes again, behind the weather; `nil` for others.
  func recurring(_ day: DayReference) -> String?
  /// The time of a departure, behind the day: `at 8:00`.
  func at(_ time: String) -> String
  /// An alert to some of the warnings; `event` is a word of `WarningQuestion.events`, or one of the sender's own.
  func someWarnings(from least: WeatherWarning.Severity?, of event: String) -> String
  /// The alerts that were added.
  func willTell(_ questions: [String]) -> String
  /// The alerts that were saved before.
  func tellsAlready(_ questions: [String]) -> String
  /// Names the command that has alerts checked while Vane isn't running.
  var tellHint: String { get }
  func paused(_ question: String, isPaused: Bool) -> String
  func removedQuestions(_ questions: [String]) -> String
  func restoredQuestions(_ questions: [String]) -> String
  func confirmRemoval(ofQuestions count: Int) -> String

  // News
  func earlier(_ sentence: String) -> String
  func later(_ sentence: String) -> String
  /// A warning that ends later than reported.
  func prolonged(_ sentence: String) -> String
  /// Weather that is stronger than reported; `nil` for a warning.
  func grown(_ sentence: String, _ weather: AwaitedWeather?) -> String
  /// The question, or the kind of warning, and when it was expected.
  func withdrawn(_ event: String, from: String, until: String?) -> String
  func noAnswer(to question: String) -> String
  /// An alert for several days that don't come again; `line` is one that is possible.
  func severalDays(_ line: String) -> String
  var nothingToTell: String { get }
  /// Says why a program that should deliver a message failed.
  func notTold(by program: String, _ outcome: ProgramOutcome) -> String

  // The timer
  func timer(isOn: Bool) -> String
  func noTimer(cron line: String, isOn: Bool) -> String
}

nonisolated extension Phrases {
  var ofAlerts: any TellPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
