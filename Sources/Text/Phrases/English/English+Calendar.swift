extension EnglishPhrases {
  public var monthNames: [[String]] { [(1...12).map(month)] }

  public func words(for unit: TimeSpanUnit) -> [String] {
    switch unit {
    case .minutes: ["m", "min", "mins", "minute", "minutes"]
    case .hours: ["h", "hr", "hrs", "hour", "hours"]
    case .days: ["d", "day", "days"]
    case .weeks: ["w", "wk", "wks", "week", "weeks"]
    case .months: ["month", "months"]
    case .years: ["year", "years"]
    }
  }
}
