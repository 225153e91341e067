extension Slovak {
  public var decimalSeparator: String { "," }
  /// A narrow space that no line is broken at.
  public var groupingSeparator: String { "\u{202F}" }

  public func unit(_ unit: DurationUnit, of number: Int) -> String {
    unit == .seconds ? "s" : form(number, "deň", "dni", "dní")
  }
  public func exampleValues(_ values: [String], or last: String) -> String {
    "napr. \(values.joined(separator: ", ")) alebo \(last)"
  }

  public func bounds(_ lowest: Int, _ highest: Int) -> String {
    "\(grouped(lowest)) až \(grouped(highest))"
  }

  public func position(latitude: String, isNorth: Bool, longitude: String, isEast: Bool) -> String {
    "\(figure(latitude))° \(isNorth ? "s." : "j.") š. \(figure(longitude))° \(isEast ? "v." : "z.") d."
  }

  public var monthNames: [[String]] {
    [
      [
        "január", "február", "marec", "apríl", "máj", "jún", "júl", "august", "september",
        "október", "november", "december",
      ],
      (1...12).map(monthOfDate),
      [
        "januári", "februári", "marci", "apríli", "máji", "júni", "júli", "auguste", "septembri",
        "októbri", "novembri", "decembri",
      ],
    ]
  }

  public func words(for unit: TimeSpanUnit) -> [String] {
    switch unit {
    case .minutes: ["min", "minúta", "minútu", "minúty", "minút"]
    case .hours: ["h", "hod", "hodina", "hodinu", "hodiny", "hodín", "hodine"]
    case .days: ["d", "deň", "dni", "dní", "dňom", "dňami"]
    case .weeks: ["týž", "týždeň", "týždne", "týždňov", "týždňom", "týždňami"]
    case .months: ["mesiac", "mesiace", "mesiacov", "mesiacom", "mesiacmi"]
    case .years: ["rok", "roky", "rokov", "rokom"]
    }
  }

  public func time(_ figure: String, isAfternoon: Bool) -> String? { nil }
  public func date(_ date: String, before time: String) -> String { date + " " + time }
  public var noonWord: String? { nil }
  public var midnightWord: String? { nil }
}
