public import Reports

extension EnglishPhrases {
  public func longDate(_ date: CalendarDay) -> String {
    "\(wholeWeekday(date)), \(self.date(date.day, date.month, date.year))"
  }

  func wholeWeekday(_ date: CalendarDay) -> String {
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][date.weekday]
  }

  public func name(of column: SunColumn) -> String {
    column == .day ? "" : column.rawValue.capitalizedFirst
  }

  public func dayBefore(_ time: String) -> String { "\(time) the day before" }
  public func nextDay(_ time: String) -> String { "\(time) the next day" }

  public func sunrise(at time: String) -> String { "sunrise \(time)" }
  public func sunset(at time: String) -> String { "sunset \(time)" }

  public func solarNoon(at time: String, altitude: String) -> String {
    altitude.hasPrefix("−")
      ? "noon \(time), sun \(altitude.dropFirst()) below the horizon"
      : "noon \(time), sun \(altitude) high"
  }

  public var noSunrise: String { "no sunrise on this day" }
  public var noSunset: String { "no sunset on this day" }
  public var polarDay: String { "Polar day: the sun doesn't set." }
  public var polarNight: String { "Polar night: the sun doesn't rise." }
  public var dayThatWasLeaptOver: String { "This day was skipped in the calendar of this place." }
  public func daylight(_ span: String) -> String { "\(span) of daylight" }
  public func daylightLonger(_ span: String) -> String { "\(span) more than the day before" }
  public func daylightShorter(_ span: String) -> String { "\(span) less than the day before" }
  public var daylightUnchanged: String { "as much as the day before" }

  public var twilight: String { "Twilight" }
  public func twilightName(_ index: Int) -> String {
    ["civil", "nautical", "astronomical"][index % 3]
  }
  public func dawn(_ time: String) -> String { "from \(time) on" }
  public func dusk(_ time: String) -> String { "until \(time)" }
  public func dawnAndDusk(_ dawn: String, _ dusk: String) -> String { "\(dawn) to \(dusk)" }
  public var twilightAllNight: String { "all night" }
  public var noTwilight: String { "none" }

  public var moon: String { "Moon" }
  public func moonPhase(_ eighth: Int) -> String {
    [
      "New moon", "Waxing crescent", "First quarter", "Waxing gibbous", "Full moon",
      "Waning gibbous", "Last quarter", "Waning crescent",
    ][eighth & 7]
  }
  public func moonLit(_ share: String) -> String { "\(share) lit" }
  public func moonrise(at time: String) -> String { "rises \(time)" }
  public func moonset(at time: String) -> String { "sets \(time)" }
  public var noMoonrise: String { "doesn't rise on this day" }
  public var noMoonset: String { "doesn't set on this day" }
  public var moonIsAlwaysUp: String { "above the horizon all day" }
  public var moonIsNeverUp: String { "below the horizon all day" }

  public func date(_ day: CalendarDay, at time: String, isOtherYear: Bool) -> String {
    "\(date(day.day, day.month, isOtherYear ? day.year : nil)), \(time)"
  }
  public func newMoon(_ date: String) -> String { "new moon \(date)" }
  public func fullMoon(_ date: String) -> String { "full moon \(date)" }
  public func equinox(_ date: String) -> String { "equinox \(date)" }
  public func solstice(_ date: String) -> String { "solstice \(date)" }

  /// 1 January … 12 December.
  /// `27 November 2026`, or `November 27, 2026` where the month comes first.
  package func date(_ day: Int, _ month: Int, _ year: Int? = nil) -> String {
    let name = self.month(month)
    guard hasMonthFirst else { return "\(day) \(name)" + (year.map { " \($0)" } ?? "") }
    return "\(name) \(day)" + (year.map { ", \($0)" } ?? "")
  }

  package func month(_ month: Int) -> String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ][(month + 11) % 12]
  }
}
