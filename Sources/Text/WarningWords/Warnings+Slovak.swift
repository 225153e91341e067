public import Phrases
public import Reports
public import Warnings

extension Slovak: WarningPhrases {
  public func warning(_ warning: WeatherWarning) -> String {
    let event = warning.event.capitalizedFirst
    guard let color = warning.color else {
      return event + (warning.severity.map { " (\(severity($0)))" } ?? "")
    }
    guard let kind = warning.kind else { return "\(event) (\(plainName(of: color)))" }
    return "Výstraha \(name(of: color)): \(name(of: kind))"
  }

  public func warningLine(
    _ warning: WeatherWarning, from: WarningMoment?, until: WarningMoment?, more: Int
  ) -> String {
    [self.warning(warning), period(from: from, until: until)].filter { !$0.isEmpty }
      .joined(separator: ", ")
      + (more > 0 ? " a \(plural(more, "ďalšia", "ďalšie", "ďalších"))" : "")
  }

  public func unplacedWarnings(count: Int, in countries: [String], isOfPlaces: Bool) -> String {
    "\(plural(count, "výstraha", "výstrahy", "výstrah")) (\(countries.joined(separator: ", "))) "
      + (isOfPlaces ? "pre tieto miesta " : "pre toto miesto ")
      + form(count, "nemusí platiť.", "nemusia platiť.", "nemusí platiť.")
  }

  public func severity(_ severity: WeatherWarning.Severity) -> String {
    switch severity {
    case .minor: "mierna"
    case .moderate: "stredná"
    case .severe: "vážna"
    case .extreme: "extrémna"
    }
  }

  /// `po 30. 11. 15:00`, for `po 15:00` is after 15:00.
  public func warningDay(_ day: CalendarDay) -> String { shortDate(day) }

  public func period(from: WarningMoment?, until: WarningMoment?) -> String {
    switch (from, until) {
    case (let from?, let until?): span(from, until)
    case (let from?, nil): "od \(from.text)"
    case (nil, let until?): "do \(until.text)"
    case (nil, nil): ""
    }
  }

  /// `so 21. 11. 14:00–18:00` within a day.
  private func span(_ from: WarningMoment, _ until: WarningMoment) -> String {
    from.date == until.date
      ? "\(from.text)–\(until.time)" : "od \(from.text) do \(until.text)"
  }

  public func issued(by sender: String) -> String { "Zdroj: \(sender)" }

  public func noWarnings(
    for place: String, from service: WarningService, checked time: String
  ) -> String {
    service == .wmo
      ? "\(place): v zozname \(warningServiceName(service)) nie sú žiadne výstrahy, overené o \(time). "
        + "Nie všetky krajiny doň prispievajú."
      : "\(place): žiadne výstrahy. \(warningServiceName(service)), overené o \(time)."
  }

  public var othersNotLookedUp: String {
    "Iné tamojšie miesta sa nezisťovali, ukáže ich mapa. Zadajte: map warnings"
  }

  public func unclearWarning(for place: String) -> String {
    "Nie je jasné, či táto výstraha platí pre miesto \(place)."
  }

  public var warningsHeading: String { "Meteorologické výstrahy" }

  public func undrawnWarnings(count: Int?, in country: String) -> String {
    guard let count else {
      return "\(country): výstrahy sa nedajú nakresliť. Zadajte: warnings MIESTO"
    }
    return "\(country): \(form(count, "nedá", "nedajú", "nedá")) sa nakresliť "
      + "\(plural(count, "výstraha", "výstrahy", "výstrah"))."
  }

  public var noWarningsInView: String { "Vo výreze neplatia žiadne výstrahy." }

  public func countriesLeftOut(count: Int) -> String {
    "Po priblížení sa zobrazia aj výstrahy \(count == 1 ? "ďalšej krajiny" : "\(grouped(count)) ďalších krajín")."
  }

  public func omittedWarnings(count: Int) -> String {
    "Nezobrazené: \(plural(count, "ďalšia", "ďalšie", "ďalších"))."
  }

  public func unreadWarnings(count: Int, of listed: Int) -> String {
    listed == count
      ? "Nepodarilo sa načítať \(plural(count, "výstrahu", "výstrahy", "výstrah"))."
      : "\(from(listed).capitalizedFirst) \(grouped(listed)) výstrah sa nepodarilo načítať \(count == 1 ? "jednu" : grouped(count))."
  }

  public func abridgedWarnings(count: Int) -> String {
    count == 1
      ? "Jedna z nich sa načítala len čiastočne."
      : "\(grouped(count)) z nich sa \(form(count, "", "načítali", "načítalo")) len čiastočne."
  }

  public func warningsUnread(for names: [String], because reasons: [UnreadReason]) -> String {
    let places = names.isEmpty ? "" : ": " + separated(names)
    let reasons = reasons.map(reason).joined(separator: ", ")
    return "Výstrahy sa nepodarilo načítať\(places) (\(reasons))."
  }

  private func reason(_ reason: UnreadReason) -> String {
    switch reason {
    case .noNetwork: "bez siete"
    case .noConnection: "bez spojenia"
    case .noAnswer: "bez odpovede"
    case .noAnswerYet: "zatiaľ bez odpovede"
    case .limit: "limit požiadaviek je vyčerpaný"
    case .status(let code): "chyba \(code)"
    case .badAnswer: "nečitateľná odpoveď"
    }
  }

  public func warningsFallback(for service: WarningService, from other: WarningService) -> String {
    warningsUnread(of: service) + " Tieto poskytla služba \(warningServiceName(other))."
  }

  public var newerWarnings: String { "Novšie výstrahy môžu byť na https://meteoalarm.org." }
  public var askingForWarnings: String { "Zisťujú sa výstrahy" }

  private func plainName(of color: WeatherWarning.Color) -> String {
    switch color {
    case .yellow: "žltá"
    case .orange: "oranžová"
    case .red: "červená"
    }
  }

  private func name(of color: WeatherWarning.Color) -> String {
    switch color {
    case .yellow: "1. stupňa (žltá)"
    case .orange: "2. stupňa (oranžová)"
    case .red: "3. stupňa (červená)"
    }
  }

  public func warning(of kind: WeatherWarning.Kind) -> String { "výstraha (\(name(of: kind)))" }

  private func name(of kind: WeatherWarning.Kind) -> String {
    switch kind {
    case .wind: "vietor"
    case .snowOrIce: "sneh alebo poľadovica"
    case .thunderstorm: "búrky"
    case .fog: "hmla"
    case .heat: "vysoké teploty"
    case .cold: "nízke teploty"
    case .coast: "pobrežie"
    case .forestFire: "lesné požiare"
    case .avalanche: "lavíny"
    case .rain: "dážď"
    case .flood: "povodeň"
    case .rainFlood: "dážď a povodeň"
    }
  }

  public var warningListHint: String { "Celý text zobrazí číslo riadka." }

  public func moreWarned(_ count: Int, row: Int) -> String {
    "Výstrahy platia aj pre \(plural(count, "ďalšie miesto", "ďalšie miesta", "ďalších miest")). "
      + "Zadajte: warnings \(row)"
  }
}
