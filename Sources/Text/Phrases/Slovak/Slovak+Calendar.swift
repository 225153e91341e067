extension Slovak {
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
    case .months: ["mesiac", "mesiace", "mesiacov"]
    case .years: ["rok", "roky", "rokov"]
    }
  }
}
