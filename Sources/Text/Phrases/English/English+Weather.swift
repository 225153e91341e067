public import Reports

extension EnglishPhrases {
  public var today: String { "Today" }
  public var restOfToday: String { "Rest of today" }
  public var tomorrow: String { "Tomorrow" }
  public var nextDays: String { "The next days" }
  public var nothingReported: String { "No current conditions in this report." }
  public var sampleWarning: String { "SAMPLE: made-up weather" }

  public var nothingNew: String { "Checked just now: no change." }
  public func fetched(secondsAgo seconds: Double) -> String { "fetched \(ago(seconds))" }

  public func wrongClock(_ day: CalendarDay, isOtherYear: Bool) -> String {
    "Your clock says \(isOtherYear ? "\(day.year)" : longDate(day))."
  }

  public func ago(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: "just now"
    case ..<(90 * 60): "\(Int(seconds / 60))\u{A0}min ago"
    case ..<(36 * 3600): "\(Int((seconds / 3600).rounded()))\u{A0}h ago"
    case ..<(1000 * 86_400): "\(Int((seconds / 86_400).rounded())) days ago"
    default: "a long time ago"
    }
  }

  public func fetched(from seconds: Double, to newest: Double) -> String {
    let (first, last) = (ago(seconds), ago(newest))
    return first == last ? "fetched \(first)" : "fetched between \(first) and \(last)"
  }

  public func forecastOrigin(_ source: String) -> String { "Hours and days: \(source)" }

  public var cityListNote: String {
    "City list without times or units: read as °C and km/h."
  }

  public func serviceName(_ service: Service) -> String {
    switch service {
    case .openMeteo: "Open-Meteo"
    case .metNorway: "MET Norway"
    case .openWeather: "OpenWeather"
    case .cityList: "City list"
    case .sample: "SAMPLE"
    }
  }

  /// WMO code table 4677, as far as forecast services use it, in the reading of Open-Meteo's documentation.
  public func condition(_ code: WeatherCode) -> String {
    switch code.rawValue {
    case 0: "Clear"
    case 1: "Mainly clear"
    case 2: "Partly cloudy"
    case 3: "Overcast"
    case 4: "Smoke or ash"
    case 5: "Haze"
    case 6: "Dust"
    case 7: "Blowing sand or dust"
    case 8: "Dust whirls"
    case 10: "Mist"
    case 12: "Shallow fog"
    case 18: "Squalls"
    case 19: "Tornado or funnel cloud"
    case 31: "Dust storm or sandstorm"
    case 34: "Severe dust storm or sandstorm"
    case 36: "Drifting snow"
    case 38: "Blowing snow"
    case 41: "Fog patches"
    case 45: "Fog"
    case 48: "Rime fog"
    case 51: "Light drizzle"
    case 53: "Drizzle"
    case 55: "Heavy drizzle"
    case 56: "Light freezing drizzle"
    case 57: "Freezing drizzle"
    case 61: "Light rain"
    case 63: "Rain"
    case 65: "Heavy rain"
    case 66: "Light freezing rain"
    case 67: "Freezing rain"
    case 68: "Light sleet"
    case 69: "Sleet"
    case 71: "Light snow"
    case 73: "Snow"
    case 75: "Heavy snow"
    case 76: "Diamond dust"
    case 77: "Snow grains"
    case 79: "Ice pellets"
    case 80: "Light showers"
    case 81: "Showers"
    case 82: "Violent showers"
    case 83: "Light sleet showers"
    case 84: "Sleet showers"
    case 85: "Light snow showers"
    case 86: "Snow showers"
    case 87: "Light small hail"
    case 88: "Small hail"
    case 89: "Light hail"
    case 90: "Hail"
    case 95: "Thunderstorm"
    case 96: "Thunderstorm, hail"
    case 99: "Heavy thunderstorm, hail"
    default: "Weather code \(code.rawValue)"
    }
  }

  public func shortCondition(_ code: WeatherCode) -> String {
    switch code.rawValue {
    case 1: "Fair"
    case 2: "Some clouds"
    case 4: "Smoke"
    case 7: "Sand, dust"
    case 19: "Tornado"
    case 31, 34: "Sandstorm"
    case 36, 38: "Blown snow"
    case 51, 55: "Drizzle"
    case 56, 57: "Icy drizzle"
    case 66, 67: "Freezing"
    case 68, 83, 84: "Sleet"
    case 76: "Ice needles"
    case 77: "Snow"
    case 80: "Showers"
    case 82: "Downpours"
    case 85: "Flurries"
    case 86: "Snow"
    case 87: "Small hail"
    case 95: "Thunder"
    case 96, 99: "Hail"
    default: condition(code).count > 11 ? "Code \(code.rawValue)" : condition(code)
    }
  }

  public func feelsLike(_ temperature: String) -> String { "feels like \(temperature)" }
  public func humidity(_ value: String) -> String { "humidity \(value)" }
  public func pressure(_ value: String) -> String { "pressure \(value)" }
  public func cloudCover(_ value: String) -> String { "clouds \(value)" }
  public func visibility(_ value: String) -> String { "visibility \(value)" }
  public func dewPoint(_ value: String) -> String { "dew point \(value)" }
  public func sunrise(_ rise: String, sunset: String) -> String { "daylight \(rise) to \(sunset)" }

  public func wind(_ speed: String, from direction: String?, gusts: String?) -> String {
    "wind \(speed)" + (direction.map { " \($0)" } ?? "") + (gusts.map { ", gusts \($0)" } ?? "")
  }

  public func compassPoint(_ index: Int) -> String {
    ["N", "NE", "E", "SE", "S", "SW", "W", "NW"][index & 7]
  }

  public func day(_ date: CalendarDay) -> String { "\(weekday(date.weekday)) \(date.day)" }

  public func shortDate(_ date: CalendarDay) -> String { day(date) }
}
