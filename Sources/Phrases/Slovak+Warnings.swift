public import WeatherModels

extension Slovak {
  public func warning(_ warning: WeatherWarning) -> String {
    guard let color = warning.color else { return warning.event }
    return "Výstraha \(name(of: color)): \(warning.kind.map(name) ?? warning.event)"
  }

  public func warningLine(_ warning: WeatherWarning, until: String?, more: Int) -> String {
    self.warning(warning) + (until.map { ", do \($0)" } ?? "")
      + (more > 0 ? " a \(plural(more, "ďalšia", "ďalšie", "ďalších"))" : "")
  }

  public func warnings(count: Int, inCountry country: String) -> String {
    "\(plural(count, "výstraha", "výstrahy", "výstrah")) (\(country)), pre toto miesto "
      + form(count, "nemusí platiť", "nemusia platiť", "nemusí platiť")
  }

  public func severity(_ severity: WeatherWarning.Severity) -> String {
    switch severity {
    case .minor: "mierna"
    case .moderate: "stredná"
    case .severe: "vážna"
    case .extreme: "extrémna"
    }
  }

  public func moment(weekday: Int, time: String) -> String {
    self.weekday(weekday).lowercased() + " " + time
  }

  public func period(from: String?, until: String?) -> String {
    switch (from, until) {
    case (let from?, let until?): "\(from.capitalizedFirst) až \(until)"
    case (let from?, nil): "od \(from)"
    case (nil, let until?): "do \(until)"
    case (nil, nil): ""
    }
  }

  public func issued(by sender: String) -> String { "Zdroj: \(sender)" }
  public func noWarnings(for place: String) -> String { "\(place): žiadne výstrahy." }
  public func noWarnings(inCountry country: String) -> String { "\(country): žiadne výstrahy." }

  public func allWarnings(ofCountry country: String, for place: String) -> String {
    "Toto sú všetky výstrahy krajiny \(country). Pre miesto \(place) nemusia platiť všetky."
  }

  public func noWarningService(for country: String?) -> String {
    guard let country else { return "Meteorologické výstrahy tu nie sú dostupné." }
    return "\(country): meteorologické výstrahy nie sú dostupné."
  }

  public func credit(_ service: WarningService) -> String {
    switch service {
    case .meteoAlarm:
      "Výstrahy: EUMETNET MeteoAlarm (https://meteoalarm.org), kde môžu byť novšie"
    case .nationalWeatherService:
      "Výstrahy: US National Weather Service (https://www.weather.gov)"
    case .sample: sampleWarning
    }
  }

  public var askingForWarnings: String { "Zisťujú sa výstrahy" }

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
}
