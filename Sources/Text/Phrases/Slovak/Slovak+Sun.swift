public import Reports

extension Slovak {
  public func longDate(_ date: CalendarDay) -> String {
    let weekdays = [
      "pondelok", "utorok", "streda", "štvrtok", "piatok", "sobota", "nedeľa",
    ]
    return "\(weekdays[date.weekday]) \(date.day). \(monthOfDate(date.month)) \(date.year)"
  }

  public func name(of column: SunColumn) -> String {
    switch column {
    case .day: ""
    case .sunrise: "Východ"
    case .sunset: "Západ"
    case .daylight: "Dĺžka dňa"
    case .moonrise: "Východ Mesiaca"
    case .moonset: "Západ Mesiaca"
    case .moon: moon
    }
  }

  public func dayBefore(_ time: String) -> String { "\(time) predošlého dňa" }
  public func nextDay(_ time: String) -> String { "\(time) nasledujúceho dňa" }

  public func sunrise(at time: String) -> String { "východ slnka \(time)" }
  public func sunset(at time: String) -> String { "západ slnka \(time)" }

  public func solarNoon(at time: String, altitude: String) -> String {
    altitude.hasPrefix("−")
      ? "poludnie \(time), slnko \(figure(String(altitude.dropFirst()))) pod obzorom"
      : "poludnie \(time), slnko \(figure(altitude)) nad obzorom"
  }

  public var noSunrise: String { "v tento deň slnko nevychádza" }
  public var noSunset: String { "v tento deň slnko nezapadá" }
  public var polarDay: String { "Polárny deň: slnko nezapadá." }
  public var polarNight: String { "Polárna noc: slnko nevychádza." }
  public var dayThatWasLeaptOver: String { "Tento deň v kalendári tohto miesta chýba." }
  public func daylight(_ span: String) -> String { "deň trvá \(span)" }
  public func daylightLonger(_ span: String) -> String { "o \(span) dlhšie než predošlý" }
  public func daylightShorter(_ span: String) -> String { "o \(span) kratšie než predošlý" }
  public var daylightUnchanged: String { "rovnako dlho ako predošlý" }

  public var twilight: String { "Súmrak" }
  public func twilightName(_ index: Int) -> String {
    ["občiansky", "nautický", "astronomický"][index % 3]
  }
  public func dawn(_ time: String) -> String { "od \(time)" }
  public func dusk(_ time: String) -> String { "do \(time)" }
  public func dawnAndDusk(_ dawn: String, _ dusk: String) -> String { "\(dawn) až \(dusk)" }
  public var twilightAllNight: String { "celú noc" }
  public var noTwilight: String { "žiadny" }

  public var moon: String { "Mesiac" }
  public func moonPhase(_ eighth: Int) -> String {
    [
      "Nov", "Dorastajúci kosáčik", "Prvá štvrť", "Dorastajúci mesiac", "Spln",
      "Ubúdajúci mesiac", "Posledná štvrť", "Ubúdajúci kosáčik",
    ][eighth & 7]
  }
  public func moonLit(_ share: String) -> String { "osvetlené \(share)" }
  public func moonrise(at time: String) -> String { "vychádza \(time)" }
  public func moonset(at time: String) -> String { "zapadá \(time)" }
  public var noMoonrise: String { "v tento deň nevychádza" }
  public var noMoonset: String { "v tento deň nezapadá" }
  public var moonIsAlwaysUp: String { "celý deň nad obzorom" }
  public var moonIsNeverUp: String { "celý deň pod obzorom" }

  public func date(_ day: CalendarDay, at time: String, isOtherYear: Bool) -> String {
    "\(day.day).\u{A0}\(day.month). \(isOtherYear ? "\(day.year) " : "")o \(time)"
  }
  public func newMoon(_ date: String) -> String { "nov \(date)" }
  public func fullMoon(_ date: String) -> String { "spln \(date)" }
  public func equinox(_ date: String) -> String { "rovnodennosť \(date)" }
  public func solstice(_ date: String) -> String { "slnovrat \(date)" }

  /// The month in the genitive, as after a day: `21. novembra`. 1 is January.
  package func monthOfDate(_ month: Int) -> String {
    [
      "januára", "februára", "marca", "apríla", "mája", "júna", "júla", "augusta", "septembra",
      "októbra", "novembra", "decembra",
    ][(month + 11) % 12]
  }
}
