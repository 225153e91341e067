public import WeatherModels

extension Slovak {
  public func warning(_ warning: WeatherWarning) -> String {
    let event = warning.event.capitalizedFirst
    guard let color = warning.color else { return event }
    guard let kind = warning.kind else { return "\(event) (\(plainName(of: color)))" }
    return "Výstraha \(name(of: color)): \(name(of: kind))"
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

  public func noWarnings(
    for place: String, from service: WarningService, checked time: String
  ) -> String {
    "\(place): žiadne výstrahy. \(warningServiceName(service)), overené o \(time)."
  }

  public func noWarningsInIndex(
    for place: String, from service: WarningService, checked time: String
  ) -> String {
    "\(place): v zozname \(warningServiceName(service)) nie sú žiadne výstrahy, overené o \(time). "
      + "Nie všetky krajiny doň prispievajú."
  }

  public func unclearWarnings(count: Int, for place: String) -> String {
    count == 1
      ? "Nie je jasné, či táto výstraha platí pre miesto \(place)."
      : "Nie je jasné, ktoré z týchto výstrah platia pre miesto \(place)."
  }

  public func warningsFallback(for service: WarningService, from other: WarningService) -> String {
    "Výstrahy služby \(warningServiceName(service)) sa nepodarilo načítať. Tieto poskytla služba "
      + "\(warningServiceName(other))."
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
    case .dwd:
      "Výstrahy: Deutscher Wetterdienst cez Bright Sky (https://brightsky.dev), CC BY 4.0"
    case .metNorway: "Výstrahy: MET Norway (https://www.met.no), CC BY 4.0"
    case .metEireann: "Výstrahy: Met Éireann (https://www.met.ie), CC BY 4.0"
    case .environmentCanada:
      "Výstrahy: Environment and Climate Change Canada (https://weather.gc.ca), Open Government Licence"
    case .jma: "Výstrahy: Japan Meteorological Agency (https://www.jma.go.jp)"
    case .hongKongObservatory: "Výstrahy: Hong Kong Observatory (https://www.hko.gov.hk), DATA.GOV.HK"
    case .sachet: "Výstrahy: NDMA SACHET (https://sachet.ndma.gov.in)"
    case .metService: "Výstrahy: MetService (https://www.metservice.com), CC BY 4.0"
    case .wmo:
      "Výstrahy: WMO Severe Weather Information Centre (https://severeweather.wmo.int)"
    case .sample: sampleWarning
    }
  }

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
}
