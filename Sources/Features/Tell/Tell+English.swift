import Clients
import Phrases
import Quantities
import Reports
import Warnings

nonisolated extension English: TellPhrases {
  var tellSummary: String { "alert you to weather expected within two days, or to warnings" }
  var noQuestions: String { "No alerts yet. Try: tell when rain 1h" }
  var pausedQuestion: String { "paused" }
  var questionHeading: String { "alert" }
  var clocks: String { "Last alerts are in your time, the next in the time of each place." }
  var lastToldHeading: String { "last alert" }
  var neverTold: String { "no alert yet" }

  func question(_ text: String, in place: String) -> String { "\(text) in \(place)" }

  func question(_ text: String, on date: CalendarDay, year: Int?) -> String {
    "\(text) on \(self.date(date.day, date.month, year))"
  }

  func question(_ text: String, onWay name: String) -> String { "\(text) on \(name)" }

  func recurring(_ day: DayReference) -> String? {
    let word = dayWords.first { $0.day == day }?.text
    return switch day {
    case .weekday: word.map { "on \($0.capitalizedFirst)s" }
    case .weekend: "at weekends"
    default: word
    }
  }

  func at(_ time: String) -> String { "at \(time)" }

  func someWarnings(from least: WeatherWarning.Severity?, of event: String) -> String {
    (["\(least.map { $0.rawValue + " " } ?? "")warnings"] + (event.isEmpty ? [] : ["for", event]))
      .joined(separator: " ")
  }

  func tellsAlready(_ questions: [String]) -> String {
    (questions.count == 1 ? "This alert exists already: " : "These alerts exist already: ")
      + separated(questions) + "."
  }

  func willTell(_ questions: [String]) -> String {
    "\(questions.count == 1 ? "Alert" : "Alerts") added: \(separated(questions))."
  }
  var tellHint: String { "To check every 15\u{A0}min in the background, type: tell on" }

  func paused(_ question: String, isPaused: Bool) -> String {
    isPaused ? "Paused: \(question). Type pause again to resume." : "Resumed: \(question)."
  }

  func removedQuestions(_ questions: [String]) -> String {
    "Deleted: \(separated(questions))."
  }

  func restoredQuestions(_ questions: [String]) -> String {
    "Restored: \(separated(questions))."
  }

  func confirmRemoval(ofQuestions count: Int) -> String {
    "Delete \(all(count, "alert", "alerts"))? (y/n) "
  }

  func earlier(_ sentence: String) -> String { "Earlier than expected. \(sentence)" }

  func later(_ sentence: String) -> String { "Later than expected. \(sentence)" }

  func prolonged(_ sentence: String) -> String { "Longer than expected. \(sentence)" }

  func grown(_ sentence: String, _ weather: AwaitedWeather?) -> String {
    let change =
      switch weather {
      case .rain, .snow: "Heavier"
      case .limit(.temperature, let isAbove, _): isAbove ? "Warmer" : "Colder"
      case .limit(.wind, let isAbove, _): isAbove ? "Stronger" : "Calmer"
      case .limit(_, let isAbove, _): isAbove ? "Higher" : "Lower"
      case .dry, .sun, nil: "More severe"
      }
    return "\(change) than expected. \(sentence)"
  }

  func withdrawn(_ event: String, from: String, until: String?) -> String {
    "No longer expected: \(event), \(until.map { "\(from) to \($0)" } ?? "from \(from)")."
  }

  func noAnswer(to question: String) -> String {
    "No service has answered for a day: \(question). Type status for the reason."
  }

  func severalDays(_ line: String) -> String {
    "An alert is for one day, for a weekday or for weekends. Type: \(asTyped(line))"
  }

  var nothingToTell: String { "Nothing new." }

  func notTold(by program: String, _ outcome: ProgramOutcome) -> String {
    switch outcome {
    case .done: ""
    case .missing:
      "\(program) wasn't found. Install it, or change tell.command with set."
    case .failed(let status):
      "\(program) failed with exit status \(status). Change tell.command with set."
    case .timedOut:
      "\(program) didn't end within 10\u{A0}s and was stopped. Change tell.command with set."
    }
  }

  func timer(isOn: Bool) -> String {
    isOn
      ? "Vane now checks your alerts every 15\u{A0}min. Type tell off to stop."
      : "Vane no longer checks your alerts in the background."
  }

  func noTimer(cron line: String, isOn: Bool) -> String {
    isOn
      ? "The timer vane-tell.timer isn't available here. Add this line with crontab -e: \(line)"
      : "The timer vane-tell.timer isn't available here. If you added it, delete this line with crontab -e: \(line)"
  }
}
