public import WeatherModels

extension English {
  public func warning(_ warning: WeatherWarning) -> String {
    guard let color = warning.color else { return warning.event }
    return "\(name(of: color)) warning: \(warning.kind.map(name) ?? warning.event)"
  }

  public func warningLine(_ warning: WeatherWarning, until: String?, more: Int) -> String {
    self.warning(warning) + (until.map { ", until \($0)" } ?? "")
      + (more > 0 ? ", and \(more) more" : "")
  }

  public func warnings(count: Int, inCountry country: String) -> String {
    "\(plural(count, "warning", "warnings")) in \(country), which may not cover this place"
  }

  public func severity(_ severity: WeatherWarning.Severity) -> String { severity.rawValue }

  public func moment(weekday: Int, time: String) -> String {
    self.weekday(weekday) + " " + time
  }

  public func period(from: String?, until: String?) -> String {
    switch (from, until) {
    case (let from?, let until?): "\(from) to \(until)"
    case (let from?, nil): "from \(from)"
    case (nil, let until?): "until \(until)"
    case (nil, nil): ""
    }
  }

  public func issued(by sender: String) -> String { "Issued by \(sender)" }
  public func noWarnings(for place: String) -> String { "No warnings for \(place)." }
  public func noWarnings(inCountry country: String) -> String { "No warnings in \(country)." }

  public func allWarnings(ofCountry country: String, for place: String) -> String {
    "These are all warnings for \(country). Not all of them may cover \(place)."
  }

  public func noWarningService(for country: String?) -> String {
    guard let country else { return "No official warnings are available here." }
    return "No official warnings are available for \(country)."
  }

  public func credit(_ service: WarningService) -> String {
    switch service {
    case .meteoAlarm:
      "Warnings: EUMETNET MeteoAlarm. Newer warnings may be at https://meteoalarm.org"
    case .nationalWeatherService:
      "Warnings: US National Weather Service (https://www.weather.gov)"
    case .sample: sampleWarning
    }
  }

  public var askingForWarnings: String { "Requesting warnings" }

  private func name(of color: WeatherWarning.Color) -> String {
    switch color {
    case .yellow: "Yellow"
    case .orange: "Orange"
    case .red: "Red"
    }
  }

  public func warning(of kind: WeatherWarning.Kind) -> String { "a warning of \(name(of: kind))" }

  private func name(of kind: WeatherWarning.Kind) -> String {
    switch kind {
    case .wind: "wind"
    case .snowOrIce: "snow or ice"
    case .thunderstorm: "thunderstorm"
    case .fog: "fog"
    case .heat: "heat"
    case .cold: "cold"
    case .coast: "coast"
    case .forestFire: "forest fire"
    case .avalanche: "avalanches"
    case .rain: "rain"
    case .flood: "flood"
    case .rainFlood: "rain and flood"
    }
  }
}
