public import WeatherClients

extension Slovak {
  public var toldTitle: String { "Otázky" }
  public var noQuestions: String { "Zatiaľ žiadne otázky. Skúste: tell when rain 1h" }
  public var pausedQuestion: String { "pozastavená" }

  public func lastTold(_ time: String?) -> String {
    time.map { "naposledy splnená \($0)" } ?? "zatiaľ nesplnená"
  }

  public func question(_ text: String, in place: String) -> String { "\(text) – \(place)" }

  public func willTell(_ questions: [String]) -> String {
    "Vane vám ohlási: \(questions.joined(separator: ", ")). "
      + "Kontrolu na pozadí každých 15\u{A0}min zapne tell on."
  }

  public func paused(_ question: String, isPaused: Bool) -> String {
    isPaused
      ? "Pozastavené: \(question). Obnoví ju ďalšie pause." : "Obnovené: \(question)."
  }

  public func removedQuestions(_ questions: [String]) -> String {
    "Odstránené: \(questions.joined(separator: ", "))."
  }

  public func restoredQuestions(_ questions: [String]) -> String {
    "Obnovené: \(questions.joined(separator: ", "))."
  }

  public func confirmRemoval(ofQuestions count: Int) -> String {
    "Odstrániť \(plural(count, "otázku", "otázky", "otázok"))? [a/N] "
  }

  public func earlier(_ sentence: String) -> String { "Skôr, ako sa čakalo. \(sentence)" }

  public func later(_ sentence: String) -> String { "Neskôr, ako sa čakalo. \(sentence)" }

  public func grown(_ sentence: String, _ weather: AwaitedWeather?) -> String {
    let change =
      switch weather {
      case .rain, .snow: "Výdatnejšie"
      case .above: "Teplejšie"
      case .below: "Chladnejšie"
      case .windAbove: "Veternejšie"
      case .windBelow: "Pokojnejšie"
      case .dry, .sun, nil: "Závažnejšie"
      }
    return "\(change), ako sa čakalo. \(sentence)"
  }

  public func withdrawn(_ event: String, from: String, until: String) -> String {
    "Už sa nečaká: \(event), od \(from) do \(until)."
  }

  public func noAnswer(to question: String) -> String {
    "Už deň neodpovedala žiadna služba: \(question). Príčinu zobrazí status."
  }

  public var nothingToTell: String { "Nič nové." }

  public func notTold(by program: String, _ outcome: ProgramOutcome) -> String {
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

  public func timer(isOn: Bool) -> String {
    isOn
      ? "Vane odteraz kontroluje vaše otázky každých 15\u{A0}min. Vypne to tell off."
      : "Vane už nekontroluje vaše otázky na pozadí."
  }

  public func noTimer(cron line: String, isOn: Bool) -> String {
    isOn
      ? "Časovač vane-tell.timer tu nie je dostupný. Príkazom crontab -e pridajte riadok: \(line)"
      : "Časovač vane-tell.timer tu nie je dostupný. Ak ste ho pridali, príkazom crontab -e odstráňte riadok: \(line)"
  }
}
