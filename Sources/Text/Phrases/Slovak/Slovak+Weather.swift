public import Reports

extension Slovak {
  public var today: String { "Dnes" }
  public var restOfToday: String { "Zvyšok dňa" }
  public var tomorrow: String { "Zajtra" }
  public var nextDays: String { "Najbližšie dni" }
  public var nothingReported: String { "Aktuálne hodnoty nie sú k dispozícii." }
  public var sampleWarning: String { "UKÁŽKA: vymyslené počasie" }

  public var nothingNew: String { "Práve overené: bez zmeny." }
  public func fetched(secondsAgo seconds: Double) -> String { "načítané \(ago(seconds))" }

  public func fetched(from seconds: Double, to newest: Double) -> String {
    let (first, last) = (ago(seconds), ago(newest))
    return first == last ? "načítané \(first)" : "načítané \(first) až \(last)"
  }

  public func forecastOrigin(_ source: String) -> String { "Hodiny a dni: \(source)" }

  public var cityListNote: String {
    "Zoznam miest bez časov a jednotiek: chápané ako °C a km/h."
  }

  public func serviceName(_ service: Service) -> String {
    switch service {
    case .openMeteo: "Open-Meteo"
    case .metNorway: "MET Norway"
    case .openWeather: "OpenWeather"
    case .cityList: "Zoznam miest"
    case .sample: "UKÁŽKA"
    }
  }

  /// WMO code table 4677, in the words of the Slovak Hydrometeorological Institute where it has them.
  public func condition(_ code: WeatherCode) -> String {
    switch code.rawValue {
    case 0: "Jasno"
    case 1: "Malá oblačnosť"
    case 2: "Polooblačno"
    case 3: "Zamračené"
    case 4: "Dym alebo popol"
    case 5: "Zákal"
    case 6: "Prach"
    case 7: "Zvírený piesok alebo prach"
    case 8: "Prachové víry"
    case 10: "Dymno"
    case 12: "Prízemná hmla"
    case 18: "Húľavy"
    case 19: "Tornádo alebo tromba"
    case 31: "Prachová alebo piesočná búrka"
    case 34: "Silná prachová alebo piesočná búrka"
    case 36: "Nízko zvírený sneh"
    case 38: "Vysoko zvírený sneh"
    case 41: "Chumáče hmly"
    case 45: "Hmla"
    case 48: "Mrznúca hmla"
    case 51: "Slabé mrholenie"
    case 53: "Mrholenie"
    case 55: "Silné mrholenie"
    case 56: "Slabé mrznúce mrholenie"
    case 57: "Mrznúce mrholenie"
    case 61: "Slabý dážď"
    case 63: "Dážď"
    case 65: "Silný dážď"
    case 66: "Slabý mrznúci dážď"
    case 67: "Mrznúci dážď"
    case 68: "Slabý dážď so snehom"
    case 69: "Dážď so snehom"
    case 71: "Slabé sneženie"
    case 73: "Sneženie"
    case 75: "Husté sneženie"
    case 76: "Ľadové ihličky"
    case 77: "Snehové zrná"
    case 79: "Zmrznutý dážď"
    case 80: "Slabé prehánky"
    case 81: "Prehánky"
    case 82: "Prudké prehánky"
    case 83: "Slabé prehánky dažďa so snehom"
    case 84: "Prehánky dažďa so snehom"
    case 85: "Slabé snehové prehánky"
    case 86: "Snehové prehánky"
    case 87: "Slabé krúpky"
    case 88: "Krúpky"
    case 89: "Slabé krúpy"
    case 90: "Krúpy"
    case 95: "Búrka"
    case 96: "Búrka s krúpami"
    case 99: "Silná búrka s krúpami"
    default: "Kód počasia \(code.rawValue)"
    }
  }

  public func shortCondition(_ code: WeatherCode) -> String {
    switch code.rawValue {
    case 1: "Malá oblač."
    case 4: "Dym"
    case 7: "Piesok"
    case 8, 31, 34: "Prach"
    case 12, 41: "Hmla"
    case 19: "Tornádo"
    case 36, 38: "Zvír. sneh"
    case 48: "Mrzn. hmla"
    case 51, 55: "Mrholenie"
    case 56, 57, 66, 67: "Mrzn. dážď"
    case 68, 69, 83, 84: "Dážď, sneh"
    case 71: "Slabý sneh"
    case 75: "Hustý sneh"
    case 77: "Sneh. zrná"
    case 85, 86: "Sneh. preh."
    case 76: "Ihličky"
    case 79: "Zmrz. dážď"
    case 80: "Prehánky"
    case 82: "Lejak"
    case 87: "Krúpky"
    case 96, 99: "Krupobitie"
    default: condition(code).count > 11 ? "Kód \(code.rawValue)" : condition(code)
    }
  }

  public func feelsLike(_ temperature: String) -> String { "pocitovo \(temperature)" }
  public func humidity(_ value: String) -> String { "vlhkosť \(figure(value))" }
  public func pressure(_ value: String) -> String { "tlak \(figure(value))" }
  public func cloudCover(_ value: String) -> String { "oblačnosť \(figure(value))" }
  public func visibility(_ value: String) -> String { "dohľadnosť \(figure(value))" }
  public func dewPoint(_ value: String) -> String { "rosný bod \(value)" }
  public func sunrise(_ rise: String, sunset: String) -> String { "deň \(rise) až \(sunset)" }

  public func wind(_ speed: String, from direction: String?, gusts: String?) -> String {
    "vietor \(figure(speed))" + (direction.map { " \($0)" } ?? "")
      + (gusts.map { ", nárazy \(figure($0))" } ?? "")
  }

  public func compassPoint(_ index: Int) -> String {
    ["S", "SV", "V", "JV", "J", "JZ", "Z", "SZ"][index & 7]
  }

  public func day(_ date: CalendarDay) -> String { "\(weekday(date.weekday)) \(date.day)." }

  /// `št 26. 11.`
  public func shortDate(_ date: CalendarDay) -> String {
    "\(weekday(date.weekday).lowercased()) \(date.day).\u{A0}\(date.month)."
  }
}
