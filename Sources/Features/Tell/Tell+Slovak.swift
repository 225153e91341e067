import Clients
import Phrases
import Quantities
import Reports
import Warnings

nonisolated extension Slovak: TellPhrases {
  var tellSummary: String { "upozorní na počasie očakávané do dvoch dní alebo na výstrahu" }
  var noQuestions: String { "Zatiaľ žiadne upozornenia. Skúste: tell when rain 1h" }
  var pausedQuestion: String { "pozastavené" }
  var questionHeading: String { "upozornenie" }
  var clocks: String {
    "Posledné upozornenie je vo vašom čase, najbližšie v miestnom čase miesta."
  }
  var lastToldHeading: String { "naposledy ohlásené" }
  var neverTold: String { "zatiaľ neohlásené" }

  func question(_ text: String, in place: String) -> String { "\(text) – \(place)" }

  func question(_ text: String, on date: CalendarDay, year: Int?) -> String {
    "\(text) \(date.day).\u{A0}\(date.month)." + (year.map { " \($0)" } ?? "")
  }

  func question(_ text: String, onWay name: String) -> String { "\(text) na trase \(name)" }

  func recurring(_ day: DayReference) -> String? {
    switch day {
    case .weekday(let weekday): onWeekday[weekday].lowercasedFirst
    case .weekend: "cez víkend"
    default: dayWords.first { $0.day == day }?.text
    }
  }

  func at(_ time: String) -> String { "o \(time)" }

  func someWarnings(from least: WeatherWarning.Severity?, of event: String) -> String {
    let level =
      switch least {
      case .minor, nil: ""
      case .moderate: " od 1. stupňa"
      case .severe: " od 2. stupňa"
      case .extreme: " 3. stupňa"
      }
    return "výstrahy" + level + (event.isEmpty ? "" : " (\(Self.events[event] ?? event))")
  }

  /// The words of `WarningQuestion.events`, as SHMÚ calls them.
  private static let events = [
    "avalanche": "lavíny", "coast": "pobrežie", "cold": "nízke teploty", "fire": "požiar",
    "flood": "povodeň", "fog": "hmla", "frost": "mráz", "heat": "vysoké teploty",
    "ice": "poľadovica", "lightning": "blesky", "rain": "dážď", "snow": "sneh",
    "thunderstorm": "búrka", "waves": "vlny", "wind": "vietor",
  ]

  func tellsAlready(_ questions: [String]) -> String {
    (questions.count == 1 ? "Toto upozornenie už máte: " : "Tieto upozornenia už máte: ")
      + separated(questions) + "."
  }

  func willTell(_ questions: [String]) -> String {
    "\(questions.count == 1 ? "Pridané upozornenie" : "Pridané upozornenia"): \(separated(questions))."
  }
  var tellHint: String { "Kontrolu na pozadí každých 15\u{A0}min zapnete takto: tell on" }

  func paused(_ question: String, isPaused: Bool) -> String {
    isPaused
      ? "Pozastavené: \(question). Obnovíte opätovným príkazom pause." : "Obnovené: \(question)."
  }

  func removedQuestions(_ questions: [String]) -> String {
    "Odstránené: \(separated(questions))."
  }

  func restoredQuestions(_ questions: [String]) -> String {
    "Obnovené: \(separated(questions))."
  }

  func confirmRemoval(ofQuestions count: Int) -> String {
    let alerts =
      switch count {
      case 1: "upozornenie"
      case 2: "obe upozornenia"
      default: all(count) + plural(count, "", "upozornenia", "upozornení")
      }
    return "Odstrániť \(alerts)? (a/n) "
  }

  func earlier(_ sentence: String) -> String { "Skôr, než sa očakávalo. \(sentence)" }

  func later(_ sentence: String) -> String { "Neskôr, než sa očakávalo. \(sentence)" }

  func prolonged(_ sentence: String) -> String {
    "Potrvá dlhšie, než sa očakávalo. \(sentence)"
  }

  func grown(_ sentence: String, _ weather: AwaitedWeather?) -> String {
    let change =
      switch weather {
      case .rain, .snow: "Výdatnejšie"
      case .limit(.temperature, let isAbove, _): isAbove ? "Teplejšie" : "Chladnejšie"
      case .limit(.wind, let isAbove, _): isAbove ? "Veternejšie" : "Pokojnejšie"
      case .limit(_, let isAbove, _): isAbove ? "Vyššie" : "Nižšie"
      case .dry, .sun, nil: "Závažnejšie"
      }
    return "\(change), než sa očakávalo. \(sentence)"
  }

  func withdrawn(_ event: String, from: String, until: String?) -> String {
    "Už sa neočakáva: \(event), od \(from)\(until.map { " do \($0)" } ?? "")."
  }

  func noAnswer(to question: String) -> String {
    "Už deň neodpovedala žiadna služba: \(question). Príčinu zobrazí status."
  }

  func severalDays(_ line: String) -> String {
    "Upozornenie môže platiť pre jeden deň, pre deň v týždni alebo pre víkendy. Zadajte: \(asTyped(line))"
  }

  var nothingToTell: String { "Nič nové." }

  func notTold(by program: String, _ outcome: ProgramOutcome) -> String {
    switch outcome {
    case .done: ""
    case .missing:
      "Program \(program) sa nenašiel. Nainštalujte ho alebo zmeňte tell.command príkazom set."
    case .failed(let status):
      "Program \(program) skončil s chybou \(status). Zmeňte tell.command príkazom set."
    case .timedOut:
      "Program \(program) neskončil do 10\u{A0}s, preto bol ukončený. Zmeňte tell.command príkazom set."
    }
  }

  func timer(isOn: Bool) -> String {
    isOn
      ? "Vane odteraz kontroluje vaše upozornenia každých 15\u{A0}min. Vypne to tell off."
      : "Vane už nekontroluje vaše upozornenia na pozadí."
  }

  func noTimer(cron line: String, isOn: Bool) -> String {
    isOn
      ? "Časovač vane-tell.timer tu nie je dostupný. Príkazom crontab -e pridajte riadok: \(line)"
      : "Časovač vane-tell.timer tu nie je dostupný. Ak ste ho pridali, príkazom crontab -e odstráňte riadok: \(line)"
  }
}
