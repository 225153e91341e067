public import WeatherModels

extension Slovak {
  public func warning(_ warning: WeatherWarning) -> String {
    guard let color = warning.color else { return warning.event }
    return "\(name(of: color)) výstraha: \(warning.kind.map(name) ?? warning.event)"
  }

  public func warningLine(_ warning: WeatherWarning, until: String?, more: Int) -> String {
    self.warning(warning) + (until.map { ", do \($0)" } ?? "")
      + (more > 0 ? " a \(plural(more, "ďalšia", "ďalšie", "ďalších"))" : "")
  }

  public func warnings(count: Int, inCountry country: String) -> String {
    "\(plural(count, "výstraha", "výstrahy", "výstrah")) (\(country)), možno nie pre toto miesto"
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
    self.weekday(weekday) + " " + time
  }

  public func period(from: String?, until: String?) -> String {
    switch (from, until) {
    case (let from?, let until?): "\(from) až \(until)"
    case (let from?, nil): "od \(from)"
    case (nil, let until?): "do \(until)"
    case (nil, nil): ""
    }
  }

  public func issued(by sender: String) -> String { "Vydal: \(sender)" }
  public func noWarnings(for place: String) -> String { "\(place): žiadne výstrahy." }
  public func noWarnings(inCountry country: String) -> String { "\(country): žiadne výstrahy." }

  public func allWarnings(ofCountry country: String, for place: String) -> String {
    "Nedá sa určiť, ktoré z nich platia tu (\(place)): sú to všetky výstrahy krajiny \(country)."
  }

  public func noWarningService(for country: String?) -> String {
    guard let country else { return "Nie je známa služba, ktorá by tu vydávala výstrahy." }
    return "\(country): Vane nepozná službu, ktorá by tam vydávala výstrahy."
  }

  public var noWarningsInSample: String { "Ukážkové počasie výstrahy nemá." }

  public func warningServiceName(_ service: WarningService) -> String {
    switch service {
    case .meteoAlarm: "MeteoAlarm"
    case .nationalWeatherService: "National Weather Service"
    }
  }

  public func credit(_ service: WarningService) -> String {
    switch service {
    case .meteoAlarm:
      "Výstrahy: EUMETNET MeteoAlarm (https://meteoalarm.org), kde môžu byť novšie"
    case .nationalWeatherService:
      "Výstrahy: US National Weather Service (https://www.weather.gov)"
    }
  }

  public var askingForWarnings: String { "Zisťujú sa výstrahy" }

  private func name(of color: WeatherWarning.Color) -> String {
    switch color {
    case .yellow: "Žltá"
    case .orange: "Oranžová"
    case .red: "Červená"
    }
  }

  private func name(of kind: WeatherWarning.Kind) -> String {
    switch kind {
    case .wind: "vietor"
    case .snowOrIce: "sneh alebo poľadovica"
    case .thunderstorm: "búrky"
    case .fog: "hmla"
    case .heat: "horúčava"
    case .cold: "mráz"
    case .coast: "pobrežie"
    case .forestFire: "lesné požiare"
    case .avalanche: "lavíny"
    case .rain: "dážď"
    case .flood: "povodeň"
    case .rainFlood: "dážď a povodeň"
    }
  }
}
